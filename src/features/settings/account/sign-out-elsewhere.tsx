import { type FormEvent, useId, useReducer, useRef } from 'react';
import { unreachable } from '../../../domain/result.ts';
import type { CredentialsFailure } from '../../../remote/account-credentials.ts';
import { formatCredentialsFailure } from '../../../session/credentials-messages.ts';
import { useSession } from '../../../session/session-context.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import layout from '../../../ui/layout.module.css';

/** The dialog for signing out on all other devices, which needs the password. */
export type SignOutState =
  | { status: 'closed' }
  | { status: 'asking'; failure: CredentialsFailure | null }
  | { status: 'working' }
  | { status: 'done' };

export type SignOutEvent =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'confirmed' }
  | { type: 'failed'; failure: CredentialsFailure }
  | { type: 'done' };

export const NOT_SIGNING_OUT: SignOutState = { status: 'closed' };

export function reduceSignOut(state: SignOutState, event: SignOutEvent): SignOutState {
  switch (event.type) {
    case 'opened':
      return { status: 'asking', failure: null };
    case 'closed':
      // A request in progress can't be cancelled.
      return state.status === 'working' ? state : NOT_SIGNING_OUT;
    case 'confirmed':
      return state.status === 'asking' ? { status: 'working' } : state;
    case 'failed':
      return { status: 'asking', failure: event.failure };
    case 'done':
      return { status: 'done' };
    default:
      return unreachable(event);
  }
}

/** Signs the learner out on all other devices. Their work there stays until they sign in again. */
export function SignOutElsewhere() {
  const { credentials } = useSession();
  const [state, dispatch] = useReducer(reduceSignOut, NOT_SIGNING_OUT);
  const password = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const failure = state.status === 'asking' ? state.failure : null;
  const close = () => dispatch({ type: 'closed' });

  async function signOut(event: FormEvent) {
    event.preventDefault();
    if (state.status !== 'asking') return;
    const currentPassword = password.current?.value ?? '';
    dispatch({ type: 'confirmed' });
    const signedOut = await credentials.signOutElsewhere(currentPassword);
    dispatch(signedOut.ok ? { type: 'done' } : { type: 'failed', failure: signedOut.failure });
  }

  return (
    <>
      <p>Did you sign in on a device that isn’t yours, or lose one?</p>
      <div>
        <Button onClick={() => dispatch({ type: 'opened' })}>Sign out everywhere else</Button>
      </div>
      {state.status === 'done' && <Alert kind="success">Now you’re only signed in on this device.</Alert>}
      <Dialog
        title="Sign out everywhere else"
        open={state.status === 'asking' || state.status === 'working'}
        onClose={close}
      >
        {credentials.hasPassword() ? (
          <form className={layout.stack3} onSubmit={(event) => void signOut(event)} noValidate>
            <p>All other devices will ask you to sign in again. No work on them is lost.</p>
            <TextField
              ref={password}
              label="Your password"
              type="password"
              autoComplete="current-password"
              errorId={failure?.kind === 'wrong-password' ? errorId : undefined}
            />
            {failure && (
              <Alert id={errorId} kind="error">
                {formatCredentialsFailure(failure)}
              </Alert>
            )}
            <div className={layout.row3}>
              <Button type="submit" kind="primary" busy={state.status === 'working'}>
                Sign out everywhere else
              </Button>
              <Button onClick={close}>Cancel</Button>
            </div>
          </form>
        ) : (
          <p>
            You sign in with Google, so you have no password here. Choose one with “Forgot your password?” on
            the sign-in page. Then all your devices are signed out.
          </p>
        )}
      </Dialog>
    </>
  );
}
