import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../src/content/words/word-bank.ts';
import type { IdentifiedEvent } from '../../../src/domain/game-records.ts';
import { packReviews } from '../../../src/domain/word-reviews.ts';
import type { GameChoiceRecords } from '../../../src/features/play/player-records.ts';
import { chooseTodaysGames } from '../../../src/features/play/todays-games.ts';

const DAY = 86_400_000;
/** Noon of the device's own day. */
const NOON = new Date(2026, 10, 18, 12).getTime();

const RECORDS: GameChoiceRecords = {
  level: 'B1',
  ageBand: 'adult',
  words: {},
  ownWords: {},
  events: [],
  savedGames: [],
};
const games = (records: Partial<GameChoiceRecords>) => chooseTodaysGames({ ...RECORDS, ...records }, NOON);

const B1 = (await loadWords('B1')).map(({ word }) => word);

/** These words, right so many days ago. */
function knownBefore(words: readonly string[], days: number): GameChoiceRecords['words'] {
  const at = Math.floor((NOON - days * DAY) / 1000);
  const packed = packReviews({ base: null, reviews: [{ at, grade: 'right' }] });
  return Object.fromEntries(words.map((word) => [word, packed]));
}

function played(game: string, at: number): IdentifiedEvent {
  const item = { kind: 'word', id: B1[0] ?? '' } as const;
  const answer = { item, grade: 'right', by: 'recall', ms: 1, hint: false } as const;
  return { id: `${game}:${at}`, event: { type: 'answered', ...answer, game, at } };
}

describe('the words of the day', () => {
  test('are new ones of the learner’s level, where none has come back', async () => {
    expect((await games({})).wordGame).toMatchObject({
      level: 'B1',
      dueWords: [],
      learningWords: [],
      isDone: false,
    });
  });

  test('are those that are due, in a game with its own name and length', async () => {
    const { wordGame } = await games({ words: knownBefore(B1.slice(0, 8), 20), level: 'A1' });
    expect(wordGame).toMatchObject({ level: 'B1', isBacklog: false, dueCount: 8 });
    expect(wordGame?.dueWords.length).toBeGreaterThanOrEqual(5);
    expect(wordGame?.title).not.toBe('');
    expect(wordGame?.minutes).toBeGreaterThan(0);
  });

  test('are a small helping of 340 after two months away', async () => {
    const { wordGame } = await games({ words: knownBefore(B1.slice(0, 340), 60) });
    expect(wordGame).toMatchObject({ isBacklog: true, dueCount: 340 });
    expect(wordGame?.dueWords.length).toBeLessThanOrEqual(12);
  });

  test('come in another game than the last one', async () => {
    const words = knownBefore(B1.slice(0, 30), 20);
    const first = (await games({ words })).wordGame?.id ?? '';
    expect((await games({ words, events: [played(first, NOON - DAY)] })).wordGame?.id).not.toBe(first);
  });

  test('go on in the game that was left in the middle, until the day’s helping is had', async () => {
    const left = { events: [played('word-search', NOON - DAY)], savedGames: ['word-search'] };
    expect((await games(left)).wordGame).toMatchObject({ id: 'word-search', isInProgress: true });
    const { wordGame } = await games({ ...left, words: knownBefore(B1.slice(0, 6), 0) });
    expect(wordGame).toMatchObject({ isDone: true, isInProgress: false });
  });
});

describe('the other game of the day', () => {
  test('is short, and none of those for words', async () => {
    const { wordGame, otherGame } = await games({});
    expect(otherGame).toMatchObject({ isDone: false, isInProgress: false });
    expect(otherGame?.minutes).toBeLessThanOrEqual(3);
    expect(otherGame?.id).not.toBe(wordGame?.id);
  });

  test('is ticked once it was played today, and stays so', async () => {
    const { otherGame } = await games({
      events: [played('grammar-race', NOON - 60_000), played('quiz', NOON - 1000)],
    });
    expect(otherGame).toMatchObject({ id: 'grammar-race', isDone: true });
  });

  test('is another one on the next day', async () => {
    const { otherGame } = await games({ events: [played('grammar-race', NOON - DAY)] });
    expect(otherGame?.isDone).toBe(false);
    expect(otherGame?.id).not.toBe('grammar-race');
  });

  test('is not done while it is left in the middle', async () => {
    const { otherGame } = await games({
      events: [played('grammar-race', NOON - 60_000)],
      savedGames: ['grammar-race'],
    });
    expect(otherGame).toMatchObject({ id: 'grammar-race', isInProgress: true, isDone: false });
  });
});
