import type { ReactNode } from 'react';
import css from './only-read-aloud.module.css';

/** Text for screen readers that the drawing already tells everybody else. */
export function OnlyReadAloud({ children }: { children: ReactNode }) {
  return <span className={css.text}>{children}</span>;
}
