import type { Game, GameMeta } from '../../src/games/contract.ts';
import { GAMES, type GameId } from '../../src/games/registry.ts';
import { EMPTY_RECORD } from '../../src/games/table/play-record.ts';
import type { SavedGame } from '../../src/games/table/saved-game.ts';
import { deal, playthrough } from './playthrough.ts';
import { PROBES } from './probes.ts';

/** A game as it is saved before its last event, and that event: `null` for a tick, which comes by itself. */
export interface LastStep {
  saved: SavedGame;
  move: { type: string } | null;
}

const LEVEL = 'B1';
/** A random game may end by a reply, which only a server gives. */
const MOST_SEEDS = 50;

/** Plays random games of that kind until one ends by a move or a tick, and gives how it stood before. */
export async function lastStep(id: GameId): Promise<LastStep> {
  const meta: GameMeta | undefined = GAMES.find((game) => game.id === id);
  if (!meta) throw new Error(`There is no game ${id}`);
  const [game, probe] = [await meta.load(), { ...PROBES[id], levels: [LEVEL] as const }];
  const variant = meta.variants?.[0]?.id ?? '';
  const bank = await game.loadBank(LEVEL, variant);
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const found = endOf(seed, game, { game, probe, variants: [variant], bankOf: () => bank });
    if (!found) continue;
    const { before, event } = found;
    const { at: played, timing: _timing, ...move } = event;
    return {
      saved: {
        level: LEVEL,
        variant,
        begunAt: 1,
        played,
        record: EMPTY_RECORD,
        version: game.version,
        state: before,
      },
      move: move.type === 'ticked' ? null : move,
    };
  }
  throw new Error(`No game of ${id} ends by a move or a tick`);
}

function endOf(seed: number, game: Game, parts: Parameters<typeof deal>[1]) {
  const { play } = playthrough(seed, deal(seed, parts), parts);
  let last: { before: unknown; event: { type: string; at: number; timing: string } } | null = null;
  play((before, event, { state }) => {
    if (game.isOver(state)) last = { before, event };
  });
  return last as { before: unknown; event: { type: string; at: number; timing: string } } | null;
}
