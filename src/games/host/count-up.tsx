import type { CSSProperties } from 'react';
import css from './count-up.module.css';

/**
 * A text whose first number counts up for the eye: from 0 as it comes, from the last one as it changes. The text itself is
 * the true one from the first.
 */
export function CountUp({ children }: { children: string | number }) {
  const text = String(children);
  const [, before = '', number, after = ''] = /^(\D*)(\d{1,9})(.*)$/s.exec(text) ?? [];
  if (number === undefined) return text;
  return (
    <>
      {before}
      <span className={css.number} style={{ '--count': number } as CSSProperties}>
        {number}
      </span>
      {after}
    </>
  );
}
