import { type ReactNode, use, useId } from 'react';
import type { PartId } from '../../../domain/lesson-steps.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { VisiblePartsContext } from '../player/lesson-part.tsx';
import css from './notepad.module.css';

interface NotepadSectionProps {
  title: string;
  /** What it holds; it is in sight where one of these is. */
  parts: readonly PartId[];
  /** The step is called so, too: step by step it is not said twice. */
  isTitleOfStep?: boolean;
  children: ReactNode;
}

/** A titled sheet of the notepad. */
export function NotepadSection({ title, parts, isTitleOfStep = false, children }: NotepadSectionProps) {
  const id = useId();
  const here = use(VisiblePartsContext);
  return (
    <section
      className={classNames(layout.stack3, css.sheet)}
      aria-labelledby={id}
      data-here={parts.some((part) => here.includes(part))}
    >
      <h3 id={id} data-title-of-step={isTitleOfStep || undefined}>
        {title}
      </h3>
      {children}
    </section>
  );
}
