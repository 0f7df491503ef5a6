import { beforeAll, describe, expect, test } from 'vitest';
import { DEVICE_CHECKERS } from '../../../src/feedback/rules/device-checkers.ts';
import { type CorpusScore, readCorpora, scoreCorpus } from './corpus-score.ts';

/** 0.8 until rules that mark right English were narrowed or switched off. */
const MIN_FOUND_SHARE = 0.78;
const MIN_CORRECTED_SHARE = 0.75;

describe.each(readCorpora())('the checkers of a device on the corpus %s', (_, corpus) => {
  let score: CorpusScore;
  beforeAll(async () => {
    score = await scoreCorpus(corpus, DEVICE_CHECKERS);
  });

  test('find at least 78 of 100 mistakes', () => {
    expect(score.foundShare, score.missed.join('\n')).toBeGreaterThanOrEqual(MIN_FOUND_SHARE);
  });

  test('correct at least three of four mistakes', () => {
    expect(score.correctedShare).toBeGreaterThanOrEqual(MIN_CORRECTED_SHARE);
  });

  test('mark no right sentence', () => {
    expect(score.marked).toEqual([]);
  });
});
