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
  savedGameIds: [],
};
const chooseGames = (records: Partial<GameChoiceRecords>) =>
  chooseTodaysGames({ ...RECORDS, ...records }, NOON);

const B1 = (await loadWords('B1')).map(({ word }) => word);

/** Packs reviews of words that were right the given number of days ago. */
function createKnownWords(words: readonly string[], days: number): GameChoiceRecords['words'] {
  const at = Math.floor((NOON - days * DAY) / 1000);
  const packed = packReviews({ base: null, reviews: [{ at, grade: 'right' }] });
  return Object.fromEntries(words.map((word) => [word, packed]));
}

function createAnswerEvent(game: string, at: number): IdentifiedEvent {
  const item = { kind: 'word', id: B1[0] ?? '' } as const;
  const answer = { item, grade: 'right', by: 'recall', ms: 1, hint: false } as const;
  return { id: `${game}:${at}`, event: { type: 'answered', ...answer, game, at } };
}

describe('the word game of the day', () => {
  test('has new words of the learner’s level when none is due', async () => {
    expect((await chooseGames({})).wordGame).toMatchObject({
      level: 'B1',
      dueWords: [],
      learningWords: [],
      isDone: false,
    });
  });

  test('has the due words, a title and a length', async () => {
    const { wordGame } = await chooseGames({ words: createKnownWords(B1.slice(0, 8), 20), level: 'A1' });
    expect(wordGame).toMatchObject({ level: 'B1', isBacklog: false, dueCount: 8 });
    expect(wordGame?.dueWords.length).toBeGreaterThanOrEqual(5);
    expect(wordGame?.title).not.toBe('');
    expect(wordGame?.minutes).toBeGreaterThan(0);
  });

  test('has a small part of 340 due words after two months away', async () => {
    const { wordGame } = await chooseGames({ words: createKnownWords(B1.slice(0, 340), 60) });
    expect(wordGame).toMatchObject({ isBacklog: true, dueCount: 340 });
    expect(wordGame?.dueWords.length).toBeLessThanOrEqual(12);
  });

  test('is another game than the last one', async () => {
    const words = createKnownWords(B1.slice(0, 30), 20);
    const first = (await chooseGames({ words })).wordGame?.id ?? '';
    expect(
      (await chooseGames({ words, events: [createAnswerEvent(first, NOON - DAY)] })).wordGame?.id,
    ).not.toBe(first);
  });

  test('is the game in progress, until the day’s words are practised', async () => {
    const left = { events: [createAnswerEvent('word-search', NOON - DAY)], savedGameIds: ['word-search'] };
    expect((await chooseGames(left)).wordGame).toMatchObject({ id: 'word-search', isInProgress: true });
    const { wordGame } = await chooseGames({ ...left, words: createKnownWords(B1.slice(0, 6), 0) });
    expect(wordGame).toMatchObject({ isDone: true, isInProgress: false });
  });
});

describe('the other game of the day', () => {
  test('is short, and no word game', async () => {
    const { wordGame, otherGame } = await chooseGames({});
    expect(otherGame).toMatchObject({ isDone: false, isInProgress: false });
    expect(otherGame?.minutes).toBeLessThanOrEqual(3);
    expect(otherGame?.id).not.toBe(wordGame?.id);
  });

  test('is done once it was played today, and stays so', async () => {
    const { otherGame } = await chooseGames({
      events: [createAnswerEvent('grammar-race', NOON - 60_000), createAnswerEvent('quiz', NOON - 1000)],
    });
    expect(otherGame).toMatchObject({ id: 'grammar-race', isDone: true });
  });

  test('is another one on the next day', async () => {
    const { otherGame } = await chooseGames({ events: [createAnswerEvent('grammar-race', NOON - DAY)] });
    expect(otherGame?.isDone).toBe(false);
    expect(otherGame?.id).not.toBe('grammar-race');
  });

  test('is not done while it is in progress', async () => {
    const { otherGame } = await chooseGames({
      events: [createAnswerEvent('grammar-race', NOON - 60_000)],
      savedGameIds: ['grammar-race'],
    });
    expect(otherGame).toMatchObject({ id: 'grammar-race', isInProgress: true, isDone: false });
  });
});
