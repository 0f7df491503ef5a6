import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useRef } from 'react';
import { MESSAGES } from '../../domain/messages.ts';
import type { Destination, SignInFailure } from '../../session/session.ts';
import { useSessionState } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import { EmailField } from './email-field.tsx';
import { findFieldsAtFault } from './fields-at-fault.ts';
import { GoogleMark } from './google-mark.tsx';
import { NewAccountPart, useSignUpTerms } from './new-account-part.tsx';
import { PasswordField } from './password-field.tsx';
import css from './sign-in-screen.module.css';
import { formatSignInFailure, type SignInMethod } from './sign-in-state.ts';
import { useSignIn } from './use-sign-in.ts';

/** The methods that need the form's fields, in the order of their buttons. */
const SUBMIT_METHODS = [
  { method: 'login', label: 'Login' },
  { method: 'signup', label: 'Sign Up' },
] as const;

export interface SignInScreenProps {
  /** The action of the address, which Enter submits. */
  intent: 'login' | 'signup';
  /** Why a signed-in learner could not enter. */
  failure?: SignInFailure | undefined;
  /** The code of the invitation link that the visitor opened. */
  invitation?: string | undefined;
  /** The visitor chose on the landing page to try without an account. */
  beginsAsGuest: boolean;
  /** Why the form is shown, if the learner did not open it. */
  notice?: string | undefined;
  onEntered: (destination: Destination) => void;
}

/** The form of /login and /signup (specification, section 2). */
export function SignInScreen({
  intent,
  failure,
  notice,
  invitation,
  beginsAsGuest,
  onEntered,
}: SignInScreenProps) {
  const sessionState = useSessionState();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { terms, onStatement } = useSignUpTerms(invitation);
  const { state, attempt } = useSignIn({
    failure,
    beginsAsGuest,
    terms,
    readCredentials: () => ({
      email: email.current?.value ?? '',
      password: password.current?.value ?? '',
    }),
    onEntered,
  });

  const isDeleted = sessionState.status === 'signed-out' && sessionState.after === 'deletion';
  const info = isDeleted ? MESSAGES.accountDeleted : notice;

  const errorId = useId();
  const fieldsAtFault = state.status === 'failed' ? findFieldsAtFault(state.failure.message) : [];

  const isBusy = (method: SignInMethod) => state.status === 'trying' && state.method === method;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(intent);
  };

  return (
    <Page
      title="Sign In to the Learning Arcade"
      emblem="school"
      back={{ to: '/', label: 'Back to the entrance' }}
    >
      <Card className={css.card}>
        {/* First, because Start Learning leads newcomers here, who have no password yet. */}
        <div className={css.guest}>
          <p>New here?</p>
          <Button icon="play" busy={isBusy('guest')} onClick={() => void attempt('guest')}>
            Try without an account
          </Button>
        </div>
        <p className={css.or} aria-hidden="true">
          or
        </p>
        <form className={layout.stack4} onSubmit={submit} noValidate>
          {info && state.status === 'waiting' && <Alert kind="info">{info}</Alert>}
          <EmailField ref={email} errorId={fieldsAtFault.includes('email') ? errorId : undefined} />
          <PasswordField
            ref={password}
            errorId={fieldsAtFault.includes('password') ? errorId : undefined}
            autoComplete={intent === 'signup' ? 'new-password' : 'current-password'}
          />
          <NewAccountPart isGuest={false} terms={terms} onStatement={onStatement} />
          {state.status === 'failed' && (
            <Alert
              id={errorId}
              kind="error"
              action={
                state.failure.kind === 'profile' && (
                  <Button onClick={() => void attempt('profile')}>Try again</Button>
                )
              }
            >
              {formatSignInFailure(state.failure)}
            </Alert>
          )}
          <div className={css.ways}>
            {SUBMIT_METHODS.map(({ method, label }) =>
              // The action of the address submits the form.
              method === intent ? (
                <Button key={method} type="submit" kind="primary" busy={isBusy(method)}>
                  {label}
                </Button>
              ) : (
                <Button key={method} busy={isBusy(method)} onClick={() => void attempt(method)}>
                  {label}
                </Button>
              ),
            )}
          </div>
          <p>
            <Link to="/account">Forgot your password?</Link>
          </p>
          <p className={css.or} aria-hidden="true">
            or
          </p>
          <Button busy={isBusy('google')} onClick={() => void attempt('google')}>
            <GoogleMark />
            Sign in with Google
          </Button>
        </form>
      </Card>
    </Page>
  );
}
