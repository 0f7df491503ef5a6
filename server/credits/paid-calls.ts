import { QUOTAS } from '../rate-limits/quotas.ts';
import type { PaidCall } from './credit-days.ts';
import type { BeginResult, CreditLedger } from './credit-ledger.ts';

export type PaidCallResult =
  | Exclude<BeginResult, { kind: 'begun' }>
  /** The work failed, and the credit is back. */
  | { kind: 'failed'; cause: unknown }
  /** Every client went away before there was an answer, and the credit is back. */
  | { kind: 'client-disconnected' }
  /** The learner has as many calls under way as one may. */
  | { kind: 'busy' };

/** Makes a call's answer; must stop when the signal aborts. */
export type PaidCallHandler = (signal: AbortSignal) => Promise<string>;

/** Carries out calls that cost: each once per key, however often it is asked for. */
export interface PaidCalls {
  /**
   * Charges the call, does the work, and keeps its answer. A repeated call waits for the one under way. The work
   * is given up, and refunded, when the signals of all that wait for it have aborted.
   */
  execute(call: PaidCall, client: AbortSignal, work: PaidCallHandler): Promise<PaidCallResult>;
  /**
   * Tells the other processes that this one is still at work, and refunds what one of them left undone. To be called
   * several times in `LEASE_MS`.
   */
  renewLeases(): Promise<void>;
  /** Settles when no call is under way, so that the ledger may be closed. */
  waitUntilIdle(): Promise<void>;
}

interface PaidCallRun {
  call: PaidCall;
  outcome: Promise<PaidCallResult>;
  controller: AbortController;
  clientCount: number;
}

/** Counts the client among those that wait, until it goes away. */
async function waitForRun(run: PaidCallRun, client: AbortSignal): Promise<PaidCallResult> {
  run.clientCount += 1;
  let leave: () => void = () => {};
  const left = new Promise<PaidCallResult>((resolve) => {
    leave = () => {
      run.clientCount -= 1;
      if (run.clientCount === 0) run.controller.abort();
      resolve({ kind: 'client-disconnected' });
    };
  });
  if (client.aborted) leave();
  else client.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([run.outcome, left]);
  } finally {
    client.removeEventListener('abort', leave);
  }
}

/** Makes the one `PaidCalls` of a process. `clock` gives milliseconds since the epoch. */
export function createPaidCalls(ledger: CreditLedger, clock: () => number): PaidCalls {
  const runs = new Map<string, PaidCallRun>();

  async function perform(
    call: PaidCall,
    signal: AbortSignal,
    work: PaidCallHandler,
  ): Promise<PaidCallResult> {
    const beginning = await ledger.begin(call, clock());
    if (beginning.kind !== 'begun') return beginning;
    try {
      const answer = await work(signal);
      signal.throwIfAborted();
      const kept = await ledger.finish(call, answer);
      if (kept === 'lapsed') return { kind: 'failed', cause: new Error('The lease of the call lapsed.') };
      return { kind: 'answered', answer };
    } catch (cause) {
      await ledger.refund(call);
      return signal.aborted ? { kind: 'client-disconnected' } : { kind: 'failed', cause };
    }
  }

  function start(name: string, call: PaidCall, work: PaidCallHandler): PaidCallRun {
    const controller = new AbortController();
    const outcome = perform(call, controller.signal, work).finally(() => runs.delete(name));
    const run = { call, outcome, controller, clientCount: 0 };
    runs.set(name, run);
    return run;
  }

  return {
    async execute(call, client, work) {
      const name = JSON.stringify([call.uid, call.idempotencyKey]);
      let run = runs.get(name);
      // Given up by its clients: its refund comes first, then this call begins anew.
      while (run?.controller.signal.aborted) {
        await run.outcome.catch(() => {});
        run = runs.get(name);
      }
      if (run && run.call.kind !== call.kind) return { kind: 'key-taken' };
      if (run) return waitForRun(run, client);
      // One that was given up counts until it has stopped: a model may still be at work on it.
      const underWay = [...runs.values()].filter((one) => one.call.uid === call.uid).length;
      if (underWay >= QUOTAS.concurrentPaidCallsByLearner.limit) return { kind: 'busy' };
      return waitForRun(start(name, call, work), client);
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
