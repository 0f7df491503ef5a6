import type { ReactNode } from 'react';
import { Emblem, type EmblemName } from './emblem.tsx';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  emblem: EmblemName;
  title: string;
  /** What to do next. */
  children: ReactNode;
}

/** Shown instead of an empty list, with how to fill it. */
export function EmptyState({ emblem, title, children }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <Emblem name={emblem} size={96} />
      <h2>{title}</h2>
      <div className={css.text}>{children}</div>
    </div>
  );
}
