import { capitalised } from '../../domain/capitalised.ts';
import type { Level } from '../../domain/levels.ts';
import type { Mistake, RuleSource } from '../rule-source.ts';
import { fillTemplate } from './correction-template.ts';
import { isBeginner, type RuleFile } from './learner-rule.ts';
import type { Match } from './pattern.ts';
import { type RuleHit, ruleFinder } from './rule-finder.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A correction begins with a capital letter where the marked text does, but for "I" and names. */
function inItsCase(right: string, wrong: string, isSentenceStart: boolean): string {
  const beginsAlike = wrong !== 'I' && right.toLowerCase().startsWith(wrong.charAt(0).toLowerCase());
  const isCapital = /^\p{Lu}/u.test(wrong) && (isSentenceStart || beginsAlike);
  return isCapital ? capitalised(right) : right;
}

/** A word in the place of a short ending does not cling to the word before it: I'm having → I have. */
function apart(right: string, isBehindAWord: boolean): string {
  return isBehindAWord && /^\p{L}/u.test(right) ? ` ${right}` : right;
}

function toMistake({ compiled, match }: RuleHit, sentence: Sentence, text: string, level: Level): Mistake {
  const { from, to } = match.marked;
  const start = sentence[from]?.start ?? 0;
  const end = sentence[to - 1]?.end ?? start;
  const before = sentence[from - 1];
  const wrong = text.slice(start, end);
  const right = correctionOf(compiled.rule.fix, match, sentence, wrong);
  const template = isBeginner(level) ? compiled.why.simple : compiled.why.full;
  const reason = template
    .replaceAll('{wrong}', () => wrong)
    .replaceAll('{right}', () => right ?? '')
    .replaceAll('{last}', () => before?.lower ?? '');
  return {
    start,
    end,
    kind: compiled.kind,
    ...(right === undefined
      ? {}
      : { correction: apart(right, before?.isWord === true && before.end === start) }),
    reason: fillTemplate(reason, match, sentence),
  };
}

function correctionOf(
  fix: string | undefined,
  match: Match,
  sentence: Sentence,
  wrong: string,
): string | undefined {
  if (fix === undefined) return undefined;
  const isFirst = sentence[match.marked.from]?.isLeading === true;
  return inItsCase(fillTemplate(fix, match, sentence), wrong, isFirst);
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
        find(sentence)
          .map((hit) => toMistake(hit, sentence, text, level))
          .filter(({ start, end, correction }) => correction !== text.slice(start, end)),
      );
    },
  };
}
