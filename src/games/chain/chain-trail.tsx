import { useEffect, useId, useRef, useState } from 'react';
import layout from '../../ui/layout.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ChainBank } from './chain-bank.ts';
import type { ChainLink } from './chain-state.ts';
import css from './chain-trail.module.css';
import { WordNote } from './word-note.tsx';

interface ChainTrailProps {
  links: readonly ChainLink[];
  bank: ChainBank;
}

/** The chain so far, the newest word at its end. A word of the bank tells its meaning when pressed. */
export function ChainTrail({ links, bank }: ChainTrailProps) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const list = useRef<HTMLOListElement>(null);

  // The end of the chain stays in sight.
  useEffect(() => {
    if (links.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [links.length]);

  return (
    <section className={layout.stack2} aria-labelledby={id}>
      <h4 id={id}>The chain</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it when no word in it can be pressed */}
      <ol ref={list} className={css.list} tabIndex={0} aria-labelledby={id}>
        {links.map((link) => (
          <li
            key={link.word}
            className={css.link}
            data-by={link.by}
            data-afresh={link.startsAfresh || undefined}
          >
            <TrailWord
              link={link}
              isTaught={bank.meanings.has(link.word)}
              isOpen={open === link.word}
              noteId={`${id}-note`}
              onPress={() => setOpen(open === link.word ? null : link.word)}
            />
          </li>
        ))}
      </ol>
      <div id={`${id}-note`}>{open !== null && <WordNote word={open} bank={bank} />}</div>
    </section>
  );
}

interface TrailWordProps {
  link: ChainLink;
  isTaught: boolean;
  isOpen: boolean;
  noteId: string;
  onPress: () => void;
}

function TrailWord({ link: { word, by, points }, isTaught, isOpen, noteId, onPress }: TrailWordProps) {
  const worth = by === 'learner' && (
    <span className={css.points}>
      <VisuallyHidden>, yours, </VisuallyHidden>+{points}
    </span>
  );
  if (!isTaught) {
    return (
      <span className={css.word}>
        {word}
        {worth}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={css.word}
      aria-expanded={isOpen}
      aria-controls={noteId}
      onClick={onPress}
    >
      <span className={css.taught}>{word}</span>
      {worth}
    </button>
  );
}
