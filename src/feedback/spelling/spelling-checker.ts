import { capitalise } from '../../domain/capitalise.ts';
import type { Level } from '../../domain/levels.ts';
import { CAPITAL_NOUNS } from '../grammar/capital-nouns.ts';
import { isBeginner } from '../patterns/learner-rule.ts';
import type { CheckContext, TextChecker, TextMistake } from '../text-checker.ts';
import { computeContextCost } from './context-fit.ts';
import { findIntendedForm, type IntendedForm, isLikelyWrongPast } from './intended-form.ts';
import { getEnglishVocabulary } from './known-words.ts';
import { nameDifference } from './name-difference.ts';
import { isOpeningWord, selectOpeningWords } from './opening-word.ts';
import { splitRunTogether } from './run-together.ts';
import { listSuggestions, type Suggestion } from './suggest-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A shorter word has too many neighbours for a guess. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 20;
/** By how much the score of a suggestion is better if the class uses the word. */
const CLASS_WORD_GAIN = 0.4;
/**
 * "Smartwatch" consists of two known words, so that it is only corrected to a word that is as near as this.
 */
const MAX_COST_FOR_COMPOUND = 0.6;
const MIN_PART_LENGTH = 3;
const MAX_PART_RANK = 4;
/** A text with a smaller share of common words is taken to be in another language. */
const MIN_COMMON_SHARE = 0.4;
const MAX_COMMON_RANK = 3;
/** A shorter text says too little about its language. */
const MIN_WORDS_OF_LANGUAGE = 8;
/**
 * Of one text, so many different unknown words are looked up; one with more is not the answer of a learner.
 */
const MAX_GUESSES = 150;
/** Guesses that are kept for the next check of a text, which is checked again after each correction. */
const MAX_REMEMBERED = 1_000;

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’.,@_/:-]+[\p{L}\p{M}\p{N}]+)*/gu;
const CHECKED_TOKEN = /^([a-z]+)(['’]s)?$/;
/** "Sooo", "pfff" and "thx" are written so on purpose. */
const ON_PURPOSE = /(.)\1\1|^[^aeiouy]+$/;
/** Words before a name, or a word of another language: "a dish called …". */
const NAMING_WORDS = new Set(['called', 'named', 'mr', 'mrs', 'ms', 'dr']);
/** Small words of other languages, beside which an unknown word is of the same language: "au naturel". */
const FOREIGN_WORD =
  /^(?:aux?|la|les?|des?|du|di|del|della|el|los|las|en|et|une?|il|von|der|das|(?:qu|[ldjncmt])['’].*)$/;
/** What shows after a piece of a word that it is none: the next piece, as in "bene ﬁts" and "didn ’t". */
const NEXT_PIECE = /^ ?(?:[\uFB00-\uFB06]|['’]t\b)/;

/** Verbs after which learners name dishes, clothes and places of their countries. */
const NAMING_VERBS =
  /^(?:eat|eats|ate|eaten|eating|cook|cooks|cooked|cooking|make|makes|made|making|drink|drinks|drank|drinking|prepare|prepared|serve|served|try|tried|taste|tasted|order|ordered|wear|wears|wore|wearing|visit|visits|visited|visiting)$/;
/** How many words may stand between such a verb and the name: "make very good kheer". */
const WORDS_BEFORE_NAME = 4;

const NEXT_PIECE_LENGTH = 4;

interface Token {
  /** The word in lower case without 's. */
  word: string;
  start: number;
  end: number;
  before: string | undefined;
  /** The words before it in its sentence, the nearest last. */
  opening: readonly string[];
  isChecked: boolean;
  /** Whether it is the first word of a sentence that goes on. */
  isOpening: boolean;
}

function isQuoted(text: string, start: number, end: number): boolean {
  return /["“‘'«*_]/.test(text.charAt(start - 1)) && /["”’'»*_]/.test(text.charAt(end));
}

function listTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let before: string | undefined;
  let opening: readonly string[] = [];
  let previousEnd = 0;
  for (const { 0: written, index: start } of text.matchAll(TOKEN)) {
    if (/[.!?\n;:]/.test(text.slice(previousEnd, start))) {
      before = undefined;
      opening = [];
    }
    const isOpening = before === undefined && isOpeningWord(written, text, start + written.length);
    const [, word = written.toLowerCase(), possessive = ''] = CHECKED_TOKEN.exec(written) ?? [];
    previousEnd = start + written.length;
    const end = previousEnd - possessive.length;
    const isChecked =
      (CHECKED_TOKEN.test(written) || isOpening) &&
      word.length >= MIN_LENGTH &&
      word.length <= MAX_LENGTH &&
      !ON_PURPOSE.test(word) &&
      !/[#@/\\]/.test(text.charAt(start - 1)) &&
      !isQuoted(text, start, end) &&
      !NAMING_WORDS.has(before ?? '') &&
      !FOREIGN_WORD.test(before ?? '') &&
      !NEXT_PIECE.test(text.slice(end, end + NEXT_PIECE_LENGTH));
    tokens.push({ word, start, end, before, opening, isChecked, isOpening });
    before = written.toLowerCase();
    opening = [...opening.slice(-WORDS_BEFORE_NAME), before];
  }
  return tokens;
}

/** Whether the class used the word, with or without its ending. */
function isClassWord(word: string, known: ReadonlySet<string>): boolean {
  return [word, word.replace(/s$/, ''), word.replace(/(?:es|ed|ing)$/, '')].some((form) => known.has(form));
}

/** "Smartwatch": two common words in one. */
function isCompound(word: string, vocabulary: Vocabulary): boolean {
  const isPart = (part: string) => (vocabulary.findRank(part) ?? Number.POSITIVE_INFINITY) <= MAX_PART_RANK;
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++)
    if (isPart(word.slice(0, at)) && isPart(word.slice(at))) return true;
  return false;
}

/** Whether a word is common in English; the vocabulary has no words of one letter. */
function isCommon(word: string, vocabulary: Vocabulary): boolean {
  return (
    word === 'i' || word === 'a' || (vocabulary.findRank(word) ?? Number.POSITIVE_INFINITY) <= MAX_COMMON_RANK
  );
}

/** Whether few of a text's words are common in English; numbers and short forms do not count. */
function isOtherLanguage(tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  const words = tokens.filter(({ word }) => /^\p{L}+$/u.test(word));
  const common = words.filter(({ word }) => isCommon(word, vocabulary));
  return words.length >= MIN_WORDS_OF_LANGUAGE && common.length < words.length * MIN_COMMON_SHARE;
}

/** What an unknown word may stand for, without a look at the words around it. */
interface Guess {
  form: IntendedForm | undefined;
  /** Two words, if it consists of them. */
  split?: string | undefined;
  suggestions: readonly Suggestion[];
}

function guessWord(word: string, vocabulary: Vocabulary): Guess {
  const form = findIntendedForm(word, vocabulary);
  if (form !== undefined) return { form, suggestions: [] };
  const found = listSuggestions(word, vocabulary);
  const limit = isCompound(word, vocabulary) ? MAX_COST_FOR_COMPOUND : Number.POSITIVE_INFINITY;
  const isNear = found.some(({ cost }) => cost < MAX_COST_FOR_COMPOUND);
  const split = isNear ? undefined : splitRunTogether(word, vocabulary);
  return { form, split, suggestions: found.filter(({ cost }) => cost <= limit) };
}

function selectSuggestion(
  { suggestions }: Guess,
  before: string | undefined,
  knownWords: ReadonlySet<string>,
): string | undefined {
  let best: { word: string; score: number } | undefined;
  for (const { word, score } of suggestions) {
    const total = score + computeContextCost(word, before) - (knownWords.has(word) ? CLASS_WORD_GAIN : 0);
    if (!best || total < best.score) best = { word, score: total };
  }
  return best?.word;
}

const PARTICIPLE_BEFORE = /^(?:have|has|had|having|be|been|being|is|are|was|were|.*['’]ve)$/;

/** Explains why a verb has no -ed; where past and participle are alike, it names both. */
function explainIrregular(
  { base, past, participle }: Extract<IntendedForm, { kind: 'regular-past' }>,
  correction: string,
  level: Level,
): string {
  if (past === participle)
    return isBeginner(level)
      ? `“${base}” takes no -ed: we say “${correction}”.`
      : `“${base}” is irregular: its past and its past participle are “${correction}”.`;
  if (correction === past) return `The past of “${base}” is “${correction}”, without -ed.`;
  const name = isBeginner(level) ? 'third form' : 'past participle';
  return `The ${name} of “${base}” is “${correction}”, without -ed.`;
}

/** A longer unknown word is a misspelling rather than a name. */
const MAX_LENGTH_OF_NAME = 7;

/** An unknown word of so few letters beside another one is not corrected: "ping and pling". */
const MAX_LENGTH_OF_SOUND = 5;

/** Returns the consonants of a word as they sound, so that two spellings of one sound are alike. */
function readConsonants(word: string): string {
  return word
    .replace(/tch|sch|ch|sh/g, 'S')
    .replace(/ph/g, 'f')
    .replace(/[ckq]+/g, 'k')
    .replace(/[sz]+/g, 's')
    .replace(/w/g, 'v')
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** Whether one word has all letters of the other in the same order: "kstl" those of "ksl". */
function isContained(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at++;
  return at === letters.length;
}

/**
 * Whether an unknown word can be the name of a dish or a place, so that it is not corrected to a word unlike
 * it.
 */
function mayBeForeignName({ word, opening }: Token, correction: string, isBesideUnknown: boolean): boolean {
  // Two unknown words, one of them short, say something in another language or in a made-up one.
  if (isBesideUnknown && word.length <= MAX_LENGTH_OF_SOUND) return true;
  // "Casle" only lacks a consonant of "castle".
  if (word.length > MAX_LENGTH_OF_NAME || isContained(readConsonants(word), readConsonants(correction)))
    return false;
  return isBesideUnknown || opening.some((each) => NAMING_VERBS.test(each));
}

/** Keeps the guesses that the first word of a sentence may get. */
function restrictToOpening({ form, suggestions }: Guess, written: string, vocabulary: Vocabulary): Guess {
  return { form: undefined, suggestions: form ? [] : selectOpeningWords(written, suggestions, vocabulary) };
}

/** Finds the correction of an unknown word, with its reason; undefined when no word is near. */
function correctWord(
  token: Token,
  guess: Guess,
  { level, knownWords }: CheckContext,
): Pick<TextMistake, 'correction' | 'reason' | 'kind'> | undefined {
  const { form } = guess;
  if (form?.kind === 'regular-past') {
    const needsParticiple = PARTICIPLE_BEFORE.test(token.before ?? '');
    const correction = needsParticiple ? form.participle : form.past;
    return { correction, reason: explainIrregular(form, correction, level), kind: 'verb-form' };
  }
  if (form?.kind === 'plural-adjective') {
    const { adjective } = form;
    const reason = isBeginner(level)
      ? `“${adjective}” has no -s, also for two or more things.`
      : `Adjectives have no plural, so “${adjective}” takes no -s.`;
    return { correction: adjective, reason, kind: 'plural' };
  }
  if (guess.split !== undefined)
    return { correction: guess.split, reason: `These are two words: “${guess.split}”.`, kind: 'spelling' };
  const word =
    form?.kind === 'misspelled-form' ? form.correction : selectSuggestion(guess, token.before, knownWords);
  if (word === undefined) return undefined;
  const correction = CAPITAL_NOUNS.has(word) || token.isOpening ? capitalise(word) : word;
  const difference = nameDifference(token.word, word);
  const how = difference === undefined ? `“${correction}”` : `“${correction}” ${difference}`;
  const reason = isBeginner(level) ? `We write ${how}.` : `It is spelled ${how}.`;
  return { correction, reason, kind: 'spelling' };
}

/** Creates a checker that corrects words that the vocabulary does not have, where a word of it is near. */
export function createSpellingChecker(getVocabulary: () => Vocabulary): TextChecker {
  const remembered = new Map<string, Guess>();

  function recallGuess(word: string, vocabulary: Vocabulary): Guess {
    const known = remembered.get(word);
    if (known) return known;
    const guess = guessWord(word, vocabulary);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(word, guess);
    return guess;
  }

  return {
    name: 'spelling',
    async findMistakes(text, context) {
      const vocabulary = getVocabulary();
      const tokens = listTokens(text);
      const unknown = tokens.filter(
        ({ word, isChecked }) =>
          isChecked &&
          (vocabulary.findRank(word) === undefined || isLikelyWrongPast(word)) &&
          !isClassWord(word, context.knownWords),
      );
      if (unknown.length === 0 || isOtherLanguage(tokens, vocabulary)) return [];
      const unknownAt = new Set(unknown.map(({ start }) => start));
      const isUnknown = (token: Token | undefined) => token !== undefined && unknownAt.has(token.start);
      const isStrange = (token: Token | undefined) => isUnknown(token) && !token?.isOpening;
      const guessed = new Set([...new Set(unknown.map(({ word }) => word))].slice(0, MAX_GUESSES));
      return tokens.flatMap((token, at): readonly TextMistake[] => {
        if (!isUnknown(token) || !guessed.has(token.word)) return [];
        const guess = recallGuess(token.word, vocabulary);
        const corrected = correctWord(
          token,
          token.isOpening ? restrictToOpening(guess, token.word, vocabulary) : guess,
          context,
        );
        const isBesideUnknown = isStrange(tokens[at - 1]) || isStrange(tokens[at + 1]);
        if (!corrected || mayBeForeignName(token, corrected.correction ?? '', isBesideUnknown)) return [];
        return [{ start: token.start, end: token.end, ...corrected }];
      });
    },
  };
}

export const spellingChecker: TextChecker = createSpellingChecker(getEnglishVocabulary);
