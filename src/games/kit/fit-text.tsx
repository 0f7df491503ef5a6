import type { CSSProperties } from 'react';
import css from './fit-text.module.css';

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

/** Widths of letters in ems, rounded up from the display font. */
const WIDTHS: readonly [letters: RegExp, ems: number][] = [
  [/[mwMW]/, 0.95],
  [/[fijlrtI'’.]/, 0.42],
  [/\p{Lu}/u, 0.72],
];
const DEFAULT_WIDTH = 0.62;

/**
 * The width of the widest word of a text, in ems. Words end where a line can break: at spaces and hyphens.
 */
export function measureWidestWord(text: string): number {
  const widths = text.split(/[\s-]+/).map((word) => {
    const letters = [...word].map(
      (letter) => WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? DEFAULT_WIDTH,
    );
    return letters.reduce((sum, width) => sum + width, 0);
  });
  return Math.max(...widths);
}
