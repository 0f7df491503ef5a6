import { Fragment } from 'react';
import css from './text-with-gaps.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The parts of a text with a gap between them, drawn as a line and read aloud as "gap". */
export function TextWithGaps({ parts }: { parts: readonly string[] }) {
  const [first = '', ...others] = parts;
  return (
    <>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
        <Fragment key={index}>
          <span className={css.gap} aria-hidden="true" />
          <VisuallyHidden>gap</VisuallyHidden>
          {part}
        </Fragment>
      ))}
    </>
  );
}
