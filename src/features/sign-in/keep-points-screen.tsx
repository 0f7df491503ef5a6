import { type FormEvent, useReducer, useRef } from 'react';
import { isGuest } from '../../remote/accounts.ts';
import type { LinkWay } from '../../session/session.ts';
import { useLearner, useSession } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import { EmailField } from './email-field.tsx';
import { GoogleMark } from './google-mark.tsx';
import { accountName, reduceKeep } from './keep-points-state.ts';
import { PasswordField } from './password-field.tsx';
import css from './sign-in-screen.module.css';

/** /keep: a guest's account gets a way in, so that nothing is lost with this device. */
export function KeepPointsScreen({ onKept }: { onKept: () => void }) {
  const learner = useLearner();
  return (
    <Page title="Keep your points" emblem="badge" back={{ to: '/app', label: 'Back to Arcade' }}>
      <Card className={css.card}>
        {isGuest(learner) ? (
          <KeepForm onKept={onKept} />
        ) : (
          <p>Your points are kept. Sign in as {learner.email} on any device.</p>
        )}
      </Card>
    </Page>
  );
}

function KeepForm({ onKept }: { onKept: () => void }) {
  const session = useSession();
  const [state, tell] = useReducer(reduceKeep, { phase: 'waiting' });
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const isBusy = state.phase === 'linking' || state.phase === 'joining';

  async function keep(way: LinkWay) {
    if (isBusy) return;
    tell({ type: 'tried', way: way.kind });
    const kept = await session.linkAccount(way);
    if (kept.ok) return onKept();
    tell({ type: 'failed', way, failure: kept.failure });
  }

  async function join() {
    if (state.phase !== 'asking') return;
    tell({ type: 'agreed' });
    const joined = await state.join();
    if (joined.ok) return onKept();
    console.error('The guest was not joined to the account:', joined.failure.message);
    tell({ type: 'join-failed', failure: joined.failure });
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keep({
      kind: 'email',
      email: email.current?.value ?? '',
      password: password.current?.value ?? '',
    });
  };

  return (
    <form className={layout.stack4} onSubmit={submit} noValidate>
      <p>Give an e-mail, and your classes, games and words are yours on every device. Nothing is lost.</p>
      <EmailField ref={email} />
      <PasswordField ref={password} autoComplete="new-password" />
      {state.phase === 'refused' && <Alert kind="error">{state.message}</Alert>}
      <Button type="submit" kind="primary" busy={state.phase === 'linking' && state.way === 'email'}>
        Keep my points
      </Button>
      <p className={css.or} aria-hidden="true">
        or
      </p>
      <Button
        busy={state.phase === 'linking' && state.way === 'google'}
        onClick={() => void keep({ kind: 'google' })}
      >
        <GoogleMark />
        Keep them with Google
      </Button>
      <Dialog
        title="There is an account already"
        open={state.phase === 'asking' || state.phase === 'joining'}
        onClose={() => tell({ type: 'declined' })}
        actions={
          <>
            <Button onClick={() => tell({ type: 'declined' })}>Not now</Button>
            <Button kind="primary" busy={state.phase === 'joining'} onClick={() => void join()}>
              Sign in and join them
            </Button>
          </>
        }
      >
        {(state.phase === 'asking' || state.phase === 'joining') && (
          <p>
            {accountName(state.way)} has an account. Sign in to it, and everything you did here as a guest
            joins what is there. Nothing of either is lost.
          </p>
        )}
      </Dialog>
    </form>
  );
}
