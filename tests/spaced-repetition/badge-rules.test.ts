import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCHOOL_BADGE_NAMES, type SchoolBadge } from '../../src/domain/badges.ts';
import { addDays } from '../../src/domain/calendar-date.ts';
import { getLocalDate } from '../../src/domain/local-day.ts';
import { type Counts, EMPTY_LEARNER_STATE, type Mistake } from '../../src/domain/records.ts';
import { NO_REVIEWS, packReviews } from '../../src/domain/word-reviews.ts';
import { type BadgeRecords, findEarnedBadges } from '../../src/spaced-repetition/badge-rules.ts';
import { addReview, computeCard, DAY_MS, STRONG_FROM_DAYS } from '../../src/spaced-repetition/schedule.ts';
import { createTestCourse } from '../domain/arbitrary-course.ts';
import { forAll } from '../for-all.ts';
import { aHomework, aLesson } from '../sync/some-records.ts';

const NOW = Date.UTC(2026, 10, 25, 12);

const NOTHING: BadgeRecords = { ...EMPTY_LEARNER_STATE, finishedGames: 0, hadPerfectQuiz: false };

function findEarned(records: Partial<BadgeRecords>): readonly SchoolBadge[] {
  return findEarnedBadges(
    { ...NOTHING, ...records },
    { now: NOW, localDate: (at: number) => getLocalDate(at, 'UTC') },
  );
}

/** Days before now on which a word was answered rightly, so that it counts as strong. */
const DAYS_AGO = [120, 90, 40, 2];
/** The reviews of a word that the learner will remember for long. */
const strongWord = DAYS_AGO.reduce(
  (known, days) => addReview(known, { at: Math.floor((NOW - days * DAY_MS) / 1000), grade: 'right' }),
  NO_REVIEWS,
);

const createWords = (count: number, packed: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`word ${index}`, packed]));

/** Lessons of each of the skills, and all of the Speaking module. */
const withLessons = (vocabulary: number, grammar: number, modules = 5) =>
  createTestCourse({ Vocabulary: vocabulary, Grammar: grammar, Speaking: 5 }, modules);

const onDays = (monday: string, ...days: readonly number[]): Counts =>
  Object.fromEntries(days.map((day) => [`day:${addDays(monday, day)}`, { phone: 3 }]));

/** The counts of questions about `count` teaching points, each answered rightly `right` of `asked` times. */
const countTeachingPoints = (count: number, right: number, asked: number): Counts =>
  Object.fromEntries(
    Array.from({ length: count }).flatMap((_, index) => [
      [`asked:p${index}`, { phone: asked }],
      [`right:p${index}`, { phone: right }],
    ]),
  );

const createMistakes = (count: number, { isKnown }: { isKnown: boolean }): Mistake[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${isKnown}${index}`,
    createdAt: 1,
    updatedAt: 1,
    deviceId: 'phone',
    kind: 'word',
    isKnown,
    word: 'x',
    asked: '',
    given: '',
    right: '',
    reason: '',
    source: 'quiz',
  }));

const EACH_SKILL = { Speaking: 1, Listening: 1, Grammar: 1, Vocabulary: 1, Reading: 1, Writing: 1 };
const MANY = { Speaking: 9, Listening: 9, Grammar: 9, Vocabulary: 9, Reading: 9, Writing: 9 };

/** What just earns each badge, and what just does not. */
const EDGES: readonly [SchoolBadge, yes: Partial<BadgeRecords>, no: Partial<BadgeRecords>][] = [
  [
    'First Class',
    { lessons: [aLesson({ id: 'a', completed: true })] },
    { lessons: [aLesson({ id: 'a', completed: false })] },
  ],
  [
    'First Homework',
    { homework: [aHomework({ id: 'h', lessonId: 'a' })] },
    { homework: [aHomework({ id: 'h', lessonId: '' })] },
  ],
  ['First Game', { finishedGames: 1 }, { finishedGames: 0 }],
  ['Game Explorer', { finishedGames: 5 }, { finishedGames: 4 }],
  ['Word Collector', { words: createWords(50, '') }, { words: createWords(49, '') }],
  [
    'Ten Strong Words',
    { words: createWords(10, packReviews(strongWord)) },
    { words: createWords(9, packReviews(strongWord)) },
  ],
  [
    'Hundred Strong Words',
    { words: createWords(100, packReviews(strongWord)) },
    { words: createWords(99, packReviews(strongWord)) },
  ],
  [
    'Five Hundred Strong Words',
    { words: createWords(500, packReviews(strongWord)) },
    { words: createWords(499, packReviews(strongWord)) },
  ],
  // The whole Speaking module and two Vocabulary lessons; Grammar ones don't count.
  ['Game Room Key', { course: withLessons(2, 0) }, { course: withLessons(1, 2) }],
  // The whole Speaking module, which has five lessons, and two Grammar lessons.
  ['Library Key', { course: withLessons(0, 2) }, { course: withLessons(2, 2, 4) }],
  [
    'Media Room Key',
    { course: createTestCourse(MANY) },
    { course: createTestCourse({ ...MANY, Writing: 1 }, 5) },
  ],
  [
    'Six Skills',
    { course: createTestCourse(EACH_SKILL) },
    { course: createTestCourse({ ...EACH_SKILL, Reading: 0 }) },
  ],
  [
    'Five-Day Week',
    { counts: onDays('2026-11-02', 0, 1, 3, 4, 6) },
    // Five days in a row, in two weeks.
    { counts: onDays('2026-11-02', 4, 5, 6, 7, 8) },
  ],
  ['Perfect Quiz', { hadPerfectQuiz: true }, { hadPerfectQuiz: false }],
  [
    'Mistake Mender',
    { mistakes: [...createMistakes(10, { isKnown: true }), ...createMistakes(3, { isKnown: false })] },
    { mistakes: [...createMistakes(9, { isKnown: true }), ...createMistakes(9, { isKnown: false })] },
  ],
  // Five teaching points with at least eight of ten answers right.
  [
    'Grammar Guide',
    { counts: countTeachingPoints(5, 8, 10) },
    { counts: { ...countTeachingPoints(5, 8, 10), 'right:p4': { phone: 7 } } },
  ],
];

test.each(EDGES)('%s is earned exactly when its rule is met', (badge, yes, no) => {
  expect(findEarned(yes)).toContain(badge);
  expect(findEarned(no)).not.toContain(badge);
});

test('every badge has its limits tested here', () => {
  expect(EDGES.map(([badge]) => badge)).toEqual(SCHOOL_BADGE_NAMES);
});

test('the words that these tests take for strong are strong', () => {
  expect(computeCard(strongWord)?.stability).toBeGreaterThanOrEqual(STRONG_FROM_DAYS);
});

test('no badge is earned by empty records, or by a course alone', () => {
  expect(findEarned({})).toEqual([]);
  expect(findEarned({ course: createTestCourse({}) })).toEqual([]);
});

test('the days of a week include those with classes and homework, each date once', () => {
  const createTime = (day: number, hour: number) => ({ createdAt: Date.UTC(2026, 10, day, hour) });
  const lessons = [createTime(2, 9), createTime(2, 20), createTime(3, 9), createTime(4, 9)].map(
    (time, index) => aLesson({ id: `${index}`, ...time }),
  );
  const homework = [aHomework({ id: 'h', ...createTime(5, 9) })];
  expect(findEarned({ lessons, homework })).not.toContain('Five-Day Week');
  expect(findEarned({ lessons, homework, counts: onDays('2026-11-02', 6) })).toContain('Five-Day Week');
});

test('further records of the same kind never remove a badge', () => {
  const some = fc.subarray(EDGES.map(([, yes]) => yes));
  forAll(some, fc.nat(40), fc.nat(20), (records, games, days) => {
    const all = Object.assign({}, ...records) as Partial<BadgeRecords>;
    const more = {
      ...all,
      finishedGames: (all.finishedGames ?? 0) + games,
      counts: { ...all.counts, ...onDays('2026-10-05', ...Array.from({ length: days }, (_, day) => day)) },
    };
    expect(findEarned(more)).toEqual(expect.arrayContaining([...findEarned(all)]));
  });
});
