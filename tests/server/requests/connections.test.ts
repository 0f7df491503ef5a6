import { EventEmitter, once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { QUOTAS } from '../../../server/rate-limits/quotas.ts';
import {
  type ConnectionTracker,
  createConnectionCounter,
  createConnectionTracker,
  limitConnections,
} from '../../../server/requests/connections.ts';

const MEGABYTE = 1024 * 1024;
const GET = 'GET / HTTP/1.1\r\nHost: school\r\n\r\n';
const post = (bytes: number) => `POST / HTTP/1.1\r\nHost: school\r\nContent-Length: ${bytes}\r\n\r\n`;

describe('a connection with requests that are not answered to the end', () => {
  let server: Server;
  let backlogs: ConnectionTracker;
  let now: number;
  let answers: ServerResponse[];
  /** The clients' ports, by the server's sockets. */
  let ports: Map<Socket, number | undefined>;
  const clients: Socket[] = [];

  beforeEach(async () => {
    backlogs = createConnectionTracker(2 * MEGABYTE);
    now = 0;
    answers = [];
    ports = new Map();
    server = createServer((request, response) => {
      ports.set(request.socket, request.socket.remotePort);
      backlogs.trackRequest(request.socket, response, now);
      answers.push(response);
      request.resume();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });

  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    server.close();
  });

  const countReceivedBytes = () => [...ports.keys()].reduce((bytes, { bytesRead }) => bytes + bytesRead, 0);

  /** A client that sends a text and never reads. */
  async function connectClient(text: string, requests = 1): Promise<Socket> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    clients.push(socket.pause().on('error', () => {}));
    const [before, arrived] = [answers.length, countReceivedBytes() + text.length];
    socket.write(text);
    while (answers.length < before + requests || countReceivedBytes() < arrived)
      await new Promise(setImmediate);
    return socket;
  }

  /** The clients with a connection that the server has closed. */
  function cutOff(...cut: Socket[]): boolean[] {
    backlogs.closeStalled(now);
    const open = new Set([...ports].filter(([{ destroyed }]) => !destroyed).map(([, port]) => port));
    return cut.map(({ localPort }) => !open.has(localPort));
  }

  test('a connection with a pending response is closed after two minutes', async () => {
    const slow = await connectClient(GET);
    now = 120_000;
    expect(cutOff(slow)).toEqual([false]);
    now = 120_001;
    expect(cutOff(slow)).toEqual([true]);
  });

  test('a connection is untracked when it is answered, and its time starts again at the next request', async () => {
    const reader = await connectClient(GET);
    answers[0]?.end('done');
    await once(answers[0] as ServerResponse, 'close');
    now = 100_000;
    reader.write(GET);
    while (answers.length < 2) await new Promise(setImmediate);
    now = 130_000;
    expect(cutOff(reader)).toEqual([false]);
  });

  test('the oldest connections are closed when request bodies exceed the memory limit', async () => {
    const small = await connectClient(post(MEGABYTE) + 'a'.repeat(1_000));
    const early = await connectClient(post(9 * MEGABYTE) + 'a'.repeat(1.5 * MEGABYTE));
    expect(cutOff(small, early)).toEqual([false, false]);
    const late = await connectClient(post(9 * MEGABYTE) + 'a'.repeat(MEGABYTE));
    expect(cutOff(small, early, late)).toEqual([false, true, false]);
  });

  test('a connection is closed when responses behind a slow one exceed the memory limit', async () => {
    const greedy = await connectClient(GET.repeat(3), 3);
    for (const answer of answers.slice(1)) answer.end('a'.repeat(1.5 * MEGABYTE));
    expect(cutOff(greedy)).toEqual([true]);
  });
});

test('a disconnected client leaves nothing tracked, not even responses behind a slow one', async () => {
  const server = createServer((_, response) => {
    if (answers.getPendingResponses().length > 1) response.end('done');
  });
  const answers = limitConnections(server, () => false);
  const closed = new Promise((resolve) =>
    server.on('connection', (socket) => socket.once('close', () => setImmediate(resolve))),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write(GET.repeat(3));
  while (answers.getPendingResponses().length < 3) await new Promise(setImmediate);
  client.destroy();
  await closed;
  expect(answers.getPendingResponses()).toEqual([]);
  server.close();
});

describe('of the connections that are free', () => {
  test('an address may hold as many connections as are free, so that each of several addresses gets some', () => {
    const count = createConnectionCounter(80);
    const openAll = (address: string) => {
      let opened = 0;
      for (; count.hasRoom(address); opened++) count.open(address);
      return opened;
    };
    expect(['ana', 'ben', 'eva', 'kim'].map(openAll)).toEqual([40, 20, 10, 5]);
    for (let closed = 0; closed < 40; closed++) count.close('ana');
    expect(count.hasRoom('kim')).toBe(true);
  });

  test('a proxy may hold all connections', () => {
    const cutOff = (isProxy: boolean) => {
      const server = new EventEmitter() as Server;
      limitConnections(server, () => isProxy);
      let cut = 0;
      const createSocket = () =>
        Object.assign(new EventEmitter(), { remoteAddress: '203.0.113.1', destroy: () => void cut++ });
      for (let index = 0; index < QUOTAS.connections.limit; index++)
        server.emit('connection', createSocket());
      server.emit('close');
      return cut;
    };
    expect([cutOff(false), cutOff(true)]).toEqual([QUOTAS.connections.limit / 2, 0]);
  });
});
