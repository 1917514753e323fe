import { describe, expect, it } from 'vitest';
import { PROTOCOL, readRequest, readServerEnvelope } from '../src/index.ts';

const refused = { to: 'match', message: { type: 'refused', id: '1', refusal: { rule: '1.1', key: 'no' } } };

describe('reading what a server sent', () => {
  it('fields that a newer server adds are ignored', () => {
    const { message } = refused;
    const text = JSON.stringify({ ...refused, sent: 7, message: { ...message, weather: 'fair' } });
    expect(readServerEnvelope(text)).toEqual(refused);
  });

  it('a kind of message that a newer server adds is ignored', () => {
    expect(readServerEnvelope('{"to":"match","message":{"type":"weather","wind":7}}')).toBeNull();
    expect(readServerEnvelope('{"to":"harbour","message":{"type":"weather"}}')).toBeNull();
  });

  it.each([
    ['a known message with a wrong field', JSON.stringify({ ...refused, message: { type: 'refused', id: 5 } })],
    ['a known message for another receiver', JSON.stringify({ ...refused, to: 'table' })],
    ['a message without a type', '{"to":"match","message":{"n":3}}'],
    ['an envelope without a message', '{"to":"match"}'],
    ['a text that is not JSON', 'O Captain! my Captain!'],
    ['null', 'null'],
  ])('%s means that this client is outdated', (_, text) => {
    expect(readServerEnvelope(text)).toBe('outdated');
  });
});

describe('reading a request', () => {
  const BAD = [
    ['broken JSON', '{'],
    ['no object', '7'],
    ['an unknown type', '{"type":"dance"}'],
    ['a missing field', '{"type":"move","id":"1"}'],
    ['an unknown field', '{"type":"undo","id":"1","seat":1}'],
    ['a field of the wrong type', '{"type":"undo","id":5}'],
    ['an endless id', JSON.stringify({ type: 'undo', id: 'x'.repeat(65) })],
    ['an id that no database stores', JSON.stringify({ type: 'undo', id: '\0' })],
    ['a negative number', '{"type":"resume","from":-1}'],
    ['a huge text', JSON.stringify({ type: 'why', id: '1', move: 'x'.repeat(5000) })],
  ] as const;

  it.each(BAD)('%s is refused, with and without an envelope', (_, text) => {
    for (const protocol of [1, 2]) expect(readRequest(text, protocol)).toMatchObject({ ok: false });
    expect(readRequest(`{"to":"match","message":${text}}`, PROTOCOL)).toMatchObject({ ok: false });
  });

  it('the field that is wrong is named', () => {
    expect(readRequest('{"to":"match","message":{"type":"undo","id":5}}', PROTOCOL)).toEqual({
      ok: false,
      field: 'message.id',
    });
    expect(readRequest('{"type":"undo","id":5}', 2)).toEqual({ ok: false, field: 'id' });
  });

  it('a request has an envelope from version 3 on, and none before', () => {
    const request = { type: 'resume', from: 3 };
    const enveloped = JSON.stringify({ to: 'match', message: request });
    expect(readRequest(enveloped, 3)).toEqual({ ok: true, request });
    expect(readRequest(JSON.stringify(request), 2)).toEqual({ ok: true, request });
    expect(readRequest(JSON.stringify(request), 3)).toMatchObject({ ok: false });
    expect(readRequest(enveloped, 2)).toMatchObject({ ok: false });
  });
});
