import type { Backend } from './backend.ts';
import type { Coverage } from './coverage.ts';
import {
  awaitReplies,
  compareNotepads,
  endFaults,
  exchangeOnAllDevices,
  learnOnAllDevices,
  retryRefused,
} from './end-faults.ts';
import { FINAL_CHECKS } from './final-checks.ts';
import type { History } from './history.ts';
import { InvariantViolation } from './invariants.ts';
import { PageKilledError } from './simulated-page.ts';
import { World } from './world.ts';

/** The names of errors that the simulation itself throws, to imitate those of a browser's database. */
const INJECTED = new Set(['QuotaExceededError', 'DatabaseClosedError', 'AbortError']);

/** Plays a history, ends all faults, and checks the invariants. Throws the first `InvariantViolation`. */
export async function playHistory(history: History, backend: Backend, coverage: Coverage): Promise<void> {
  // A history in memory never yields to other tasks, such as the test runner.
  await new Promise(setImmediate);
  const world = new World(history, backend, coverage);
  const { error, warn } = console;
  // The engine only logs its interruptions; any that was not injected is a violation.
  console.warn = console.error = (...values: readonly unknown[]) => {
    const cause = values[1];
    const isInjected =
      cause instanceof PageKilledError ||
      (cause instanceof Error && INJECTED.has(cause.name)) ||
      isSaveFailure(cause);
    const text = cause instanceof Error ? cause.stack : values.join(' ');
    world.ledger.expect('damage-is-tolerated', isInjected, () => `the engine was interrupted: ${text}`);
  };
  try {
    await world.open(history);
    for (const event of history.events) {
      await world.applyEvent(event);
      if (world.violation) throw world.violation;
    }
    await endFaults(world, history.healsLoudly);
    if (world.violation) throw world.violation;
    const settled = await Promise.all(world.devices.map((device) => device.observe('ann')));
    await retryRefused(world);
    await awaitReplies(world);
    await learnOnAllDevices(world);
    await exchangeOnAllDevices(world);
    const devices = await Promise.all(world.devices.map((device) => device.observe('ann')));
    const { ledger, teacher } = world;
    const document = world.network.document('ann');
    const final = { ledger, settled, devices, document, teacher, notepads: await compareNotepads(world) };
    for (const check of FINAL_CHECKS) {
      check(final);
      if (world.violation) throw world.violation;
    }
  } catch (thrown) {
    if (thrown instanceof InvariantViolation) throw thrown;
    throw new InvariantViolation(
      'damage-is-tolerated',
      `something crashed: ${thrown instanceof Error ? thrown.stack : String(thrown)}`,
    );
  } finally {
    Object.assign(console, { error, warn });
    world.close();
  }
}

/** A failed save, which was checked by the simulated learner. */
function isSaveFailure(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'kind' in cause;
}
