import { useReducer } from 'react';
import { MESSAGES } from '../../domain/messages.ts';
import type { HomeworkRecord } from '../../domain/records.ts';
import { formatSaveFailure } from '../../session/save-messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { TextArea } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import { reduceShorten } from './shorten-state.ts';

/** Says that a homework record does not fit into the cloud, and lets the learner shorten it. */
export function ShortenHomework({ record }: { record: HomeworkRecord }) {
  const { store } = useLearner();
  const [state, dispatch] = useReducer(reduceShorten, { status: 'closed' });

  if (state.status === 'closed') {
    const { notes, exercises } = record;
    return (
      <Alert
        kind="error"
        action={
          <Button onClick={() => dispatch({ type: 'opened', text: { notes, exercises } })}>
            Make it shorter
          </Button>
        }
      >
        There’s no more room online for this homework. It’s safe on this device. Make it shorter to have it on
        your other devices.
      </Alert>
    );
  }

  const { text } = state;
  async function save() {
    dispatch({ type: 'saving' });
    const saved = await store.rewriteHomework(record.id, text);
    if (saved.ok) return dispatch({ type: 'closed' });
    const { failure } = saved;
    dispatch({
      type: 'failed',
      message:
        failure.kind === 'missing-record' ? MESSAGES.recordRemoved('homework') : formatSaveFailure(failure),
    });
  }

  return (
    <section className={layout.stack3} aria-label="Make this homework shorter">
      <TextArea
        label="Your notes"
        rows={8}
        value={text.notes}
        onChange={({ target }) => dispatch({ type: 'edited', text: { notes: target.value } })}
      />
      {Object.entries(text.exercises).map(([exercise, answer]) => (
        <TextArea
          key={exercise}
          label={`Your answer to exercise ${Number(exercise) + 1}`}
          rows={4}
          value={answer}
          onChange={({ target }) =>
            dispatch({
              type: 'edited',
              text: { exercises: { ...text.exercises, [exercise]: target.value } },
            })
          }
        />
      ))}
      {state.status === 'editing' && state.failure && <FailureAlert message={state.failure} />}
      <div className={layout.row3}>
        <Button kind="primary" busy={state.status === 'saving'} onClick={() => void save()}>
          Save it
        </Button>
        <Button kind="quiet" onClick={() => dispatch({ type: 'closed' })}>
          Don’t change it
        </Button>
      </div>
    </section>
  );
}
