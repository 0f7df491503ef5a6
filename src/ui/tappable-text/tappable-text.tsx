import { type KeyboardEvent, type MouseEvent, type ReactNode, use, useRef, useState } from 'react';
import type { WordToken } from '../../domain/word-tokens.ts';
import { classNames } from '../class-names.ts';
import { findWordAt, getWordBoxes, type PageText, readPageText } from './page-words.ts';
import css from './tappable-text.module.css';
import { WordCursor, type WordCursorPosition } from './word-cursor.tsx';
import { findWordByKey } from './word-navigation.ts';
import { type TappedWord, TaughtWordsContext, WordTapContext } from './word-taps.ts';

interface TappableTextProps {
  children: ReactNode;
  as?: 'div' | 'section';
  className?: string | undefined;
}

/**
 * A text each word of which can be tapped to see what it means. The text stays as it is: a press finds the word by its
 * place, and by keyboard one stop at its beginning leads through the words. Texts within it have no stop of their own.
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

type OnTap = (tapped: TappedWord) => void;

function Tappable({ as: Frame = 'div', className, children, onTap }: TappableTextProps & { onTap: OnTap }) {
  const taught = use(TaughtWordsContext);
  const frame = useRef<HTMLDivElement & HTMLElement>(null);
  const [place, setPlace] = useState<WordCursorPosition | null>(null);
  const [isHeld, setIsHeld] = useState(false);

  const tap = (page: PageText, word: WordToken) =>
    onTap({ text: page.text, start: word.start, word: word.text, range: page.getRange(word), taught });

  function press(event: MouseEvent<HTMLElement>): void {
    // A text that was just marked is to be copied, not explained.
    if (window.getSelection()?.isCollapsed === false) return;
    const page = readPageText(event.currentTarget);
    const word = findWordAt(page, event.clientX, event.clientY);
    if (word) tap(page, word);
  }

  function goTo(page: PageText, index: number): void {
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
    setPlace({ index, count: page.words.length, word: word.text, boxes });
  }

  function steer(event: KeyboardEvent): void {
    if (!frame.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = readPageText(frame.current);
    const index = place?.index ?? 0;
    const word = page.words[index];
    const next = findWordByKey(page, index, event.key);
    if (next !== undefined) goTo(page, next);
    else if ((event.key === 'Enter' || event.key === ' ') && word) tap(page, word);
    else return;
    event.preventDefault();
  }

  return (
    <Frame ref={frame} className={classNames(css.text, className)} onClick={press}>
      <WordCursor
        place={place}
        isFocused={isHeld}
        onKeyDown={steer}
        onFocus={() => {
          setIsHeld(true);
          const page = frame.current && readPageText(frame.current);
          if (page) goTo(page, place?.index ?? findWordByKey(page, 0, 'Home') ?? 0);
        }}
        onBlur={() => setIsHeld(false)}
      />
      {children}
    </Frame>
  );
}
