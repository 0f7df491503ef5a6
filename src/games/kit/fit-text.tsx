import type { CSSProperties } from 'react';
import css from './fit-text.module.css';
import { measureWidestWord } from './text-width.ts';

/**
 * A text as large as its widest word allows in the tile around it. The tile's width is `--tile`, its padding
 * `--side`. Hidden from screen readers, so the tile needs a label.
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
