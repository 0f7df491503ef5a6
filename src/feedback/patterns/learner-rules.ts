import type { Level } from '../../domain/levels.ts';
import type { Mistake, RuleSource } from '../rule-source.ts';
import { fillTemplate } from './correction-template.ts';
import { isBeginner, type RuleFile } from './learner-rule.ts';
import { type RuleHit, ruleFinder } from './rule-finder.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A correction begins with a capital letter where the marked text does, but for "I" and names. */
function inItsCase(right: string, wrong: string, isSentenceStart: boolean): string {
  const beginsAlike = wrong !== 'I' && right.toLowerCase().startsWith(wrong.charAt(0).toLowerCase());
  const isCapital = /^\p{Lu}/u.test(wrong) && (isSentenceStart || beginsAlike);
  return isCapital ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

function toMistake({ compiled, match }: RuleHit, sentence: Sentence, text: string, level: Level): Mistake {
  const start = sentence[match.marked.from]?.start ?? 0;
  const end = sentence[match.marked.to - 1]?.end ?? start;
  const { fix } = compiled.rule;
  const reason = isBeginner(level) ? compiled.why.simple : compiled.why.full;
  const isFirst = sentence[match.marked.from]?.isLeading === true;
  return {
    start,
    end,
    kind: compiled.kind,
    ...(fix === undefined
      ? {}
      : { correction: inItsCase(fillTemplate(fix, match, sentence), text.slice(start, end), isFirst) }),
    reason: fillTemplate(reason, match, sentence),
  };
}

/** A longer run of words and marks is no sentence that anybody wrote: the rules leave it alone. */
const LONGEST_SENTENCE = 400;

/** Rule files as a source of rules: the earlier rule is right where two mark the same place. */
export function learnerRules(files: readonly RuleFile[]): RuleSource {
  const find = ruleFinder(files);
  return {
    name: 'learner rules',
    async mistakes(text, { level }) {
      const sentences = sentencesOf(text).filter(({ length }) => length <= LONGEST_SENTENCE);
      return sentences.flatMap((sentence) =>
        find(sentence).map((hit) => toMistake(hit, sentence, text, level)),
      );
    },
  };
}
