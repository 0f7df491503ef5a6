import type { Backend } from './backend.ts';
import type { Coverage } from './coverage.ts';
import {
  awaitReplies,
  endFaults,
  exchangeOnAllDevices,
  learnOnAllDevices,
  openNotepads,
  retryRefused,
} from './end-faults.ts';
import { FINAL_CHECKS } from './final-checks.ts';
import type { History } from './history.ts';
import { InvariantViolation } from './invariants.ts';
import { PageKilledError } from './simulated-page.ts';
import { World } from './world.ts';

const INJECTED = new Set(['QuotaExceededError', 'DatabaseClosedError', 'AbortError']);

/**
 * Plays a history to its end, heals all faults, and checks the invariants.
 * Throws the first `Breach`.
 */
export async function playHistory(history: History, backend: Backend, coverage: Coverage): Promise<void> {
  // A history in memory leaves no room for anything else that wants to run, such as the test runner.
  await new Promise(setImmediate);
  const world = new World(history, backend, coverage);
  const { error, warn } = console;
  // What interrupts the engine is only logged by it; here nothing may that was not laid on purpose.
  console.warn = console.error = (...said: readonly unknown[]) => {
    const cause = said[1];
    const isInjected =
      cause instanceof PageKilledError ||
      (cause instanceof Error && INJECTED.has(cause.name)) ||
      isSaveFailure(cause);
    const told = cause instanceof Error ? cause.stack : said.join(' ');
    world.ledger.expect(12, isInjected, () => `the engine was interrupted: ${told}`);
  };
  try {
    await world.open(history);
    for (const happening of history.events) {
      await world.happen(happening);
      if (world.violation) throw world.violation;
    }
    await endFaults(world, history.healsLoudly);
    if (world.violation) throw world.violation;
    const calmed = await Promise.all(world.devices.map((device) => device.observe('ann')));
    await retryRefused(world);
    await awaitReplies(world);
    await learnOnAllDevices(world);
    await exchangeOnAllDevices(world);
    const devices = await Promise.all(world.devices.map((device) => device.observe('ann')));
    const { ledger, teacher } = world;
    const document = world.network.document('ann');
    const ending = { ledger, calmed, devices, document, teacher, notepads: await openNotepads(world) };
    for (const check of FINAL_CHECKS) {
      check(ending);
      if (world.violation) throw world.violation;
    }
  } catch (thrown) {
    if (thrown instanceof InvariantViolation) throw thrown;
    throw new InvariantViolation(
      12,
      `something crashed: ${thrown instanceof Error ? thrown.stack : String(thrown)}`,
    );
  } finally {
    Object.assign(console, { error, warn });
    world.close();
  }
}

/** What a page tells that could not save; whether it may was checked where it saved. */
function isSaveFailure(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'kind' in cause;
}
