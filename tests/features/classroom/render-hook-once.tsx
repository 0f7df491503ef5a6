import { renderToString } from 'react-dom/server';
import type { LearnerStore } from '../../../src/data/learner/learner-store.ts';
import type { Learner, Session } from '../../../src/session/session.ts';
import { LearnerProvider } from '../../../src/session/session-context.tsx';

/** Renders a hook once on a learner's page, without effects, and returns its value. */
export function renderHookOnce<Value>(useHook: () => Value, parts: { store: LearnerStore }): Value {
  const learner = { uid: 'ann', ...parts } as Partial<Learner> as Learner;
  const session = { getState: () => ({ status: 'signed-in', learner }) } as Partial<Session> as Session;
  const values: Value[] = [];
  function Page() {
    values.push(useHook());
    return null;
  }
  renderToString(
    <LearnerProvider session={session} learner={learner}>
      <Page />
    </LearnerProvider>,
  );
  const [value] = values;
  if (value === undefined) throw new Error('The page was not rendered.');
  return value;
}
