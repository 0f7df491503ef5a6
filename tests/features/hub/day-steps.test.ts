import { describe, expect, test } from 'vitest';
import type { ClassSteps } from '../../../src/features/hub/class-steps.ts';
import { daySteps, minutesLeft } from '../../../src/features/hub/day-steps.ts';
import { backlogText, dayLengthText } from '../../../src/features/hub/step-texts.ts';
import { NO_GAMES } from '../../../src/features/hub/use-todays-games.ts';
import type { TodaysGame, TodaysGames, TodaysWords } from '../../../src/features/play/todays-games.ts';
import { A_HELPING } from '../../../src/memory/today.ts';

const WRITING = { kind: 'new-class', text: 'Next: a Writing class' } as const;
const COURSE = { text: WRITING.text, isDone: false, way: WRITING };
const CLASSES: ClassSteps = { course: COURSE, another: null };
const NO_CLASS: ClassSteps = { course: null, another: null };

const GAME: TodaysGame = {
  id: 'grammar-race',
  title: 'Grammar Race',
  minutes: 3,
  isGoingOn: false,
  isDone: false,
};
const WORDS: TodaysWords = {
  ...GAME,
  id: 'memory-match',
  title: 'Memory Match',
  minutes: 4,
  level: 'B1',
  again: ['bridge', 'castle'],
  begun: ['harbour'],
  waiting: 2,
  isBacklog: false,
};
const GAMES: TodaysGames = { words: WORDS, other: GAME };

const texts = (classes: ClassSteps, games: TodaysGames | undefined) =>
  daySteps(classes, games).map(({ text }) => text);
const wordsStep = (words: Partial<TodaysWords>) =>
  daySteps(NO_CLASS, { words: { ...WORDS, ...words }, other: null })[0];

describe('the steps of the day', () => {
  test('are the words, the next step of the course, and another game', () => {
    expect(texts(CLASSES, GAMES)).toEqual([
      'Play Memory Match',
      'Next: a Writing class',
      'Play Grammar Race',
    ]);
  });

  test('have another class in the place of that game for who has one', () => {
    const another = { ...COURSE, text: 'Next: a Reading class' };
    expect(texts({ course: COURSE, another }, GAMES)[2]).toBe('Next: a Reading class');
  });

  test('keep their places while the games are chosen', () => {
    const steps = daySteps(CLASSES, undefined);
    expect(steps.map(({ state }) => state)).toEqual(['choosing', 'open', 'choosing']);
    expect(minutesLeft(steps)).toBeNull();
  });

  test('are those of the course alone where there are no games, and none without any credit', () => {
    expect(texts(CLASSES, NO_GAMES)).toEqual(['Next: a Writing class']);
    expect(dayLengthText(0, minutesLeft(daySteps(NO_CLASS, NO_GAMES)))).toBe(
      'No classes left today. New ones come tomorrow.',
    );
  });

  test('tell how long what is left takes, and that the day is done', () => {
    expect(dayLengthText(3, minutesLeft(daySteps(CLASSES, GAMES)))).toBe('About 13 minutes');
    const words = { ...WORDS, isDone: true };
    expect(dayLengthText(2, minutesLeft(daySteps(CLASSES, { words, other: null })))).toBe('About 6 minutes');
    expect(dayLengthText(1, minutesLeft(daySteps(NO_CLASS, { words, other: null })))).toBe(
      'That was your day. Well done!',
    );
  });
});

describe('the class’s step', () => {
  const wayOf = (course: ClassSteps['course']) => daySteps({ course, another: null }, NO_GAMES)[0]?.way;
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
  ] as const)('leads %s', (_, way, search) => {
    expect(wayOf({ ...COURSE, way })).toEqual({ search });
  });

  test('once it is done leads to the next class without asking for it', () => {
    expect(wayOf({ ...COURSE, isDone: true })).toEqual({ search: { room } });
  });
});

describe('the words’ step', () => {
  test.each<[Partial<TodaysWords>, string]>([
    [{}, '2 words to meet again, 1 new · 4 minutes'],
    [{ again: ['bridge'], begun: [] }, '1 word to meet again · 4 minutes'],
    [{ again: [] }, '1 new word · 4 minutes'],
    [{ again: [], begun: [] }, 'New words of B1 · 4 minutes'],
    [{ isGoingOn: true }, '4 minutes'],
    [{ isDone: true, waiting: 0 }, 'Nothing else is waiting.'],
    [{ isDone: true, waiting: 30 }, 'The others can wait until tomorrow.'],
  ])('of %o says: %s', (words, detail) => {
    expect(wordsStep(words)?.detail).toBe(detail);
  });

  test('puts its words down for the game, those to meet again first', () => {
    expect(wordsStep({})?.way).toEqual({
      search: { room: 'arcade', game: 'memory-match', words: 'chosen' },
      chosen: { level: 'B1', words: ['bridge', 'castle', 'harbour'] },
    });
  });

  test('lets a game that goes on, or one without such words, bring its own', () => {
    const way = { search: { room: 'arcade', game: 'memory-match' } };
    expect(wordsStep({ isGoingOn: true })?.way).toEqual(way);
    expect(wordsStep({ again: [], begun: [] })?.way).toEqual(way);
  });
});

test('after a month away it is said how little will do: as much as a game takes', () => {
  expect(backlogText(340)).toBe('There are 340 words waiting. Twelve a day will do.');
  expect(A_HELPING).toBe(12);
});
