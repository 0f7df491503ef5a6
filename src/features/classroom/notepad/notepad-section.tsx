import { type ReactNode, use, useId } from 'react';
import type { PartId } from '../../../domain/lesson-steps.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { VisiblePartsContext } from '../player/lesson-part.tsx';
import css from './notepad.module.css';

interface NotepadSectionProps {
  title: string;
  /** The parts that it contains; it is visible when one of them is. */
  parts: readonly PartId[];
  /** The step has the same title, so it is hidden in the step view. */
  isTitleOfStep?: boolean;
  /** On a wide screen it stays visible beside every step. */
  staysAtHand?: boolean;
  children: ReactNode;
}

/** A titled sheet of the notepad. */
export function NotepadSection({
  title,
  parts,
  isTitleOfStep = false,
  staysAtHand = false,
  children,
}: NotepadSectionProps) {
  const id = useId();
  const visibleParts = use(VisiblePartsContext);
  return (
    <section
      className={classNames(layout.stack3, css.sheet)}
      aria-labelledby={id}
      data-here={parts.some((part) => visibleParts.includes(part))}
      data-at-hand={staysAtHand || undefined}
    >
      <h3 id={id} data-title-of-step={isTitleOfStep || undefined}>
        {title}
      </h3>
      {children}
    </section>
  );
}
