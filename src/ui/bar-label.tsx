import type { ReactNode } from 'react';
import css from './bar-label.module.css';

/** The text beside a drawing; on a phone it is only read aloud in a room. */
export function BarLabel({ children }: { children: ReactNode }) {
  return <span className={css.label}>{children}</span>;
}
