import { useReducer } from 'react';
import type { Saved } from '../../../data/learner/learner-store.ts';
import { MESSAGES } from '../../../domain/messages.ts';
import { saveFailureMessage } from '../../../session/save-messages.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { learnFromEvents } from '../../play/learn-from-events.ts';
import { type Clearing, type ClearingEvent, NOTHING_CLEARED, reduceClearing } from './clearing-state.ts';

/** Clears what the learner chose, and puts it back. */
export function useClearing() {
  const { store } = useLearner();
  const [clearing, tell] = useReducer(reduceClearing, NOTHING_CLEARED);

  async function attempt<Value>(work: () => Saved<Value>, done: (value: Value) => ClearingEvent) {
    try {
      const saved = await work();
      if (saved.ok) return tell(done(saved.value));
      tell({ type: 'failed', message: saveFailureMessage(saved.failure) });
    } catch (cause) {
      console.error('Nothing was cleared or put back:', cause);
      tell({ type: 'failed', message: MESSAGES.saveFailed });
    }
  }

  async function clear({ kind, choice }: Extract<Clearing, { phase: 'choosing' | 'clearing' }>) {
    tell({ type: 'confirmed' });
    // What games told must be learnt before it goes.
    if (kind === 'games') await learnFromEvents(store);
    await attempt(
      () =>
        kind === 'games'
          ? store.clearGameResults()
          : store.clearOldRecords(kind, Number(choice.kept), choice),
      (cleared) => ({ type: 'cleared', cleared }),
    );
  }

  const undo = ({ cleared }: Extract<Clearing, { phase: 'cleared' | 'back' }>) =>
    attempt(
      () => store.putBack(cleared),
      () => ({ type: 'put-back' }),
    );

  return { clearing, tell, clear, undo };
}
