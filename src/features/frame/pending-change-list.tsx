import { useId } from 'react';
import type { PendingChange } from '../../data/sync-rows/unsynced-changes.ts';
import layout from '../../ui/layout.module.css';
import { describePendingChange, type SyncDetailsContext } from './sync-details.ts';
import css from './sync-dialog.module.css';

/** The changes that go out by themselves. */
export function PendingChangeList({
  changes,
  parts,
}: {
  changes: readonly PendingChange[];
  parts: SyncDetailsContext;
}) {
  const headingId = useId();
  return (
    <section className={layout.stack3} aria-labelledby={headingId}>
      <h3 id={headingId}>Waiting to sync</h3>
      <ul className={layout.stack2}>
        {changes.map((change) => {
          const { key, name, since, trouble, next } = describePendingChange(change, parts);
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
