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

/** The chain so far, the newest word last. A press on a word of the bank shows its meaning. */
export function ChainTrail({ links, bank }: ChainTrailProps) {
  const [openWord, setOpenWord] = useState<string | null>(null);
  const id = useId();
  const list = useRef<HTMLOListElement>(null);

  // Keeps the end of the chain visible.
  useEffect(() => {
    if (links.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [links.length]);

  return (
    <section className={layout.stack2} aria-labelledby={id}>
      <h2 id={id}>The chain</h2>
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
              isOpen={openWord === link.word}
              noteId={`${id}-note`}
              onPress={() => setOpenWord(openWord === link.word ? null : link.word)}
            />
          </li>
        ))}
      </ol>
      <div id={`${id}-note`}>{openWord !== null && <WordNote word={openWord} bank={bank} />}</div>
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
  const pointsLabel = by === 'learner' && (
    <span className={css.points}>
      <VisuallyHidden>, yours, </VisuallyHidden>+{points}
    </span>
  );
  if (!isTaught) {
    return (
      <span className={css.word}>
        {word}
        {pointsLabel}
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
      {pointsLabel}
    </button>
  );
}
