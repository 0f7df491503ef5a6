import { renderToString } from 'react-dom/server';
import type { LearnerStore } from '../../../src/data/learner/learner-store.ts';
import type { Learner, Session } from '../../../src/session/session.ts';
import { LearnerProvider } from '../../../src/session/session-context.tsx';

/** What a hook gives on a learner's page that is drawn once and runs no effects. */
export function renderHookOnce<Value>(useHook: () => Value, parts: { store: LearnerStore }): Value {
  const learner = { uid: 'ann', ...parts } as Partial<Learner> as Learner;
  const session = { getState: () => ({ status: 'signed-in', learner }) } as Partial<Session> as Session;
  const given: Value[] = [];
  function Page() {
    given.push(useHook());
    return null;
  }
  renderToString(
    <LearnerProvider session={session} learner={learner}>
      <Page />
    </LearnerProvider>,
  );
  const [value] = given;
  if (value === undefined) throw new Error('The page was not drawn.');
  return value;
}
