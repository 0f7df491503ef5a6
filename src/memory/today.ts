import { LEVELS, type Level } from '../domain/levels.ts';
import type { LocalDay } from '../domain/local-day.ts';
import { isRemoved, type StoredWords } from '../domain/stored-words.ts';
import type { ChosenWords } from './choose-words.ts';
import { packedCard } from './packed-card.ts';
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
const FITS_FEW = 'flashcards';

/** The most that one game takes. */
export const A_HELPING = Math.max(...WORD_GAMES.map(({ takes }) => takes));

/** Whoever was asked so many words today has had a helping: the smallest game takes no more. */
const ENOUGH = Math.min(...WORD_GAMES.map(({ takes }) => takes));

/** Which games there are, and which were played. */
export interface Playing {
  /** The games of this version of the app. */
  readonly offered: readonly string[];
  /** Games that were played, the newest first. */
  readonly played: readonly string[];
}

/** Words of one level in one game. */
export interface Helping {
  readonly game: string;
  readonly level: Level;
  /** To be met again, the most pressing first. */
  readonly again: readonly string[];
  /** Met and not known yet. Without any and none to be met again, the game brings what its level has. */
  readonly begun: readonly string[];
}

/**
 * One game for the words that come back: of the level with the most of them, what is due first and then what was begun.
 * With nothing due it is what was begun alone, and with nothing begun either something new of the learner's level.
 * @param chosen what comes back now
 * @param levelOf the level of a word in the bank; `undefined` for a word that no game finds there
 * @returns `null` where no game for words is offered
 */
export function helpingOf(
  { due, begun }: Pick<ChosenWords, 'due' | 'begun'>,
  levelOf: (word: string) => Level | undefined,
  { level: ownLevel, ...playing }: Playing & { level: Level },
): Helping | null {
  const level = commonest(due, levelOf) ?? commonest(begun, levelOf) ?? ownLevel;
  const ofLevel = (words: readonly string[]) => words.filter((word) => levelOf(word) === level);
  const [again, fresh] = [ofLevel(due), ofLevel(begun)];
  const found = wordGame(again.length + fresh.length, playing);
  if (!found) return null;
  const first = again.slice(0, found.takes);
  return { game: found.game, level, again: first, begun: fresh.slice(0, found.takes - first.length) };
}

/** The level that the most of these words have, of several the lowest; `undefined` where none of them has one. */
function commonest(
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
function wordGame(count: number, { offered, played }: Playing): (typeof WORD_GAMES)[number] | undefined {
  const open = WORD_GAMES.filter(({ game }) => offered.includes(game));
  const others = open.length > 1 ? open.filter(({ game }) => game !== played[0]) : open;
  const fitting = others.filter(({ game, takes }) => count === 0 || count >= takes || game === FITS_FEW);
  // A game that fills up is better than the same one twice running.
  const candidates = fitting.length > 0 ? fitting : others;
  const next = longestAgo(
    candidates.map(({ game }) => game),
    played,
  );
  return candidates.find(({ game }) => game === next);
}

/** Of these games the one that was played the longest ago; one never played comes before all others. */
export function longestAgo(games: readonly string[], played: readonly string[]): string | undefined {
  const lastPlay = (game: string) => (played.indexOf(game) === -1 ? played.length : played.indexOf(game));
  const [first] = [...games].sort((one, other) => lastPlay(other) - lastPlay(one));
  return first;
}

/** How many words wait to be met again, without any cap: all that are due and were known before. */
export function wordsWaiting(stored: StoredWords, today: LocalDay): number {
  return askedCards(stored).filter((card) => card.wasKnown && isDue(card, today)).length;
}

/**
 * Whether the learner has had a helping today, on whichever device: enough words were asked, or some were and nothing
 * is due any more.
 */
export function hadHelping(stored: StoredWords, today: LocalDay): boolean {
  const asked = askedCards(stored).filter(
    ({ askedAt }) => askedAt >= today.start && askedAt < today.end,
  ).length;
  return asked >= ENOUGH || (asked > 0 && wordsWaiting(stored, today) === 0);
}

function askedCards(stored: StoredWords): readonly CardState[] {
  return Object.entries(stored.words).flatMap(([word, packed]) => {
    const card = isRemoved(stored, word) ? null : packedCard(packed);
    return card ? [card] : [];
  });
}
