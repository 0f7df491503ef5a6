import { capitalise } from '../../domain/capitalise.ts';
import type { Level } from '../../domain/levels.ts';
import { CAPITAL_NOUNS } from '../grammar/capital-nouns.ts';
import { isBeginner } from '../patterns/learner-rule.ts';
import type { CheckContext, TextChecker, TextMistake } from '../text-checker.ts';
import { canStandFor, isNoName } from './capital-word.ts';
import type { WordContext } from './context-fit.ts';
import { computeNeededCertainty, NEIGHBOURS, type Neighbours } from './foreign-name.ts';
import { findIntendedForm, type IntendedForm, isLikelyWrongPast } from './intended-form.ts';
import { getEnglishVocabulary } from './known-words.ts';
import { nameDifference } from './name-difference.ts';
import { splitRunTogether } from './run-together.ts';
import { listTokens, sliceContext, type Token } from './spelling-tokens.ts';
import { chooseWord, computeLimit, listSuggestions, type Suggestion } from './suggest-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/** By how much the score of a suggestion is better if the class uses the word. */
const CLASS_WORD_GAIN = 0.4;
/** A word as near as this is likelier than two words that are written as one. */
const MAX_COST_BEFORE_SPLIT = 0.55;
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

/** Whether the class used the word, with or without its ending. */
function isClassWord(word: string, known: ReadonlySet<string>): boolean {
  return [word, word.replace(/s$/, ''), word.replace(/(?:es|ed|ing)$/, '')].some((form) => known.has(form));
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
  /** By `computeLimit`. */
  limit: number;
}

function guessWord(word: string, vocabulary: Vocabulary): Guess {
  const form = findIntendedForm(word, vocabulary);
  if (form !== undefined) return { form, suggestions: [], limit: 0 };
  const suggestions = listSuggestions(word, vocabulary);
  const isNear = suggestions.some(({ cost }) => cost < MAX_COST_BEFORE_SPLIT);
  const split = isNear ? undefined : splitRunTogether(word, vocabulary);
  return { form, split, suggestions, limit: computeLimit(word, vocabulary) };
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

/** What is shown for an unknown word, and how certain it is, by `Choice`; a form is certain. */
interface Correction extends Pick<TextMistake, 'reason' | 'kind'> {
  correction: string;
  certainty: number;
}

/** Corrects a word that is a form of a known one. */
function correctForm(token: Token, form: IntendedForm, level: Level): Correction | undefined {
  const certainty = Number.POSITIVE_INFINITY;
  switch (form.kind) {
    case 'regular-past': {
      const needsParticiple = PARTICIPLE_BEFORE.test(token.before ?? '');
      const correction = needsParticiple ? form.participle : form.past;
      return { correction, reason: explainIrregular(form, correction, level), kind: 'verb-form', certainty };
    }
    case 'plural-adjective': {
      const { adjective } = form;
      const reason = isBeginner(level)
        ? `“${adjective}” has no -s, also for two or more things.`
        : `Adjectives have no plural, so “${adjective}” takes no -s.`;
      return { correction: adjective, reason, kind: 'plural', certainty };
    }
    case 'misspelled-form':
      return correctSpelling(token, form.correction, certainty, level);
    case 'new-form':
      return undefined;
  }
}

function correctSpelling(token: Token, word: string, certainty: number, level: Level): Correction {
  const correction = CAPITAL_NOUNS.has(word) || token.capital === 'opening' ? capitalise(word) : word;
  const difference = nameDifference(token.word, word);
  const how = difference === undefined ? `“${correction}”` : `“${correction}” ${difference}`;
  const reason = isBeginner(level) ? `We write ${how}.` : `It is spelled ${how}.`;
  return { correction, reason, kind: 'spelling', certainty };
}

/** Finds the correction of an unknown word, with its reason; undefined when no word is near. */
function correctWord(
  token: Token,
  { form, split, suggestions, limit }: Guess,
  place: WordContext,
  vocabulary: Vocabulary,
  { level, knownWords }: CheckContext,
): Correction | undefined {
  if (form !== undefined) return token.capital === undefined ? correctForm(token, form, level) : undefined;
  if (split !== undefined && token.capital === undefined) {
    const reason = `These are two words: “${split}”.`;
    return { correction: split, reason, kind: 'spelling', certainty: Number.POSITIVE_INFINITY };
  }
  const getGain = (word: string) => (knownWords.has(word) ? CLASS_WORD_GAIN : 0);
  const { word, capital } = token;
  const possible =
    capital === undefined ? suggestions : suggestions.filter((each) => canStandFor(word, each.word));
  const choice = chooseWord(word, possible, limit, place, getGain);
  if (choice === undefined || choice.certainty < 0) return undefined;
  if (capital !== undefined && !isNoName(word, choice, capital, vocabulary)) return undefined;
  return correctSpelling(token, choice.word, choice.certainty, level);
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
      const unknown = tokens.flatMap(({ word, isChecked }, at) =>
        isChecked &&
        (vocabulary.findRank(word) === undefined || isLikelyWrongPast(word)) &&
        !isClassWord(word, context.knownWords)
          ? [at]
          : [],
      );
      if (unknown.length === 0 || isOtherLanguage(tokens, vocabulary)) return [];
      const guessed = new Set([...new Set(unknown.map((at) => tokens[at]?.word))].slice(0, MAX_GUESSES));
      /** By the index of an unknown token. */
      const corrections = new Map<number, Correction | undefined>();
      for (const at of unknown) {
        const token = tokens[at];
        if (token === undefined || !guessed.has(token.word)) continue;
        const guess = recallGuess(token.word, vocabulary);
        const place = sliceContext(text, tokens, at);
        corrections.set(at, correctWord(token, guess, place, vocabulary, context));
      }
      /** What the token is as a neighbour of an unknown one; a word with a capital letter may be a name. */
      const describe = (at: number): Neighbours => {
        if (!corrections.has(at)) return 'known';
        if (corrections.get(at) !== undefined) return 'corrected';
        return tokens[at]?.capital === undefined ? 'strange' : 'known';
      };
      return [...corrections].flatMap(([at, corrected]): readonly TextMistake[] => {
        const token = tokens[at];
        if (token === undefined || corrected === undefined) return [];
        const { certainty, ...mark } = corrected;
        const beside = [describe(at - 1), describe(at + 1)];
        const neighbours = NEIGHBOURS.find((each) => beside.includes(each)) ?? 'known';
        if (certainty < computeNeededCertainty(token, mark.correction, neighbours)) return [];
        return [{ start: token.start, end: token.end, ...mark }];
      });
    },
  };
}

export const spellingChecker: TextChecker = createSpellingChecker(getEnglishVocabulary);
