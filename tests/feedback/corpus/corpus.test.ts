import { beforeAll, describe, expect, test } from 'vitest';
import { createHarperLinter, type HarperLinter } from '../../../server/lessons/feedback/harper-linter.ts';
import { allRuleSources } from '../../../server/lessons/feedback/rule-sources.ts';
import { readCorpora, type Score, scoreOf } from './corpus-score.ts';

const LEAST_FOUND = 0.75;
const MOST_MARKED = 0.05;

let grammar: HarperLinter;

beforeAll(async () => {
  grammar = await createHarperLinter();
}, 60_000);

describe.each(readCorpora())('on the corpus %s', (_, corpus) => {
  let score: Score;
  beforeAll(async () => {
    score = await scoreOf(corpus, allRuleSources(grammar));
  }, 60_000);

  test('at least three mistakes of four are found', () => {
    expect(score.foundShare, score.missed.join('\n')).toBeGreaterThanOrEqual(LEAST_FOUND);
  });

  test('at most one right sentence of twenty is marked', () => {
    expect(score.markedShare, score.marked.join('\n')).toBeLessThanOrEqual(MOST_MARKED);
  });

  test('each mistake stands in its sentence', () => {
    expect(corpus.mistakes.filter(({ text, wrong }) => !text.includes(wrong))).toEqual([]);
  });
});

test('the corpus that rules were written from spans at least 15 kinds of mistake', () => {
  const development = readCorpora().find(([name]) => name === 'development')?.[1];
  expect(new Set(development?.mistakes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(15);
});
