import { getBand } from '../../content/bands.ts';
import { loadScenes } from '../../content/scenes/scene-bank.ts';
import type { Scene, SceneAudience } from '../../content/scenes/scene-schema.ts';
import type { Level } from '../../domain/levels.ts';
import { createSeededRng, shuffle } from '../../domain/random.ts';
import type { StartOptions } from '../game-contract.ts';
import { orderForDeal } from '../kit/deal-items.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import type { DateState } from './state.ts';

/** Creates a loader that fetches only the scenes of a level's band. */
export function createSceneLoader(audience: SceneAudience): (level: Level) => Promise<readonly Scene[]> {
  return (level) => loadScenes(`${audience}-${getBand(level)}`);
}

/** The two levels of a band share their scenes, so played scenes count for both. */
export const carriedState = createCarriedUsedKeys<DateState>(({ scene }) => [scene.id], 'all-choices');

type Deal = Pick<StartOptions<UsedKeys>, 'seed' | 'carriedState'>;

/**
 * Deals an unplayed scene, or the one played longest ago, with its replies in a new order. A band has only
 * five scenes (three for the young audience), so a month without repeats is impossible.
 */
export function createInitialState(
  scenes: readonly Scene[],
  { seed, carriedState: usedKeys }: Deal,
): DateState {
  const rng = createSeededRng(seed);
  const [dealt] = orderForDeal(scenes, { getKey: ({ id }) => id, usedKeys, rng });
  if (!dealt) throw new Error('The bank holds no scene');
  return {
    scene: {
      ...dealt,
      turns: dealt.turns.map((turn) => ({ ...turn, replies: shuffle(turn.replies, rng) })),
    },
    said: [],
    again: null,
    hinted: [],
    spent: [],
    since: 0,
    now: { phase: 'meeting' },
  };
}
