import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import css from './emblem.module.css';
import { EMBLEM_DRAWINGS, EMBLEM_HUES, type EmblemName } from './emblem-drawings.tsx';
import type { Hue } from './hue.ts';

export type { EmblemName };

export interface EmblemProps {
  name: EmblemName;
  /** Width and height in CSS pixels. */
  size?: number | undefined;
}

const HEXAGON =
  'M33.9 6.5Q40 3 46.1 6.5L66.9 18.5Q73 22 73 29V53Q73 60 66.9 63.5L46.1 75.5Q40 79 33.9 75.5L13.1 63.5Q7 60 7 53V29Q7 22 13.1 18.5Z';

/** The emblem of a room: a hexagon. Decorative, next to a name. */
export function Emblem({ name, size }: EmblemProps) {
  return (
    <EmblemTile hue={EMBLEM_HUES[name]} size={size}>
      {EMBLEM_DRAWINGS[name]}
    </EmblemTile>
  );
}

export interface EmblemTileProps {
  hue: Hue;
  size?: number | undefined;
  /** Centred on 40, 41 and about 44 units wide. */
  children: ReactNode;
}

/** The hexagon with another drawing, such as a game's. */
export function EmblemTile({ hue, size = 64, children }: EmblemTileProps) {
  return (
    <Drawing
      className={css.emblem}
      data-hue={hue}
      viewBox="1 0 80 85"
      width={size}
      height={size}
      strokeWidth="3"
    >
      <path d={HEXAGON} className={css.shadow} transform="translate(4 4)" />
      <path d={HEXAGON} className={css.tile} />
      {children}
    </Drawing>
  );
}
