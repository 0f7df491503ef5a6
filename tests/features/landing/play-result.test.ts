import { describe, expect, test } from 'vitest';
import { createPlayResult } from '../../../src/features/landing/landing-game/play-result.ts';

const ENDED_AT = 1_700_000_000_000;
const play = (...words: readonly string[]) => ({
  learner: null,
  level: 'B1' as const,
  answers: words.map((word) => ({ word, ms: 900 })),
});
const createResult = (...words: readonly string[]) => {
  const result = createPlayResult(play(...words), ENDED_AT);
  if (!result) throw new Error('not a complete game');
  return result;
};

describe('a finished landing page game', () => {
  test('has the points that the page showed', () => {
    expect(createResult('race', 'news', 'silence').finished.score).toEqual({
      value: 20,
      text: '20 of 30 points',
    });
  });

  test('records its misses as mistakes with their reasons', () => {
    expect(createResult('race', 'news', 'silence').finished.mistakes).toMatchObject([
      { word: 'break the record', given: 'race', reason: expect.stringContaining('You win or lose a race') },
    ]);
  });

  test('has its phrases before the answers to them', () => {
    const [met, ...answered] = createResult('record', 'news', 'voice').events.map(({ event }) => event);
    expect(met).toMatchObject({ type: 'met', words: { length: 3 } });
    expect(answered.map((event) => event.type === 'answered' && [event.item.id, event.grade])).toEqual([
      ['break the record', 'right'],
      ['break the news', 'right'],
      ['break the silence', 'missed'],
    ]);
  });

  test('at A1 is a result of that level, with the words of the bank', () => {
    const result = createPlayResult({ ...play('book', 'bike', 'bread'), level: 'A1' }, ENDED_AT);
    expect(result?.finished).toMatchObject({
      level: 'A1',
      score: { value: 20, text: '20 of 30 points' },
      mistakes: [
        {
          word: 'milk',
          given: 'bread',
          right: 'drink some milk',
          asked: 'It’s time for breakfast! Drink some ___',
        },
      ],
    });
    expect(result?.events[0]?.event).toMatchObject({
      level: 'A1',
      words: [{ word: 'book' }, { word: 'bike' }, { word: 'milk' }],
    });
  });

  test('is no result when it has the answers of another level', () => {
    expect(createPlayResult({ ...play('record', 'news', 'voice'), level: 'A1' }, ENDED_AT)).toBeNull();
  });

  test('is no result when a round is missing or has an unknown answer', () => {
    expect(createPlayResult(play('record', 'news'), ENDED_AT)).toBeNull();
    expect(createPlayResult(play('record', 'news', 'voice', 'race'), ENDED_AT)).toBeNull();
    expect(createPlayResult(play('record', 'news', 'glass'), ENDED_AT)).toBeNull();
    expect(createPlayResult(play('record', 'news', 'voice'), Number.NaN)).toBeNull();
  });
});
