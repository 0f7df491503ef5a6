import type { CSSProperties, KeyboardEvent } from 'react';
import css from './word-cursor.module.css';

/** The position of the keyboard's cursor in a text. */
export interface WordCursorPosition {
  index: number;
  /** The number of words. */
  count: number;
  word: string;
  /** Relative to the text's corner, in CSS pixels. */
  boxes: readonly Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>[];
}

interface WordCursorProps {
  position: WordCursorPosition | null;
  isFocused: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** The tab stop of a text, a slider whose value is the current word, for screen readers. */
export function WordCursor({ position, isFocused, ...events }: WordCursorProps) {
  const [first] = position?.boxes ?? [];
  return (
    <span className={css.stops} data-print="never">
      {isFocused &&
        position?.boxes.map(({ left, top, width, height }, index) => (
          <span
            key={`${left} ${top}`}
            ref={(mark) => {
              if (index === 0) mark?.scrollIntoView({ block: 'nearest' });
            }}
            className={css.mark}
            style={{ insetInlineStart: left, insetBlockStart: top, inlineSize: width, blockSize: height }}
          />
        ))}
      <span
        role="slider"
        tabIndex={0}
        className={css.stop}
        aria-label="Look up a word: arrows choose, Enter explains"
        aria-valuemin={0}
        aria-valuemax={position?.count ?? 0}
        aria-valuenow={position ? position.index + 1 : 0}
        aria-valuetext={position?.word ?? 'the first word'}
        style={
          first && ({ insetBlockStart: first.top + first.height, '--at': `${first.left}px` } as CSSProperties)
        }
        {...events}
      >
        <span aria-hidden="true">← → choose · Enter explains</span>
      </span>
    </span>
  );
}
