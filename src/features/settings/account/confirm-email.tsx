import { useState } from 'react';
import { MESSAGES } from '../../../domain/messages.ts';
import type { KeyFailure } from '../../../remote/account-keys.ts';
import { keyMessage } from '../../../session/key-messages.ts';
import { useLearner, useSession } from '../../../session/session-context.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFetched } from '../../frame/use-fetched.ts';

/** What becomes of the link that confirms it. */
type Sending = { phase: 'idle'; failure: KeyFailure | null } | { phase: 'sending' | 'sent' };

/** Whether the e-mail is confirmed, and the way to do that. Says nothing while nobody knows. */
export function ConfirmEmail() {
  const { keys } = useSession();
  const { email } = useLearner();
  const isConfirmed = useFetched(email, () => keys.isEmailConfirmed());
  const [state, setState] = useState<Sending>({ phase: 'idle', failure: null });

  async function send() {
    setState({ phase: 'sending' });
    const sent = await keys.sendConfirmation();
    setState(sent.ok ? { phase: 'sent' } : { phase: 'idle', failure: sent.failure });
  }

  if (isConfirmed === undefined || isConfirmed === null) return null;
  if (isConfirmed) return <p>Your e-mail is confirmed.</p>;
  if (state.phase === 'sent') return <Alert kind="info">{MESSAGES.confirmationSent(email)}</Alert>;
  return (
    <>
      <p>Your e-mail isn’t confirmed yet. Make sure that it reaches you: it is the way to a new password.</p>
      {state.phase === 'idle' && state.failure && <Alert kind="error">{keyMessage(state.failure)}</Alert>}
      <div>
        <Button busy={state.phase === 'sending'} onClick={() => void send()}>
          Send me a link
        </Button>
      </div>
    </>
  );
}
