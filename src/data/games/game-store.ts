import {
  type BestResult,
  type BestResults,
  type Comparison,
  choiceKey,
  type FinishedGame,
  type IdentifiedEvent,
  isNewBest,
} from '../../domain/game-records.ts';
import { KV, type LearnerTables } from '../database/learner-tables.ts';
import type { Saved } from '../learner/learner-store.ts';
import { enterMistakes } from '../memory/mistakes.ts';
import { askIn } from '../requests/ask-request.ts';
import type { NewRequest } from '../requests/request-rows.ts';
import { letterUnless } from '../sync-rows/set-aside.ts';
import type { Access } from '../writes/access.ts';
import { areWholeResults, readResults, resultsOf } from './game-schemas.ts';
import { keepEvents, storedEvents } from './play-events.ts';

/** What a game told and asked for since it was saved last. */
export interface StoredNews {
  events: readonly IdentifiedEvent[];
  requests: readonly NewRequest[];
  /** Keys of requests whose end the game has taken in. */
  heard: readonly string[];
}

/** What one learner has of games. It stays on this device, but what their memory learns from it travels. */
export interface GameStore {
  /** The game in the middle as its table saved it, for the table to parse; `null` when there is none. */
  game(gameId: string): Promise<unknown>;
  /** The ids of all games in the middle. */
  savedGames(): Promise<readonly string[]>;
  /** The best results of every game that has a result to compare, by game. */
  bestResults(): Promise<Readonly<Record<string, BestResults>>>;
  /** What a game keeps between games under that key, for the game to parse; `undefined` when there is nothing. */
  gameMemory(gameId: string, key: string): Promise<unknown>;
  /** What happened in games, oldest first; the newest `KEPT_PLAY_EVENTS`. */
  playEvents(): Promise<readonly IdentifiedEvent[]>;

  /** A game in the middle, together with what it told and asked for since it was saved last. */
  saveGame(gameId: string, saved: unknown, news: StoredNews): Saved;
  /** Takes the saved game away, keeps its result, its memory and its mistakes, and tells how it compares. */
  finishGame(gameId: string, finished: FinishedGame, news: StoredNews): Saved<Comparison>;
  recordPlayEvents(events: readonly IdentifiedEvent[]): Saved;
}

/** The games' part of the learner's store. */
export function createGameStore({ tables, now, read, write, keep }: Access): GameStore {
  return {
    game: (gameId) => read(async () => (await tables.games.get(gameId))?.saved ?? null),
    savedGames: () => read(() => tables.games.toCollection().primaryKeys()),
    bestResults: () =>
      read(async () => {
        const rows = (await tables.gameResults.toArray()).map(readResults).filter((row) => row !== null);
        return Object.fromEntries(rows.map(({ game, best }) => [game, best]));
      }),
    gameMemory: (gameId, key) =>
      read(async () => resultsOf(gameId, await tables.gameResults.get(gameId)).memory[key]),
    playEvents: () => read(async () => storedEvents(await tables.gameEvents.orderBy('at').toArray())),

    saveGame: (gameId, saved, news) =>
      keep([tables.games, tables.gameEvents, tables.requests], async () => {
        await tables.games.put({ game: gameId, saved });
        await keepNews(tables, news, now());
      }),
    finishGame(gameId, finished, news) {
      const { games, gameResults, gameEvents, requests } = tables;
      const wanted = { values: [KV.mistakes], also: [games, gameResults, gameEvents, requests] };
      return write(wanted, async (writing) => {
        await games.delete(gameId);
        await keepNews(tables, news, now());
        enterMistakes(writing, finished.mistakes ?? []);
        return keepResult(tables, gameId, finished, writing.stamp.updatedAt);
      });
    },
    recordPlayEvents: (events) => keep([tables.gameEvents], () => keepEvents(tables, events)),
  };
}

async function keepResult(
  tables: LearnerTables,
  game: string,
  { level, variant, score, memory }: FinishedGame,
  at: number,
): Promise<Comparison> {
  const raw = await tables.gameResults.get(game);
  const letter = letterUnless(areWholeResults(raw), `results:${game}`, raw, at);
  if (letter) await tables.dead.add(letter);
  const row = resultsOf(game, raw);
  const kept = memory && { ...row.memory, [memory.key]: memory.after(row.memory[memory.key]) };
  const where = choiceKey(level, variant);
  const before = row.best[where];
  const result: BestResult | undefined = score && { score: score.value, text: score.text, at };
  const best = result && isNewBest(before, result.score) ? result : before;
  await tables.gameResults.put({
    game,
    best: best ? { ...row.best, [where]: best } : row.best,
    memory: kept ?? row.memory,
  });
  return best && result ? { best, isNewBest: best === result } : null;
}

async function keepNews(
  tables: LearnerTables,
  { events, requests, heard }: StoredNews,
  at: number,
): Promise<void> {
  await keepEvents(tables, events);
  await tables.requests.bulkDelete([...heard]);
  for (const request of requests) await askIn(tables, request, at);
}
