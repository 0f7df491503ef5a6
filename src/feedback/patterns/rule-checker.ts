import { capitalise } from '../../domain/capitalise.ts';
import type { Level } from '../../domain/levels.ts';
import type { TextChecker, TextMistake } from '../text-checker.ts';
import { fillTemplate } from './correction-template.ts';
import { isBeginner, type RuleSet } from './learner-rule.ts';
import type { Match } from './pattern.ts';
import { createRuleFinder, type RuleHit } from './rule-finder.ts';
import { type Sentence, tokenizeSentences } from './sentences.ts';

/** A correction begins with a capital letter where the marked text does, but for "I" and names. */
function matchCase(right: string, wrong: string, isSentenceStart: boolean): string {
  const beginsAlike = wrong !== 'I' && right.toLowerCase().startsWith(wrong.charAt(0).toLowerCase());
  const isCapital = /^\p{Lu}/u.test(wrong) && (isSentenceStart || beginsAlike);
  return isCapital ? capitalise(right) : right;
}

/** A word in the place of a short ending does not cling to the word before it: I'm having → I have. */
function prependSpaceIfNeeded(right: string, isBehindAWord: boolean): string {
  return isBehindAWord && /^\p{L}/u.test(right) ? ` ${right}` : right;
}

function toMistake(
  { compiled, match }: RuleHit,
  sentence: Sentence,
  text: string,
  level: Level,
): TextMistake {
  const { from, to } = match.marked;
  const start = sentence[from]?.start ?? 0;
  const end = sentence[to - 1]?.end ?? start;
  const before = sentence[from - 1];
  const wrong = text.slice(start, end);
  const right = correctionOf(compiled.rule.fix, match, sentence, wrong);
  const template = isBeginner(level) ? compiled.explanation.simple : compiled.explanation.full;
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
      : { correction: prependSpaceIfNeeded(right, before?.isWord === true && before.end === start) }),
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
  const isFirst = sentence[match.marked.from]?.isFirstWord === true;
  return matchCase(fillTemplate(fix, match, sentence), wrong, isFirst);
}

/** A longer run of words and marks is no sentence that anybody wrote: the rules leave it alone. */
const LONGEST_SENTENCE = 400;

/** Rule files as a source of rules: the earlier rule is right where two mark the same place. */
export function createRuleChecker(files: readonly RuleSet[]): TextChecker {
  const find = createRuleFinder(files);
  return {
    name: 'learner rules',
    async findMistakes(text, { level }) {
      const sentences = tokenizeSentences(text).filter(({ length }) => length <= LONGEST_SENTENCE);
      return sentences.flatMap((sentence) =>
        find(sentence)
          .map((hit) => toMistake(hit, sentence, text, level))
          .filter(({ start, end, correction }) => correction !== text.slice(start, end)),
      );
    },
  };
}
