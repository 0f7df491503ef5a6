import { expect, test } from 'vitest';
import { isSameValue } from '../../../src/sync/wire/plain-value.ts';
import { createMemoryBackend } from './backend.ts';
import { Coverage } from './coverage.ts';
import type { RequestFault } from './faults.ts';
import type { History, LearnerAction } from './history.ts';
import { World } from './world.ts';

const MINUTE_MS = 60_000;
const ALL = 1_000;
/** Actions that write the same rows again and again, so that all changes stay pending. */
const ACTIONS: readonly LearnerAction[] = ['save answer', 'set up', 'change own word', 'record mistake'];
/** The laptop's first tab, and the phone. */
const PAGES = [0, 2];

/** Two devices work while the network has each of `faults` in turn without an offline event. */
async function workWithOutage(
  faults: readonly RequestFault[],
  { changes, chance }: { changes: number; chance: number },
) {
  const history: History = { startState: 'ordinary', chance, events: [], healsLoudly: false };
  const world = new World(history, createMemoryBackend(), new Coverage());
  await world.open(history);
  for (let choice = 0; choice < changes; choice += 1) {
    world.network.outage = faults[Math.floor(choice / 10) % faults.length] ?? null;
    const action = ACTIONS[choice % ACTIONS.length] ?? 'save answer';
    const page = PAGES[Math.floor(choice / ACTIONS.length) % PAGES.length] ?? 0;
    await world.applyEvent({ type: 'action', page, action, choice, steps: ALL });
    if (choice % 100 === 99) await world.timeline.advance(MINUTE_MS);
  }
  return world;
}

/** The two devices that worked; the third one may pull later. */
async function observe(world: World) {
  const worked = world.devices.filter(({ name }) => name !== 'tablet');
  const devices = await Promise.all(worked.map((device) => device.observe('ann')));
  return {
    waiting: devices.flatMap(({ entries }) => entries).reduce((sum, { rev }) => sum + rev, 0),
    areEqual: devices.every(({ state }) => isSameValue(state, devices[0]?.state)),
  };
}

/** Ends the outage without an event, and observes the devices a minute later. */
async function recover(world: World) {
  world.network.outage = null;
  await world.timeline.advance(MINUTE_MS);
  expect(world.violation).toBeNull();
  world.close();
  return observe(world);
}

test(
  'two devices with 10,000 changes are equal within a minute after a network returns without an event',
  async () => {
    const world = await workWithOutage(['time-out'], { changes: 10_000, chance: 1 });
    expect((await observe(world)).waiting).toBeGreaterThanOrEqual(10_000);
    expect(await recover(world)).toEqual({ waiting: 0, areEqual: true });
  },
  10 * MINUTE_MS,
);

test.each([
  { network: 'refuses', faults: ['network error'] },
  { network: 'drops every response, but not every request', faults: ['lost acknowledgement', 'time-out'] },
  { network: 'comes and goes', faults: ['network error', 'late commit', 'time-out'] },
] as const)(
  'two devices are equal within a minute after a network that $network',
  async ({ faults }) => {
    const world = await workWithOutage(faults, { changes: 300, chance: 2 });
    expect(await recover(world)).toEqual({ waiting: 0, areEqual: true });
  },
  MINUTE_MS,
);

test.each(Array.from({ length: 20 }, (_, chance) => chance))(
  'two devices are equal after any time and order of their first requests: %i',
  async (chance) => {
    const world = await workWithOutage(['time-out'], { changes: 12, chance });
    await world.timeline.advance(10 * MINUTE_MS + chance * 1_700);
    expect(await recover(world)).toEqual({ waiting: 0, areEqual: true });
  },
  MINUTE_MS,
);
