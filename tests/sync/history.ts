import fc from 'fast-check';
import type { Step } from '../../src/sync/engine-parts.ts';
import { FakeCloud, type Fault } from '../../src/sync/fake-cloud.ts';
import { aNewLesson, aSetup, someHomework } from '../data/open-device.ts';
import { Device, START, type Tab } from './device.ts';

/** What the learner was told is saved, by all devices together. */
export interface Promised {
  lessons: Set<string>;
  homework: Set<string>;
  badges: Set<string>;
  /** The answers that were saved for a lesson, in the order of saving. */
  answers: Map<string, string[]>;
  completions: number;
}

interface Place {
  device: Device;
  tabs: Tab[];
}

/** One learner's devices and their cloud. */
export class World {
  readonly cloud = new FakeCloud();
  readonly promised: Promised = {
    lessons: new Set(),
    homework: new Set(),
    badges: new Set(),
    answers: new Map(),
    completions: 0,
  };
  readonly #places: Place[] = [];
  #serial = 0;

  async open(names: readonly string[]): Promise<World> {
    for (const name of names) {
      const device = new Device(this.cloud, name, { now: START });
      this.#places.push({ device, tabs: [await device.openTab(), await device.openTab()] });
    }
    return this;
  }

  place(index: number): Place {
    const place = this.#places[index % this.#places.length];
    if (!place) throw new Error('A world has devices.');
    return place;
  }

  tab(index: number, tab = 0): Tab {
    const found = this.place(index).tabs[tab];
    if (!found) throw new Error('A device has two tabs.');
    return found;
  }

  serial(): number {
    return ++this.#serial;
  }

  /** All faults healed and everybody back, each device syncs until nothing moves any more. */
  async heal(): Promise<readonly Tab[]> {
    this.cloud.fault = () => null;
    for (const { device } of this.#places) device.signIn.switchTo('ann');
    for (let round = 0; round < 2; round += 1) {
      for (const place of this.#places) for (const tab of place.tabs) await tab.drain();
    }
    return this.#places.flatMap(({ tabs }) => tabs.slice(0, 1));
  }

  close(): void {
    for (const { tabs } of this.#places) for (const tab of tabs) tab.store.close();
  }
}

/** The promises that fast-check's commands keep are checked once, at the end of a history. */
type Model = Record<string, never>;

class Event implements fc.AsyncCommand<Model, World> {
  readonly #name: string;
  readonly #happen: (world: World) => Promise<void>;

  constructor(name: string, happen: (world: World) => Promise<void>) {
    this.#name = name;
    this.#happen = happen;
  }

  check(): boolean {
    return true;
  }

  run(_model: Model, world: World): Promise<void> {
    return this.#happen(world);
  }

  toString(): string {
    return this.#name;
  }
}

const where = fc.nat({ max: 2 });
const which = fc.nat({ max: 9 });
const fault: fc.Arbitrary<Fault> = fc.constantFrom<Fault>(
  { kind: 'lost' },
  { kind: 'answer', failure: { kind: 'unavailable', message: '503' } },
  { kind: 'answer', failure: { kind: 'unreachable', message: 'no network' } },
  { kind: 'answer', failure: { kind: 'rate-limited', message: '429' } },
  { kind: 'answer', failure: { kind: 'unauthenticated', message: '401' } },
  { kind: 'answer', failure: { kind: 'forbidden', message: '403' } },
);
const step = fc.constantFrom<Step>(
  'rows read',
  'document read',
  'document written',
  'acknowledged',
  'postponed',
);
const YEAR_MS = 365 * 24 * 3_600_000;

const addLesson = fc.tuple(where, fc.nat({ max: 1 })).map(
  ([at, tab]) =>
    new Event(`a lesson on ${at}`, async (world) => {
      const plan = `# Class ${world.serial()}\n\n## Badge\nBadge ${at}\n`;
      const added = await world.tab(at, tab).store.addLesson({ ...aNewLesson, classPlan: plan });
      if (added.ok) world.promised.lessons.add(added.value.id);
    }),
);

const answer = fc.tuple(where, which).map(
  ([at, index]) =>
    new Event(`an answer on ${at}`, async (world) => {
      const { store } = world.tab(at);
      const lessons = await store.lessons();
      const lesson = lessons[index % Math.max(1, lessons.length)];
      if (!lesson) return;
      const text = `answer ${world.serial()}`;
      const saved = await store.completeLesson(lesson.id, { answer: text, feedback: 'f' });
      if (!saved.ok) return;
      world.promised.answers.set(lesson.id, [...(world.promised.answers.get(lesson.id) ?? []), text]);
      if (!lesson.completed) world.promised.completions += 1;
    }),
);

const homework = fc.tuple(where, which).map(
  ([at, index]) =>
    new Event(`homework on ${at}`, async (world) => {
      const { store } = world.tab(at);
      const lessons = await store.lessons();
      const lesson = lessons[index % Math.max(1, lessons.length)];
      if (!lesson) return;
      const key = `homework-${world.serial()}`;
      const saved = await store.saveHomework(lesson.id, someHomework, key);
      if (!saved.ok) return;
      await store.saveHomework(lesson.id, someHomework, key);
      world.promised.homework.add(key);
      world.promised.badges.add(saved.value.badge);
      world.promised.completions += 1;
    }),
);

const setup = where.map(
  (at) =>
    new Event(`set-up on ${at}`, async (world) => {
      await world.tab(at).store.saveSetup({ ...aSetup, age: 18 + (world.serial() % 50) });
    }),
);

const drained = fc.tuple(where, fc.option(fault, { nil: null }), fc.constantFrom('read', 'commit')).map(
  ([at, failing, kind]) =>
    new Event(
      `a drain on ${at}${failing ? `, ${JSON.stringify(failing)} at its ${kind}` : ''}`,
      async (world) => {
        if (failing) world.cloud.failNext(kind === 'read' ? 'read' : 'commit', failing);
        await world.tab(at).drain();
        world.cloud.fault = () => null;
      },
    ),
);

const crashed = fc.tuple(where, step).map(
  ([at, fatal]) =>
    new Event(`a crash on ${at} at "${fatal}"`, async (world) => {
      const place = world.place(at);
      const die = (name: Step) => {
        if (name === fatal) throw new Error('killed');
      };
      await world
        .tab(at)
        .drain({ step: die })
        .catch(() => undefined);
      for (const tab of place.tabs) tab.store.close();
      place.tabs = [await place.device.openTab(), await place.device.openTab()];
    }),
);

const together = fc.tuple(where, where).map(
  ([one, other]) =>
    new Event(`drains on both tabs of ${one} and on ${other}`, async (world) => {
      await Promise.all([world.tab(one).drain(), world.tab(one, 1).drain(), world.tab(other).drain()]);
    }),
);

const late = where.map(
  (at) =>
    new Event(`a commit of ${at} that arrives late`, async (world) => {
      world.cloud.failNext('commit', { kind: 'hang', late: true });
      const given = new AbortController();
      const commits = world.cloud.commits().length;
      const draining = world
        .tab(at)
        .drain({ signal: given.signal })
        .then(() => given.abort());
      while (world.cloud.commits().length === commits && !given.signal.aborted) await turn();
      given.abort();
      await draining;
      world.cloud.fault = () => null;
    }),
);

const skewed = fc.tuple(where, fc.integer({ min: -10, max: 10 })).map(
  ([at, years]) =>
    new Event(`the clock of ${at} set to ${years} years`, async (world) => {
      world.place(at).device.clock.set(START + years * YEAR_MS);
    }),
);

const switched = where.map(
  (at) =>
    new Event(`somebody else signing in on ${at} in mid-drain`, async (world) => {
      const { signIn } = world.place(at).device;
      await world.tab(at).drain({ step: (name) => name === 'document read' && signIn.switchTo('ben') });
      await world.tab(at).drain();
      signIn.switchTo('ann');
    }),
);

function turn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** What may happen to a learner with three devices. */
export const arbitraryHistory = fc.commands(
  [
    addLesson,
    addLesson,
    answer,
    homework,
    setup,
    drained,
    drained,
    crashed,
    together,
    late,
    skewed,
    switched,
  ],
  { maxCommands: 40, size: 'max' },
);
