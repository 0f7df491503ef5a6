import { describe, expect, test } from 'vitest';
import type { ClassSteps } from '../../../src/features/hub/class-steps.ts';
import { countMinutesLeft, planDaySteps } from '../../../src/features/hub/day-steps.ts';
import { formatBacklog, formatTimeLeft } from '../../../src/features/hub/step-texts.ts';
import { NO_GAMES } from '../../../src/features/hub/use-todays-games.ts';
import type { TodaysGame, TodaysGames, TodaysWordGame } from '../../../src/features/play/todays-games.ts';
import { MAX_PRACTICE_WORDS } from '../../../src/memory/word-practice.ts';

const WRITING = { kind: 'new-class', text: 'Next: a Writing class' } as const;
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

const texts = (classes: ClassSteps, games: TodaysGames | undefined) =>
  planDaySteps(classes, games).map(({ text }) => text);
const wordsStep = (words: Partial<TodaysWordGame>) =>
  planDaySteps(NO_CLASS, { wordGame: { ...WORDS, ...words }, otherGame: null })[0];

describe('the steps of the day', () => {
  test('are the words, the next step of the course, and another game', () => {
    expect(texts(CLASSES, GAMES)).toEqual([
      'Play Memory Match',
      'Next: a Writing class',
      'Play Grammar Race',
    ]);
  });

  test('have another class in the place of that game for who has one', () => {
    const extra = { ...COURSE, text: 'Next: a Reading class' };
    expect(texts({ course: COURSE, extra }, GAMES)[2]).toBe('Next: a Reading class');
  });

  test('keep their places while the games are chosen', () => {
    const steps = planDaySteps(CLASSES, undefined);
    expect(steps.map(({ state }) => state)).toEqual(['choosing', 'open', 'choosing']);
    expect(countMinutesLeft(steps)).toBeNull();
  });

  test('are those of the course alone where there are no games, and none without any credit', () => {
    expect(texts(CLASSES, NO_GAMES)).toEqual(['Next: a Writing class']);
    expect(formatTimeLeft(0, countMinutesLeft(planDaySteps(NO_CLASS, NO_GAMES)))).toBe(
      'No classes left today. New ones come tomorrow.',
    );
  });

  test('tell how long what is left takes, and that the day is done', () => {
    expect(formatTimeLeft(3, countMinutesLeft(planDaySteps(CLASSES, GAMES)))).toBe('About 13 minutes');
    const wordGame = { ...WORDS, isDone: true };
    expect(formatTimeLeft(2, countMinutesLeft(planDaySteps(CLASSES, { wordGame, otherGame: null })))).toBe(
      'About 6 minutes',
    );
    expect(formatTimeLeft(1, countMinutesLeft(planDaySteps(NO_CLASS, { wordGame, otherGame: null })))).toBe(
      'That was your day. Well done!',
    );
  });
});

describe('the class’s step', () => {
  const wayOf = (course: ClassSteps['course']) => planDaySteps({ course, extra: null }, NO_GAMES)[0]?.link;
  const room = 'classroom1';

  test('has the suggested class written on the way', () => {
    expect(wayOf(COURSE)).toEqual({ search: { room }, beginsClass: true });
  });

  test.each([
    [
      'to the class that was begun',
      { kind: 'go-on', text: 'Go on', lessonId: 'l-1' },
      { room, lesson: 'l-1' },
    ],
    ['to the choices of who has completed every skill', { kind: 'choice', text: 'Next: any' }, { room }],
  ] as const)('leads %s', (_, suggestion, search) => {
    expect(wayOf({ ...COURSE, suggestion })).toEqual({ search });
  });

  test('once it is done leads to the next class without asking for it', () => {
    expect(wayOf({ ...COURSE, isDone: true })).toEqual({ search: { room } });
  });
});

describe('the words’ step', () => {
  test.each<[Partial<TodaysWordGame>, string]>([
    [{}, '2 words to meet again, 1 new · 4 minutes'],
    [{ dueWords: ['bridge'], learningWords: [] }, '1 word to meet again · 4 minutes'],
    [{ dueWords: [] }, '1 new word · 4 minutes'],
    [{ dueWords: [], learningWords: [] }, 'New words of B1 · 4 minutes'],
    [{ isInProgress: true }, '4 minutes'],
    [{ isDone: true, dueCount: 0 }, 'Nothing else is waiting.'],
    [{ isDone: true, dueCount: 30 }, 'The others can wait until tomorrow.'],
  ])('of %o says: %s', (words, detail) => {
    expect(wordsStep(words)?.detail).toBe(detail);
  });

  test('puts its words down for the game, those to meet again first', () => {
    expect(wordsStep({})?.link).toEqual({
      search: { room: 'arcade', game: 'memory-match', words: 'chosen' },
      chosenWords: { level: 'B1', words: ['bridge', 'castle', 'harbour'] },
    });
  });

  test('lets a game that goes on, or one without such words, bring its own', () => {
    const way = { search: { room: 'arcade', game: 'memory-match' } };
    expect(wordsStep({ isInProgress: true })?.link).toEqual(way);
    expect(wordsStep({ dueWords: [], learningWords: [] })?.link).toEqual(way);
  });
});

test('after a month away it is said how little will do: as much as a game takes', () => {
  expect(formatBacklog(340)).toBe('There are 340 words waiting. Twelve a day will do.');
  expect(MAX_PRACTICE_WORDS).toBe(12);
});
