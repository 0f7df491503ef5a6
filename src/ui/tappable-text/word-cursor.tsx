import { type CSSProperties, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import css from './word-cursor.module.css';

/** The position of the keyboard's cursor in a text. */
export interface WordCursorPosition {
  index: number;
  word: string;
  /** Relative to the text's corner, in CSS pixels. */
  boxes: readonly Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>[];
}

interface WordCursorProps {
  position: WordCursorPosition | null;
  isFocused: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: (event: MouseEvent) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * The tab stop of a text: a toolbar in which arrow keys move the focus from word to word, as screen readers
 * expect. Only the button of the current word is rendered.
 */
export function WordCursor({ position, isFocused, onKeyDown, onClick, ...focusEvents }: WordCursorProps) {
  const word = useRef<HTMLButtonElement>(null);
  const index = position?.index;
  // The button of the word before had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useLayoutEffect(() => {
    if (isFocused) word.current?.focus({ preventScroll: true });
  }, [index]);
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
        role="toolbar"
        className={css.stop}
        aria-label="Look up a word: choose with left and right, then press Enter"
        style={
          first && ({ insetBlockStart: first.top + first.height, '--at': `${first.left}px` } as CSSProperties)
        }
        {...focusEvents}
      >
        <button key={index} ref={word} type="button" {...{ onKeyDown, onClick }}>
          {position?.word ?? 'First word'}
        </button>{' '}
        <span aria-hidden="true">← → choose · Enter shows the meaning</span>
      </span>
    </span>
  );
}
