import { Fact as FactLine } from '../../ui/fact.tsx';
import type { Fact } from '../contract.ts';
import { CountUp } from './count-up.tsx';
import css from './facts.module.css';

/** A game's numbers on one line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <FactLine key={label} name={label} value={<CountUp>{value}</CountUp>} />
      ))}
    </dl>
  );
}
