import { describe, expect, test } from 'vitest';
import { findMistakes } from '../../../src/feedback/find-mistakes.ts';
import { createGrammarChecker } from '../../../src/feedback/grammar-rules/grammar-checker.ts';
import { GRAMMAR_RULES } from '../../../src/feedback/grammar-rules/grammar-rules.ts';
import type { LearnerRule, RuleExplanation } from '../../../src/feedback/patterns/learner-rule.ts';
import { RULE_SETS } from '../../../src/feedback/rules/rule-sets.ts';
import { isHard, listLongSentences, listWords } from '../../copy/rules.ts';
import { GRAMMAR_EXAMPLES } from '../grammar-rules/grammar-examples.ts';

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

  test('for a beginner has at most fourteen words in a sentence', () => {
    expect(simpleReasons.flatMap((reason) => listLongSentences(reason.replace(/\{[^}]*\}/g, '{…}')))).toEqual(
      [],
    );
  });
});
