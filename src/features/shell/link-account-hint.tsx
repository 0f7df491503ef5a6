import { Link } from '@tanstack/react-router';
import { isGuest } from '../../remote/accounts.ts';
import { useLearner } from '../../session/session-context.tsx';

/** Offers guests to link an account, so that nothing is lost with this device. Empty for other learners. */
export function LinkAccountHint() {
  const learner = useLearner();
  if (!isGuest(learner)) return null;
  return (
    <p>
      You’re playing as a guest. <Link to="/keep">Save my progress</Link>
    </p>
  );
}
