import type { ReactNode } from 'react';
import css from './bar-label.module.css';

/** The text next to an icon in the bar; on a phone, a screen with a room shows the icon only. */
export function BarLabel({ children }: { children: ReactNode }) {
  return <span className={css.label}>{children}</span>;
}
