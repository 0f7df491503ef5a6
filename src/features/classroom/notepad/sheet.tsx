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
  children: ReactNode;
}

/** A titled sheet of the notepad. */
export function Sheet({ title, parts, children }: SheetProps) {
  const id = useId();
  const here = use(PartsHere);
  return (
    <section
      className={classNames(layout.stack3, css.sheet)}
      aria-labelledby={id}
      data-here={parts.some((part) => here.includes(part))}
    >
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
