import { describe, expect, test } from 'vitest';
import { analyseText } from '../../../src/feedback/grammar/analyse-text.ts';
import { NO_TENSE_AROUND } from '../../../src/feedback/grammar/tense-around.ts';
import {
  atForms,
  atWords,
  createWordFinding,
  findInWords,
  type GrammarRule,
  type WordCheck,
} from '../../../src/feedback/grammar-rules/grammar-rule.ts';
import { createRuleFinder } from '../../../src/feedback/grammar-rules/rule-finder.ts';

const REASON = { simple: 'Simple.', full: 'Full.' };
const RULE = { kind: 'article' } as const;

/** What the rules mark, as "rule: word". */
function listMarks(text: string, rules: readonly GrammarRule[]): readonly string[] {
  const analysis = analyseText(text);
  const findByRules = createRuleFinder(rules);
  return analysis.sentences.flatMap((sentence) =>
    findByRules({ analysis, sentence, whole: sentence, around: NO_TENSE_AROUND, before: [] }).map(
      ({ rule, finding: { start, end } }) => `${rule.id}: ${text.slice(start, end)}`,
    ),
  );
}

const mark: WordCheck = (context, word) => createWordFinding(context, word, 'right', REASON);

describe('the finder of the rules over groups', () => {
  test('asks a check that is listed at words at these words alone', () => {
    const rule = { ...RULE, id: 'listed', wordChecks: [atWords('few of', mark)] };
    expect(listMarks('A Few of my fewer friends left.', [rule])).toEqual(['listed: Few', 'listed: of']);
  });

  test('asks a check that is listed at base forms at all their forms', () => {
    const rule = { ...RULE, id: 'listed', wordChecks: [atForms('go', mark)] };
    expect(listMarks('He goes where she went.', [rule])).toEqual(['listed: goes', 'listed: went']);
  });

  test('asks a check once at a word that is its own base form', () => {
    const rule = { ...RULE, id: 'listed', wordChecks: [atForms('go', mark)] };
    expect(listMarks('They go.', [rule])).toEqual(['listed: go']);
  });

  test('gives the findings in the order of the rules, not of the words', () => {
    const second = { ...RULE, id: 'second', wordChecks: [atWords('he', mark)] };
    const first = { ...RULE, id: 'first', find: findInWords(mark) };
    expect(listMarks('He left.', [first, second])).toEqual(['first: He', 'first: left', 'second: He']);
  });
});
