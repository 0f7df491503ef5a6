// First, since Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LearnerDatabase } from '../../src/data/open-learner-store.ts';
import { ok } from '../../src/domain/result.ts';
import { createEarlierEntries, type EntriesStorage } from '../../src/session/earlier-entries.ts';
import { importEarlierWork } from '../../src/session/import-earlier.ts';
import { aDevice, aSetup, countingIds, expectOk, openAnn } from '../data/open-device.ts';

afterEach(() => vi.restoreAllMocks());

class FakeStorage implements EntriesStorage {
  readonly entries: Map<string, string>;
  constructor(entries: Readonly<Record<string, unknown>> = {}) {
    const texts = Object.entries(entries).filter(([, value]) => value !== undefined);
    this.entries = new Map(
      texts.map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    );
  }
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.entries.set(key, value);
  }
  removeItem(key: string): void {
    this.entries.delete(key);
  }
}

/** One device with its local storage, on which an earlier version was used. */
function aUsedDevice(entries: Readonly<Record<string, unknown>>) {
  const storage = new FakeStorage(entries);
  const indexedDB = aDevice();
  const open = (uid: string) => openAnn(indexedDB, { uid, email: '', newId: countingIds(uid) });
  const earlier = createEarlierEntries(() => storage);
  return {
    storage,
    open,
    earlier,
    async import(entriesOf = earlier): Promise<void> {
      await importEarlierWork(entriesOf, async (uid) => {
        const store = await open(uid);
        return ok({ store, close: () => store.close() });
      });
    },
  };
}

/** All that an import may bring, and what of it waits for the cloud. */
async function holdings(store: LearnerDatabase) {
  const { state, entries, dead } = await store.snapshot();
  const [used, credits] = [await store.usedContent(), await store.credits()];
  const { earlier } = JSON.parse(await store.exportAll());
  const setAside = dead.map(({ key, raw }) => ({ key, raw }));
  return { state, used, credits, earlier, setAside, pending: entries.map(({ key }) => key).sort() };
}

const EVERYTHING = {
  currentUser: 'ann',
  user: { uid: 'ann' },
  users: {
    ann: { studentLevel: 'C1', age: '34', why: 'business', displayName: 'Ann', mood: 'good' },
    ben: { studentLevel: 'A2', age: 12, why: 'travel', displayName: 'Ben' },
  },
  badges: ['Explorer', 'Lesson Star'],
  used_content: { phrases: ['Nice to meet you.'], vocab: ['harbour'] },
  remainingCalls: 3,
  lastCallDate: 'Thu Jan 15 2026',
};

describe('what an earlier version kept in local storage', () => {
  test('is taken over by the learner it belongs to, and then goes', async () => {
    const device = aUsedDevice(EVERYTHING);
    await device.import();
    const ann = await holdings(await device.open('ann'));
    expect(ann.state.badges).toEqual(['Explorer', 'Lesson Star']);
    expect(ann.used).toEqual({ phrases: ['Nice to meet you.'], vocab: ['harbour'] });
    expect(ann.credits).toEqual({ date: '2026-01-15', remaining: 3 });
    expect(ann.pending).toEqual(['badges']);
    expect([...device.storage.entries.keys()]).toEqual(['currentUser', 'user']);
  });

  test('gives nothing to another learner but their own profile', async () => {
    const device = aUsedDevice(EVERYTHING);
    await device.import();
    const ben = await holdings(await device.open('ben'));
    expect(ben.state.badges).toEqual([]);
    expect(ben.credits).toBeNull();
    expect(JSON.stringify(ben.earlier)).not.toContain('Ann');
  });

  test('keeps its owner when somebody else signs in before it could be taken over', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const device = aUsedDevice(EVERYTHING);
    await importEarlierWork(device.earlier, async () => ({ ok: false, failure: 'blocked' }));
    device.storage.setItem('currentUser', 'ben');
    await device.import();
    expect(await (await device.open('ben')).badges()).toEqual([]);
    expect(await (await device.open('ann')).badges()).toEqual(EVERYTHING.badges);
  });

  test('that belongs to nobody known goes to nobody', async () => {
    const { currentUser: _, ...nobodys } = EVERYTHING;
    const device = aUsedDevice(nobodys);
    await device.import();
    expect(await (await device.open('ann')).badges()).toEqual([]);
    expect(device.storage.getItem('badges')).toBe('["Explorer","Lesson Star"]');
  });

  test('is kept whole for the export, with fields that this version does not know', async () => {
    const device = aUsedDevice(EVERYTHING);
    await device.import();
    expect((await holdings(await device.open('ann'))).earlier).toMatchObject([
      { user: { mood: 'good', age: '34' }, lastCallDate: 'Thu Jan 15 2026' },
    ]);
  });

  test('and can’t be read is set aside, where it is shown and a log-out asks about it', async () => {
    const readable = { classPlan: '# Hello', timestamp: '2026-01-15T10:00:00.000Z' };
    const user = {
      lessons: [readable, { plan: '# Odd' }],
      homework: 'all of it',
      course: { skills: [{ skill: 'Grammar' }, { skill: 'Juggling', completed: 3 }] },
    };
    const device = aUsedDevice({ currentUser: 'ann', users: { ann: user }, badges: ['Explorer', { no: 1 }] });
    await device.import();
    const ann = await device.open('ann');
    expect((await holdings(ann)).setAside).toEqual([
      { key: 'course', raw: [user.course] },
      { key: 'badges', raw: [{ no: 1 }] },
      { key: 'lesson:earlier', raw: [{ plan: '# Odd' }] },
      { key: 'homework:earlier', raw: ['all of it'] },
    ]);
    expect((await ann.onlyHere()).map(({ kind }) => kind)).toContain('change');
  });

  test('and can be read leaves nothing that a log-out has to ask about', async () => {
    const device = aUsedDevice(EVERYTHING);
    await device.import();
    const ann = await device.open('ann');
    await ann.absorb((state) => state, (await ann.outbox()).entries);
    expect(await ann.onlyHere()).toEqual([]);
  });

  test('that a browser denies is done without', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const denied = createEarlierEntries(() => {
      throw new Error('SecurityError');
    });
    const open = vi.fn();
    await importEarlierWork(denied, open);
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the profile of an earlier version', () => {
  test('takes the place of the sign-in defaults where the cloud has none', async () => {
    const device = aUsedDevice(EVERYTHING);
    await device.import();
    const ann = await device.open('ann');
    expect(await ann.profile()).toBeNull();
    expect(await ann.createDefaultProfile()).toBe(true);
    const chosen = { studentLevel: 'C1', age: 34, why: 'business', displayName: 'Ann', setupComplete: false };
    expect(await ann.profile()).toMatchObject(chosen);
    expect((await ann.profile())?.updatedAt).toBeGreaterThan(0);
  });

  test('gives way to a profile that is here or in the cloud', async () => {
    const device = aUsedDevice(EVERYTHING);
    const before = await device.open('ann');
    expectOk(await before.saveSetup(aSetup));
    await device.import();
    const ann = await device.open('ann');
    expect(await ann.createDefaultProfile()).toBe(false);
    expect(await ann.profile()).toMatchObject(aSetup);
  });
});

const text = fc.string({ maxLength: 12 });
const odd = fc.anything({ maxDepth: 2, maxKeys: 3 }).filter((value) => JSON.stringify(value) !== undefined);
const earlierLesson = fc.record(
  {
    classPlan: fc.string({ minLength: 1, maxLength: 30 }),
    studentLevel: fc.constantFrom('B1', 'C9'),
    skillFocus: fc.constantFrom('Grammar', 'Speaking'),
    timestamp: fc
      .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
      .map((at) => at.toISOString()),
    completed: fc.boolean(),
    stars: odd,
  },
  { requiredKeys: ['classPlan', 'timestamp'] },
);
const earlierUser = fc.record(
  {
    studentLevel: fc.constantFrom('A1', 'C2', 'Z9'),
    age: fc.oneof(fc.integer({ min: 0, max: 120 }), text),
    why: fc.constantFrom('travel', 'fun'),
    lessons: fc.array(earlierLesson, { maxLength: 60, size: 'max' }),
    course: fc.record({
      skills: fc.array(
        fc.record({
          skill: fc.constantFrom('Grammar', 'Writing'),
          completed: fc.nat(20),
          required: fc.constant(4),
        }),
        { maxLength: 2 },
      ),
    }),
    unknown: odd,
  },
  { requiredKeys: [] },
);
const earlierStorage = fc.record(
  {
    currentUser: fc.constantFrom('ann', 'ben'),
    users: fc.dictionary(fc.constantFrom('ann', 'ben'), earlierUser),
    badges: fc.oneof(fc.array(text, { maxLength: 5 }), odd),
    used_content: fc.oneof(fc.record({ phrases: fc.array(text), vocab: fc.array(text) }), odd),
    remainingCalls: fc.oneof(fc.nat(5), text),
    lastCallDate: fc.oneof(fc.constantFrom('2026-01-15', 'Thu Jan 15 2026'), text),
  },
  { requiredKeys: ['currentUser'] },
);

/** Lets the `nth` put from now on end its transaction, as a page that dies in the middle does. */
function dieAtPut(nth: number): () => void {
  const put = IDBObjectStore.prototype.put;
  let left = nth;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given: Parameters<IDBObjectStore['put']>
  ) {
    left -= 1;
    if (left === 0) throw new DOMException('The page died.', 'AbortError');
    return put.apply(this, given);
  });
  return () => spy.mockRestore();
}

describe('whatever an earlier version kept', () => {
  test('an import that dies anywhere and is done again ends as one that went well', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await fc.assert(
      fc.asyncProperty(
        earlierStorage,
        fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constant('before removing' as const)),
        async (stored, death) => {
          const clean = aUsedDevice(stored);
          await clean.import();
          const dying = aUsedDevice(stored);
          if (death === 'before removing') {
            await dying.import({ ...dying.earlier, remove: () => undefined });
          } else {
            const revive = dieAtPut(death);
            await dying.import().catch(() => undefined);
            revive();
          }
          await dying.import();
          for (const uid of ['ann', 'ben']) {
            const [once, twice] = [await clean.open(uid), await dying.open(uid)];
            expect(await holdings(twice)).toEqual(await holdings(once));
          }
          expect(dying.storage.entries).toEqual(clean.storage.entries);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('every record that can be read is here afterwards, the newest 50 of them, and nobody else’s', async () => {
    await fc.assert(
      fc.asyncProperty(earlierStorage, async (stored) => {
        const device = aUsedDevice(stored);
        await device.import();
        for (const uid of ['ann', 'ben']) {
          const { state, earlier } = await holdings(await device.open(uid));
          const lessons = stored.users?.[uid]?.lessons ?? [];
          const different = new Set(lessons.map((lesson) => JSON.stringify(lesson)));
          expect(state.lessons).toHaveLength(Math.min(50, different.size));
          const own = stored.users?.[uid];
          const kept: unknown = earlier?.[0]?.user ?? {};
          expect(kept).toEqual(JSON.parse(JSON.stringify(own ?? {})));
          if (stored.currentUser !== uid) expect(state.badges).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
