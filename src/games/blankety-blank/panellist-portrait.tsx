import type { Panellist } from '../../content/blankety-blank/blankety-blank-schema.ts';
import { Drawing } from '../../ui/drawing.tsx';
import css from './panel.module.css';

/** A panellist's head and shoulders. Decorative: the name is always next to it. */
export function PanellistPortrait({ panellist }: { panellist: Panellist | undefined }) {
  return (
    <Drawing className={css.portrait} viewBox="0 -3 72 79">
      <path className={css.niche} d="M4 80V30a32 32 0 0 1 64 0v50z" />
      {panellist?.face.map(({ d, fill, line = 'portrait-ink', width = 2.2 }) => (
        <path key={d} d={d} fill={fill && `var(--${fill})`} stroke={`var(--${line})`} strokeWidth={width} />
      ))}
    </Drawing>
  );
}
