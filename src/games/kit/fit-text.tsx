import type { CSSProperties } from 'react';
import css from './fit-text.module.css';

/**
 * A text as large as its longest word allows within the tile around it; what is still too long is broken. The
 * tile's width is `--tile`, its padding `--side`. Only for the eye: the tile has its name from what it is.
 */
export function FitText({ children: text, isBold }: { children: string; isBold?: boolean }) {
  const longest = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  return (
    <span
      className={css.text}
      data-bold={isBold || undefined}
      style={{ '--longest': longest } as CSSProperties}
      aria-hidden="true"
    >
      {text}
    </span>
  );
}
