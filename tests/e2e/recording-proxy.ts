import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call to the document store as it went to the server. */
export interface DocumentCall {
  method: 'batchGet' | 'commit';
  /** The learners whose documents it names. */
  uids: readonly string[];
  /** Whose token it carries. */
  tokenUid: string;
  body: string;
}

/** The next call of one learner to one method, which waits on its way until it is let through. */
export interface HeldCall {
  arrived: Promise<void>;
  letThrough(): void;
}

export interface RecordingProxy {
  origin: string;
  calls: readonly DocumentCall[];
  holdNext(method: DocumentCall['method'], uid: string): HeldCall;
  close(): Promise<void>;
}

interface Hold {
  method: DocumentCall['method'];
  uid: string;
  arrive: () => void;
  open: Promise<void>;
}

const DOCUMENT_CALL = /\/documents:(batchGet|commit)/;
const DOCUMENT_NAME = /\/documents\/users\/([^/"]+)/g;

/** Stands before the server at `target`, and writes down every call to the document store. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const calls: DocumentCall[] = [];
  const holds: Hold[] = [];

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    const method = DOCUMENT_CALL.exec(incoming.url ?? '')?.[1] as DocumentCall['method'] | undefined;
    if (method) await record({ method, ...partiesOf(incoming, body) });
    const passed = forward(
      `${target}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.once('error', () => outgoing.destroy());
    passed.end(body);
  }

  async function record(call: DocumentCall): Promise<void> {
    calls.push(call);
    const index = holds.findIndex(({ method, uid }) => method === call.method && call.uids.includes(uid));
    const [hold] = index < 0 ? [] : holds.splice(index, 1);
    hold?.arrive();
    await hold?.open;
  }

  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    calls,
    holdNext(method, uid) {
      let letThrough = () => {};
      let arrive = () => {};
      const open = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      holds.push({ method, uid, arrive, open });
      return { arrived, letThrough };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function partiesOf(incoming: IncomingMessage, body: Buffer) {
  const text = body.toString('utf8');
  const [, payload = ''] = (incoming.headers.authorization ?? '').split('.');
  const { sub = '' } = payload ? JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) : {};
  return {
    uids: [...text.matchAll(DOCUMENT_NAME)].map(([, uid = '']) => uid),
    tokenUid: String(sub),
    body: text,
  };
}
