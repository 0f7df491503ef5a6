import { beforeAll, describe, expect, test } from 'vitest';
import { DEVICE_CHECKERS } from '../../../src/feedback/rules/device-checkers.ts';
import { type CorpusScore, readCorpora, scoreCorpus } from './corpus-score.ts';

const LEAST_FOUND = 0.8;
const LEAST_CORRECTED = 0.75;

describe.each(readCorpora())('the rules alone, as a device has them, on the corpus %s', (_, corpus) => {
  let score: CorpusScore;
  beforeAll(async () => {
    score = await scoreCorpus(corpus, DEVICE_CHECKERS);
  });

  test('find at least four mistakes of five', () => {
    expect(score.foundShare, score.missed.join('\n')).toBeGreaterThanOrEqual(LEAST_FOUND);
  });

  test('correct at least three of four as a teacher would', () => {
    expect(score.correctedShare).toBeGreaterThanOrEqual(LEAST_CORRECTED);
  });

  test('mark no right sentence', () => {
    expect(score.marked).toEqual([]);
  });
});
