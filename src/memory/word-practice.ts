import { LEVELS, type Level } from '../domain/levels.ts';
import type { LocalDay } from '../domain/local-day.ts';
import { isWordRemoved, type StoredWords } from '../domain/stored-words.ts';
import { readPackedCard } from './card-cache.ts';
import type { ReviewWords } from './choose-review-words.ts';
import { type CardState, isDue } from './schedule.ts';

/*
 * The words of a learner's day: a small helping of them in one game, whatever else is waiting.
 */

/** Games that ask for words of the learner's choice, and how many one game of them takes. */
export const WORD_GAMES = [
  { game: 'flashcards', takes: 12 },
  { game: 'memory-match', takes: 8 },
  { game: 'quiz', takes: 7 },
  { game: 'word-search', takes: 6 },
  { game: 'guess-the-word', takes: 5 },
] as const;

/** Cards fit any number of words; the other games fill up with words that are not the learner's. */
const ANY_COUNT_GAME = 'flashcards';

/** The most that one game takes. */
export const MAX_PRACTICE_WORDS = Math.max(...WORD_GAMES.map(({ takes }) => takes));

/** Whoever was asked so many words today has had a helping: the smallest game takes no more. */
const MIN_PRACTICE_WORDS = Math.min(...WORD_GAMES.map(({ takes }) => takes));

/** Which games there are, and which were played. */
export interface PlayedGames {
  /** The games of this version of the app. */
  readonly offered: readonly string[];
  /** Games that were played, the newest first. */
  readonly played: readonly string[];
}

/** Words of one level in one game. */
export interface WordPractice {
  readonly game: string;
  readonly level: Level;
  /** To be met again, the most pressing first. */
  readonly due: readonly string[];
  /** Met and not known yet. Without any and none to be met again, the game brings what its level has. */
  readonly learning: readonly string[];
}

/**
 * One game for the words that come back: of the level with the most of them, what is due first and then what was begun.
 * With nothing due it is what was begun alone, and with nothing begun either something new of the learner's level.
 * @param chosen what comes back now
 * @param levelOf the level of a word in the bank; `undefined` for a word that no game finds there
 * @returns `null` where no game for words is offered
 */
export function chooseWordPractice(
  { due, learning }: Pick<ReviewWords, 'due' | 'learning'>,
  levelOf: (word: string) => Level | undefined,
  { level: ownLevel, ...playing }: PlayedGames & { level: Level },
): WordPractice | null {
  const level = findCommonestLevel(due, levelOf) ?? findCommonestLevel(learning, levelOf) ?? ownLevel;
  const ofLevel = (words: readonly string[]) => words.filter((word) => levelOf(word) === level);
  const [again, fresh] = [ofLevel(due), ofLevel(learning)];
  const found = findWordGame(again.length + fresh.length, playing);
  if (!found) return null;
  const first = again.slice(0, found.takes);
  return { game: found.game, level, due: first, learning: fresh.slice(0, found.takes - first.length) };
}

/** The level that the most of these words have, of several the lowest; `undefined` where none of them has one. */
function findCommonestLevel(
  words: readonly string[],
  levelOf: (word: string) => Level | undefined,
): Level | undefined {
  const levels = words.map(levelOf);
  const count = (level: Level) => levels.filter((one) => one === level).length;
  const [first] = [...LEVELS].sort((one, other) => count(other) - count(one));
  return first && count(first) > 0 ? first : undefined;
}

/**
 * The game for so many words: one that they fill. Without words any fits, since each brings new ones.
 */
function findWordGame(
  count: number,
  { offered, played }: PlayedGames,
): (typeof WORD_GAMES)[number] | undefined {
  const open = WORD_GAMES.filter(({ game }) => offered.includes(game));
  const others = open.length > 1 ? open.filter(({ game }) => game !== played[0]) : open;
  const fitting = others.filter(
    ({ game, takes }) => count === 0 || count >= takes || game === ANY_COUNT_GAME,
  );
  // A game that fills up is better than the same one twice running.
  const candidates = fitting.length > 0 ? fitting : others;
  const next = findLeastRecentGame(
    candidates.map(({ game }) => game),
    played,
  );
  return candidates.find(({ game }) => game === next);
}

/** Of these games the one that was played the longest ago; one never played comes before all others. */
export function findLeastRecentGame(games: readonly string[], played: readonly string[]): string | undefined {
  const lastPlay = (game: string) => (played.indexOf(game) === -1 ? played.length : played.indexOf(game));
  const [first] = [...games].sort((one, other) => lastPlay(other) - lastPlay(one));
  return first;
}

/** How many words wait to be met again, without any cap: all that are due and were known before. */
export function countDueWords(stored: StoredWords, today: LocalDay): number {
  return listReviewedCards(stored).filter((card) => card.wasEverKnown && isDue(card, today)).length;
}

/**
 * Whether the learner has had a helping today, on whichever device: enough words were asked, or some were and nothing
 * is due any more.
 */
export function hasPractisedToday(stored: StoredWords, today: LocalDay): boolean {
  const asked = listReviewedCards(stored).filter(
    ({ lastReviewedAt }) => lastReviewedAt >= today.start && lastReviewedAt < today.end,
  ).length;
  return asked >= MIN_PRACTICE_WORDS || (asked > 0 && countDueWords(stored, today) === 0);
}

function listReviewedCards(stored: StoredWords): readonly CardState[] {
  return Object.entries(stored.words).flatMap(([word, packed]) => {
    const card = isWordRemoved(stored, word) ? null : readPackedCard(packed);
    return card ? [card] : [];
  });
}
