import { IDBFactory } from 'fake-indexeddb';
import { LearnerTables } from '../../src/data/database/learner-tables.ts';
import type { NewLesson } from '../../src/data/learner/learner-store.ts';
import {
  type LearnerDatabase,
  type OpenOptions,
  openLearnerStore,
} from '../../src/data/learner/open-learner-store.ts';
import type { NewMistake, NotepadHomework } from '../../src/domain/records.ts';
import type { Result } from '../../src/domain/result.ts';

/** A learner, Ann, on devices with databases in memory, and valid records to write for her. */

/** One device's databases; its tabs share them. */
export function aDevice(): IDBFactory {
  return new IDBFactory();
}

export const NOW = Date.UTC(2025, 4, 1);

/** Creates ids that tests can predict: id1, id2 and so on. */
export function countingIds(prefix = 'id'): () => string {
  let count = 0;
  return () => `${prefix}${++count}`;
}

/** Opens Ann's records on a device; throws when they don't open. */
export async function openAnn(
  indexedDB: IDBFactory,
  options: Partial<OpenOptions> = {},
): Promise<LearnerDatabase> {
  const opened = await openLearnerStore({
    uid: 'ann',
    email: 'ann@example.com',
    deviceId: 'laptop',
    now: () => NOW,
    newId: countingIds(),
    indexedDB,
    ...options,
  });
  return expectOk(opened);
}

/** Writes rows to Ann's tables that this version would not write, such as those of another version. */
export async function writeRaw(
  indexedDB: IDBFactory,
  write: (tables: LearnerTables) => Promise<unknown>,
): Promise<void> {
  const tables = new LearnerTables('ann', indexedDB);
  await write(tables);
  tables.close();
}

/** The value of a successful result; throws otherwise. */
export function expectOk<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`Expected ok, got ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** A small plan with the parts that the parser reads. */
export const aPlan = `# Small talk

## Quick Check
- [ ] Nice weather today.
- [ ] Have you been here before?
- [ ] What do you think about it?
- [ ] Tell me more.

## Vocabulary
| Word | Meaning | Example |
| --- | --- | --- |
| harbour | a place for ships | The harbour was full. |

## Exercises
1. Say hello.

## Badge
Ice Breaker
`;

export const aNewLesson: NewLesson = {
  classPlan: aPlan,
  studentLevel: 'B1',
  skillFocus: 'Speaking',
  teacher: 'Maya',
  reason: 'business',
  age: 30,
  // Named as in the lesson API, which the stored records follow.
  module_lesson: 1,
  content: { phrases: ['Tell me more.'], vocab: ['harbour'], met: [] },
};

export const someHomework: NotepadHomework = {
  notes: 'harbour = port',
  date: '1 May 2025',
  exercises: { '0': 'Hello!' },
  flippedCards: false,
  audioPlayed: true,
  dragItems: { starting: ['Nice weather today.'], keeping: [] },
  badge: 'Ice Breaker',
};

export const aSetup = { studentLevel: 'B1', age: 30, why: 'business' } as const;

export const aMistake = (id: string): NewMistake => ({
  id,
  kind: 'grammar',
  word: 'articles',
  asked: 'I saw ___ owl.',
  given: 'a',
  right: 'an',
  reason: 'Before a vowel sound, a is an.',
  source: 'grammar-race',
});
