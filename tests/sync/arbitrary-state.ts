import fc from 'fast-check';
import { LEVELS } from '../../src/domain/levels.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import {
  COURSE_FIELDS,
  type Course,
  type HomeworkRecord,
  type LearnerState,
  type LessonRecord,
  type Mistake,
  type OwnWord,
  PROFILE_FIELDS,
  type Profile,
  type Stamp,
} from '../../src/domain/records.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { GRADES, mergeReviews, NO_REVIEWS, packReviews, type Review } from '../../src/domain/word-reviews.ts';
import { mergeStates } from '../../src/sync/merge/merge-states.ts';

/*
 * Arbitrary states of one learner. Few times, devices and ids, so that stamps tie and records conflict; a
 * record's creation time follows from its id, because it never changes.
 */

/** The creation time of the oldest records. */
const FIRST_CREATED_AT = Date.UTC(2024, 0, 1);
const device = fc.constantFrom('', 'laptop', 'phone', 'tablet');
const stamp = fc.record({ updatedAt: fc.integer({ min: 0, max: 4 }), deviceId: device });
const word = fc.constantFrom('', 'sea', 'Straße', '海', 'a longer text, to differ in');
const unknown = fc.oneof(fc.constant({}), fc.record({ mood: fc.integer({ min: 1, max: 3 }) }));
const recordId = fc.integer({ min: 0, max: 70 });

/** Stamps of some fields: earlier and later ones than the whole value's, and those of an earlier write. */
const fieldStampsOf = (whole: Stamp, names: readonly string[]) =>
  fc.option(
    fc.record({
      of: fc.oneof(fc.constant(whole), stamp),
      fields: fc.dictionary(fc.constantFrom(...names), stamp),
    }),
    { nil: undefined },
  );

/** The value with arbitrary stamps of its fields. */
function withFieldStamps<Value extends Stamp>(value: Value, names: readonly string[]) {
  const { updatedAt, deviceId } = value;
  return fieldStampsOf({ updatedAt, deviceId }, names).map((fieldStamps) =>
    fieldStamps ? { ...value, fieldStamps } : value,
  );
}

export const arbitraryProfile: fc.Arbitrary<Profile> = fc
  .tuple(
    stamp,
    fc.record(
      {
        email: word,
        displayName: word,
        setupComplete: fc.boolean(),
        studentLevel: fc.constantFrom(...LEVELS),
        age: fc.integer({ min: 6, max: 9 }),
        why: fc.constantFrom(...REASONS),
      },
      { requiredKeys: ['email', 'displayName', 'setupComplete'] },
    ),
  )
  .chain(([written, fields]) => withFieldStamps({ uid: 'ann', ...fields, ...written }, PROFILE_FIELDS));

const skill = fc
  .tuple(
    unknown,
    fc.record({
      skill: fc.constantFrom(...SKILLS),
      required: fc.constantFrom(4, 10),
      counts: fc.dictionary(fc.constantFrom('laptop', 'phone', 'legacy'), fc.integer({ min: 1, max: 5 })),
      lessons: fc.uniqueArray(
        fc.record({ module_lesson: fc.integer({ min: 1, max: 5 }), completed: fc.boolean() }),
        { selector: (lesson) => lesson.module_lesson, maxLength: 3 },
      ),
    }),
  )
  .map(([extra, progress]) => ({ ...extra, ...progress }));

const course: fc.Arbitrary<Course> = fc
  .tuple(
    stamp,
    unknown,
    fc.record({
      level: fc.constantFrom(...LEVELS),
      reason: fc.constantFrom(...REASONS),
      age: fc.integer({ min: 6, max: 9 }),
      skills: fc.uniqueArray(skill, { selector: (progress) => progress.skill, maxLength: 6 }),
    }),
  )
  .chain(([written, extra, fields]) => withFieldStamps({ ...extra, ...fields, ...written }, COURSE_FIELDS));

const shared = fc.record({
  studentLevel: fc.constantFrom(...LEVELS),
  skillFocus: fc.constantFrom(...SKILLS),
  teacher: word,
  reason: fc.constantFrom(...REASONS),
  age: fc.integer({ min: 6, max: 9 }),
  module_lesson: fc.integer({ min: 0, max: 5 }),
  feedback: word,
});

/** A record with its id and times; its creation time depends on its number alone. */
function recordOf<Written, Extra, Shared, Own>(
  kind: string,
  number: number,
  written: Written,
  extra: Extra,
  common: Shared,
  own: Own,
) {
  const createdAt = FIRST_CREATED_AT + (number % 25);
  const identity = { id: `${kind}${number}`, createdAt, timestamp: new Date(createdAt).toISOString() };
  return { ...extra, ...common, ...own, ...identity, ...written };
}

const given = fc
  .tuple(stamp, fc.integer({ min: 0, max: 4 }))
  .map(([written, answeredAt]) => ({ ...written, answeredAt }));
const givenAnswer = fc
  .tuple(given, fc.record({ answer: word, feedback: word }))
  .map(([stamped, texts]) => ({ ...texts, ...stamped }));
const countedBy = fc.uniqueArray(fc.constantFrom('laptop', 'phone', 'tablet'), { maxLength: 3 });

const lesson: fc.Arbitrary<LessonRecord> = fc
  .tuple(
    recordId,
    stamp,
    unknown,
    shared,
    fc.record({ classPlan: word, completed: fc.boolean(), answer: word }),
    fc.record(
      { given, otherAnswers: fc.array(givenAnswer, { maxLength: 3 }), countedBy },
      { requiredKeys: [] },
    ),
  )
  .map(([number, written, extra, common, own, answers]) =>
    recordOf('l', number, written, extra, common, { ...own, ...answers }),
  );

const homework: fc.Arbitrary<HomeworkRecord> = fc
  .tuple(
    recordId,
    stamp,
    unknown,
    shared,
    fc.record({
      lessonId: recordId.map((number) => `l${number}`),
      lesson: word,
      notes: word,
      date: word,
      dragItems: fc.record({
        starting: fc.array(word, { maxLength: 2 }),
        keeping: fc.array(word, { maxLength: 2 }),
      }),
      exercises: fc.dictionary(fc.constantFrom('0', '1', '2'), word),
      flippedCards: fc.boolean(),
      audioPlayed: fc.boolean(),
    }),
  )
  .map((parts) => recordOf('h', ...parts));

const review = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...GRADES))
  .map(([at, grade]): Review => ({ at, grade }));
const base = fc.record({
  at: fc.integer({ min: 0, max: 5 }),
  stability: fc.integer({ min: 1, max: 3 }),
  difficulty: fc.integer({ min: 1, max: 3 }),
});
const packed = fc
  .tuple(fc.option(base), fc.array(review, { maxLength: 4 }))
  .map(([reviewed, reviews]) => packReviews(mergeReviews({ base: reviewed, reviews }, NO_REVIEWS)));

const ownWord: fc.Arbitrary<OwnWord> = fc
  .tuple(stamp, unknown, fc.record({ meaning: word, example: word, isRemoved: fc.boolean() }))
  .map(([written, extra, fields]) => ({ ...extra, ...fields, ...written }));

const mistake: fc.Arbitrary<Mistake> = fc
  .tuple(
    recordId,
    stamp,
    unknown,
    fc.record({
      kind: fc.constantFrom('word', 'grammar', 'fact', 'text'),
      word,
      asked: word,
      given: word,
      right: word,
      reason: word,
      source: fc.constantFrom('class', 'hangman'),
      isKnown: fc.boolean(),
    }),
  )
  .map(([number, written, extra, fields]) => ({
    ...extra,
    ...fields,
    id: `m${number}`,
    createdAt: FIRST_CREATED_AT + (number % 25),
    ...written,
  }));

const counters = fc.dictionary(fc.constantFrom('laptop', 'phone', 'tablet'), fc.integer({ min: 1, max: 5 }), {
  minKeys: 1,
});

/** Includes names of object members, which once broke maps. */
const someWord = fc.constantFrom('sea', 'Straße', '海', 'ice cream', 'constructor', 'valueOf');
const countName = fc.constantFrom('day:2026-11-22', 'day:2026-11-23', 'asked:articles', 'right:articles');

const nullOr = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 4 });
const byId = { selector: (record: { id: string }) => record.id, maxLength: 60, size: 'max' } as const;

/** A state in normal form: a merge with itself changes nothing. */
export const arbitraryState: fc.Arbitrary<LearnerState> = fc
  .record({
    profile: nullOr(arbitraryProfile),
    course: nullOr(course),
    badges: fc.array(fc.constantFrom('Explorer', 'Lesson Star', 'Über', '海'), { maxLength: 4 }),
    lessons: fc.uniqueArray(lesson, byId),
    homework: fc.uniqueArray(homework, byId),
    words: fc.dictionary(someWord, packed),
    ownWords: fc.dictionary(someWord, ownWord),
    mistakes: fc.uniqueArray(mistake, byId),
    counts: fc.dictionary(countName, counters),
  })
  .map((state) => mergeStates(state, state));
