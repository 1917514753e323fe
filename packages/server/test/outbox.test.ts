import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turnOver } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { Outbox, sendEvent } from '../src/connections/outbox.ts';
import { asciiFrame } from '../src/connections/text-frame.ts';

describe('a frame of text', () => {
  it('has the shortest header there is', () => {
    const headerOf = (length: number) => asciiFrame('a'.repeat(length))?.replace(/a*$/, '');
    expect([0, 125, 126, 0xffff].map(headerOf)).toEqual(['\x81\0', '\x81}', '\x81~\0~', '\x81~\xff\xff']);
  });
});

describe('what is said over a socket', () => {
  let web: Server;
  let server: WebSocketServer;
  let client: WebSocket;
  let line: WebSocket;
  let socket: Socket;
  let heard: string[];

  beforeEach(async () => {
    web = createServer();
    server = new WebSocketServer({ server: web });
    const connected = once(server, 'connection');
    await once(web.listen(0), 'listening');
    client = new WebSocket(`ws://localhost:${(web.address() as AddressInfo).port}`);
    heard = [];
    client.on('message', (data) => heard.push(String(data)));
    const opened = once(client, 'open');
    [line, { socket }] = (await connected) as [WebSocket, { socket: Socket }];
    await opened;
  });

  afterEach(async () => {
    client.terminate();
    server.close();
    await once(web.close(), 'close');
  });

  const allHeard = async () => {
    const pong = once(line, 'pong');
    line.ping();
    await pong;
  };

  it('arrives as it was, in its order, however long and in whatever letters', async () => {
    const outbox = new Outbox();
    const lengths = [0, 1, 125, 126, 127, 255, 256, 257, 65_535, 65_536, 70_000];
    const texts = lengths.flatMap((length) => [
      'a'.repeat(length),
      `${'a'.repeat(length)}é`,
      'Ж'.repeat(length),
      '\u007f',
    ]);
    for (const text of texts) outbox.add(socket, line, text);
    await turnOver();
    outbox.add(socket, line, 'next turn');
    await turnOver();
    await allHeard();
    expect(heard).toEqual([...texts, 'next turn']);
  });

  it('to somebody who does not read ends the connection before it costs memory', async () => {
    const outbox = new Outbox();
    client.removeAllListeners('message').pause();
    const ended = once(line, 'close').then(() => 'ended');
    const flooding = async () => {
      for (let said = 0; said < 1000 && line.readyState === line.OPEN; said++) {
        outbox.add(socket, line, 'a'.repeat(60_000));
        await turnOver();
      }
      return line.readyState === line.OPEN ? 'still open' : 'ended';
    };
    expect(await flooding()).toBe('ended');
    expect(socket.writableLength).toBeLessThan(2 * 1024 * 1024);
    await ended;
  });

  it('is forgotten once the line is closing', async () => {
    const outbox = new Outbox();
    outbox.add(socket, line, 'before');
    await turnOver();
    const closed = once(client, 'close');
    line.close(4000);
    const written = socket.bytesWritten;
    outbox.add(socket, line, 'after');
    await turnOver();
    expect(socket.bytesWritten).toBe(written);
    expect((await closed)[0]).toBe(4000);
    outbox.add(socket, line, 'long after');
    await turnOver();
    expect(heard).toEqual(['before']);
  });
});

describe('what is said as events', () => {
  it('is not said after the end, and ends a stream that nobody reads before it costs memory', async () => {
    const web = createServer();
    const asked = once(web, 'request');
    await once(web.listen(0), 'listening');
    const reader = connect((web.address() as AddressInfo).port).on('error', () => undefined);
    reader.pause().write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    const [, stream] = (await asked) as [unknown, ServerResponse];
    for (let said = 0; said < 1000 && !stream.destroyed; said++) {
      sendEvent(stream, 'a'.repeat(60_000));
      await turnOver();
    }
    expect(stream.destroyed).toBe(true);
    sendEvent(stream, 'after the end');
    reader.destroy();
    await once(web.close(), 'close');
  });
});
