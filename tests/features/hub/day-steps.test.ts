import { describe, expect, test } from 'vitest';
import type { ClassSteps } from '../../../src/features/hub/class-steps.ts';
import { countMinutesLeft, planDaySteps } from '../../../src/features/hub/day-steps.ts';
import { NO_GAMES } from '../../../src/features/hub/school-day.tsx';
import { formatBacklog, formatTimeLeft } from '../../../src/features/hub/step-texts.ts';
import type { TodaysGame, TodaysGames, TodaysWordGame } from '../../../src/features/play/todays-games.ts';
import { MAX_PRACTICE_WORDS } from '../../../src/spaced-repetition/word-practice.ts';

const WRITING = { kind: 'new-class', text: 'Next: a Writing class', minutes: 11 } as const;
const COURSE = { text: WRITING.text, isDone: false, suggestion: WRITING };
const CLASSES: ClassSteps = { course: COURSE, extra: null };
const NO_CLASS: ClassSteps = { course: null, extra: null };

const GAME: TodaysGame = {
  id: 'grammar-race',
  title: 'Grammar Race',
  minutes: 3,
  isInProgress: false,
  isDone: false,
};
const WORDS: TodaysWordGame = {
  ...GAME,
  id: 'memory-match',
  title: 'Memory Match',
  minutes: 4,
  level: 'B1',
  dueWords: ['bridge', 'castle'],
  learningWords: ['harbour'],
  dueCount: 2,
  isBacklog: false,
};
const GAMES: TodaysGames = { wordGame: WORDS, otherGame: GAME };

/** Plans a day that is not the learner's first, with the minutes of an open class if there is one. */
const planSteps = (
  classes: ClassSteps,
  games: TodaysGames | undefined,
  {
    openClassMinutes = null,
    isFirstDay = false,
  }: { openClassMinutes?: number | null; isFirstDay?: boolean } = {},
) => planDaySteps(classes, games, openClassMinutes, isFirstDay);

const listTexts = (...day: Parameters<typeof planSteps>) => planSteps(...day).map(({ text }) => text);
const createWordsStep = (words: Partial<TodaysWordGame>) =>
  planSteps(NO_CLASS, { wordGame: { ...WORDS, ...words }, otherGame: null })[0];

describe('the steps of the day', () => {
  test('are the words, the next step of the course, and another game', () => {
    expect(listTexts(CLASSES, GAMES)).toEqual([
      'Play Memory Match',
      'Next: a Writing class',
      'Play Grammar Race',
    ]);
  });

  test('begin with the class on the first day, because it teaches the words that games ask for', () => {
    expect(listTexts(CLASSES, GAMES, { isFirstDay: true })).toEqual([
      'Next: a Writing class',
      'Play Memory Match',
      'Play Grammar Race',
    ]);
  });

  test('are in progress once a class or a game is begun', () => {
    const suggestion = { kind: 'continue', text: 'Continue', lessonId: 'lesson-1' } as const;
    const classes = { course: { ...COURSE, suggestion }, extra: null };
    const games = { wordGame: WORDS, otherGame: { ...GAME, isInProgress: true } };
    const steps = planSteps(classes, games, { openClassMinutes: 14 });
    expect(steps.map(({ isInProgress }) => isInProgress)).toEqual([false, true, true]);
  });

  test('have another class instead of that game when there is one', () => {
    const extra = { ...COURSE, text: 'Next: a Reading class' };
    expect(listTexts({ course: COURSE, extra }, GAMES)[2]).toBe('Next: a Reading class');
  });

  test('have the minutes of the open class, and no time left until these are counted', () => {
    const suggestion = { kind: 'continue', text: 'Continue', lessonId: 'lesson-1' } as const;
    const classes = { course: { ...COURSE, suggestion }, extra: null };
    expect(planSteps(classes, NO_GAMES, { openClassMinutes: 14 })[0]).toMatchObject({
      minutes: 14,
      detail: '14 minutes',
    });
    const uncounted = planSteps(classes, NO_GAMES);
    expect(uncounted[0]).toMatchObject({ minutes: null, detail: '… minutes' });
    expect(countMinutesLeft(uncounted)).toBeNull();
  });

  test('keep their places while the games are chosen', () => {
    const steps = planSteps(CLASSES, undefined);
    expect(steps.map(({ state }) => state)).toEqual(['choosing', 'open', 'choosing']);
    expect(countMinutesLeft(steps)).toBeNull();
  });

  test('are only those of the course without games, and none without credits', () => {
    expect(listTexts(CLASSES, NO_GAMES)).toEqual(['Next: a Writing class']);
    expect(formatTimeLeft(0, countMinutesLeft(planSteps(NO_CLASS, NO_GAMES)))).toBe(
      'No classes left today. You’ll get more tomorrow.',
    );
  });

  test('have the time that is left, and a text when the day is done', () => {
    expect(formatTimeLeft(3, countMinutesLeft(planSteps(CLASSES, GAMES)))).toBe('About 18 minutes');
    const wordGame = { ...WORDS, isDone: true };
    expect(formatTimeLeft(2, countMinutesLeft(planSteps(CLASSES, { wordGame, otherGame: null })))).toBe(
      'About 11 minutes',
    );
    expect(formatTimeLeft(1, countMinutesLeft(planSteps(NO_CLASS, { wordGame, otherGame: null })))).toBe(
      'That was your day. Well done!',
    );
  });
});

describe('the class’s step', () => {
  const findFirstLink = (course: ClassSteps['course']) =>
    planSteps({ course, extra: null }, NO_GAMES)[0]?.link;
  const room = 'classroom1';

  test('requests the suggested class with its link', () => {
    expect(findFirstLink(COURSE)).toEqual({ search: { room }, beginsClass: true });
  });

  test.each([
    [
      'to the class that was begun',
      { kind: 'continue', text: 'Go on', lessonId: 'l-1' },
      { room, lesson: 'l-1' },
    ],
    [
      'to the choices of who has completed every skill',
      { kind: 'choice', text: 'Next: any', minutes: 10 },
      { room },
    ],
  ] as const)('leads %s', (_, suggestion, search) => {
    expect(findFirstLink({ ...COURSE, suggestion })).toEqual({ search });
  });

  test('links to the next class without requesting it once it is done', () => {
    expect(findFirstLink({ ...COURSE, isDone: true })).toEqual({ search: { room } });
  });
});

describe('the words’ step', () => {
  test.each<[Partial<TodaysWordGame>, string]>([
    [{}, '2 words to review, 1 new · 4 minutes'],
    [{ dueWords: ['bridge'], learningWords: [] }, '1 word to review · 4 minutes'],
    [{ dueWords: [] }, '1 new word · 4 minutes'],
    [{ dueWords: [], learningWords: [] }, 'New B1 words · 4 minutes'],
    [{ isInProgress: true }, '4 minutes'],
    [{ isDone: true, dueCount: 0 }, 'Nothing else to review.'],
    [{ isDone: true, dueCount: 30 }, 'You’ll get more tomorrow.'],
  ])('has for %o the detail: %s', (words, detail) => {
    expect(createWordsStep(words)?.detail).toBe(detail);
  });

  test('stores its words for the game, due ones first', () => {
    expect(createWordsStep({})?.link).toEqual({
      search: { room: 'arcade', game: 'memory-match', words: 'chosen' },
      chosenWords: { level: 'B1', words: ['bridge', 'castle', 'harbour'] },
    });
  });

  test('stores no words for a game in progress or without such words', () => {
    const way = { search: { room: 'arcade', game: 'memory-match' } };
    expect(createWordsStep({ isInProgress: true })?.link).toEqual(way);
    expect(createWordsStep({ dueWords: [], learningWords: [] })?.link).toEqual(way);
  });
});

test('the backlog text after a month away recommends as many words as a game takes', () => {
  expect(formatBacklog(340)).toBe('340 words to review. Twelve a day is enough.');
  expect(MAX_PRACTICE_WORDS).toBe(12);
});
