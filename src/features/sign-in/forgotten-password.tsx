import { type FormEvent, useReducer, useRef } from 'react';
import { MESSAGES } from '../../domain/messages.ts';
import { keyMessage } from '../../session/key-messages.ts';
import { useSession } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { EmailField } from './email-field.tsx';
import { FORGOTTEN, reduceForgotten } from './forgotten-state.ts';

/** Sends a link to whoever has forgotten their password, and tells nobody whether there is such an account. */
export function ForgottenPassword() {
  const { keys } = useSession();
  const [state, tell] = useReducer(reduceForgotten, FORGOTTEN);
  const email = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state.phase === 'sending') return;
    const address = email.current?.value.trim() ?? '';
    tell({ type: 'asked' });
    const sent = await keys.sendResetLink(address);
    tell(sent.ok ? { type: 'sent', email: address } : { type: 'failed', failure: sent.failure });
  }

  if (state.phase === 'sent') return <Alert kind="info">{MESSAGES.resetLinkSent(state.email)}</Alert>;
  return (
    <form className={layout.stack4} onSubmit={(event) => void send(event)} noValidate>
      <p>Enter your e-mail. We send you a link to choose a new password.</p>
      <EmailField ref={email} />
      {state.phase === 'asking' && state.failure && <Alert kind="error">{keyMessage(state.failure)}</Alert>}
      <Button type="submit" kind="primary" busy={state.phase === 'sending'}>
        Send me a link
      </Button>
    </form>
  );
}
