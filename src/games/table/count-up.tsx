import type { CSSProperties } from 'react';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import css from './count-up.module.css';

/** A text whose first number counts up to its value for the eye; a screen reader hears it once, as it is. */
export function CountUp({ children }: { children: string | number }) {
  const text = String(children);
  const [, before = '', number, after = ''] = /^(\D*)(\d{1,9})(.*)$/s.exec(text) ?? [];
  if (number === undefined) return text;
  return (
    <>
      <OnlyReadAloud>{text}</OnlyReadAloud>
      <span aria-hidden="true">
        {before}
        <span className={css.number} style={{ '--count': number } as CSSProperties} />
        {after}
      </span>
    </>
  );
}
