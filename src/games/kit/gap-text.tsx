import { Fragment } from 'react';
import { GAP } from '../../content/gap.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import css from './gap-text.module.css';

/** A text of a bank, with its gap drawn as a line and read aloud as "gap". */
export function GapText({ text }: { text: string }) {
  const [first = '', ...others] = text.split(GAP);
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
