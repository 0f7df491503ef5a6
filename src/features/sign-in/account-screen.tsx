import { type FormEvent, useId, useRef, useState } from 'react';
import { MESSAGES } from '../../domain/messages.ts';
import type { CredentialsFailure, MailedLink as Link } from '../../remote/account-credentials.ts';
import { formatCredentialsFailure } from '../../session/credentials-messages.ts';
import { useSession } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import { EmailField } from './email-field.tsx';
import { MailedLink, type MailedLinkProps } from './mailed-link.tsx';
import { CurrentOperatorNote } from './operator-note.tsx';
import css from './sign-in-screen.module.css';

const TITLES = {
  'new-password': 'Choose a new password',
  'confirm-email': 'Confirm your email',
} as const satisfies Record<Link['purpose'], string>;

interface AccountScreenProps extends Omit<MailedLinkProps, 'code'> {
  /** The code of the followed link. */
  code: string | undefined;
  /** The purpose according to the link's address; the provider has the real one. */
  purpose: Link['purpose'];
}

/** /account: handles a link from an e-mail, or sends one for a forgotten password. */
export function AccountScreen({ code, purpose, onEntered }: AccountScreenProps) {
  return (
    <Page
      title={code === undefined ? 'Forgot your password?' : TITLES[purpose]}
      emblem="school"
      back={{ to: '/login', label: 'Back to sign-in' }}
    >
      <Card className={css.card}>
        {code === undefined ? (
          <ForgottenPassword />
        ) : (
          <MailedLink key={code} code={code} onEntered={onEntered} />
        )}
      </Card>
    </Page>
  );
}

type ResetLinkState =
  | { status: 'asking'; failure: CredentialsFailure | null }
  | { status: 'sending' }
  | { status: 'sent'; email: string };

/** Sends a link for a forgotten password, without revealing whether the account exists. */
function ForgottenPassword() {
  const { credentials } = useSession();
  const [state, setState] = useState<ResetLinkState>({ status: 'asking', failure: null });
  const email = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const failure = state.status === 'asking' ? state.failure : null;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state.status === 'sending') return;
    const address = email.current?.value.trim() ?? '';
    setState({ status: 'sending' });
    const sent = await credentials.sendResetLink(address);
    setState(sent.ok ? { status: 'sent', email: address } : { status: 'asking', failure: sent.failure });
  }

  if (state.status === 'sent') return <Alert kind="info">{MESSAGES.resetLinkSent(state.email)}</Alert>;
  return (
    <form className={layout.stack4} onSubmit={(event) => void send(event)} noValidate>
      <p>Enter your email. We’ll send you a link to choose a new password.</p>
      <EmailField ref={email} errorId={failure?.kind === 'invalid-email' ? errorId : undefined} />
      {failure && (
        <Alert id={errorId} kind="error">
          {formatCredentialsFailure(failure)}
        </Alert>
      )}
      {failure?.kind === 'mail-disabled' && <CurrentOperatorNote />}
      <Button type="submit" kind="primary" busy={state.status === 'sending'}>
        Send me a link
      </Button>
    </form>
  );
}
