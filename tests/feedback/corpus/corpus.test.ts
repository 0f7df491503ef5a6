import { beforeAll, describe, expect, test } from 'vitest';
import { createHarperLinter, type HarperLinter } from '../../../server/lessons/feedback/harper-linter.ts';
import { createServerRuleSources } from '../../../server/lessons/feedback/harper-rules.ts';
import { DEVICE_CHECKERS } from '../../../src/feedback/rules/device-checkers.ts';
import { type CorpusScore, readCorpora, scoreCorpus } from './corpus-score.ts';

const LEAST_FOUND = 0.75;
const MOST_MARKED = 0.05;
/** How much less of the mistakes a device may correct than the server does. */
const MOST_BEHIND = 0.08;

let grammar: HarperLinter;

beforeAll(async () => {
  grammar = await createHarperLinter();
}, 60_000);

describe.each(readCorpora())('on the corpus %s', (_, corpus) => {
  let score: CorpusScore;
  let onDevice: CorpusScore;
  beforeAll(async () => {
    score = await scoreCorpus(corpus, createServerRuleSources(grammar));
    onDevice = await scoreCorpus(corpus, DEVICE_CHECKERS);
  }, 60_000);

  test('at least three mistakes of four are found', () => {
    expect(score.foundShare, score.missed.join('\n')).toBeGreaterThanOrEqual(LEAST_FOUND);
  });

  test('at most one right sentence of twenty is marked', () => {
    expect(score.markedShare, score.marked.join('\n')).toBeLessThanOrEqual(MOST_MARKED);
  });

  test('a device alone corrects at most eight points less than the server', () => {
    expect(score.correctedShare - onDevice.correctedShare).toBeLessThanOrEqual(MOST_BEHIND);
  });

  test('a device alone marks no right sentence that the server leaves alone', () => {
    expect(onDevice.marked.filter((text) => !score.marked.includes(text))).toEqual([]);
  });

  test('each mistake stands in its sentence', () => {
    expect(corpus.mistakes.filter(({ text, wrong }) => !text.includes(wrong))).toEqual([]);
  });
});

test('the corpus that rules were written from spans at least 15 kinds of mistake', () => {
  const development = readCorpora().find(([name]) => name === 'development')?.[1];
  expect(new Set(development?.mistakes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(15);
});
