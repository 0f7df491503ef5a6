import { type FormEvent, type RefObject, useCallback, useEffect, useId, useReducer, useRef } from 'react';
import { unreachable } from '../../domain/result.ts';
import type { CredentialsFailure, MailedLink as Link } from '../../remote/account-credentials.ts';
import { formatCredentialsFailure } from '../../session/credentials-messages.ts';
import type { Destination } from '../../session/session.ts';
import { useSession } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import { reduceMailedLink } from './mailed-link-state.ts';
import { PasswordField } from './password-field.tsx';

export interface MailedLinkProps {
  /** The code of the link. */
  code: string;
  onEntered: (destination: Destination) => void;
}

/** Handles a link from an e-mail after a confirmation, because security scanners open links, too. */
export function MailedLink({ code, onEntered }: MailedLinkProps) {
  const session = useSession();
  const [state, dispatch] = useReducer(reduceMailedLink, { status: 'reading' });
  const password = useRef<HTMLInputElement>(null);
  const failure = state.status === 'asking' ? state.failure : null;

  const readLink = useCallback(async () => {
    dispatch({ type: 'opened' });
    const link = await session.credentials.checkLink(code);
    dispatch(link.ok ? { type: 'read', link: link.value } : { type: 'read-failed', failure: link.failure });
  }, [session, code]);
  useEffect(() => void readLink(), [readLink]);

  async function save(event: FormEvent, { purpose, email }: Link) {
    event.preventDefault();
    if (state.status !== 'asking') return;
    const secret = password.current?.value ?? '';
    dispatch({ type: 'confirmed' });
    const isNewPassword = purpose === 'new-password';
    const saved = await (isNewPassword
      ? session.credentials.setPassword(code, secret)
      : session.credentials.confirmEmail(code));
    if (!saved.ok) return dispatch({ type: 'failed', failure: saved.failure });
    if (isNewPassword && (await trySignIn(email, secret))) return;
    dispatch({ type: 'saved' });
  }

  /** Signs in with the new password, which is saved already; a failure leaves it to the sign-in form. */
  async function trySignIn(email: string, secret: string): Promise<boolean> {
    // The session must be ready, so that a guest's records are merged.
    await session.waitUntilReady().catch(console.error);
    const entered = await session.signIn(email, secret);
    if (entered.ok) onEntered(entered.value);
    return entered.ok;
  }

  switch (state.status) {
    case 'reading':
      return <BusyIndicator label="Checking your link…" />;
    case 'unreadable':
      return (
        <Alert
          kind="error"
          action={
            state.failure.kind === 'invalid-link' ? (
              <ButtonLink to="/account">Send me a new link</ButtonLink>
            ) : (
              <Button onClick={() => void readLink()}>Try again</Button>
            )
          }
        >
          {formatCredentialsFailure(state.failure)}
        </Alert>
      );
    case 'asking':
    case 'saving':
      return (
        <LinkForm
          link={state.link}
          failure={failure}
          isSaving={state.status === 'saving'}
          password={password}
          onSubmit={(event) => void save(event, state.link)}
        />
      );
    case 'done':
      return (
        <Alert
          kind="success"
          action={
            <ButtonLink to={state.link.purpose === 'new-password' ? '/login' : '/app'} kind="primary">
              Continue
            </ButtonLink>
          }
        >
          {state.link.purpose === 'new-password'
            ? 'Your new password is saved. Sign in with it.'
            : `Thank you. ${state.link.email} is confirmed.`}
        </Alert>
      );
    default:
      return unreachable(state);
  }
}

interface LinkFormProps {
  link: Link;
  failure: CredentialsFailure | null;
  isSaving: boolean;
  password: RefObject<HTMLInputElement | null>;
  onSubmit: (event: FormEvent) => void;
}

/** Asks for a new password, or whether the address is the visitor's own. */
function LinkForm({ link, failure, isSaving, password, onSubmit }: LinkFormProps) {
  const errorId = useId();
  return (
    <form className={layout.stack4} onSubmit={onSubmit} noValidate>
      {link.purpose === 'new-password' ? (
        <>
          <p>Choose a new password. You’ll need to sign in again on your other devices.</p>
          {/* Password managers read the account from this field. */}
          <TextField label="Email" type="email" autoComplete="username" value={link.email} readOnly />
          <PasswordField
            ref={password}
            autoComplete="new-password"
            errorId={failure?.kind === 'weak-password' ? errorId : undefined}
          />
        </>
      ) : (
        <p>Is {link.email} your email?</p>
      )}
      {failure && (
        <Alert id={errorId} kind="error">
          {formatCredentialsFailure(failure)}
        </Alert>
      )}
      <Button type="submit" kind="primary" busy={isSaving}>
        {link.purpose === 'new-password' ? 'Save and sign in' : 'Yes, it’s mine'}
      </Button>
    </form>
  );
}
