import { beforeAll, describe, expect, test } from 'vitest';
import { DEVICE_CHECKERS } from '../../../src/feedback/rules/device-checkers.ts';
import { type CorpusScore, readCorpora, scoreCorpus } from './corpus-score.ts';

const MIN_FOUND_SHARE = 0.75;
const MAX_MARKED_SHARE = 0.05;

describe.each(readCorpora())('the checkers on the corpus %s', (_, corpus) => {
  let score: CorpusScore;
  beforeAll(async () => {
    score = await scoreCorpus(corpus, DEVICE_CHECKERS);
  }, 60_000);

  test('find at least three of four mistakes', () => {
    expect(score.foundShare, score.missed.join('\n')).toBeGreaterThanOrEqual(MIN_FOUND_SHARE);
  });

  test('mark at most one of twenty right sentences', () => {
    expect(score.markedShare, score.marked.join('\n')).toBeLessThanOrEqual(MAX_MARKED_SHARE);
  });

  test('have for each mistake a sentence that contains it', () => {
    expect(corpus.mistakes.filter(({ text, wrong }) => !text.includes(wrong))).toEqual([]);
  });
});

test('the corpus that rules were written from spans at least 15 kinds of mistake', () => {
  const development = readCorpora().find(([name]) => name === 'development')?.[1];
  expect(new Set(development?.mistakes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(15);
});
