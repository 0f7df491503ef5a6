import { capitalise } from '../../domain/capitalise.ts';
import type { Level } from '../../domain/levels.ts';
import { findTenseInText, type PlacedSentence, readPlacedSentences } from '../grammar/placed-sentences.ts';
import type { TenseAtVerb } from '../grammar/tense-around.ts';
import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { createSentenceMemo } from '../sentence-memo.ts';
import { moveMistake, type TextChecker, type TextMistake } from '../text-checker.ts';
import { fillTemplate, lowerFunctionWord } from './correction-template.ts';
import { isBeginner, type RuleExplanation, type RuleSet, STORY_EXPLANATION } from './learner-rule.ts';
import type { Match } from './pattern.ts';
import { createRuleFinder, type RuleHit } from './rule-finder.ts';
import {
  type Sentence,
  splitIntoSentences,
  type Token,
  tagWrittenSentence,
  type WrittenSentence,
} from './sentences.ts';

/** Capitalises a correction like the marked text, unless the capital is that of "I" or a name. */
function matchCase(right: string, wrong: string, isSentenceStart: boolean): string {
  const beginsAlike = wrong !== 'I' && right.toLowerCase().startsWith(wrong.slice(0, 2).toLowerCase());
  // "Along [Thames → the Thames]": the capital stays with the name.
  const keepsName = right.endsWith(` ${wrong}`);
  const isCapital = /^\p{Lu}/u.test(wrong) && (isSentenceStart || (beginsAlike && !keepsName));
  return isCapital ? capitalise(right) : right;
}

/** Adds a space before a word that replaces the ending of a contraction: "I['m having →  have]". */
function prependSpaceIfNeeded(right: string, followsWord: boolean): string {
  return followsWord && /^\p{L}/u.test(right) ? ` ${right}` : right;
}

/** The template of a correction and its explanation, for one tense of the text. */
type Wording = { fix: string | undefined; explanation: RuleExplanation };

/** Turns a match of a rule into a mistake, with its correction and reason filled in. */
function toMistake(
  { compiled, match }: RuleHit,
  sentence: Sentence,
  text: string,
  level: Level,
  { fix, explanation }: Wording,
): TextMistake {
  const { from, to } = match.marked;
  const start = sentence[from]?.start ?? 0;
  const end = sentence[to - 1]?.end ?? start;
  const before = sentence[from - 1];
  const wrong = text.slice(start, end);
  const right = formatCorrection(fix, match, sentence, wrong);
  const template = isBeginner(level) ? explanation.simple : explanation.full;
  const reason = template
    .replaceAll('{wrong}', () => quoteMarked(sentence[from], wrong))
    .replaceAll('{right}', () => right ?? '')
    .replaceAll('{last}', () => quoteWords(sentence, from - 1, from, text))
    .replaceAll('{next}', () => quoteWords(sentence, to, to + 1, text))
    .replaceAll('{before}', () => quoteWords(sentence, match.from, from, text))
    .replaceAll('{who}', () => quoteSubject(match, sentence, text))
    .replaceAll('{after}', () => quoteWords(sentence, to, match.to, text));
  return {
    start,
    end,
    kind: compiled.kind,
    rule: compiled.rule.id,
    ...(right === undefined
      ? {}
      : { correction: prependSpaceIfNeeded(right, before?.isWord === true && before.end === start) }),
    reason: fillTemplate(reason, match, sentence),
  };
}

/**
 * Quotes the words and numbers `from` up to, not including, `to`, without the punctuation around them. A
 * function word is quoted in lower case.
 */
function quoteWords(sentence: Sentence, from: number, to: number, text: string): string {
  const words = sentence.slice(Math.max(from, 0), to);
  const isQuoted = ({ isWord, text: word }: Token) => isWord || /^\d/.test(word);
  const [first, last] = [words.find(isQuoted), words.findLast(isQuoted)];
  if (!first || !last) return '';
  return lowerFunctionWord(first) + text.slice(first.end, Math.max(first.end, last.end));
}

/** Quotes the marked words; a function word that begins the sentence is quoted in lower case. */
function quoteMarked(first: Token | undefined, wrong: string): string {
  return first ? lowerFunctionWord(first) + wrong.slice(first.text.length) : wrong;
}

/**
 * Quotes the words before the mark that can be its subject: "my sister" in "and my sister always [go →
 * goes]".
 */
function quoteSubject({ from, marked }: Match, sentence: Sentence, text: string): string {
  let [first, end] = [from, marked.from];
  while (first < end - 1 && isLinkingWord(sentence[first])) first++;
  while (end > first + 1 && FUNCTION_WORDS.MIDADV.has(sentence[end - 1]?.lower ?? '')) end--;
  return quoteWords(sentence, first, end, text);
}

/** Words of a pattern that can come before the subject, and are not quoted with it. */
const LINKING_WORDS = new Set(
  'and but or if yesterday because that what where when why how which who is are there'.split(' '),
);

function isLinkingWord(word: Token | undefined): boolean {
  return !word?.isWord || LINKING_WORDS.has(word.lower);
}

/** What a rule found in a sentence, in both tenses, because the tense of the text is not known yet. */
interface RuleFinding {
  mistake: TextMistake;
  /**
   * The mistake with its correction in the past, for a rule with `inPast`, and the verb at which the tense is
   * asked.
   */
  past?: { mistake: TextMistake; verbStart: number; base: string };
}

function toFinding(hit: RuleHit, sentence: Sentence, text: string, level: Level): RuleFinding {
  const { rule, explanation } = hit.compiled;
  const mistake = toMistake(hit, sentence, text, level, { fix: rule.fix, explanation });
  if (rule.inPast === undefined) return { mistake };
  const inPast = { fix: rule.inPast, explanation: rule.explanationInPast ?? STORY_EXPLANATION };
  const verb = sentence[hit.match.marked.to - 1];
  return {
    mistake,
    past: {
      mistake: toMistake(hit, sentence, text, level, inPast),
      verbStart: verb?.start ?? mistake.start,
      base: verb?.base ?? '',
    },
  };
}

/**
 * Returns the mistake with the correction that fits the tense of the text; undefined where both tenses do.
 */
function selectByTense(
  { mistake, past }: RuleFinding,
  readTense: (at: number, base: string) => TenseAtVerb,
): TextMistake | undefined {
  if (!past) return mistake;
  const tense = readTense(past.verbStart, past.base);
  if (tense === 'mixed') return undefined;
  return tense === 'past' ? past.mistake : mistake;
}

function formatCorrection(
  fix: string | undefined,
  match: Match,
  sentence: Sentence,
  wrong: string,
): string | undefined {
  if (fix === undefined) return undefined;
  const isFirst = sentence[match.marked.from]?.isFirstWord === true;
  return matchCase(fillTemplate(fix, match, sentence), wrong, isFirst);
}

/** In tokens. A longer run is not a real sentence, so the rules skip it. */
const MAX_SENTENCE_LENGTH = 400;

/**
 * Creates a checker that applies rule sets. Its mistakes are in the order of the rules, sentence by sentence.
 */
export function createRuleChecker(ruleSets: readonly RuleSet[]): TextChecker {
  const findHits = createRuleFinder(ruleSets);
  const recallFindings = createSentenceMemo<readonly RuleFinding[]>();

  /** The findings of a sentence, with offsets in it. */
  function checkSentence(written: WrittenSentence, level: Level): readonly RuleFinding[] {
    const sentence = tagWrittenSentence(written, written.start);
    if (sentence.length > MAX_SENTENCE_LENGTH) return [];
    return findHits(sentence)
      .map((hit) => toFinding(hit, sentence, written.text, level))
      .filter(({ mistake: { start, end, correction } }) => correction !== written.text.slice(start, end));
  }

  return {
    name: 'learner rules',
    async findMistakes(text, { level, session }) {
      let known: readonly PlacedSentence[] | undefined;
      const readTense = (at: number, base: string) => {
        known ??= readPlacedSentences(text, session);
        return findTenseInText(known, at, base);
      };
      return splitIntoSentences(text).flatMap((written) =>
        recallFindings(session, written.text, () => checkSentence(written, level)).flatMap((finding) => {
          const mistake = selectByTense(finding, (at, base) => readTense(at + written.start, base));
          return mistake ? [moveMistake(mistake, written.start)] : [];
        }),
      );
    },
  };
}
