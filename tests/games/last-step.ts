import type { Game, GameMeta } from '../../src/games/contract.ts';
import { EMPTY_PLAY_RECORD } from '../../src/games/host/play-record.ts';
import type { SavedGame } from '../../src/games/host/saved-game.ts';
import { GAMES, type GameId } from '../../src/games/registry.ts';
import { createPlaythrough, dealGame } from './playthrough.ts';
import { PROBES } from './probes.ts';

/** A game as it is saved before its last event, and that event: `null` for a tick, which comes by itself. */
export interface LastStep {
  savedGame: SavedGame;
  move: { type: string } | null;
}

const LEVEL = 'B1';
const SEEDS = 20;
/** A move needs so many milliseconds of play before time runs out: the page goes on with the game first. */
const TO_MOVE_MS = 5_000;

interface Ending {
  before: unknown;
  event: { type: string; at: number; timing: string };
  /** How long the longest answer is that the end shows, in letters. */
  longestGiven: number;
}

/**
 * Plays random games of that kind, and gives how one stood before it ended by a move or a tick: of those the one whose
 * end has the longest answer of the learner's to show.
 */
export async function findLastStep(id: GameId): Promise<LastStep> {
  const meta: GameMeta | undefined = GAMES.find((game) => game.id === id);
  if (!meta) throw new Error(`There is no game ${id}`);
  const [game, probe] = [await meta.load(), { ...PROBES[id], levels: [LEVEL] as const }];
  const variant = meta.variants?.[0]?.id ?? '';
  const bank = await game.loadBank(LEVEL, variant);
  const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);
  const [ending] = seeds
    // A random game may end by a reply, which only a server gives.
    .flatMap((seed) => endOf(seed, game, { game, probe, variants: [variant], getBank: () => bank }) ?? [])
    .sort((one, other) => other.longestGiven - one.longestGiven);
  if (!ending) throw new Error(`No game of ${id} ends by a move or a tick`);
  const { at: played, timing: _timing, ...move } = ending.event;
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

function endOf(seed: number, game: Game, parts: Parameters<typeof dealGame>[1]): Ending | null {
  const { play } = createPlaythrough(seed, dealGame(seed, parts), parts);
  let last: Ending | null = null;
  play((before, event, { state }) => {
    if (!game.isOver(state)) return;
    const due = event.type === 'ticked' ? null : game.getNextTickTime?.(before, 'normal');
    if (typeof due === 'number' && due < event.at + TO_MOVE_MS) return;
    const given = game.getResult(state).misses.map((miss) => miss.given?.length ?? 0);
    last = { before, event, longestGiven: Math.max(0, ...given) };
  });
  return last;
}
