import { useEffect, useState } from 'react';
import { MESSAGES } from '../../../domain/messages.ts';
import { unreachable } from '../../../domain/result.ts';
import type { KeyFailure } from '../../../remote/account-keys.ts';
import { keyMessage } from '../../../session/key-messages.ts';
import { useLearner, useSession } from '../../../session/session-context.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

type Confirmation =
  | { phase: 'unknown' | 'confirmed' | 'sending' | 'sent' }
  | { phase: 'unconfirmed'; failure: KeyFailure | null };

/** Whether the e-mail is confirmed, and the way to do that. Says nothing while nobody knows. */
export function ConfirmEmail() {
  const { keys } = useSession();
  const { email } = useLearner();
  const [state, setState] = useState<Confirmation>({ phase: 'unknown' });

  useEffect(() => {
    let isGone = false;
    void keys.isEmailConfirmed().then((isConfirmed) => {
      if (isGone || isConfirmed === null) return;
      setState(isConfirmed ? { phase: 'confirmed' } : { phase: 'unconfirmed', failure: null });
    });
    return () => {
      isGone = true;
    };
  }, [keys]);

  async function send() {
    setState({ phase: 'sending' });
    const sent = await keys.sendConfirmation();
    setState(sent.ok ? { phase: 'sent' } : { phase: 'unconfirmed', failure: sent.failure });
  }

  switch (state.phase) {
    case 'unknown':
      return null;
    case 'confirmed':
      return <p>Your e-mail is confirmed.</p>;
    case 'sent':
      return <Alert kind="info">{MESSAGES.confirmationSent(email)}</Alert>;
    case 'unconfirmed':
    case 'sending':
      return (
        <>
          <p>
            Your e-mail isn’t confirmed yet. Make sure that it reaches you: it is the way to a new password.
          </p>
          {state.phase === 'unconfirmed' && state.failure && (
            <Alert kind="error">{keyMessage(state.failure)}</Alert>
          )}
          <div>
            <Button busy={state.phase === 'sending'} onClick={() => void send()}>
              Send me a link
            </Button>
          </div>
        </>
      );
    default:
      return unreachable(state);
  }
}
