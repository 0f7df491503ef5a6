import type { CSSProperties } from 'react';
import css from './fit-text.module.css';
import { measureWidestWord } from './text-width.ts';

/**
 * A text as large as its widest word allows within the tile around it; what is still too wide is broken. The
 * tile's width is `--tile`, its padding `--side`. Only for the eye: the tile has its name from what it is.
 */
export function FitText({ children: text, isBold }: { children: string; isBold?: boolean }) {
  return (
    <span
      className={css.text}
      data-bold={isBold || undefined}
      style={{ '--widest': measureWidestWord(text) } as CSSProperties}
      aria-hidden="true"
    >
      {text}
    </span>
  );
}
