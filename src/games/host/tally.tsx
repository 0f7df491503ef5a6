import { useId } from 'react';
import layout from '../../ui/layout.module.css';
import type { GameFact } from '../contract.ts';
import { Facts } from './facts.tsx';

/** What was practised, and how each of it went. */
export function Tally({ tally }: { tally: readonly GameFact[] | undefined }) {
  const id = useId();
  if (!tally || tally.length === 0) return null;
  return (
    <section className={layout.stack2} aria-labelledby={id}>
      <h4 id={id}>What you practised</h4>
      <Facts facts={tally} isList />
    </section>
  );
}
