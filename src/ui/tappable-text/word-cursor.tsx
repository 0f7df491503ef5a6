import type { CSSProperties, KeyboardEvent } from 'react';
import css from './word-cursor.module.css';

/** Where the keyboard is in a text. */
export interface WordCursorPosition {
  index: number;
  /** Of all the words. */
  count: number;
  word: string;
  /** From the text's own corner, in CSS pixels. */
  boxes: readonly Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>[];
}

interface WordCursorProps {
  place: WordCursorPosition | null;
  /** It has the focus. */
  isFocused: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** A text's one stop by keyboard: a screen reader hears the word that it is at as the value of a slider. */
export function WordCursor({ place, isFocused, ...events }: WordCursorProps) {
  const [first] = place?.boxes ?? [];
  return (
    <span className={css.stops} data-print="never">
      {isFocused &&
        place?.boxes.map(({ left, top, width, height }, index) => (
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
        aria-valuemax={place?.count ?? 0}
        aria-valuenow={place ? place.index + 1 : 0}
        aria-valuetext={place?.word ?? 'the first word'}
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
