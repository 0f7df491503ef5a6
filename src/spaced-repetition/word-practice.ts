import { LEVELS, type Level } from '../domain/levels.ts';
import type { LocalDay } from '../domain/local-day.ts';
import { isWordRemoved, type StoredWords } from '../domain/stored-words.ts';
import { readPackedCard } from './card-cache.ts';
import type { ReviewWords } from './choose-review-words.ts';
import { type CardState, isDue } from './schedule.ts';

/*
 * The daily word practice: a limited number of words in one game, regardless of the backlog.
 */

/** Games that take words to practise, and how many. */
export const WORD_GAMES = [
  { game: 'flashcards', takes: 12 },
  { game: 'memory-match', takes: 8 },
  { game: 'quiz', takes: 7 },
  { game: 'word-search', takes: 6 },
  { game: 'guess-the-word', takes: 5 },
] as const;

/** Flashcards take any number of words; the other games add words of the bank. */
const ANY_COUNT_GAME = 'flashcards';

/** The maximum of one game. */
export const MAX_PRACTICE_WORDS = Math.max(...WORD_GAMES.map(({ takes }) => takes));

/** This many words asked today count as practised: the smallest game takes no more. */
const MIN_PRACTICE_WORDS = Math.min(...WORD_GAMES.map(({ takes }) => takes));

/** Which games there are, and which were played. */
export interface PlayedGames {
  /** The games of this version of the app. */
  readonly offered: readonly string[];
  /** The games that were played, newest first. */
  readonly played: readonly string[];
}

/** Words of one level in one game. */
export interface WordPractice {
  readonly game: string;
  readonly level: Level;
  /** Due words, the most urgent first. */
  readonly due: readonly string[];
  /** Met but not known yet. If both lists are empty, the game uses words of its level. */
  readonly learning: readonly string[];
}

/**
 * Chooses one game and its words: of the level with the most due words, first the due ones, then those still
 * being learned. Without due words, the level of the latter counts; without either, the learner's own.
 * @param getLevel the level of a word in the bank; `undefined` if the bank lacks it
 * @returns `null` if no word game is offered
 */
export function chooseWordPractice(
  { due, learning }: Pick<ReviewWords, 'due' | 'learning'>,
  getLevel: (word: string) => Level | undefined,
  { level: ownLevel, ...playing }: PlayedGames & { level: Level },
): WordPractice | null {
  const level = findCommonestLevel(due, getLevel) ?? findCommonestLevel(learning, getLevel) ?? ownLevel;
  const filterLevel = (words: readonly string[]) => words.filter((word) => getLevel(word) === level);
  const [dueWords, learningWords] = [filterLevel(due), filterLevel(learning)];
  const found = findWordGame(dueWords.length + learningWords.length, playing);
  if (!found) return null;
  const first = dueWords.slice(0, found.takes);
  return {
    game: found.game,
    level,
    due: first,
    learning: learningWords.slice(0, found.takes - first.length),
  };
}

/** The most common level of these words, on a tie the lowest; `undefined` if none has a level. */
function findCommonestLevel(
  words: readonly string[],
  getLevel: (word: string) => Level | undefined,
): Level | undefined {
  const levels = words.map(getLevel);
  const count = (level: Level) => levels.filter((one) => one === level).length;
  const [first] = [...LEVELS].sort((one, other) => count(other) - count(one));
  return first && count(first) > 0 ? first : undefined;
}

/** The game for `count` words: one that they fill. Without words any game fits, since each adds new ones. */
function findWordGame(
  count: number,
  { offered, played }: PlayedGames,
): (typeof WORD_GAMES)[number] | undefined {
  const open = WORD_GAMES.filter(({ game }) => offered.includes(game));
  const others = open.length > 1 ? open.filter(({ game }) => game !== played[0]) : open;
  const fitting = others.filter(
    ({ game, takes }) => count === 0 || count >= takes || game === ANY_COUNT_GAME,
  );
  // Adding words of the bank is better than the same game twice in a row.
  const candidates = fitting.length > 0 ? fitting : others;
  const next = findLeastRecentGame(
    candidates.map(({ game }) => game),
    played,
  );
  return candidates.find(({ game }) => game === next);
}

/** The game that was played the longest ago; one that was never played comes first. */
export function findLeastRecentGame(games: readonly string[], played: readonly string[]): string | undefined {
  const lastPlay = (game: string) => (played.indexOf(game) === -1 ? played.length : played.indexOf(game));
  const [first] = [...games].sort((one, other) => lastPlay(other) - lastPlay(one));
  return first;
}

/** How many words are due and were known before, without the daily maximum. */
export function countDueWords(stored: StoredWords, today: LocalDay): number {
  return listReviewedCards(stored).filter((card) => card.wasEverKnown && isDue(card, today)).length;
}

/**
 * Whether the learner has practised today, on any device: enough words were asked, or some were and nothing
 * is due any more.
 */
export function hasPractisedToday(stored: StoredWords, today: LocalDay): boolean {
  const askedToday = listReviewedCards(stored).filter(
    ({ lastReviewedAt }) => lastReviewedAt >= today.start && lastReviewedAt < today.end,
  ).length;
  return askedToday >= MIN_PRACTICE_WORDS || (askedToday > 0 && countDueWords(stored, today) === 0);
}

function listReviewedCards(stored: StoredWords): readonly CardState[] {
  return Object.entries(stored.words).flatMap(([word, packed]) => {
    const card = isWordRemoved(stored, word) ? null : readPackedCard(packed);
    return card ? [card] : [];
  });
}
