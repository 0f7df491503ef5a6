import { bandOf } from '../../content/bands.ts';
import { loadScenes } from '../../content/scenes/scene-bank.ts';
import type { Audience, Scene } from '../../content/scenes/scene-schema.ts';
import type { Level } from '../../domain/levels.ts';
import { seededRng, shuffle } from '../../domain/random.ts';
import type { StartOptions } from '../contract.ts';
import { inTurn } from '../kit/deal-fresh.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import type { DateState } from './state.ts';

/** The scenes of a level's band: those of the others are never fetched. */
export function loadBankFor(audience: Audience): (level: Level) => Promise<readonly Scene[]> {
  return (level) => loadScenes(`${audience}-${bandOf(level)}`);
}

/** Two levels share their scenes, and so what was played of them. */
export const memory = rememberUsed<DateState>(({ scene }) => [scene.id], 'all-choices');

type Deal = Pick<StartOptions<UsedWords>, 'seed' | 'memory'>;

/** Deals a scene that no earlier game had, or the one that was played longest ago; its replies lie in a new order. */
export function start(scenes: readonly Scene[], { seed, memory: used }: Deal): DateState {
  const rng = seededRng(seed);
  const [dealt] = inTurn(scenes, { key: ({ id }) => id, used, rng });
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
