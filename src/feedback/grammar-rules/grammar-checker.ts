import { findTense } from '../grammar/analyse-text.ts';
import { readPlacedSentences } from '../grammar/placed-sentences.ts';
import { isBeginner } from '../patterns/learner-rule.ts';
import { createSentenceMemo } from '../sentence-memo.ts';
import { moveMistake, type TextChecker, type TextMistake } from '../text-checker.ts';
import { type GrammarRule, type RuleContext, SENTENCES_BEFORE } from './grammar-rule.ts';

/**
 * A checker that applies rules over groups and clauses; where two rules mark the same words, the earlier one
 * wins, and those that look back come last.
 */
export function createGrammarChecker(rules: readonly GrammarRule[]): TextChecker {
  const recallMistakes = createSentenceMemo<readonly TextMistake[]>();
  const recallLookingBack = createSentenceMemo<readonly TextMistake[]>();
  const inSentence = rules.filter(({ looksBack }) => !looksBack);
  const lookingBack = rules.filter(({ looksBack }) => looksBack);
  return {
    name: 'grammar rules',
    async findMistakes(text, { level, session }) {
      const sentences = readPlacedSentences(text, session);
      const tense = findTense(sentences.map(({ sentence }) => sentence));
      return sentences.flatMap(({ start, written, sentence, around }, at) => {
        const analysis = { text: written, tense };
        const before = sentences.slice(Math.max(0, at - SENTENCES_BEFORE), at);
        const find = (selected: readonly GrammarRule[], context: RuleContext) => () =>
          selected.flatMap((rule) =>
            rule.find(context).map(
              ({ reason, ...finding }): TextMistake => ({
                ...finding,
                rule: rule.id,
                kind: rule.kind,
                reason: isBeginner(level) ? reason.simple : reason.full,
              }),
            ),
          );
        const context = { analysis, sentence, around, before: [] };
        const tenses = `${tense}, ${around.past}, ${around.present}, ${around.isSpeech}`;
        const until = before.map((each) => each.written).join(' ');
        return [
          ...recallMistakes(session, `${tenses}: ${written}`, find(inSentence, context)),
          ...recallLookingBack(
            session,
            `${tenses}, ${at === 0}: ${until} ${written}`,
            find(lookingBack, { ...context, before: before.map((each) => each.sentence) }),
          ),
        ].map((mistake) => moveMistake(mistake, start));
      });
    },
  };
}
