import { analyseSentence, findTense } from '../grammar/analyse-text.ts';
import type { SentenceAnalysis } from '../grammar/groups.ts';
import { moveToken, splitSentences } from '../grammar/tokens.ts';
import { isBeginner } from '../patterns/learner-rule.ts';
import { createSentenceMemo } from '../sentence-memo.ts';
import { moveMistake, type TextChecker, type TextMistake } from '../text-checker.ts';
import type { GrammarRule } from './grammar-rule.ts';

/**
 * A checker that applies rules over groups and clauses; where two rules mark the same words, the earlier one
 * wins.
 */
export function createGrammarChecker(rules: readonly GrammarRule[]): TextChecker {
  const recallAnalysis = createSentenceMemo<SentenceAnalysis>();
  const recallMistakes = createSentenceMemo<readonly TextMistake[]>();
  return {
    name: 'grammar rules',
    async findMistakes(text, { level, session }) {
      const sentences = splitSentences(text).map((tokens) => {
        const start = tokens[0]?.start ?? 0;
        const written = text.slice(start, tokens.at(-1)?.end);
        const analyse = () => analyseSentence(tokens.map((token) => moveToken(token, -start)));
        return { start, written, sentence: recallAnalysis(session, written, analyse) };
      });
      const tense = findTense(sentences.map(({ sentence }) => sentence));
      return sentences.flatMap(({ start, written, sentence }) => {
        const analysis = { text: written, tense };
        const find = () =>
          rules.flatMap((rule) =>
            rule.find({ analysis, sentence }).map(
              ({ reason, ...finding }): TextMistake => ({
                ...finding,
                rule: rule.id,
                kind: rule.kind,
                reason: isBeginner(level) ? reason.simple : reason.full,
              }),
            ),
          );
        return recallMistakes(session, `${tense}: ${written}`, find).map((mistake) =>
          moveMistake(mistake, start),
        );
      });
    },
  };
}
