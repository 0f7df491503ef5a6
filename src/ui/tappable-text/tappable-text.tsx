import { type KeyboardEvent, type MouseEvent, type ReactNode, use, useRef, useState } from 'react';
import type { RunningWord } from '../../domain/running-words.ts';
import { classNames } from '../class-names.ts';
import { boxesOf, type PageText, pageText, wordAt } from './page-words.ts';
import css from './tappable-text.module.css';
import { wordByKey } from './word-steps.ts';
import { TaughtWordsContext, WordTapContext } from './word-taps.ts';

interface TappableTextProps {
  children: ReactNode;
  /** Of the box around the text. */
  className?: string | undefined;
}

/**
 * A text each word of which can be tapped to see what it means. The text stays as it is: a press finds the word by its
 * place, and by keyboard one stop at its beginning leads through the words. Texts within it have no stop of their own.
 */
export function TappableText({ children, className }: TappableTextProps) {
  const tap = use(WordTapContext);
  if (!tap) return <div className={className}>{children}</div>;
  return (
    <Tappable className={className} onTap={tap}>
      <WordTapContext value={null}>{children}</WordTapContext>
    </Tappable>
  );
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the keyboard is in the text. */
interface Place {
  index: number;
  count: number;
  word: string;
  /** From the text's own corner. */
  boxes: readonly Box[];
}

type OnTap = NonNullable<React.ContextType<typeof WordTapContext>>;

function Tappable({ className, children, onTap }: TappableTextProps & { onTap: OnTap }) {
  const taught = use(TaughtWordsContext);
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [isHeld, setIsHeld] = useState(false);

  const tap = (page: PageText, word: RunningWord) =>
    onTap({ text: page.text, start: word.start, word: word.text, range: page.rangeOf(word), taught });

  function press(event: MouseEvent<HTMLDivElement>): void {
    // A text that was just marked is to be copied, not explained.
    if (window.getSelection()?.isCollapsed === false) return;
    const page = pageText(event.currentTarget);
    const word = wordAt(page, event.clientX, event.clientY);
    if (word) tap(page, word);
  }

  function goTo(page: PageText, index: number): void {
    const word = page.words[index];
    const corner = frame.current?.getBoundingClientRect();
    if (!word || !corner) return setPlace(null);
    const boxes = boxesOf(page.rangeOf(word)).map(({ left, top, width, height }) => ({
      left: left - corner.left,
      top: top - corner.top,
      width,
      height,
    }));
    setPlace({ index, count: page.words.length, word: word.text, boxes });
  }

  function steer(event: KeyboardEvent): void {
    if (!frame.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = pageText(frame.current);
    const index = place?.index ?? 0;
    const word = page.words[index];
    const next = wordByKey(page, index, event.key);
    if (next !== undefined) goTo(page, next);
    else if ((event.key === 'Enter' || event.key === ' ') && word) tap(page, word);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the stop within does the same by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the stop within does the same by keyboard
    <div ref={frame} className={classNames(css.text, className)} onClick={press}>
      <WordStop
        place={place}
        isHeld={isHeld}
        onKeyDown={steer}
        onFocus={() => {
          setIsHeld(true);
          const page = frame.current && pageText(frame.current);
          // A word that is folded away is passed over.
          if (page) goTo(page, wordByKey(page, place?.index ?? 0, place ? '' : 'Home') ?? place?.index ?? 0);
        }}
        onBlur={() => setIsHeld(false)}
      />
      {children}
    </div>
  );
}

interface WordStopProps {
  place: Place | null;
  isHeld: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** The text's one stop: a screen reader hears the word that it is at as a slider's value. */
function WordStop({ place, isHeld, ...events }: WordStopProps) {
  const [first] = place?.boxes ?? [];
  return (
    <span className={css.stops} data-print="never">
      {isHeld &&
        place?.boxes.map((box) => <Mark key={`${box.left} ${box.top}`} box={box} />)}
      <span
        role="slider"
        tabIndex={0}
        className={css.stop}
        aria-label="Look up a word: arrows choose, Enter explains"
        aria-valuemin={0}
        aria-valuemax={place?.count ?? 0}
        aria-valuenow={place ? place.index + 1 : 0}
        aria-valuetext={place?.word ?? 'the first word'}
        style={first && { insetBlockStart: first.top + first.height, '--at': `${first.left}px` }}
        {...events}
      >
        <span aria-hidden="true">
          <kbd>←</kbd> <kbd>→</kbd> choose · <kbd>Enter</kbd> explains
        </span>
      </span>
    </span>
  );
}
