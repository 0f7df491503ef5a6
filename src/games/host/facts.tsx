import type { CSSProperties } from 'react';
import { DescriptionItem } from '../../ui/description-item.tsx';
import type { GameFact } from '../game-contract.ts';
import css from './facts.module.css';

interface FactsProps {
  facts: readonly GameFact[];
  /** One fact per line, the values in a column. */
  isList?: boolean;
}

/** A game's numbers, on one line if there is room. */
export function Facts({ facts, isList = false }: FactsProps) {
  return (
    <dl className={css.facts} data-list={isList || undefined}>
      {facts.map(({ label, value }) => (
        <DescriptionItem key={label} name={label} value={<CountUp>{value}</CountUp>} />
      ))}
    </dl>
  );
}

/**
 * Draws the first number of a text counting up: from 0 when it mounts, from the last value when it changes.
 * Screen readers get the true text at once.
 */
function CountUp({ children }: { children: string | number }) {
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
