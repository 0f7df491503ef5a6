import { Link } from '@tanstack/react-router';
import { isGuest } from '../../remote/accounts.ts';
import { useLearner } from '../../session/session-context.tsx';

/** What a guest may do so that nothing is lost with this device; nothing for everybody else. */
export function LinkAccountHint() {
  const learner = useLearner();
  if (!isGuest(learner)) return null;
  return (
    <p>
      You are here as a guest. <Link to="/keep">Keep your points</Link>
    </p>
  );
}
