import {
  type BestResult,
  type BestResults,
  beatsBestScore,
  createChoiceKey,
  type FinishedGame,
  type IdentifiedEvent,
  type ScoreComparison,
} from '../../domain/game-records.ts';
import { KV, type LearnerTables } from '../database/learner-tables.ts';
import { addMistakes } from '../memory/mistakes.ts';
import type { NewRequest } from '../requests/request-rows.ts';
import { enqueueRequest } from '../requests/request-table.ts';
import { createLetterUnlessReadable } from '../sync-rows/unreadable-rows.ts';
import type { SaveResult } from '../writes/save-result.ts';
import type { TableAccess } from '../writes/table-access.ts';
import { isCompleteResults, parseResults, parseResultsOrEmpty } from './game-schemas.ts';
import { parseEvents, saveEvents } from './play-events.ts';

/** What a game told and asked for since it was saved last. */
export interface PendingWrites {
  events: readonly IdentifiedEvent[];
  requests: readonly NewRequest[];
  /** Keys of requests whose end the game has taken in. */
  acknowledgedReplies: readonly string[];
}

/** What one learner has of games. It stays on this device, but what their memory learns from it travels. */
export interface GameStore {
  /** The game in the middle as its table saved it, for the table to parse; `null` when there is none. */
  readSavedGame(gameId: string): Promise<unknown>;
  /** The ids of all games in the middle. */
  readSavedGameIds(): Promise<readonly string[]>;
  /** The best results of every game that has a result to compare, by game. */
  readBestResults(): Promise<Readonly<Record<string, BestResults>>>;
  /** What a game keeps between games under that key, for the game to parse; `undefined` when there is nothing. */
  readCarriedState(gameId: string, key: string): Promise<unknown>;
  /** What happened in games, oldest first; the newest `MAX_PLAY_EVENTS`. */
  readPlayEvents(): Promise<readonly IdentifiedEvent[]>;

  /** A game in the middle, together with what it told and asked for since it was saved last. */
  saveGame(gameId: string, saved: unknown, news: PendingWrites): SaveResult;
  /** Takes the saved game away, keeps its result, its memory and its mistakes, and tells how it compares. */
  finishGame(gameId: string, finished: FinishedGame, news: PendingWrites): SaveResult<ScoreComparison>;
  recordPlayEvents(events: readonly IdentifiedEvent[]): SaveResult;
}

/** The games' part of the learner's store. */
export function createGameStore({ tables, now, read, write, writeLocalOnly }: TableAccess): GameStore {
  return {
    readSavedGame: (gameId) => read(async () => (await tables.games.get(gameId))?.saved ?? null),
    readSavedGameIds: () => read(() => tables.games.toCollection().primaryKeys()),
    readBestResults: () =>
      read(async () => {
        const rows = (await tables.gameResults.toArray()).map(parseResults).filter((row) => row !== null);
        return Object.fromEntries(rows.map(({ game, best }) => [game, best]));
      }),
    readCarriedState: (gameId, key) =>
      read(async () => parseResultsOrEmpty(gameId, await tables.gameResults.get(gameId)).memory[key]),
    readPlayEvents: () => read(async () => parseEvents(await tables.gameEvents.orderBy('at').toArray())),

    saveGame: (gameId, saved, news) =>
      writeLocalOnly([tables.games, tables.gameEvents, tables.requests], async () => {
        await tables.games.put({ game: gameId, saved });
        await savePendingWrites(tables, news, now());
      }),
    finishGame(gameId, finished, news) {
      const { games, gameResults, gameEvents, requests } = tables;
      const wanted = { valueKeys: [KV.mistakes], extraTables: [games, gameResults, gameEvents, requests] };
      return write(wanted, async (writing) => {
        await games.delete(gameId);
        await savePendingWrites(tables, news, now());
        addMistakes(writing, finished.mistakes ?? []);
        return keepResult(tables, gameId, finished, writing.stamp.updatedAt);
      });
    },
    recordPlayEvents: (events) => writeLocalOnly([tables.gameEvents], () => saveEvents(tables, events)),
  };
}

async function keepResult(
  tables: LearnerTables,
  game: string,
  { level, variant, score, memory }: FinishedGame,
  at: number,
): Promise<ScoreComparison> {
  const raw = await tables.gameResults.get(game);
  const letter = createLetterUnlessReadable(isCompleteResults(raw), `results:${game}`, raw, at);
  if (letter) await tables.dead.add(letter);
  const row = parseResultsOrEmpty(game, raw);
  const kept = memory && { ...row.memory, [memory.key]: memory.after(row.memory[memory.key]) };
  const where = createChoiceKey(level, variant);
  const before = row.best[where];
  const result: BestResult | undefined = score && { score: score.value, text: score.text, at };
  const best = result && beatsBestScore(before, result.score) ? result : before;
  await tables.gameResults.put({
    game,
    best: best ? { ...row.best, [where]: best } : row.best,
    memory: kept ?? row.memory,
  });
  return best && result ? { best, isNewBest: best === result } : null;
}

async function savePendingWrites(
  tables: LearnerTables,
  { events, requests, acknowledgedReplies }: PendingWrites,
  at: number,
): Promise<void> {
  await saveEvents(tables, events);
  await tables.requests.bulkDelete([...acknowledgedReplies]);
  for (const request of requests) await enqueueRequest(tables, request, at);
}
