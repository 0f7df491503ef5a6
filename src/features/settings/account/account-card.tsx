import { useState } from 'react';
import { MESSAGES } from '../../../domain/messages.ts';
import type { CredentialsFailure } from '../../../remote/account-credentials.ts';
import { isGuest } from '../../../remote/accounts.ts';
import { formatCredentialsFailure } from '../../../session/credentials-messages.ts';
import { useLearner, useSession } from '../../../session/session-context.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useAsyncValue } from '../../shell/use-async-value.ts';
import { DeleteAccount } from './delete-account.tsx';
import { SignOutElsewhere } from './sign-out-elsewhere.tsx';

/** The e-mail and sessions of the account, and its deletion. A guest's account is on this device only. */
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

/** The status of the confirmation e-mail. */
type ConfirmationState =
  | { status: 'idle'; failure: CredentialsFailure | null }
  | { status: 'sending' | 'sent' };

/** Says whether the e-mail is confirmed, and sends the link for it. Empty while that is unknown. */
function ConfirmEmail() {
  const { credentials } = useSession();
  const { email } = useLearner();
  const isConfirmed = useAsyncValue(email, () => credentials.isEmailConfirmed());
  const [state, setState] = useState<ConfirmationState>({ status: 'idle', failure: null });

  async function send() {
    setState({ status: 'sending' });
    const sent = await credentials.sendConfirmation();
    setState(sent.ok ? { status: 'sent' } : { status: 'idle', failure: sent.failure });
  }

  if (isConfirmed === undefined || isConfirmed === null) return null;
  if (isConfirmed) return <p>Your email is confirmed.</p>;
  if (state.status === 'sent') return <Alert kind="info">{MESSAGES.confirmationSent(email)}</Alert>;
  return (
    <>
      <p>Please confirm your email. You need it to choose a new password.</p>
      {state.status === 'idle' && state.failure && (
        <Alert kind="error">{formatCredentialsFailure(state.failure)}</Alert>
      )}
      <div>
        <Button busy={state.status === 'sending'} onClick={() => void send()}>
          Send me a link
        </Button>
      </div>
    </>
  );
}
