import { useReducer } from 'react';
import type { SaveResult } from '../../../data/writes/save-result.ts';
import { MESSAGES } from '../../../domain/messages.ts';
import { formatSaveFailure } from '../../../session/save-messages.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { learnFromEvents } from '../../play/learn-from-events.ts';
import { type ClearingEvent, type ClearingState, IDLE_CLEARING, reduceClearing } from './clearing-state.ts';

/** Clears what the learner chose, and puts it back. */
export function useClearing() {
  const { store } = useLearner();
  const [clearing, tell] = useReducer(reduceClearing, IDLE_CLEARING);

  async function attempt<Value>(work: () => SaveResult<Value>, done: (value: Value) => ClearingEvent) {
    try {
      const saved = await work();
      if (saved.ok) return tell(done(saved.value));
      tell({ type: 'failed', message: formatSaveFailure(saved.failure) });
    } catch (cause) {
      console.error('Nothing was cleared or put back:', cause);
      tell({ type: 'failed', message: MESSAGES.saveFailed });
    }
  }

  async function clear({ kind, choice }: Extract<ClearingState, { status: 'choosing' | 'clearing' }>) {
    tell({ type: 'confirmed' });
    // What games told must be learnt before it goes.
    if (kind === 'games') await learnFromEvents(store);
    await attempt(
      () =>
        kind === 'games'
          ? store.clearGameResults()
          : store.clearOldRecords(kind, Number(choice.keepCount), choice),
      (cleared) => ({ type: 'cleared', cleared }),
    );
  }

  const undo = ({ cleared }: Extract<ClearingState, { status: 'cleared' | 'back' }>) =>
    attempt(
      () => store.restoreCleared(cleared),
      () => ({ type: 'put-back' }),
    );

  return { clearing, tell, clear, undo };
}
