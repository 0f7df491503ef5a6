import { DescriptionItem as FactLine } from '../../ui/description-item.tsx';
import type { GameFact } from '../contract.ts';
import { CountUp } from './count-up.tsx';
import css from './facts.module.css';

interface FactsProps {
  facts: readonly GameFact[];
  /** One below the other, their values in a column. */
  isList?: boolean;
}

/** A game's numbers, on one line as far as there is room. */
export function Facts({ facts, isList = false }: FactsProps) {
  return (
    <dl className={css.facts} data-list={isList || undefined}>
      {facts.map(({ label, value }) => (
        <FactLine key={label} name={label} value={<CountUp>{value}</CountUp>} />
      ))}
    </dl>
  );
}
