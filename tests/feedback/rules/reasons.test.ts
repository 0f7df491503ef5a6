import { describe, expect, test } from 'vitest';
import { findMistakes } from '../../../src/feedback/find-mistakes.ts';
import { createGrammarChecker } from '../../../src/feedback/grammar-rules/grammar-checker.ts';
import { GRAMMAR_RULES } from '../../../src/feedback/grammar-rules/grammar-rules.ts';
import type { LearnerRule, RuleExplanation, RuleSet } from '../../../src/feedback/patterns/learner-rule.ts';
import { createRuleChecker } from '../../../src/feedback/patterns/rule-checker.ts';
import { RULE_SETS } from '../../../src/feedback/rules/rule-sets.ts';
import { isHard, listLongSentences, listWords } from '../../copy/rules.ts';
import { GRAMMAR_EXAMPLES } from '../grammar-rules/grammar-examples.ts';
import { examplesOf } from './examples/index-of-examples.ts';

const rules: readonly (LearnerRule & { explanation: RuleExplanation })[] = RULE_SETS.flatMap(
  ({ rules, explanation }) => rules.map((rule) => ({ explanation, ...rule })),
);

const simpleReasons = [...new Set(rules.map(({ explanation }) => explanation.simple))];

/** Names of signs that a lesson for beginners teaches. */
const TERMS = new Set(['comma', 'apostrophe']);

/** What a reason can name without a capture: the marked words, the correction, the words on both sides. */
const GIVEN = ['wrong', 'right', 'last', 'next', 'before', 'after', 'who'];

function listCaptures(pattern: string): readonly string[] {
  return [...pattern.matchAll(/(?:^|[\s<])(\w+)=(?=\S)/g)].map(([, name = '']) => name);
}

/**
 * A reason without the words it is about: what is quoted, filled in, or given as an example after a colon.
 */
const listOwnWords = (reason: string) =>
  listWords(reason.replace(/“[^”]*”|"[^"]*"|\{[^}]*\}|:[^.?]*|-[a-z]+/g, ' '));

/** In characters: what is read at a glance below a corrected sentence. */
const MAX_REASON_LENGTH = 140;

/** The reasons that learners of both kinds read for the examples of a rule set. */
async function listShownReasons(ruleSet: RuleSet): Promise<readonly { id: string; reason: string }[]> {
  const checker = createRuleChecker([ruleSet]);
  const texts = Object.values(examplesOf(ruleSet).corrected)
    .flat()
    .map((example) => example.replace(/\[(.*?)→.*?\]/s, '$1'));
  const found = await Promise.all(
    (['A2', 'B1'] as const).flatMap((level) =>
      texts.map((text) => checker.findMistakes(text, { level, knownWords: new Set<string>() })),
    ),
  );
  return found.flat().map(({ rule = '', reason }) => ({ id: rule, reason }));
}

/** The wrong sentences of the examples of the rules over groups. */
const wrongSentences = GRAMMAR_RULES.flatMap((rule) =>
  (GRAMMAR_EXAMPLES[rule.id] ?? []).map((example) => ({
    rule,
    text: example.replace(/\[([^→\]]*)→[^\]]*\]/g, '$1'),
  })),
);

describe('a reason', () => {
  test('fills in only what every pattern of its rule captures', () => {
    const unfilled = rules.flatMap(({ id, find, explanation }) => {
      const patterns = typeof find === 'string' ? [find] : find;
      const names = [...`${explanation.simple} ${explanation.full}`.matchAll(/\{(\w+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !GIVEN.includes(name));
      return names
        .filter((name) => patterns.some((pattern) => !listCaptures(pattern).includes(name)))
        .map((name) => `${id}: ${name}`);
    });
    expect(unfilled).toEqual([]);
  });

  test('quotes no empty word', () => {
    const empty = rules.filter(({ explanation }) => /“\s*”/.test(explanation.simple + explanation.full));
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  test.each(RULE_SETS)(
    'of $rules.0.id and its like is short, and each quotation has words in it',
    async (ruleSet) => {
      const faulty = (await listShownReasons(ruleSet)).filter(
        ({ reason }) => reason.length > MAX_REASON_LENGTH || /“\s*”|[{}]/.test(reason),
      );
      expect(faulty).toEqual([]);
    },
  );

  test('for a beginner has only words of level A2', () => {
    const hard = simpleReasons.flatMap((reason) =>
      listOwnWords(reason)
        .filter((word) => isHard(word) && !TERMS.has(word))
        .map((word) => `${word} in ${reason}`),
    );
    expect(hard).toEqual([]);
  });

  test('of a rule over groups has for a beginner A2 words, those of the sentence, and short sentences', async () => {
    const checks = wrongSentences.map(async ({ rule, text }) => {
      const found = await findMistakes(text, [createGrammarChecker([rule])], {
        level: 'A1',
        knownWords: new Set<string>(),
      });
      return found.flatMap(({ reason }) => [
        ...listOwnWords(reason).filter((word) => isHard(word) && !TERMS.has(word) && !text.includes(word)),
        ...listLongSentences(reason.replace(/“[^”]*”/g, '{…}')),
      ]);
    });
    expect((await Promise.all(checks)).flat()).toEqual([]);
  });

  test.each([
    ['I am studying English since three years.', 'am studying', /since/],
    ["I didn't worked.", 'worked', /person/],
  ])('of “%s” does not call right what is wrong or not shown', async (text, wrong, unwanted) => {
    const checkers = [createGrammarChecker(GRAMMAR_RULES), createRuleChecker(RULE_SETS)];
    for (const level of ['A1', 'B1'] as const) {
      const found = await findMistakes(text, checkers, { level, knownWords: new Set<string>() });
      const reason = found.find(({ start, end }) => text.slice(start, end) === wrong)?.reason;
      expect(reason).toBeDefined();
      expect(reason).not.toMatch(unwanted);
    }
  });

  test('for a beginner has at most fourteen words in a sentence', () => {
    expect(simpleReasons.flatMap((reason) => listLongSentences(reason.replace(/\{[^}]*\}/g, '{…}')))).toEqual(
      [],
    );
  });
});
