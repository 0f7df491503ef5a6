import { isGuest } from '../../../remote/accounts.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SignOutElsewhere } from './sign-out-elsewhere.tsx';

/** What the learner enters their account with, and its end. A guest has nothing but this device to enter it with. */
export function AccountCard() {
  const learner = useLearner();
  return (
    <Card title="Your account" hue="plain">
      {!isGuest(learner) && (
        <>
          <ConfirmEmail />
          <SignOutElsewhere />
        </>
      )}
      <DeleteAccount />
    </Card>
  );
}
