import type { ReactNode } from 'react';
import { Drawing } from '../../../ui/drawing.tsx';
import css from './bar-rows.module.css';

interface BarRow {
  key: string;
  label: ReactNode;
  value: number;
  /** The value as text. */
  text: string;
}

/** Horizontal bars with labels and values, which fit a phone at any text size. */
export function BarRows({ rows, max }: { rows: readonly BarRow[]; max: number }) {
  return (
    <ul className={css.rows}>
      {rows.map(({ key, label, value, text }) => (
        <li key={key} className={css.row}>
          <span className={css.label}>{label}</span>
          <Drawing className={css.bar}>
            {value > 0 && <rect className={css.fill} height="100%" width={`${(100 * value) / max}%`} />}
          </Drawing>
          <span className={css.value}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
