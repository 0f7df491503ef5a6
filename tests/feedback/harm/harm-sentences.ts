import { readFileSync } from 'node:fs';
import { RULE_SETS } from '../../../src/feedback/rules/rule-sets.ts';
import { readCorpora } from '../corpus/corpus-score.ts';
import { readRightSentences } from '../right-sentences.ts';
import { examplesOf } from '../rules/examples/index-of-examples.ts';
import { createAdjunctSentences } from './adjunct-sentences.ts';

/** Sentences that look like mistakes, and are right. */
export function readWrittenSentences(): readonly string[] {
  const text = readFileSync(new URL('./right-english.txt', import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * Right English, by where it comes from: the texts of the product, sentences written to look like mistakes,
 * and sentences made from the words that rules name.
 */
export function readHarmSentences(): readonly string[] {
  return [
    ...new Set([
      ...readRightSentences(),
      ...readWrittenSentences(),
      ...readCorpora().flatMap(([, { correct }]) => correct),
      ...RULE_SETS.flatMap((ruleSet) => examplesOf(ruleSet).leftAlone),
      ...createAdjunctSentences(),
    ]),
  ];
}
