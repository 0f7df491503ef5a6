import { type FormEvent, useRef, useState } from 'react';
import { MESSAGES } from '../../domain/messages.ts';
import type { KeyFailure } from '../../remote/account-keys.ts';
import { keyMessage } from '../../session/key-messages.ts';
import { useSession } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { EmailField } from './email-field.tsx';

type Forgotten =
  | { phase: 'asking'; failure: KeyFailure | null }
  | { phase: 'sending' }
  | { phase: 'sent'; email: string };

/** Sends a link to whoever has forgotten their password, and tells nobody whether there is such an account. */
export function ForgottenPassword() {
  const { keys } = useSession();
  const [state, setState] = useState<Forgotten>({ phase: 'asking', failure: null });
  const email = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state.phase === 'sending') return;
    const address = email.current?.value.trim() ?? '';
    setState({ phase: 'sending' });
    const sent = await keys.sendResetLink(address);
    setState(sent.ok ? { phase: 'sent', email: address } : { phase: 'asking', failure: sent.failure });
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
