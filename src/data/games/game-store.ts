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
import { createDeadLetterUnlessReadable } from '../sync-rows/unreadable-rows.ts';
import type { SaveResult } from '../writes/save-result.ts';
import type { TableAccess } from '../writes/table-access.ts';
import { isCompleteResults, parseResults, parseResultsOrEmpty } from './game-schemas.ts';
import { parseEvents, saveEvents } from './play-events.ts';

/** The events and requests of a game since its last save. */
export interface PendingWrites {
  events: readonly IdentifiedEvent[];
  requests: readonly NewRequest[];
  /** Keys of requests with results that the game has handled; they are deleted. */
  acknowledgedReplies: readonly string[];
}

/** A learner's games. They never sync, except for what the memory derives from their events. */
export interface GameStore {
  /** The saved game in progress, which its host parses; `null` when there is none. */
  readSavedGame(gameId: string): Promise<unknown>;
  /** The ids of all games in progress. */
  readSavedGameIds(): Promise<readonly string[]>;
  /** The best results by game. */
  readBestResults(): Promise<Readonly<Record<string, BestResults>>>;
  /**
   * What a game carries over from one play to the next, for the game to parse; `undefined` when there is
   * nothing.
   */
  readCarriedState(gameId: string, key: string): Promise<unknown>;
  /** The newest `RETAINED_PLAY_EVENTS` events, oldest first. */
  readPlayEvents(): Promise<readonly IdentifiedEvent[]>;

  /** Saves a game in progress, together with its events and requests since the last save. */
  saveGame(gameId: string, saved: unknown, pending: PendingWrites): SaveResult;
  /**
   * Deletes the saved game, saves its result, carried state and mistakes, and compares the result with the
   * best.
   */
  finishGame(gameId: string, finished: FinishedGame, pending: PendingWrites): SaveResult<ScoreComparison>;
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

    saveGame: (gameId, saved, pending) =>
      writeLocalOnly([tables.games, tables.gameEvents, tables.requests], async () => {
        await tables.games.put({ game: gameId, saved });
        await savePendingWrites(tables, pending, now());
      }),
    finishGame(gameId, finished, pending) {
      const { games, gameResults, gameEvents, requests } = tables;
      const spec = { valueKeys: [KV.mistakes], extraTables: [games, gameResults, gameEvents, requests] };
      return write(spec, async (context) => {
        await games.delete(gameId);
        await savePendingWrites(tables, pending, now());
        addMistakes(context, finished.mistakes ?? []);
        return saveResult(tables, gameId, finished, context.stamp.updatedAt);
      });
    },
    recordPlayEvents: (events) => writeLocalOnly([tables.gameEvents], () => saveEvents(tables, events)),
  };
}

async function saveResult(
  tables: LearnerTables,
  game: string,
  { level, variant, score, carriedState }: FinishedGame,
  at: number,
): Promise<ScoreComparison> {
  const raw = await tables.gameResults.get(game);
  const deadLetter = createDeadLetterUnlessReadable(isCompleteResults(raw), `results:${game}`, raw, at);
  if (deadLetter) await tables.dead.add(deadLetter);
  const row = parseResultsOrEmpty(game, raw);
  const carried = carriedState && {
    ...row.memory,
    [carriedState.key]: carriedState.after(row.memory[carriedState.key]),
  };
  const choiceKey = createChoiceKey(level, variant);
  const before = row.best[choiceKey];
  const result: BestResult | undefined = score && { score: score.value, text: score.text, at };
  const best = result && beatsBestScore(before, result.score) ? result : before;
  await tables.gameResults.put({
    game,
    best: best ? { ...row.best, [choiceKey]: best } : row.best,
    memory: carried ?? row.memory,
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
