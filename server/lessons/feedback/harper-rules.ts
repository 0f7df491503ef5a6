import { findWordLevel } from '../../../src/content/word-levels/word-levels.ts';
import { computeEditDistance, createNameTest, type NameTest } from '../../../src/feedback/likely-names.ts';
import { DEVICE_CHECKERS } from '../../../src/feedback/rules/device-checkers.ts';
import type { CheckContext, TextChecker, TextMistake } from '../../../src/feedback/text-checker.ts';
import type { HarperLint, HarperLinter } from './harper-linter.ts';
import { getMistakeKind, HARPER_REASONS } from './harper-reasons.ts';

/** A shorter unknown word is more likely foreign or an abbreviation. */
const MIN_MISSPELLING_LENGTH = 4;

/** Enough text before a verb for a pronoun, or "have" and an adverb. */
const BEFORE_CHARACTERS = 40;

/** A shorter line is an answer of a few words, which needs no capital letter. */
const MIN_SENTENCE_WORDS = 4;

/** Enough characters on each side for that many words. */
const SHORT_LINE_CHARACTERS = 100;

function isShortLine(text: string, start: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - SHORT_LINE_CHARACTERS), start)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(start, start + SHORT_LINE_CHARACTERS).split('\n')[0] ?? '';
  return ((before + after).match(/\p{L}+/gu)?.length ?? 0) < MIN_SENTENCE_WORDS;
}

/** Whether the class used the word, with or without its ending. */
function isClassWord(word: string, known: ReadonlySet<string>): boolean {
  const bare = word.toLowerCase().replace(/['’]s$/, '');
  return [bare, bare.replace(/s$/, ''), bare.replace(/(?:es|ed|ing)$/, '')].some((form) => known.has(form));
}

function hasSameLetters(word: string, other: string): boolean {
  return word.toLowerCase() === other.toLowerCase();
}

/** "The team'll win": any word can have a contracted verb. */
const SHORT_FORM = /['’](?:ll|ve|d|re|s)$/i;

/** A quoted word may be of any language. */
function isQuoted(text: string, { start, end }: HarperLint): boolean {
  return /["“‘]$/.test(text.slice(Math.max(0, start - 1), start)) && /^["”’]/.test(text.slice(end, end + 1));
}

/** Harper knows some plurals only as possessives: "Waiter's" for "Waiters". */
function isSameWithApostrophe(word: string, other: string): boolean {
  return /['’]s$/.test(word) && hasSameLetters(word.replace(/['’]/, ''), other);
}

/** The end of a line and the start of the next are no repetition. */
function hasSpacesBetween(words: string): boolean {
  return !words.includes('\n');
}

const OBJECT_BEFORE = /\b(?:me|him|us|them)\s+$/i;

function followsObject(text: string, start: number): boolean {
  return OBJECT_BEFORE.test(text.slice(Math.max(0, start - BEFORE_CHARACTERS), start));
}

function isFalsePositive(lint: HarperLint, text: string, isName: NameTest, context: CheckContext): boolean {
  switch (lint.rule) {
    // Harper takes the pronoun before the verb for its subject: "What he told us was true."
    case 'PronounInflectionBe':
      return followsObject(text, lint.start);
    case 'RepeatedWords':
      return !hasSpacesBetween(lint.text);
    case 'SpellCheck':
      return (
        lint.text.length < MIN_MISSPELLING_LENGTH ||
        SHORT_FORM.test(lint.text) ||
        isQuoted(text, lint) ||
        lint.replacements.some((word) => isSameWithApostrophe(word, lint.text)) ||
        isClassWord(lint.text, context.knownWords) ||
        isName(
          lint,
          lint.replacements.filter((word) => findWordLevel(word) !== undefined),
        )
      );
    // "Mia" is a name, not MIA.
    case 'OrthographicConsistency':
      return /^\p{Lu}/u.test(lint.text) && lint.replacements.some((word) => hasSameLetters(word, lint.text));
    case 'SentenceCapitalization':
      return isShortLine(text, lint.start);
    default:
      return false;
  }
}

/** One wrong letter for each so many is a slip; with more, the nearest word was not meant. */
const LETTERS_PER_SLIP = 3;

/**
 * The nearest of harper's suggestions, which are not ordered by distance; `undefined` if none is near.
 */
function findNearest(word: string, replacements: readonly string[]): string | undefined {
  const distance = (replacement: string) =>
    computeEditDistance(word.toLowerCase(), replacement.toLowerCase());
  const rarity = (replacement: string) => (findWordLevel(replacement) === undefined ? 1 : 0);
  const [best] = [...replacements].sort(
    (one, other) => distance(one) - distance(other) || rarity(one) - rarity(other),
  );
  return best !== undefined && distance(best) * LETTERS_PER_SLIP <= word.length ? best : undefined;
}

const HAVE_BEFORE = /(?:\b(?:have|has|had|having)|['’]ve)\s+(?:\w+ly\s+|not\s+|never\s+|just\s+)?$/i;
/**
 * How third forms end that differ from the past: gone, eaten, known, torn, begun, sung, drunk, swum, become.
 */
const THIRD_FORM = /(?:en|one|wn|rn|ain|un|ung|unk|um|ome)$/;

/** Selects the past or the third form of an irregular verb, which harper suggests in no fixed order. */
function selectVerbForm(lint: HarperLint, text: string): string | undefined {
  const needsThird = HAVE_BEFORE.test(text.slice(Math.max(0, lint.start - BEFORE_CHARACTERS), lint.start));
  return lint.replacements.find((form) => THIRD_FORM.test(form) === needsThird) ?? lint.replacements[0];
}

function selectCorrection(lint: HarperLint, text: string): string | undefined {
  switch (lint.rule) {
    case 'SpellCheck':
      return findNearest(lint.text, lint.replacements);
    case 'RegularIrregulars':
      return selectVerbForm(lint, text);
    default:
      return lint.replacements[0];
  }
}

const NO_WORD = 'This does not look like an English word.';

function toMistake(lint: HarperLint, text: string, reason: string): TextMistake {
  const correction = selectCorrection(lint, text);
  return {
    start: lint.start,
    end: lint.end,
    ...(correction === undefined ? {} : { correction }),
    reason: lint.rule === 'SpellCheck' && correction === undefined ? NO_WORD : reason,
    kind: getMistakeKind(lint),
  };
}

/** Converts harper's lints to mistakes with a reason for the learner, without false positives. */
export function selectLearnerMistakes(
  lints: readonly HarperLint[],
  text: string,
  context: CheckContext,
): readonly TextMistake[] {
  const isName = createNameTest(text);
  return lints.flatMap((lint) => {
    const reason = HARPER_REASONS[lint.rule];
    const isIgnored = reason === undefined || isFalsePositive(lint, text, isName, context);
    return isIgnored ? [] : [toMistake(lint, text, reason)];
  });
}

/** Harper as a source of mistakes. */
export function createHarperRuleSource(linter: HarperLinter): TextChecker {
  return {
    name: 'harper',
    findMistakes: async (text, context) => selectLearnerMistakes(await linter.check(text), text, context),
  };
}

/** The rules of the device, then harper for what they don't mark. */
export function createServerRuleSources(linter: HarperLinter): readonly TextChecker[] {
  return [...DEVICE_CHECKERS, createHarperRuleSource(linter)];
}
