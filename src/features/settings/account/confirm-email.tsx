import { useState } from 'react';
import { MESSAGES } from '../../../domain/messages.ts';
import type { CredentialsFailure } from '../../../remote/account-credentials.ts';
import { formatCredentialsFailure } from '../../../session/credentials-messages.ts';
import { useLearner, useSession } from '../../../session/session-context.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAsyncValue } from '../../frame/use-async-value.ts';

/** What becomes of the link that confirms it. */
type ConfirmationState =
  | { status: 'idle'; failure: CredentialsFailure | null }
  | { status: 'sending' | 'sent' };

/** Whether the e-mail is confirmed, and the way to do that. Says nothing while nobody knows. */
export function ConfirmEmail() {
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
  if (isConfirmed) return <p>Your e-mail is confirmed.</p>;
  if (state.status === 'sent') return <Alert kind="info">{MESSAGES.confirmationSent(email)}</Alert>;
  return (
    <>
      <p>Your e-mail isn’t confirmed yet. Make sure that it reaches you: it is the way to a new password.</p>
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
