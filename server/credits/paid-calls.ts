import { QUOTAS } from '../rate-limits/quotas.ts';
import type { PaidCall } from './credit-days.ts';
import type { BeginResult, CreditLedger } from './credit-ledger.ts';

/** How a paid call ended for one of its clients. */
export type PaidCallResult =
  | Exclude<BeginResult, { kind: 'begun' }>
  /** The work failed; the credit is refunded. */
  | { kind: 'failed'; cause: unknown }
  /** Every client disconnected before the response; the credit is refunded. */
  | { kind: 'client-disconnected' }
  /** The learner has too many calls in progress. */
  | { kind: 'busy' };

/** Produces a call's response; must stop when the signal aborts. */
export type PaidCallHandler = (signal: AbortSignal) => Promise<string>;

/** Runs paid calls, each once per idempotency key. */
export interface PaidCalls {
  /**
   * Charges the call, runs the work and stores its response. A repeated call waits for the one in progress.
   * The work is aborted and refunded when the signals of all waiting clients have aborted.
   */
  execute(call: PaidCall, client: AbortSignal, work: PaidCallHandler): Promise<PaidCallResult>;
  /**
   * Renews the leases of this process's calls, and refunds calls with a lapsed lease. To be called several
   * times in `LEASE_MS`.
   */
  renewLeases(): Promise<void>;
  /** Resolves when no call is in progress, so that the ledger may be closed. */
  waitUntilIdle(): Promise<void>;
}

/** A call in progress, and how many clients wait for it. */
interface PaidCallRun {
  call: PaidCall;
  outcome: Promise<PaidCallResult>;
  controller: AbortController;
  clientCount: number;
}

/** Waits for the run as one of its clients, until the client disconnects. */
async function waitForRun(run: PaidCallRun, client: AbortSignal): Promise<PaidCallResult> {
  run.clientCount += 1;
  let disconnect: () => void = () => {};
  const disconnected = new Promise<PaidCallResult>((resolve) => {
    disconnect = () => {
      run.clientCount -= 1;
      if (run.clientCount === 0) run.controller.abort();
      resolve({ kind: 'client-disconnected' });
    };
  });
  if (client.aborted) disconnect();
  else client.addEventListener('abort', disconnect, { once: true });
  try {
    return await Promise.race([run.outcome, disconnected]);
  } finally {
    client.removeEventListener('abort', disconnect);
  }
}

/** @param clock milliseconds since the epoch */
export function createPaidCalls(ledger: CreditLedger, clock: () => number): PaidCalls {
  const runs = new Map<string, PaidCallRun>();

  async function perform(
    call: PaidCall,
    signal: AbortSignal,
    work: PaidCallHandler,
  ): Promise<PaidCallResult> {
    const begun = await ledger.begin(call, clock());
    if (begun.kind !== 'begun') return begun;
    try {
      const answer = await work(signal);
      signal.throwIfAborted();
      const finished = await ledger.finish(call, answer);
      if (finished === 'lapsed') return { kind: 'failed', cause: new Error('The lease of the call lapsed.') };
      return { kind: 'answered', answer };
    } catch (cause) {
      await ledger.refund(call);
      return signal.aborted ? { kind: 'client-disconnected' } : { kind: 'failed', cause };
    }
  }

  function start(id: string, call: PaidCall, work: PaidCallHandler): PaidCallRun {
    const controller = new AbortController();
    const outcome = perform(call, controller.signal, work).finally(() => runs.delete(id));
    const run = { call, outcome, controller, clientCount: 0 };
    runs.set(id, run);
    return run;
  }

  return {
    async execute(call, client, work) {
      const id = JSON.stringify([call.uid, call.idempotencyKey]);
      let run = runs.get(id);
      // Aborted by its clients: wait for its refund, then begin again.
      while (run?.controller.signal.aborted) {
        await run.outcome.catch(() => {});
        run = runs.get(id);
      }
      if (run && run.call.kind !== call.kind) return { kind: 'key-taken' };
      if (run) return waitForRun(run, client);
      // An aborted run counts until it has stopped: a model may still be working on it.
      const running = [...runs.values()].filter((one) => one.call.uid === call.uid).length;
      if (running >= QUOTAS.concurrentPaidCallsByLearner.limit) return { kind: 'busy' };
      return waitForRun(start(id, call, work), client);
    },

    async renewLeases() {
      const calls = [...runs.values()].map(({ call }) => call);
      await ledger.renewLeases(calls, clock());
      await ledger.refundLapsed(clock());
    },

    async waitUntilIdle() {
      while (runs.size > 0) await Promise.allSettled([...runs.values()].map(({ outcome }) => outcome));
    },
  };
}
