import { loadWordIndex } from '../../content/words/word-index.ts';
import type { Level } from '../../domain/levels.ts';
import { localDay } from '../../domain/local-day.ts';
import type { GameMeta } from '../../games/contract.ts';
import { gamesIn } from '../../games/registry.ts';
import { DUE_A_DAY, wordsFor } from '../../memory/choose-words.ts';
import { hadHelping, helpingOf, longestAgo, WORD_GAMES, wordsWaiting } from '../../memory/today.ts';
import type { PlayedRecords } from './played-records.ts';

/** A game as a part of the day. */
export interface TodaysGame {
  id: string;
  title: string;
  minutes: number;
  /** It was left in the middle. */
  isGoingOn: boolean;
  isDone: boolean;
}

export interface TodaysWords extends TodaysGame {
  level: Level;
  /** To be met again; then those that were begun. Without any of both the game brings new words of its level. */
  again: readonly string[];
  begun: readonly string[];
  /** How many are due in all. */
  waiting: number;
  /** They are more than a day takes, as after a month away. */
  isBacklog: boolean;
}

export interface TodaysGames {
  /** The words that come back, as one fitting game. */
  words: TodaysWords | null;
  /** A short one of another kind. */
  other: TodaysGame | null;
}

/** The other game is for what is left of a quarter of an hour. */
const SHORT_MINUTES = 3;

const isForWords = ({ id }: GameMeta) => WORD_GAMES.some(({ game }) => game === id);
const isOther = (game: GameMeta) => game.minutes <= SHORT_MINUTES && !isForWords(game);

/**
 * The games of the learner's day.
 * @param now milliseconds since the epoch
 * @returns rejects where the index of words cannot be fetched
 */
export async function todaysGames(records: PlayedRecords, now: number): Promise<TodaysGames> {
  const played = [...new Set(records.events.map(({ event }) => event.game).reverse())];
  return { words: await todaysWords(records, played, now), other: otherGame(records, played, now) };
}

async function todaysWords(
  records: PlayedRecords,
  played: readonly string[],
  now: number,
): Promise<TodaysWords | null> {
  const today = localDay(now);
  const index = await loadWordIndex();
  const games = gamesIn('arcade', records.ageBand).filter(isForWords);
  const offered = games.map(({ id }) => id);
  const helping = helpingOf(wordsFor(records, now, today), (word) => index.get(word), {
    level: records.level,
    offered,
    played,
  });
  const isDone = hadHelping(records, today);
  const left = isDone ? undefined : leftGame(games, records, played);
  const game = left ?? games.find(({ id }) => id === helping?.game);
  if (!helping || !game) return null;
  const waiting = wordsWaiting(records, today);
  return {
    ...factsOf(game, { isGoingOn: left !== undefined, isDone }),
    level: helping.level,
    again: helping.again,
    begun: helping.begun,
    waiting,
    isBacklog: waiting > DUE_A_DAY,
  };
}

function otherGame(records: PlayedRecords, played: readonly string[], now: number): TodaysGame | null {
  const { start, end } = localDay(now);
  const games = gamesIn('arcade', records.ageBand).filter(isOther);
  const saved = new Set(records.saved);
  const done = records.events.findLast(
    ({ event: { game, at } }) =>
      games.some(({ id }) => id === game) && !saved.has(game) && at >= start && at < end,
  )?.event.game;
  const left = leftGame(games, records, played);
  const next = longestAgo(
    games.map(({ id }) => id),
    played,
  );
  const game = games.find(({ id }) => id === (done ?? left?.id ?? next));
  return game
    ? factsOf(game, { isGoingOn: done === undefined && left !== undefined, isDone: done !== undefined })
    : null;
}

/** Of these games the one that was played last, where it was left in the middle. */
function leftGame(
  games: readonly GameMeta[],
  { saved }: PlayedRecords,
  played: readonly string[],
): GameMeta | undefined {
  const last = played.find((id) => games.some((game) => game.id === id));
  return games.find(({ id }) => id === last && saved.includes(id));
}

function factsOf(
  { id, title, minutes }: GameMeta,
  state: Pick<TodaysGame, 'isGoingOn' | 'isDone'>,
): TodaysGame {
  return { id, title, minutes, ...state };
}
