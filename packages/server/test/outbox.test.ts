import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turnOver } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { Outbox, sendEvent } from '../src/connections/outbox.ts';
import { asciiFrame } from '../src/connections/text-frame.ts';

describe('text frames', () => {
  it('a text frame has the shortest possible header', () => {
    const headerOf = (length: number) => asciiFrame('a'.repeat(length))?.replace(/a*$/, '');
    expect([0, 125, 126, 0xffff].map(headerOf)).toEqual(['\x81\0', '\x81}', '\x81~\0~', '\x81~\xff\xff']);
  });
});

describe('messages over a socket', () => {
  let web: Server;
  let server: WebSocketServer;
  let client: WebSocket;
  let connection: WebSocket;
  let socket: Socket;
  let received: string[];

  beforeEach(async () => {
    web = createServer();
    server = new WebSocketServer({ server: web });
    const connected = once(server, 'connection');
    await once(web.listen(0), 'listening');
    client = new WebSocket(`ws://localhost:${(web.address() as AddressInfo).port}`);
    received = [];
    client.on('message', (data) => received.push(String(data)));
    const opened = once(client, 'open');
    [connection, { socket }] = (await connected) as [WebSocket, { socket: Socket }];
    await opened;
  });

  afterEach(async () => {
    client.terminate();
    server.close();
    await once(web.close(), 'close');
  });

  const allReceived = async () => {
    const pong = once(connection, 'pong');
    connection.ping();
    await pong;
  };

  it('messages arrive unchanged and in order, whatever their length and alphabet', async () => {
    const outbox = new Outbox();
    const lengths = [0, 1, 125, 126, 127, 255, 256, 257, 65_535, 65_536, 70_000];
    const texts = lengths.flatMap((length) => [
      'a'.repeat(length),
      `${'a'.repeat(length)}é`,
      'Ж'.repeat(length),
      '\u007f',
    ]);
    for (const text of texts) outbox.add(socket, connection, text);
    await turnOver();
    outbox.add(socket, connection, 'next turn');
    await turnOver();
    await allReceived();
    expect(received).toEqual([...texts, 'next turn']);
  });

  it('sending to a client that does not read ends the connection before it costs memory', async () => {
    const outbox = new Outbox();
    client.removeAllListeners('message').pause();
    const ended = once(connection, 'close').then(() => 'ended');
    const flooding = async () => {
      for (let said = 0; said < 1000 && connection.readyState === connection.OPEN; said++) {
        outbox.add(socket, connection, 'a'.repeat(60_000));
        await turnOver();
      }
      return connection.readyState === connection.OPEN ? 'still open' : 'ended';
    };
    expect(await flooding()).toBe('ended');
    expect(socket.writableLength).toBeLessThan(2 * 1024 * 1024);
    await ended;
  });

  it('messages are dropped once the connection is closing', async () => {
    const outbox = new Outbox();
    outbox.add(socket, connection, 'before');
    await turnOver();
    const closed = once(client, 'close');
    connection.close(4000);
    const written = socket.bytesWritten;
    outbox.add(socket, connection, 'after');
    await turnOver();
    expect(socket.bytesWritten).toBe(written);
    expect((await closed)[0]).toBe(4000);
    outbox.add(socket, connection, 'long after');
    await turnOver();
    expect(received).toEqual(['before']);
  });
});

describe('server-sent events', () => {
  it('an event stream that nobody reads is ended before it costs memory, and takes no event after its end', async () => {
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
