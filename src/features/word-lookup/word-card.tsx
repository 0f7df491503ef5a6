import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { WordPicture } from '../../drawings/words/word-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { getSpeechSynthesis, readAloud } from '../../ui/speech/read-aloud.ts';
import type { TappedWord } from '../../ui/tappable-text/word-taps.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { createUnexplainedWord } from './save-word.ts';
import { SaveWordButton } from './save-word-button.tsx';
import { useCardClosing } from './use-card-closing.ts';
import { useCardPosition } from './use-card-position.ts';
import { type LookupEntry, type LookupResult, useWordLookup } from './use-word-lookup.ts';
import css from './word-card.module.css';

interface WordCardProps {
  tapped: TappedWord;
  onClose: () => void;
}

/**
 * The meaning of a tapped word: a card next to it, or a sheet on a small screen. Not modal, so that the next
 * word is one tap away and a double click still selects a word.
 */
export function WordCard({ tapped, onClose }: WordCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const result = useWordLookup(tapped);
  useCardPosition(card, tapped.range);
  useCardClosing(card, onClose);

  const first = result?.entries[0];
  const word = first?.word ?? tapped.word;
  return createPortal(
    <div
      ref={card}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames(layout.stack3, css.card)}
      data-hue="words"
      data-print="never"
    >
      <div className={css.top}>
        <h2 id={titleId} dir="auto">
          {word}
        </h2>
        {first && <p className={letters.soft}>{formatSource(first)}</p>}
        <Button kind="quiet" icon="close" className={css.close} onClick={onClose}>
          <VisuallyHidden>Close</VisuallyHidden>
        </Button>
      </div>
      <div className={layout.stack2} aria-live="polite">
        {result ? <LookupText result={result} tapped={tapped} /> : <p>Looking it up…</p>}
      </div>
      <div className={css.actions}>
        {getSpeechSynthesis() && (
          <Button icon="speaker" onClick={() => readAloud(word)}>
            Hear it
          </Button>
        )}
        {result && (
          <SaveWordButton entry={first ?? createUnexplainedWord(tapped.text, tapped.start, tapped.word)} />
        )}
      </div>
    </div>,
    document.body,
  );
}

function formatSource({ source, row }: LookupEntry): string {
  if (source === 'class') return 'from this class';
  if (source === 'own') return 'your own word';
  if (source === 'common') return 'a common word';
  return row ? `${row.pos}, ${row.level}` : '';
}

function LookupText({ result: { entries, hasBank }, tapped }: { result: LookupResult; tapped: TappedWord }) {
  const [first, ...others] = entries;
  if (!first) {
    return (
      <>
        <p>
          {hasBank
            ? 'We don’t know this word yet.'
            : 'The dictionary isn’t downloaded yet. You’ll get it when you’re online.'}
        </p>
        <p className={letters.soft}>Save it, and add its meaning in My Words later.</p>
      </>
    );
  }
  return (
    <>
      {first.word.toLowerCase() !== tapped.word.toLowerCase() && (
        <p className={letters.soft}>In the text: “{tapped.word}”</p>
      )}
      <div className={css.explained}>
        <WordPicture word={first.word} meaning={first.meaning} size={72} />
        <p className={css.meaning} dir="auto">
          {first.meaning}
        </p>
      </div>
      {first.example && (
        <p className={css.example} dir="auto">
          {first.example}
        </p>
      )}
      {others.length > 0 && (
        <section className={classNames(layout.stack2, css.others)}>
          <h3 className={letters.soft}>It may also be</h3>
          {others.map(({ word, meaning }) => (
            <p key={word} dir="auto">
              <b>{word}</b>: {meaning}
            </p>
          ))}
        </section>
      )}
    </>
  );
}
