import { useId, useState } from 'react';
import { isRefusedDeadLetter } from '../../data/sync-rows/dead-letters.ts';
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

/** The changes that need the learner: retry them, or export a copy. */
export function DeadLetterList({
  changes,
  context,
}: {
  changes: readonly DeadLetterChange[];
  context: SyncDetailsContext;
}) {
  const { uid, store, sync } = useLearner();
  const [hasFailed, setFailed] = useState(false);
  const [exported, setExported] = useState<ReadonlySet<number>>(new Set());
  const headingId = useId();

  async function tryAction(action: () => Promise<void>) {
    setFailed(false);
    try {
      await action();
    } catch (cause) {
      console.error('The dead letter could not be retried or deleted:', cause);
      setFailed(true);
    }
  }

  async function retry({ deadLetter }: DeadLetterChange) {
    if (!isRefusedDeadLetter(deadLetter)) return;
    await store.retryChange(deadLetter.key);
    sync.requestDrain();
  }

  function exportFile(selected: readonly DeadLetterChange[]) {
    const { name, text } = createDeadLetterFile(uid, selected);
    downloadFile(name, text, 'application/json');
    setExported(new Set([...exported, ...selected.map(({ deadLetter }) => deadLetter.id ?? 0)]));
  }

  return (
    <section className={layout.stack3} aria-labelledby={headingId}>
      <div className={css.heading}>
        <h3 id={headingId}>Needs attention</h3>
        {changes.length > 1 && (
          <Button kind="quiet" icon="download" onClick={() => exportFile(changes)}>
            Download all
          </Button>
        )}
      </div>
      {hasFailed && <Alert kind="error">{MESSAGES.saveFailed}</Alert>}
      <ul className={layout.stack2}>
        {changes.map((change) => {
          const { id, name, since, why, canRetry } = describeDeadLetter(change, context);
          return (
            <li key={id} className={css.item} data-attention="">
              <p className={css.name}>{name}</p>
              <p>{why}</p>
              <p className={css.facts}>
                <span>{since}</span>
              </p>
              <div className={css.actions}>
                {canRetry && (
                  <Button icon="reset" onClick={() => void tryAction(() => retry(change))}>
                    Try again <VisuallyHidden>{name}</VisuallyHidden>
                  </Button>
                )}
                <Button icon="download" onClick={() => exportFile([change])}>
                  Download <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
                {/* It exists only here, so it can be removed only after an export. */}
                {!canRetry && exported.has(id) && (
                  <Button
                    kind="danger"
                    onClick={() => void tryAction(() => store.deleteUnreadableDeadLetter(id))}
                  >
                    Delete <VisuallyHidden>{name}</VisuallyHidden>
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
