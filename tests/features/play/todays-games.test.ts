import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../src/content/words/word-bank.ts';
import type { IdentifiedEvent } from '../../../src/domain/game-records.ts';
import { packReviews } from '../../../src/domain/word-reviews.ts';
import type { PlayedRecords } from '../../../src/features/play/played-records.ts';
import { todaysGames } from '../../../src/features/play/todays-games.ts';

const DAY = 86_400_000;
/** Noon of the device's own day. */
const NOON = new Date(2026, 10, 18, 12).getTime();

const RECORDS: PlayedRecords = {
  level: 'B1',
  ageBand: 'adult',
  words: {},
  ownWords: {},
  events: [],
  saved: [],
};
const games = (records: Partial<PlayedRecords>) => todaysGames({ ...RECORDS, ...records }, NOON);

const B1 = (await loadWords('B1')).map(({ word }) => word);

/** These words, right so many days ago. */
function knownBefore(words: readonly string[], days: number): PlayedRecords['words'] {
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
    expect((await games({})).words).toMatchObject({ level: 'B1', again: [], begun: [], isDone: false });
  });

  test('are those that are due, in a game with its own name and length', async () => {
    const { words } = await games({ words: knownBefore(B1.slice(0, 8), 20), level: 'A1' });
    expect(words).toMatchObject({ level: 'B1', isBacklog: false, waiting: 8 });
    expect(words?.again.length).toBeGreaterThanOrEqual(5);
    expect(words?.title).not.toBe('');
    expect(words?.minutes).toBeGreaterThan(0);
  });

  test('are a small helping of 340 after two months away', async () => {
    const { words } = await games({ words: knownBefore(B1.slice(0, 340), 60) });
    expect(words).toMatchObject({ isBacklog: true, waiting: 340 });
    expect(words?.again.length).toBeLessThanOrEqual(12);
  });

  test('come in another game than the last one', async () => {
    const words = knownBefore(B1.slice(0, 30), 20);
    const first = (await games({ words })).words?.id ?? '';
    expect((await games({ words, events: [played(first, NOON - DAY)] })).words?.id).not.toBe(first);
  });

  test('go on in the game that was left in the middle, until the day’s helping is had', async () => {
    const left = { events: [played('word-search', NOON - DAY)], saved: ['word-search'] };
    expect((await games(left)).words).toMatchObject({ id: 'word-search', isGoingOn: true });
    const { words } = await games({ ...left, words: knownBefore(B1.slice(0, 6), 0) });
    expect(words).toMatchObject({ isDone: true, isGoingOn: false });
  });
});

describe('the other game of the day', () => {
  test('is short, and none of those for words', async () => {
    const { words, other } = await games({});
    expect(other).toMatchObject({ isDone: false, isGoingOn: false });
    expect(other?.minutes).toBeLessThanOrEqual(3);
    expect(other?.id).not.toBe(words?.id);
  });

  test('is ticked once it was played today, and stays so', async () => {
    const { other } = await games({
      events: [played('grammar-race', NOON - 60_000), played('quiz', NOON - 1000)],
    });
    expect(other).toMatchObject({ id: 'grammar-race', isDone: true });
  });

  test('is another one on the next day', async () => {
    const { other } = await games({ events: [played('grammar-race', NOON - DAY)] });
    expect(other?.isDone).toBe(false);
    expect(other?.id).not.toBe('grammar-race');
  });

  test('is not done while it is left in the middle', async () => {
    const { other } = await games({
      events: [played('grammar-race', NOON - 60_000)],
      saved: ['grammar-race'],
    });
    expect(other).toMatchObject({ id: 'grammar-race', isGoingOn: true, isDone: false });
  });
});
