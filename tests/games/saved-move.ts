import { PUZZLE_GAMES } from '../../src/domain/puzzle-parts.ts';
import { createSeededRng } from '../../src/domain/random.ts';
import type { GameFact, GameMeta } from '../../src/games/game-contract.ts';
import { restoreGame } from '../../src/games/host/saved-game.ts';
import { DAY_PUZZLES, GAMES, type GameId } from '../../src/games/registry.ts';
import type { GameProbe } from './game-probe.ts';
import { PROBES } from './probes.ts';

/** What the game's own rules say of a saved game. */
export interface SavedMove {
  /** The saved game as the game's schema reads it. */
  saved: unknown;
  scoreboard: readonly GameFact[];
  /** A move that changes the state; `null` where none does now, as while the computer is to move. */
  move: { type: string } | null;
}

const TRIES = 500;
/** The time from the last save to the move, in milliseconds of play. */
const THINKING_MS = 1_000;

/**
 * Reads a saved game of the hall, the Library or the puzzle of the day, and finds a random move in it.
 * @param mayEnd whether the move may be the game's last one
 */
export async function findSavedMove(
  id: string,
  raw: unknown,
  seed: number,
  mayEnd = false,
): Promise<SavedMove> {
  const { meta, probe } = findGame(id);
  const game = await meta.load();
  const restored = restoreGame(game, raw);
  if (restored.kind !== 'saved') throw new Error(`The saved game of ${id} is ${restored.kind}`);
  const { saved } = restored;
  const { state, level, variant, played } = saved;
  const bank = await game.loadBank(level, variant);
  const rng = createSeededRng(seed);
  const scoreboard = game.getScoreboard(state);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const move = probe.createMove(state, rng, bank);
    const change = game.reduce(state, { ...move, at: played + THINKING_MS, timeLimits: 'longer' }, bank);
    const isEnd = game.isOver(change.state) || (game.isDecided?.(change.state) ?? false);
    if (change.state !== state && !change.request && (mayEnd || !isEnd)) return { saved, scoreboard, move };
  }
  return { saved, scoreboard, move: null };
}

function findGame(id: string): { meta: GameMeta; probe: GameProbe } {
  if (id === PUZZLE_GAMES.crossword) return { meta: DAY_PUZZLES.crossword, probe: PROBES.crossword };
  if (id === PUZZLE_GAMES.word) return { meta: DAY_PUZZLES.word, probe: PROBES['guess-the-word'] };
  const meta = GAMES.find((game) => game.id === id);
  if (!meta) throw new Error(`There is no game ${id}`);
  return { meta, probe: PROBES[id as GameId] };
}
