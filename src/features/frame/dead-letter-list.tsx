import { useId, useState } from 'react';
import { isRefusedLetter } from '../../data/sync-rows/dead-letters.ts';
import type { DeadLetterChange } from '../../data/sync-rows/unsynced-changes.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import layout from '../../ui/layout.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { createDeadLetterFile, describeDeadLetter, type SyncDetailsContext } from './sync-details.ts';
import css from './sync-dialog.module.css';

/** The changes that go nowhere without the learner: try again, or keep a copy. */
export function DeadLetterList({
  changes,
  parts,
}: {
  changes: readonly DeadLetterChange[];
  parts: SyncDetailsContext;
}) {
  const { uid, store, sync } = useLearner();
  const [failed, setFailed] = useState(false);
  const [exported, setExported] = useState<ReadonlySet<number>>(new Set());
  const headingId = useId();

  async function attempt(work: () => Promise<void>) {
    setFailed(false);
    try {
      await work();
    } catch (cause) {
      console.error('The change that was set aside stays:', cause);
      setFailed(true);
    }
  }

  async function retry({ letter }: DeadLetterChange) {
    if (!isRefusedLetter(letter)) return;
    await store.retryChange(letter.key);
    sync.requestDrain();
  }

  function exportFile(some: readonly DeadLetterChange[]) {
    const { name, text } = createDeadLetterFile(uid, some);
    downloadFile(name, text, 'application/json');
    setExported(new Set([...exported, ...some.map(({ letter }) => letter.id ?? 0)]));
  }

  return (
    <section className={layout.stack3} aria-labelledby={headingId}>
      <div className={css.heading}>
        <h3 id={headingId}>Needs attention</h3>
        {changes.length > 1 && (
          <Button kind="quiet" icon="download" onClick={() => exportFile(changes)}>
            Export all
          </Button>
        )}
      </div>
      {failed && <Alert kind="error">{MESSAGES.saveFailed}</Alert>}
      <ul className={layout.stack2}>
        {changes.map((change) => {
          const { id, name, since, why, canRetry } = describeDeadLetter(change, parts);
          return (
            <li key={id} className={css.item} data-attention="">
              <p className={css.name}>{name}</p>
              <p>{why}</p>
              <p className={css.facts}>
                <span>{since}</span>
              </p>
              <div className={css.ways}>
                {canRetry && (
                  <Button icon="reset" onClick={() => void attempt(() => retry(change))}>
                    Retry <VisuallyHidden>{name}</VisuallyHidden>
                  </Button>
                )}
                <Button icon="download" onClick={() => exportFile([change])}>
                  Export <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
                {/* Only here: a copy of it comes first. */}
                {!canRetry && exported.has(id) && (
                  <Button kind="danger" onClick={() => void attempt(() => store.deleteUnreadableLetter(id))}>
                    Remove <VisuallyHidden>{name}</VisuallyHidden>
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
