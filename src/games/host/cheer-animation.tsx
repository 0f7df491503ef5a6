import type { CSSProperties } from 'react';
import { EmblemTile } from '../../ui/emblem.tsx';
import type { CheerMotion, GameMeta } from '../game-contract.ts';
import css from './cheer-animation.module.css';

/** Where the pieces end around the emblem: x in stage widths, y in stage heights, rotation in degrees. */
const PLACES = [
  [-0.36, -0.22, -14],
  [0.36, -0.22, 18],
  [-0.27, 0.3, 24],
  [0.27, 0.3, -20],
  [-0.44, 0.16, 8],
  [0.44, 0.16, -30],
  [-0.22, -0.34, 32],
  [0.22, -0.34, -8],
] as const;
/** Additional pieces for a new best. */
const NEW_BEST_PLACES = [
  [-0.33, 0.06, -40],
  [0.33, 0.06, 44],
  [-0.46, -0.36, 20],
  [0.46, -0.36, -16],
  [-0.4, 0.42, -28],
  [0.4, 0.42, 12],
] as const;

/** Where a piece starts (`--back-…` leads to the emblem), how far it turns, and its first scale. */
const STARTS = {
  rain: ['0', '-60vh', '180deg', 1],
  burst: ['var(--back-x)', 'var(--back-y)', '0deg', 0.2],
  rise: ['0', '50vh', '0deg', 0.4],
  sweep: ['-100vw', '0', '-360deg', 1],
  deal: ['60vw', '-40vh', '270deg', 1],
  ripple: ['calc(var(--back-x) / 3)', 'calc(var(--back-y) / 3)', '0deg', 0],
  whirl: ['var(--back-y)', 'var(--back-x)', '-400deg', 0],
  bounce: ['0', '-40vh', '0deg', 1],
} as const satisfies Record<CheerMotion, readonly [x: string, y: string, spin: string, scale: number]>;

interface CheerAnimationProps {
  meta: Pick<GameMeta, 'emblem' | 'hue' | 'cheer'>;
  /** `null` draws the emblem alone. */
  reason: 'gain' | 'new-best' | null;
}

/** The emblem at the end of a game, and the pieces that fly in if something was gained. */
export function CheerAnimation({ meta: { emblem, hue, cheer }, reason }: CheerAnimationProps) {
  const places = reason === null ? [] : [...PLACES, ...(reason === 'new-best' ? NEW_BEST_PLACES : [])];
  const [x, y, spin, scale] = STARTS[cheer.motion];
  const from = { '--from-x': x, '--from-y': y, '--spin': spin, '--scale': scale };
  return (
    <div className={css.stage} data-motion={cheer.motion}>
      {places.map(([across, down, turn], index) => (
        <svg
          key={`${across} ${down}`}
          className={css.piece}
          style={
            { ...from, '--x': across, '--y': down, '--turn': `${turn}deg`, '--nth': index } as CSSProperties
          }
          viewBox="0 0 24 24"
          aria-hidden="true"
          focusable="false"
        >
          {cheer.piece}
        </svg>
      ))}
      <EmblemTile hue={hue} size={96}>
        {emblem}
      </EmblemTile>
    </div>
  );
}
