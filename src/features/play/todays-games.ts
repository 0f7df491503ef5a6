import { loadWordIndex } from '../../content/words/word-index.ts';
import type { Level } from '../../domain/levels.ts';
import { getLocalDay } from '../../domain/local-day.ts';
import type { GameMeta } from '../../games/contract.ts';
import { getGamesInRoom } from '../../games/registry.ts';
import { chooseReviewWords, MAX_DUE_PER_DAY } from '../../memory/choose-review-words.ts';
import {
  chooseWordPractice,
  countDueWords,
  findLeastRecentGame,
  hasPractisedToday,
  WORD_GAMES,
} from '../../memory/word-practice.ts';
import type { GameChoiceRecords } from './player-records.ts';

/** A game as a part of the day. */
export interface TodaysGame {
  id: string;
  title: string;
  minutes: number;
  /** It was left in the middle. */
  isInProgress: boolean;
  isDone: boolean;
}

export interface TodaysWordGame extends TodaysGame {
  level: Level;
  /** To be met again; then those that were begun. Without any of both the game brings new words of its level. */
  dueWords: readonly string[];
  learningWords: readonly string[];
  /** How many are due in all. */
  dueCount: number;
  /** They are more than a day takes, as after a month away. */
  isBacklog: boolean;
}

export interface TodaysGames {
  /** The words that come back, as one fitting game. */
  wordGame: TodaysWordGame | null;
  /** A short one of another kind. */
  otherGame: TodaysGame | null;
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
export async function chooseTodaysGames(records: GameChoiceRecords, now: number): Promise<TodaysGames> {
  const played = [...new Set(records.events.map(({ event }) => event.game).reverse())];
  return {
    wordGame: await todaysWords(records, played, now),
    otherGame: chooseOtherGame(records, played, now),
  };
}

async function todaysWords(
  records: GameChoiceRecords,
  played: readonly string[],
  now: number,
): Promise<TodaysWordGame | null> {
  const today = getLocalDay(now);
  const index = await loadWordIndex();
  const games = getGamesInRoom('arcade', records.ageBand).filter(isForWords);
  const offered = games.map(({ id }) => id);
  const helping = chooseWordPractice(chooseReviewWords(records, now, today), (word) => index.get(word), {
    level: records.level,
    offered,
    played,
  });
  const isDone = hasPractisedToday(records, today);
  const left = isDone ? undefined : findGameInProgress(games, records, played);
  const game = left ?? games.find(({ id }) => id === helping?.game);
  if (!helping || !game) return null;
  const dueCount = countDueWords(records, today);
  return {
    ...factsOf(game, { isInProgress: left !== undefined, isDone }),
    level: helping.level,
    dueWords: helping.due,
    learningWords: helping.learning,
    dueCount,
    isBacklog: dueCount > MAX_DUE_PER_DAY,
  };
}

function chooseOtherGame(
  records: GameChoiceRecords,
  played: readonly string[],
  now: number,
): TodaysGame | null {
  const { start, end } = getLocalDay(now);
  const games = getGamesInRoom('arcade', records.ageBand).filter(isOther);
  const saved = new Set(records.savedGames);
  const done = records.events.findLast(
    ({ event: { game, at } }) =>
      games.some(({ id }) => id === game) && !saved.has(game) && at >= start && at < end,
  )?.event.game;
  const left = findGameInProgress(games, records, played);
  const next = findLeastRecentGame(
    games.map(({ id }) => id),
    played,
  );
  const game = games.find(({ id }) => id === (done ?? left?.id ?? next));
  return game
    ? factsOf(game, { isInProgress: done === undefined && left !== undefined, isDone: done !== undefined })
    : null;
}

/** Of these games the one that was played last, where it was left in the middle. */
function findGameInProgress(
  games: readonly GameMeta[],
  { savedGames }: GameChoiceRecords,
  played: readonly string[],
): GameMeta | undefined {
  const last = played.find((id) => games.some((game) => game.id === id));
  return games.find(({ id }) => id === last && savedGames.includes(id));
}

function factsOf(
  { id, title, minutes }: GameMeta,
  state: Pick<TodaysGame, 'isInProgress' | 'isDone'>,
): TodaysGame {
  return { id, title, minutes, ...state };
}
