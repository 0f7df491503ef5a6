import { type FormEvent, useId, useReducer, useRef } from 'react';
import { isGuest } from '../../remote/accounts.ts';
import { withSignUpTerms } from '../../remote/sign-up-terms.ts';
import type { LinkMethod } from '../../session/session.ts';
import { useLearner, useSession } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import { EmailField } from './email-field.tsx';
import { findFieldsAtFault } from './fields-at-fault.ts';
import { GoogleMark } from './google-mark.tsx';
import { formatAccountName, type LinkAccountState, reduceLinkAccount } from './link-account-state.ts';
import { NewAccountPart, useSignUpTerms } from './new-account-part.tsx';
import { PasswordField } from './password-field.tsx';
import css from './sign-in-screen.module.css';

export interface LinkAccountScreenProps {
  /** The code of the invitation link that the guest opened. */
  invitation?: string | undefined;
  onLinked: () => void;
}

/** /keep: links a guest to an account, so that nothing is lost with this device. */
export function LinkAccountScreen(props: LinkAccountScreenProps) {
  const learner = useLearner();
  return (
    <Page title="Save your progress" emblem="badge" back={{ to: '/app', label: 'Back to Arcade' }}>
      <Card className={css.card}>
        {isGuest(learner) ? (
          <LinkAccountForm {...props} />
        ) : (
          <p>Your progress is saved. Sign in as {learner.email} on any device.</p>
        )}
      </Card>
    </Page>
  );
}

/** The form for a guest: an e-mail and password, or Google. */
function LinkAccountForm({ invitation, onLinked }: LinkAccountScreenProps) {
  const session = useSession();
  const [state, dispatch] = useReducer(reduceLinkAccount, { status: 'waiting' });
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { terms, onStatement } = useSignUpTerms(invitation);
  const errorId = useId();
  const fieldsAtFault = state.status === 'refused' ? findFieldsAtFault(state.message) : [];
  const isBusy = state.status === 'linking' || state.status === 'merging';

  async function linkAccount(method: LinkMethod) {
    if (isBusy) return;
    dispatch({ type: 'tried', method: method.kind });
    const linked = await withSignUpTerms(terms, () => session.linkAccount(method));
    if (linked.ok) return onLinked();
    dispatch({ type: 'failed', method, failure: linked.failure });
  }

  async function mergeGuest() {
    if (state.status !== 'asking') return;
    dispatch({ type: 'agreed' });
    const merged = await state.mergeGuest();
    if (merged.ok) return onLinked();
    console.error('The guest was not merged into the account:', merged.failure.message);
    dispatch({ type: 'merge-failed', failure: merged.failure });
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void linkAccount({
      kind: 'email',
      email: email.current?.value ?? '',
      password: password.current?.value ?? '',
    });
  };

  return (
    <form className={layout.stack4} onSubmit={submit} noValidate>
      <p>Add your email to keep everything and use it on any device. You won’t lose anything.</p>
      <EmailField ref={email} errorId={fieldsAtFault.includes('email') ? errorId : undefined} />
      <PasswordField
        ref={password}
        autoComplete="new-password"
        errorId={fieldsAtFault.includes('password') ? errorId : undefined}
      />
      <NewAccountPart isGuest terms={terms} onStatement={onStatement} />
      {state.status === 'refused' && (
        <Alert id={errorId} kind="error">
          {state.message}
        </Alert>
      )}
      <Button type="submit" kind="primary" busy={state.status === 'linking' && state.method === 'email'}>
        Save my progress
      </Button>
      <p className={css.or} aria-hidden="true">
        or
      </p>
      <Button
        busy={state.status === 'linking' && state.method === 'google'}
        onClick={() => void linkAccount({ kind: 'google' })}
      >
        <GoogleMark />
        Save with Google
      </Button>
      <MergeQuestion
        state={state}
        onAgree={() => void mergeGuest()}
        onDecline={() => dispatch({ type: 'declined' })}
      />
    </form>
  );
}

interface MergeQuestionProps {
  state: LinkAccountState;
  onAgree: () => void;
  onDecline: () => void;
}

/** The account exists already: asks whether to sign in with it and merge the guest's records into it. */
function MergeQuestion({ state, onAgree, onDecline }: MergeQuestionProps) {
  const isOpen = state.status === 'asking' || state.status === 'merging';
  return (
    <Dialog
      title="This account already exists"
      open={isOpen}
      onClose={onDecline}
      actions={
        <>
          <Button onClick={onDecline}>Not now</Button>
          <Button kind="primary" busy={state.status === 'merging'} onClick={onAgree}>
            Sign in and add my work
          </Button>
        </>
      }
    >
      {isOpen && (
        <p>
          {formatAccountName(state.method)} is already in use. Sign in with it, and we’ll add your guest work.
          You won’t lose anything.
        </p>
      )}
    </Dialog>
  );
}
