import type { JsonFields } from './cloud.ts';

/** Records as the cloud document stores them, for learners who have used the app before the test. */

/** A class with every part that the notepad shows. */
export const PLAN = `# Asking the way

## Goal

Ask for directions politely.

## Vocabulary

| Word | Meaning | Example |
| --- | --- | --- |
| corner | where two streets meet | Turn left at the corner. |
| crossing | a place to walk over a street | Wait at the crossing. |

## Exercises

1. How do you get to the station? Write two sentences.
2. Complete it: Turn ____ at the corner.

## Quick Check

- [ ] Excuse me, where is the station?
- [ ] Sorry, do you know this street?
- [ ] Really? Is it far from here?
- [ ] Thanks. And after the corner?

## Badge

Pathfinder
`;

/** A class whose exercises have items of every kind. */
export const PLAYABLE_PLAN = `# If I had more time

## Goal

Talk about what is not real.

## Teaching point: Unreal situations

Use if and the past simple, and would in the other half.

### Examples

- If I had a boat, I would sail.

### Common mistake

- Wrong: If I would have a boat, I would sail.
- Right: If I had a boat, I would sail.
- Why: The if-half takes the past form.

## Exercises

1. Choose the correct form.
   (1) We (have / has) a garden.
   (2) If I (was / were) you, I would go.
2. Complete with the verb in brackets.
   (1) If I ___ (know) the answer, I would tell you.
   (2) We would meet more often if you ___ (live) nearer.
3. Put the words in order.
   (1) tea / like / I
   (2) do / you / what / like
4. Each sentence has one mistake. Write it correctly.
   (1) If I would be rich, I would travel.
   (2) She goes to work bike.
5. Write three sentences about your day.

## Quick Check

- [ ] Excuse me, where is the station?
- [ ] Sorry, do you know this street?
- [ ] Really? Is it far from here?
- [ ] Thanks. And after the corner?

## Speaking prompt

Tell somebody about your day.

## Badge

Daydreamer

<!-- exercise-keys [["have","were"],["knew","lived"],["I like tea","What do you like"],["If I were rich, I would travel.","She goes to work by bike."],null] -->
`;

/** `PLAYABLE_PLAN` as a class in two sittings. */
export const SITTING_PLAN = `${PLAYABLE_PLAN}
## Checklist

- [ ] I say when my day starts.

<!-- lesson-data {"stages":["notice","check","first","practice","task"],"modelAnswer":{"body":"I get up at six.","shows":["at six"]},"sound":{"goal":"The i in six is short.","lines":["I get up at six."]}} -->
`;

/** The phrases of the Quick Check of `PLAN`, by their groups. */
export const STARTING = ['Excuse me, where is the station?', 'Sorry, do you know this street?'] as const;
export const KEEPING = ['Really? Is it far from here?', 'Thanks. And after the corner?'] as const;

const DAY_MS = 86_400_000;
const NEWEST_RECORD_AT = Date.UTC(2026, 0, 20, 12);

/** The times of a record that is this much older than the newest one. */
function createTimes(ageInDays: number): JsonFields {
  const createdAt = NEWEST_RECORD_AT - ageInDays * DAY_MS;
  return { createdAt, timestamp: new Date(createdAt).toISOString() };
}

/** The fields that all classes share. */
export const CHOICES = {
  studentLevel: 'B1',
  skillFocus: 'Grammar',
  teacher: 'Maya',
  reason: 'travel',
  age: 30,
  module_lesson: 0,
} as const;

/** Older than anything that the test's device writes. */
const STAMP = { updatedAt: 1, deviceId: 'another-device' } as const;

const CLASS: JsonFields = { ...CHOICES, ...STAMP, feedback: '' };

/** A lesson without an answer. */
export function createLessonRecord(id: string, fields: JsonFields = {}, ageInDays = 0): JsonFields {
  const times = createTimes(ageInDays);
  return { ...CLASS, ...times, id, classPlan: PLAN, completed: false, answer: '', ...fields };
}

/** The fields of an answered lesson. */
export const ANSWERED = { completed: true, answer: 'Hi.', feedback: 'Good.' } as const;

/** A piece of homework. */
export function createHomeworkRecord(id: string, fields: JsonFields = {}, ageInDays = 0): JsonFields {
  return {
    ...CLASS,
    ...createTimes(ageInDays),
    id,
    lessonId: '',
    lesson: PLAN,
    notes: 'My notes.',
    date: '20/01/2026, 12:00:00',
    dragItems: { starting: [], keeping: [] },
    exercises: {},
    flippedCards: false,
    audioPlayed: false,
    ...fields,
  };
}

/** An own word of the learner. */
export const createOwnWordRecord = (fields: JsonFields = {}): JsonFields => ({
  ...STAMP,
  meaning: 'a song that sailors sing',
  example: 'They sang a sea shanty.',
  isRemoved: false,
  ...fields,
});

/** A grammar mistake; one with a larger `number` was made later. */
export const createMistakeRecord = (number: number, fields: JsonFields): JsonFields => ({
  ...STAMP,
  createdAt: 1_790_000_000_000 + number,
  kind: 'grammar',
  word: '',
  isKnown: false,
  ...fields,
});
