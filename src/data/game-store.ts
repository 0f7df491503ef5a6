import {
  type BestResult,
  type BestResults,
  isNewBest,
  KEPT_USED_WORDS,
  KEPT_WORD_EVENTS,
  playClass,
  type WordEvent,
} from '../domain/game-records.ts';
import type { Level } from '../domain/levels.ts';
import type { Connection } from './connection.ts';
import { readBest, readResults, readWordEvent } from './game-schemas.ts';
import type { Saved } from './learner-store.ts';
import type { LearnerTables } from './learner-tables.ts';
import type { Writer } from './write-transaction.ts';

/** A word event under an id of its own: recording it again does nothing. */
export interface IdentifiedEvent {
  id: string;
  event: WordEvent;
}

export interface FinishedGame {
  level: Level;
  variant: string;
  score: number;
  scoreText: string;
  usedWords: readonly string[];
}

/** The Game Room's records of one learner. They stay on this device. */
export interface GameStore {
  /** The game in the middle as its host saved it, for the host to parse; `null` when there is none. */
  game(gameId: string): Promise<unknown>;
  /** The ids of all games in the middle. */
  savedGames(): Promise<readonly string[]>;
  /** The best results of every game that was finished, by game. */
  bestResults(): Promise<Readonly<Record<string, BestResults>>>;
  /** Words that finished games of this class used, the longest ago first. */
  usedWords(gameId: string, level: Level, variant: string): Promise<readonly string[]>;
  /** What happened to words in games, oldest first; the newest `KEPT_WORD_EVENTS`. */
  wordEvents(): Promise<readonly WordEvent[]>;

  /** A game in the middle, together with what happened to words since it was saved last. */
  saveGame(gameId: string, saved: unknown, events: readonly IdentifiedEvent[]): Saved;
  clearGame(gameId: string): Saved;
  /** Takes the saved game away, keeps its result and its words, and tells how it compares. */
  finishGame(
    gameId: string,
    finished: FinishedGame,
    events: readonly IdentifiedEvent[],
  ): Saved<{ best: BestResult; isNewBest: boolean }>;
  recordGameEvents(events: readonly IdentifiedEvent[]): Saved;
}

/** The Game Room's part of the learner's store. */
export function createGameStore(tables: LearnerTables, run: Connection['run'], writer: Writer): GameStore {
  return {
    game: (gameId) => run(async () => (await tables.games.get(gameId))?.saved ?? null),
    savedGames: () => run(() => tables.games.toCollection().primaryKeys()),
    bestResults: () =>
      run(async () => {
        const rows = (await tables.gameResults.toArray()).map(readBest).filter((row) => row !== null);
        return Object.fromEntries(rows.map(({ game, best }) => [game, best]));
      }),
    usedWords: (gameId, level, variant) =>
      run(async () => {
        const { used } = readResults(gameId, await tables.gameResults.get(gameId));
        return used[playClass(level, variant)] ?? [];
      }),
    wordEvents: () =>
      run(async () => {
        const rows = await tables.gameEvents.orderBy('at').toArray();
        return rows.map(readWordEvent).filter((event) => event !== null);
      }),

    saveGame: (gameId, saved, events) =>
      writer.keep([tables.games, tables.gameEvents], async () => {
        await tables.games.put({ game: gameId, saved });
        await keepEvents(tables, events);
      }),
    clearGame: (gameId) => writer.keep([tables.games], () => tables.games.delete(gameId)),
    finishGame: (gameId, finished, events) =>
      writer.write({ also: [tables.games, tables.gameResults, tables.gameEvents] }, async ({ stamp }) => {
        await tables.games.delete(gameId);
        await keepEvents(tables, events);
        return keepResult(tables, gameId, finished, stamp.updatedAt);
      }),
    recordGameEvents: (events) => writer.keep([tables.gameEvents], () => keepEvents(tables, events)),
  };
}

async function keepResult(tables: LearnerTables, gameId: string, finished: FinishedGame, at: number) {
  const row = readResults(gameId, await tables.gameResults.get(gameId));
  const where = playClass(finished.level, finished.variant);
  const before = row.best[where];
  const result: BestResult = { score: finished.score, text: finished.scoreText, at };
  const best = before && !isNewBest(before, result.score) ? before : result;
  await tables.gameResults.put({
    game: gameId,
    best: { ...row.best, [where]: best },
    used: { ...row.used, [where]: withNewest(row.used[where] ?? [], finished.usedWords) },
  });
  return { best, isNewBest: best === result };
}

/** `used` with the words at its end; of one that is in it already, the newest use counts. */
function withNewest(used: readonly string[], words: readonly string[]): string[] {
  const added = new Set(words);
  return [...used.filter((word) => !added.has(word)), ...added].slice(-KEPT_USED_WORDS);
}

async function keepEvents(tables: LearnerTables, events: readonly IdentifiedEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tables.gameEvents.bulkPut(events.map(({ id, event }) => ({ ...event, id })));
  const surplus = (await tables.gameEvents.count()) - KEPT_WORD_EVENTS;
  if (surplus <= 0) return;
  const oldest = await tables.gameEvents.orderBy('at').limit(surplus).primaryKeys();
  await tables.gameEvents.bulkDelete(oldest);
}
