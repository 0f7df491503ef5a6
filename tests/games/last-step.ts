import type { Game, GameMeta } from '../../src/games/game-contract.ts';
import { EMPTY_PLAY_RECORD } from '../../src/games/host/play-record.ts';
import type { SavedGame } from '../../src/games/host/saved-game.ts';
import { GAMES, type GameId } from '../../src/games/registry.ts';
import { createPlaythrough, dealGame } from './playthrough.ts';
import { PROBES } from './probes.ts';

/**
 * A game as saved before its last event, and that event as a move; `null` for a tick, which the host sends.
 */
export interface LastStep {
  savedGame: SavedGame;
  move: { type: string } | null;
}

const LEVEL = 'B1';
const SEEDS = 20;
/** Milliseconds before a time limit that a move needs, because the page continues the game first. */
const MIN_MS_TO_MOVE = 5_000;

interface Ending {
  before: unknown;
  event: { type: string; at: number; timeLimits: string };
  /** The length of the longest given answer on the end screen, in letters. */
  longestGiven: number;
}

/**
 * Plays random games and returns the state before a game ended by a move or a tick: the one of those games
 * with the longest given answer.
 */
export async function findLastStep(id: GameId): Promise<LastStep> {
  const meta: GameMeta | undefined = GAMES.find((game) => game.id === id);
  if (!meta) throw new Error(`There is no game ${id}`);
  const [game, probe] = [await meta.load(), { ...PROBES[id], levels: [LEVEL] as const }];
  const variant = meta.variants?.[0]?.id ?? '';
  const bank = await game.loadBank(LEVEL, variant);
  const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);
  const [ending] = seeds
    // Games that end by a reply are left out, because only a server sends it.
    .flatMap(
      (seed) => findEnding(seed, game, { game, probe, variants: [variant], getBank: () => bank }) ?? [],
    )
    .sort((one, other) => other.longestGiven - one.longestGiven);
  if (!ending) throw new Error(`No game of ${id} ends by a move or a tick`);
  const { at: played, timeLimits: _timeLimits, ...move } = ending.event;
  return {
    savedGame: {
      level: LEVEL,
      variant,
      begunAt: 1,
      played,
      record: EMPTY_PLAY_RECORD,
      version: game.version,
      state: ending.before,
    },
    move: move.type === 'ticked' ? null : move,
  };
}

function findEnding(seed: number, game: Game, parts: Parameters<typeof dealGame>[1]): Ending | null {
  const { play } = createPlaythrough(seed, dealGame(seed, parts), parts);
  let last: Ending | null = null;
  play((before, event, { state }) => {
    if (!game.isOver(state)) return;
    const due = event.type === 'ticked' ? null : game.getNextTickTime?.(before, 'normal');
    if (typeof due === 'number' && due < event.at + MIN_MS_TO_MOVE) return;
    const given = game.getResult(state).misses.map((miss) => miss.given?.length ?? 0);
    last = { before, event, longestGiven: Math.max(0, ...given) };
  });
  return last;
}
