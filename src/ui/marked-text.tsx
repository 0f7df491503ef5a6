import { useId, useState } from 'react';
import type { TextMark } from '../domain/marked-page.ts';
import { classNames } from './class-names.ts';
import layout from './layout.module.css';
import letters from './letters.module.css';
import css from './marked-text.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface MarkedTextProps {
  text: string;
  /** In text order, without overlaps. */
  marks: readonly TextMark[];
  /** The class of the paragraph with the text. */
  className?: string | undefined;
}

/**
 * The learner's text with mistakes struck through and corrections next to them. A tap on one shows its
 * reason; on paper, the reasons of all follow.
 */
export function MarkedText({ text, marks, className }: MarkedTextProps) {
  const [shownIndex, setShownIndex] = useState(0);
  const id = useId();
  const shown = marks[shownIndex];
  // Where the unmarked text before each mark begins, and the text after the last one.
  const unmarkedStarts = [0, ...marks.map(({ end }) => end)];
  return (
    <>
      <p className={classNames(css.text, className)} dir="auto" lang="en">
        {marks.map((mark, index) => (
          <span key={`${mark.start} ${mark.end}`}>
            {text.slice(unmarkedStarts[index], mark.start)}
            <button
              type="button"
              className={css.mark}
              aria-pressed={index === shownIndex}
              aria-controls={id}
              onClick={() => setShownIndex(index)}
            >
              <Correction text={text} mark={mark} />
            </button>
          </span>
        ))}
        {text.slice(unmarkedStarts.at(-1))}
      </p>
      {marks.length > 0 && (
        <>
          <div className={classNames(layout.stack2, css.reason)} id={id} role="status">
            {shown && <Reason text={text} mark={shown} />}
          </div>
          <ol className={css.onPaper}>
            {marks.map((mark) => (
              <li key={`${mark.start} ${mark.end}`}>
                <Reason text={text} mark={mark} />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function Reason({ text, mark }: { text: string; mark: TextMark }) {
  return (
    <>
      <p className={classNames(letters.display, css.pair)}>
        <Correction text={text} mark={mark} />
      </p>
      <p>{mark.reason}</p>
    </>
  );
}

function Correction({ text, mark: { start, end, correction } }: { text: string; mark: TextMark }) {
  const quote = text.slice(start, end);
  if (correction === undefined) return <u>{quote}</u>;
  return (
    <>
      {quote !== '' && (
        <del>
          <VisuallyHidden>Wrong: </VisuallyHidden>
          {quote}
        </del>
      )}
      {correction.trim() === '' ? (
        <VisuallyHidden> (delete)</VisuallyHidden>
      ) : (
        <>
          {' '}
          <ins>
            <VisuallyHidden>Right: </VisuallyHidden>
            {correction}
          </ins>
        </>
      )}
    </>
  );
}
