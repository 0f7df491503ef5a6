import { type ReactNode, use, useId } from 'react';
import type { PartId } from '../../../domain/lesson-steps.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { PartsHere } from '../player/place.tsx';
import css from './notepad.module.css';

interface SheetProps {
  title: string;
  /** What it holds; it is in sight where one of these is. */
  parts: readonly PartId[];
  /** The step is called so, too: step by step it is not said twice. */
  isTitleOfStep?: boolean;
  children: ReactNode;
}

/** A titled sheet of the notepad. */
export function Sheet({ title, parts, isTitleOfStep = false, children }: SheetProps) {
  const id = useId();
  const here = use(PartsHere);
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
