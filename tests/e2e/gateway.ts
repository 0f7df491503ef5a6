import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './learner.ts';

const WORKER = '/sw.js';

/** A proxy of the server under test that a test can close, so that the app's address is unreachable. */
export interface Gateway {
  readonly origin: string;
  close(): Promise<void>;
  /** Closes after that many more responses to the worker. */
  closeAfter(answers: number): Promise<void>;
  open(): Promise<void>;
  /** Serves a newer version from now on, in which all pages have changed. */
  update(): void;
}

/** Opens a gateway to the server at this address. Requests of the worker are known by their referrer. */
export async function openGateway(upstream: string): Promise<Gateway> {
  const { hostname, port } = new URL(upstream);
  let answered = 0;
  let isNewer = false;
  let closing: { answers: number; done: () => void } | undefined;

  function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method, url = '/' } = incoming;
    if (incoming.headers.referer?.endsWith(WORKER)) {
      if (closing && answered >= closing.answers) {
        closing.done();
        return;
      }
      answered += 1;
    }
    const isRewritten = isNewer && url === WORKER;
    const headers = { ...incoming.headers };
    if (isRewritten) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const call = request({ hostname, port, method, path: url, headers }, (reply) => {
      if (isRewritten) return void rewrite(reply, outgoing);
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  }

  let server = createServer(answer);
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;

  async function close(): Promise<void> {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  return {
    origin: `http://localhost:${own}`,
    close,
    closeAfter: (answers) =>
      new Promise((resolve) => {
        const done = () => {
          closing = undefined;
          void close().then(resolve);
        };
        closing = { answers: answered + answers, done };
      }),
    async open() {
      server = createServer(answer);
      await listen(own);
    },
    update() {
      isNewer = true;
    },
  };
}

/** Sends the worker with changed revisions of its files, as after an update of all pages. */
async function rewrite(reply: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { 'content-length': _length, etag: _etag, ...headers } = reply.headers;
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  outgoing.writeHead(reply.statusCode ?? 502, headers);
  outgoing.end(Buffer.concat(chunks).toString().replaceAll('"revision":"', '"revision":"newer-'));
}

/** Tests that reach the server through their own gateway. */
export const test = base.extend<{ gateway: Gateway }>({
  gateway: async ({ playwright: _ }, use, { project }) => {
    const gateway = await openGateway(project.use.baseURL ?? '');
    await use(gateway);
    await gateway.close();
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
});
