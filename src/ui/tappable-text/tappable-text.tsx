import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { WordToken } from '../../domain/word-tokens.ts';
import { classNames } from '../class-names.ts';
import { findWordAt, getWordBoxes, type PageText, readPageText } from './page-words.ts';
import css from './tappable-text.module.css';
import { WordCursor, type WordCursorPosition } from './word-cursor.tsx';
import { findWordByKey } from './word-navigation.ts';
import { WordTapHintLine } from './word-tap-hint-line.tsx';
import {
  ShownStepContext,
  type TappedWord,
  TaughtWordsContext,
  WordTapContext,
  type WordTapHint,
  WordTapHintContext,
} from './word-taps.ts';

interface TappableTextProps {
  children: ReactNode;
  as?: 'div' | 'section';
  className?: string | undefined;
}

/**
 * A text in which each word can be tapped to look it up. Its markup is unchanged: a press finds the word by
 * position, and a single tab stop at its start selects words by arrow keys. A nested `TappableText` has no
 * tab stop.
 */
export function TappableText({ children, as: Frame = 'div', className }: TappableTextProps) {
  const tap = use(WordTapContext);
  if (!tap) return <Frame className={className}>{children}</Frame>;
  return (
    <Tappable as={Frame} className={className} onTap={tap}>
      <WordTapContext value={null}>{children}</WordTapContext>
    </Tappable>
  );
}

/** The hint that words can be tapped, if it is shown above this text. */
function useHintAbove(frame: RefObject<HTMLElement | null>): WordTapHint | null {
  const id = useId();
  const step = use(ShownStepContext);
  const hint = use(WordTapHintContext);
  const onTextChange = hint?.onTextChange;
  // Before the text is painted, so that the hint doesn't move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step hides and shows texts
  useLayoutEffect(() => {
    const isDisplayed = frame.current && frame.current.getClientRects().length > 0;
    if (!isDisplayed || !onTextChange) return undefined;
    onTextChange({ type: 'shown', id });
    return () => onTextChange({ type: 'hidden', id });
  }, [step, onTextChange, id]);
  return hint?.above === id ? hint : null;
}

type OnTap = (tapped: TappedWord) => void;

function Tappable({ as: Frame = 'div', className, children, onTap }: TappableTextProps & { onTap: OnTap }) {
  const taught = use(TaughtWordsContext);
  const frame = useRef<HTMLDivElement & HTMLElement>(null);
  const hint = useHintAbove(frame);
  const [cursor, setCursor] = useState<WordCursorPosition | null>(null);
  const [isFocused, setIsFocused] = useState(false);

  const tap = (page: PageText, word: WordToken) =>
    onTap({ text: page.text, start: word.start, word: word.text, range: page.getRange(word), taught });

  function handleClick(event: MouseEvent<HTMLElement>): void {
    // A selected text is to be copied, not looked up.
    if (window.getSelection()?.isCollapsed === false) return;
    const page = readPageText(event.currentTarget);
    const word = findWordAt(page, event.clientX, event.clientY);
    if (word) tap(page, word);
  }

  function moveCursor(page: PageText, index: number): void {
    const word = page.words[index];
    const element = frame.current;
    if (!word || !element) return;
    const corner = element.getBoundingClientRect();
    const boxes = getWordBoxes(page.getRange(word)).map(({ left, top, width, height }) => ({
      left: left - corner.left - element.clientLeft,
      top: top - corner.top - element.clientTop,
      width,
      height,
    }));
    setCursor({ index, word: word.text, boxes });
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (!frame.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = readPageText(frame.current);
    const index = cursor?.index ?? 0;
    const word = page.words[index];
    const next = findWordByKey(page, index, event.key);
    if (next !== undefined) {
      // React reports no focus that a closing card gives back.
      setIsFocused(true);
      moveCursor(page, next);
    } else if ((event.key === 'Enter' || event.key === ' ') && word) tap(page, word);
    else return;
    event.preventDefault();
  }

  return (
    <>
      {hint && <WordTapHintLine isEmpty={hint.isEmpty} onDismiss={hint.dismiss} />}
      <Frame ref={frame} className={classNames(css.text, className)} onClick={handleClick}>
        <WordCursor
          position={cursor}
          isFocused={isFocused}
          onKeyDown={handleKeyDown}
          onClick={(event) => {
            // Not a press on the text: a screen reader presses the button where it is drawn.
            event.stopPropagation();
            const page = frame.current && readPageText(frame.current);
            const word = page?.words[cursor?.index ?? 0];
            if (page && word) tap(page, word);
          }}
          onFocus={() => {
            setIsFocused(true);
            const page = frame.current && readPageText(frame.current);
            if (page) moveCursor(page, cursor?.index ?? findWordByKey(page, 0, 'Home') ?? 0);
          }}
          onBlur={() => setIsFocused(false)}
        />
        {children}
      </Frame>
    </>
  );
}
