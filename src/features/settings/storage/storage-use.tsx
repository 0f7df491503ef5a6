import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useReducer, useRef } from 'react';
import { sumBytes } from '../../../data/storage/storage-use.ts';
import type { SaveResult } from '../../../data/writes/save-result.ts';
import { checkStorage } from '../../../domain/check-limits.ts';
import { RETAINED_HOMEWORK, RETAINED_LESSONS, STORAGE_LIMIT_BYTES } from '../../../domain/limits.ts';
import { formatStorageFailure, MESSAGES } from '../../../domain/messages.ts';
import { formatSaveFailure } from '../../../session/save-messages.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { STORAGE_ANCHOR } from '../../../ui/failure-alert.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { UndoLine } from '../../../ui/undo-line.tsx';
import { learnFromEvents } from '../../play/learn-from-events.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { formatClearResult } from './clear-text.ts';
import {
  type ClearingEvent,
  type DoneClearing,
  IDLE_CLEARING,
  type OpenClearing,
  reduceClearing,
} from './clearing-state.ts';
import { StorageKinds } from './storage-kinds.tsx';
import { formatStorageUse } from './storage-text.ts';

/** How much storage the records use, by kind, and clearing old ones. */
export function StorageUse() {
  const { store } = useLearner();
  const use = useLiveQuery(() => store.measureStorage(), [store]);
  const { clearing, dispatch, clear, undo } = useClearing();
  const card = useStorageAnchor(use !== undefined);
  const bytes = use && sumBytes(use);
  const limit = bytes === undefined ? null : checkStorage(bytes);

  const isDone = clearing.status === 'cleared' || clearing.status === 'restored';
  return (
    <Card ref={card} id={STORAGE_ANCHOR} title="Storage on this device" hue="arcade" tabIndex={-1}>
      <Meter
        label="Your data"
        value={bytes ?? 0}
        max={STORAGE_LIMIT_BYTES}
        valueText={bytes === undefined ? 'Loading' : formatStorageUse(bytes)}
        hue="arcade"
      />
      {limit && !limit.ok && <Alert kind="error">{formatStorageFailure(limit.failure)}</Alert>}
      {isDone && (
        <UndoLine
          key={clearing.status}
          text={formatClearResult(clearing.status, clearing.kind, clearing.cleared.count)}
          onUndo={clearing.status === 'restored' ? undefined : () => void undo(clearing)}
          onClose={() => dispatch({ type: 'closed' })}
        />
      )}
      {clearing.status === 'failed' && <Alert kind="error">{clearing.message}</Alert>}
      <StorageKinds use={use} onClear={(kind) => dispatch({ type: 'opened', kind })} />
      <p>
        We keep your newest {RETAINED_LESSONS} classes and {RETAINED_HOMEWORK} homework items.
      </p>
      {(clearing.status === 'choosing' || clearing.status === 'clearing') && (
        <ClearDialog
          clearing={clearing}
          onChoose={(choice) => dispatch({ type: 'choice-changed', choice })}
          onClear={() => void clear(clearing)}
          onClose={() => dispatch({ type: 'closed' })}
        />
      )}
    </Card>
  );
}

/**
 * Scrolls to the card when the address names it, as the link in messages about full storage does. The screen
 * renders too late for the browser's own jump, and focuses its heading first.
 */
function useStorageAnchor(isMeasured: boolean) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isMeasured || window.location.hash !== `#${STORAGE_ANCHOR}`) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'start' });
  }, [isMeasured]);
  return card;
}

/** Clears what the learner chose, and can undo it. */
function useClearing() {
  const { store } = useLearner();
  const [clearing, dispatch] = useReducer(reduceClearing, IDLE_CLEARING);

  async function dispatchOutcome<Value>(
    write: () => SaveResult<Value>,
    createEvent: (value: Value) => ClearingEvent,
  ) {
    try {
      const saved = await write();
      if (saved.ok) return dispatch(createEvent(saved.value));
      dispatch({ type: 'failed', message: formatSaveFailure(saved.failure) });
    } catch (cause) {
      console.error('Clearing or its undo failed:', cause);
      dispatch({ type: 'failed', message: MESSAGES.saveFailed });
    }
  }

  async function clear({ kind, choice }: OpenClearing) {
    dispatch({ type: 'confirmed' });
    // The learner's word memory learns from the games, so pending events are applied before they are cleared.
    if (kind === 'games') await learnFromEvents(store);
    await dispatchOutcome(
      () =>
        kind === 'games'
          ? store.clearGameResults()
          : store.clearOldRecords(kind, Number(choice.keepCount), choice),
      (cleared) => ({ type: 'cleared', cleared }),
    );
  }

  const undo = ({ cleared }: DoneClearing) =>
    dispatchOutcome(
      () => store.restoreCleared(cleared),
      () => ({ type: 'restored' }),
    );

  return { clearing, dispatch, clear, undo };
}
