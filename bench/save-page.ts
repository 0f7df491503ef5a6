import type { NewLesson } from '../src/data/learner/learner-store.ts';
import { type LearnerDatabase, openLearnerStore } from '../src/data/learner/open-learner-store.ts';
import { EMPTY_DRAFT } from '../src/domain/draft-merge.ts';
import { RETAINED_HOMEWORK } from '../src/domain/limits.ts';
import type { NotepadDraft, NotepadHomework } from '../src/domain/records.ts';
import { ok, type Result } from '../src/domain/result.ts';
import { CHOICES, take } from './records.ts';

/** The half of `bench/save.ts` that runs in the page: full records, and the saves that are timed. */

/** Milliseconds of each save, by what is saved; `size` is the measuring that screens do before one. */
export type SaveTimes = Record<'lesson' | 'answer' | 'homework' | 'draft' | 'size', number[]>;

const row = (index: number) => `| word${index} | what word ${index} means | They say word${index} a lot. |`;
const exercise = (index: number) =>
  `${index}. Read the text again and answer in whole sentences: what does the guest ask for, and why? (${index})`;

/** A class of about the length that the built-in teacher writes: 5 kB. */
const PLAN = `# Checking in at a hotel

## Goal

By the end you can check in at a hotel and ask for what you need.

## Vocabulary

| Word | Meaning | Example |
| --- | --- | --- |
${Array.from({ length: 10 }, (_, index) => row(index)).join('\n')}

## Dialogue

${'Guest: Good evening, I have a booking for two nights. Receptionist: Welcome! May I see your passport?\n\n'.repeat(28)}

## Exercises

${Array.from({ length: 6 }, (_, index) => exercise(index + 1)).join('\n')}

## Quick Check

- [ ] Good evening, I have a booking.
- [ ] Excuse me, is there a lift?
- [ ] Is breakfast included?
- [ ] And what time is check-out?

## Badge

Frequent Guest
`;

const NOTES = 'I would like a room with a view, please. '.repeat(40);

const LESSON: NewLesson = { ...CHOICES, classPlan: PLAN };

const HOMEWORK: NotepadHomework = {
  notes: NOTES,
  date: '20/01/2026, 12:00:00',
  exercises: { '0': NOTES, '1': NOTES },
  flippedCards: true,
  audioPlayed: false,
  dragItems: { starting: ['Good evening, I have a booking.'], keeping: ['Is breakfast included?'] },
  badge: 'Frequent Guest',
};

const DRAFT: NotepadDraft = { ...EMPTY_DRAFT, notes: NOTES };

async function openFull(): Promise<LearnerDatabase> {
  const options = { uid: 'bench', email: '', deviceId: 'bench', now: Date.now };
  const store = await take(openLearnerStore({ ...options, newId: () => crypto.randomUUID() }));
  await take(store.saveSetup({ studentLevel: 'B1', age: 30, why: 'travel' }));
  for (let index = 0; index < RETAINED_HOMEWORK; index += 1) {
    const { id } = await take(store.addLesson(LESSON));
    await take(store.completeLesson(id, { answer: NOTES, feedback: NOTES }));
    await take(store.saveHomework(id, HOMEWORK, `homework-${index}`));
  }
  return store;
}

/** Times so many rounds of the saves of one class, in a database that holds all it ever keeps. */
async function timeSaves(rounds: number): Promise<SaveTimes> {
  const store = await openFull();
  const times: SaveTimes = { lesson: [], answer: [], homework: [], draft: [], size: [] };
  const time = async <Value>(kind: keyof SaveTimes, save: () => Promise<Result<Value, unknown>>) => {
    const start = performance.now();
    const value = await take(save());
    times[kind].push(performance.now() - start);
    return value;
  };
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await time('lesson', () => store.addLesson(LESSON));
    await time('size', async () => ok(await store.storageBytes()));
    await time('draft', () => store.saveDraft(id, DRAFT));
    await time('answer', () => store.completeLesson(id, { answer: NOTES, feedback: NOTES }));
    await time('homework', () => store.saveHomework(id, HOMEWORK, `round-${round}`));
  }
  store.close();
  return times;
}

Object.assign(globalThis, { timeSaves });
