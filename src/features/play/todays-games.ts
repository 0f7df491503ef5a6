import { loadWordIndex } from '../../content/words/word-index.ts';
import type { Level } from '../../domain/levels.ts';
import { getLocalDay } from '../../domain/local-day.ts';
import type { GameMeta } from '../../games/game-contract.ts';
import { getGamesInRoom } from '../../games/registry.ts';
import { chooseReviewWords, MAX_DUE_PER_DAY } from '../../spaced-repetition/choose-review-words.ts';
import {
  chooseWordPractice,
  countDueWords,
  findLeastRecentGame,
  hasPractisedToday,
  WORD_GAMES,
} from '../../spaced-repetition/word-practice.ts';
import type { GameChoiceRecords } from './player-records.ts';

/** A game that is suggested for today. */
export interface TodaysGame {
  id: string;
  title: string;
  minutes: number;
  /** A saved game can be continued. */
  isInProgress: boolean;
  /** It was played to its end today. */
  isDone: boolean;
}

export interface TodaysWordGame extends TodaysGame {
  level: Level;
  /** Due words, then words being learnt. Without either the game has new words of its level. */
  dueWords: readonly string[];
  learningWords: readonly string[];
  /** The number of all due words. */
  dueCount: number;
  /** More words are due than fit into a day, for example after a month away. */
  isBacklog: boolean;
}

export interface TodaysGames {
  /** A game for the words to review; `null` if no game can ask them. */
  wordGame: TodaysWordGame | null;
  /** A short game of another kind; `null` if the learner's age group has none. */
  otherGame: TodaysGame | null;
}

/** A day takes a quarter of an hour; so much of it is left for the other game. */
const SHORT_MINUTES = 3;

const isWordGame = ({ id }: GameMeta) => WORD_GAMES.some(({ game }) => game === id);
const isShortOtherGame = (game: GameMeta) => game.minutes <= SHORT_MINUTES && !isWordGame(game);

/**
 * Chooses the games of the learner's day. Rejects when the word index can't be fetched.
 * @param now milliseconds since the epoch
 */
export async function chooseTodaysGames(records: GameChoiceRecords, now: number): Promise<TodaysGames> {
  const playedNewestFirst = [...new Set(records.events.map(({ event }) => event.game).reverse())];
  return {
    wordGame: await chooseWordGame(records, playedNewestFirst, now),
    otherGame: chooseOtherGame(records, playedNewestFirst, now),
  };
}

async function chooseWordGame(
  records: GameChoiceRecords,
  playedNewestFirst: readonly string[],
  now: number,
): Promise<TodaysWordGame | null> {
  const today = getLocalDay(now);
  const index = await loadWordIndex();
  const games = getGamesInRoom('arcade', records.ageBand).filter(isWordGame);
  const gameIds = games.map(({ id }) => id);
  const practice = chooseWordPractice(chooseReviewWords(records, now, today), (word) => index.get(word), {
    level: records.level,
    offered: gameIds,
    played: playedNewestFirst,
  });
  const isDone = hasPractisedToday(records, today);
  const inProgress = isDone ? undefined : findGameInProgress(games, records, playedNewestFirst);
  const game = inProgress ?? games.find(({ id }) => id === practice?.game);
  if (!practice || !game) return null;
  const dueCount = countDueWords(records, today);
  return {
    ...toTodaysGame(game, { isInProgress: inProgress !== undefined, isDone }),
    level: practice.level,
    dueWords: practice.due,
    learningWords: practice.learning,
    dueCount,
    isBacklog: dueCount > MAX_DUE_PER_DAY,
  };
}

function chooseOtherGame(
  records: GameChoiceRecords,
  playedNewestFirst: readonly string[],
  now: number,
): TodaysGame | null {
  const { start, end } = getLocalDay(now);
  const games = getGamesInRoom('arcade', records.ageBand).filter(isShortOtherGame);
  const gamesInProgress = new Set(records.savedGameIds);
  const gamePlayedToday = records.events.findLast(
    ({ event: { game, at } }) =>
      games.some(({ id }) => id === game) && !gamesInProgress.has(game) && at >= start && at < end,
  )?.event.game;
  const inProgress = findGameInProgress(games, records, playedNewestFirst);
  const leastRecent = findLeastRecentGame(
    games.map(({ id }) => id),
    playedNewestFirst,
  );
  const game = games.find(({ id }) => id === (gamePlayedToday ?? inProgress?.id ?? leastRecent));
  return game
    ? toTodaysGame(game, {
        isInProgress: gamePlayedToday === undefined && inProgress !== undefined,
        isDone: gamePlayedToday !== undefined,
      })
    : null;
}

/** The last played of these games, if it is still in progress. */
function findGameInProgress(
  games: readonly GameMeta[],
  { savedGameIds }: GameChoiceRecords,
  playedNewestFirst: readonly string[],
): GameMeta | undefined {
  const last = playedNewestFirst.find((id) => games.some((game) => game.id === id));
  return games.find(({ id }) => id === last && savedGameIds.includes(id));
}

function toTodaysGame(
  { id, title, minutes }: GameMeta,
  state: Pick<TodaysGame, 'isInProgress' | 'isDone'>,
): TodaysGame {
  return { id, title, minutes, ...state };
}
