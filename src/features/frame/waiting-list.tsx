import { useId } from 'react';
import type { WaitingChange } from '../../data/sync-rows/unsynced-records.ts';
import layout from '../../ui/layout.module.css';
import { type DetailsParts, waitingLine } from './sync-details.ts';
import css from './sync-sheet.module.css';

/** The changes that go out by themselves. */
export function WaitingList({ changes, parts }: { changes: readonly WaitingChange[]; parts: DetailsParts }) {
  const headingId = useId();
  return (
    <section className={layout.stack3} aria-labelledby={headingId}>
      <h3 id={headingId}>Waiting to sync</h3>
      <ul className={layout.stack2}>
        {changes.map((change) => {
          const { key, name, since, trouble, next } = waitingLine(change, parts);
          return (
            <li key={key} className={css.item}>
              <p className={css.name}>{name}</p>
              <p className={css.facts}>
                <span>{since}</span>
                {trouble && <span>{trouble}</span>}
                <span>{next}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
