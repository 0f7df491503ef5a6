import type { BrowserContext, Request } from '@playwright/test';

/** A call to the document store, as sent by the browser. */
export interface DocumentCall {
  method: string;
  /** The uids whose documents the call names. */
  uids: readonly string[];
  /** The uid of its token. */
  tokenUid: string;
  body: string;
}

/** The next call of one learner to one method, which is held until it is released. */
export interface HeldCall {
  arrived: Promise<void>;
  release(): void;
}

interface Hold {
  method: string;
  uid: string;
  arrive(): void;
  open: Promise<void>;
}

const DOCUMENT_CALL = /\/documents:(batchGet|commit)/;
const DOCUMENT_NAME = /\/documents\/users\/([^/"]+)/g;

/** Records every call of the context's pages to the document store, and holds calls on request. */
export async function recordCalls(context: BrowserContext) {
  const calls: DocumentCall[] = [];
  const holds: Hold[] = [];
  await context.route(DOCUMENT_CALL, async (route) => {
    const call = parseCall(route.request());
    calls.push(call);
    const index = holds.findIndex(({ method, uid }) => method === call.method && call.uids.includes(uid));
    const [hold] = index < 0 ? [] : holds.splice(index, 1);
    hold?.arrive();
    await hold?.open;
    await route.continue();
  });
  return {
    calls: calls as readonly DocumentCall[],
    holdNext(method: 'batchGet' | 'commit', uid: string): HeldCall {
      const arrived = createGate();
      const open = createGate();
      holds.push({ method, uid, arrive: arrived.open, open: open.passed });
      return { arrived: arrived.passed, release: open.open };
    },
  };
}

/** A gate: code that awaits `passed` continues once it is opened. */
export function createGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

function parseCall(request: Request): DocumentCall {
  const body = request.postData() ?? '';
  const [, payload = ''] = (request.headers().authorization ?? '').split('.');
  const { sub = '' } = payload ? JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) : {};
  return {
    method: DOCUMENT_CALL.exec(request.url())?.[1] ?? '',
    uids: [...body.matchAll(DOCUMENT_NAME)].map(([, uid = '']) => uid),
    tokenUid: String(sub),
    body,
  };
}
