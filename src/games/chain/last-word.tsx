import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { scrollAboveControls } from '../kit/scroll-above-controls.ts';
import type { ChainBank } from './chain-bank.ts';
import css from './last-word.module.css';
import { WordNote } from './word-note.tsx';

interface LastWordProps {
  word: string;
  caption: ReactNode;
  bank: ChainBank;
}

/** The last word, with its last letter marked. A press shows its meaning. */
export function LastWord({ word, caption, bank }: LastWordProps) {
  // The button stays mounted for the next word, so that it keeps the focus, but the note closes.
  const [openWord, setOpenWord] = useState<string | null>(null);
  const noteId = useId();
  const isOpen = openWord === word;
  return (
    <div className={classNames(tile.tile, layout.stack2, css.tile)}>
      <p className={letters.soft}>{caption}</p>
      <button
        type="button"
        className={classNames(letters.displayBold, layout.line3, css.word)}
        style={{ '--letters': word.length + 1 } as CSSProperties}
        aria-expanded={isOpen}
        aria-controls={noteId}
        onClick={() => setOpenWord(isOpen ? null : word)}
      >
        <Letters word={word} />
        <span className={css.info}>
          <Icon name="info" />
          <VisuallyHidden>, meaning</VisuallyHidden>
        </span>
      </button>
      <div id={noteId}>
        {isOpen && (
          <div ref={scrollAboveControls}>
            <WordNote word={word} bank={bank} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The word with its last letter on a tile; one text for screen readers. */
function Letters({ word }: { word: string }) {
  return (
    <>
      <VisuallyHidden>{word}</VisuallyHidden>
      <span key={word} className={css.letters} aria-hidden="true">
        {word.slice(0, -1)}
        <span className={css.last}>{word.slice(-1)}</span>
      </span>
    </>
  );
}
