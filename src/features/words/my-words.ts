import type { Word } from '../../content/words/word-schema.ts';
import { formatList } from '../../domain/format-list.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { listWords, type StoredWords } from '../../domain/stored-words.ts';
import { foldTypedText, removeAccents } from '../../domain/typed-text.ts';
import { NO_REVIEWS, unpackReviews, type WordReviews } from '../../domain/word-reviews.ts';
import {
  type CardState,
  computeCard,
  rateStrength,
  type Strength,
} from '../../spaced-repetition/schedule.ts';

/*
 * The page My Words: the words that the learner met or added, with their texts, reviews and strength.
 */

/** What the learner wrote about a word; '' for none. */
export interface OwnTexts {
  meaning: string;
  example: string;
}

/** The current texts, if another tab or device changed them after the form was opened. */
export function findReplacedTexts(
  opened: OwnTexts | undefined,
  current: OwnTexts | undefined,
): OwnTexts | null {
  if (!opened || !current) return null;
  return opened.meaning === current.meaning && opened.example === current.example ? null : current;
}

/** The texts in quotation marks. */
export function formatOwnTexts({ meaning, example }: OwnTexts): string {
  const texts = [meaning, example].filter((text) => text !== '').map((text) => `“${text}”`);
  return formatList(texts) || 'the text of our dictionary';
}

/** A word of the learner with all its data. */
export interface MyWord {
  word: string;
  /** The learner's own meaning and example, else the bank's; '' for none. */
  meaning: string;
  examples: readonly string[];
  /** The learner's own texts; '' for none. */
  own: OwnTexts;
  /** The bank's; `null` for a word that it does not have. */
  topic: string | null;
  level: Level | null;
  pos: string | null;
  reviews: WordReviews;
  card: CardState | null;
  strength: Strength;
}

/**
 * The words that are not removed.
 * @param bank the bank's rows of these words
 * @param now milliseconds since the epoch
 */
export function createMyWords(
  { words, ownWords }: StoredWords,
  bank: ReadonlyMap<string, Word>,
  now: number,
): readonly MyWord[] {
  return listWords({ words, ownWords }).map((word) => {
    const own = ownWords[word];
    const row = bank.get(word);
    const reviews = unpackReviews(words[word] ?? '') ?? NO_REVIEWS;
    const card = computeCard(reviews);
    return {
      word,
      meaning: own?.meaning || (row?.meaning ?? ''),
      examples: own?.example ? [own.example] : (row?.examples ?? []),
      own: { meaning: own?.meaning ?? '', example: own?.example ?? '' },
      topic: row?.topic ?? null,
      level: row?.level ?? null,
      pos: row?.pos ?? null,
      reviews,
      card,
      strength: rateStrength(card, now),
    };
  });
}

export type WordOrder = 'due' | 'weakest' | 'a-z';

export interface WordFilter {
  /** A part of the word or of its meaning. */
  text: string;
  strength: Strength | 'any';
  /** 'own' is for words that the bank does not have. */
  topic: string;
  order: WordOrder;
}

export const NO_WORD_FILTER: WordFilter = { text: '', strength: 'any', topic: 'any', order: 'due' };

/** The words that match the filter, in its order. */
export function filterWords(all: readonly MyWord[], filter: WordFilter): readonly MyWord[] {
  const text = foldForSearch(filter.text);
  const matching = all.filter(
    ({ word, meaning, strength, topic }) =>
      (filter.strength === 'any' || strength === filter.strength) &&
      (filter.topic === 'any' || (topic ?? 'own') === filter.topic) &&
      (foldForSearch(word).includes(text) || foldForSearch(meaning).includes(text)),
  );
  return matching.sort((one, other) => compareWords(one, other, filter.order));
}

function foldForSearch(text: string): string {
  return removeAccents(foldTypedText(text));
}

const { compare: compareNames } = new Intl.Collator('en');

function compareWords(one: MyWord, other: MyWord, order: WordOrder): number {
  const byName = compareNames(one.word, other.word);
  // A word that was never asked has no due date: it comes last by date, and is the weakest.
  const getDueAt = ({ card }: MyWord) => card?.dueAt ?? Number.MAX_VALUE;
  const getStability = ({ card }: MyWord) => card?.stability ?? 0;
  if (order === 'due') return getDueAt(one) - getDueAt(other) || byName;
  if (order === 'weakest') return getStability(one) - getStability(other) || byName;
  return byName;
}

/** The topics of these words in alphabetical order; 'own' for words that the bank lacks. */
export function listWordTopics(all: readonly MyWord[]): readonly string[] {
  return [...new Set(all.map(({ topic }) => topic ?? 'own'))].sort();
}

/** A game for some of the learner's words, and the level of the bank that has them. */
export interface WordGameChoice {
  game: string;
  level: Level;
  words: readonly string[];
}

/** The number of words of one level that each game needs, largest first. */
const MIN_WORDS_BY_GAME = [
  ['word-search', 12],
  ['memory-match', 8],
  ['guess-the-word', 5],
] as const;

/**
 * Chooses a game for these words: one of the level that has the most of them, if they are enough. Otherwise
 * flashcards, which take any word with a meaning.
 * @returns `null` if no word can be asked
 */
export function chooseGameForWords(chosen: readonly MyWord[]): WordGameChoice | null {
  const byLevel = new Map<Level, string[]>();
  for (const { word, level } of chosen) {
    if (level) byLevel.set(level, [...(byLevel.get(level) ?? []), word]);
  }
  const [largest] = [...byLevel].sort(([, one], [, other]) => other.length - one.length);
  const match = MIN_WORDS_BY_GAME.find(([, needed]) => largest && largest[1].length >= needed);
  if (largest && match) return { game: match[0], level: largest[0], words: largest[1] };
  const words = chosen.filter(({ meaning }) => meaning !== '').map(({ word }) => word);
  const level = LEVELS.findLast((each) => byLevel.has(each)) ?? LEVELS[0];
  return words.length > 0 ? { game: 'flashcards', level, words } : null;
}
