import { analyseText } from '../grammar/analyse-text.ts';
import { isBeginner } from '../patterns/learner-rule.ts';
import type { TextChecker, TextMistake } from '../text-checker.ts';
import type { GrammarRule } from './grammar-rule.ts';

/**
 * A checker that applies rules over groups and clauses; where two rules mark the same words, the earlier one
 * wins.
 */
export function createGrammarChecker(rules: readonly GrammarRule[]): TextChecker {
  return {
    name: 'grammar rules',
    async findMistakes(text, { level }) {
      const analysis = analyseText(text);
      return analysis.sentences.flatMap((sentence) =>
        rules.flatMap((rule) =>
          rule.find({ analysis, sentence }).map(
            ({ reason, ...finding }): TextMistake => ({
              ...finding,
              rule: rule.id,
              kind: rule.kind,
              reason: isBeginner(level) ? reason.simple : reason.full,
            }),
          ),
        ),
      );
    },
  };
}
