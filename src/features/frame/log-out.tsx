import { useNavigate } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import { MESSAGES } from '../../domain/messages.ts';
import { unreachable } from '../../domain/result.ts';
import type { LogOutReply, UnsyncedCounts } from '../../session/session.ts';
import { useSession } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import css from './log-out.module.css';

/** Logs out, after a question about unsynced work, and navigates to /login. */
export function LogOutButton() {
  const session = useSession();
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(reduceLogOut, SIGNED_IN);

  const answer = state.status === 'asking' ? state.answer : null;
  // Leaving the screen without an answer means staying signed in.
  useEffect(() => () => answer?.('stay'), [answer]);

  async function logOut() {
    dispatch({ type: 'started' });
    const outcome = await session.logOut(
      (unsyncedCounts) =>
        new Promise((resolve) => {
          dispatch({ type: 'asked', unsyncedCounts, answer: resolve });
        }),
    );
    if (!outcome.ok) return dispatch({ type: 'failed' });
    dispatch({ type: 'settled' });
    if (outcome.value === 'logged-out') await navigate({ to: '/login' });
  }

  function choose(choice: LogOutReply) {
    if (state.status !== 'asking') return;
    dispatch({ type: 'answered' });
    state.answer(choice);
  }

  return (
    <>
      <Button kind="quiet" busy={state.status === 'logging-out'} onClick={() => void logOut()}>
        Log Out
      </Button>
      {state.status === 'failed' && (
        <div className={css.failure}>
          <Alert kind="error">{MESSAGES.logOutFailed}</Alert>
        </div>
      )}
      {state.status === 'asking' && state.unsyncedCounts.isGuest ? (
        <GuestQuestion onChoose={choose} />
      ) : (
        <Dialog
          title="Some work is only on this device"
          open={state.status === 'asking'}
          onClose={() => choose('stay')}
          actions={
            <>
              <Button kind="primary" onClick={() => choose('stay')}>
                Stay signed in
              </Button>
              <Button onClick={() => choose('keep')}>Keep it on this device and log out</Button>
              <Button kind="danger" onClick={() => choose('delete')}>
                Discard it and log out
              </Button>
            </>
          }
        >
          {state.status === 'asking' && <Question {...state.unsyncedCounts} />}
        </Dialog>
      )}
    </>
  );
}

/** A guest's account can't be signed in to again, so keeping the work on the device is no option. */
function GuestQuestion({ onChoose }: { onChoose: (choice: LogOutReply) => void }) {
  const navigate = useNavigate();
  return (
    <Dialog
      title="You will lose your work"
      open
      onClose={() => onChoose('stay')}
      actions={
        <>
          <Button
            kind="primary"
            onClick={() => {
              onChoose('stay');
              void navigate({ to: '/keep' });
            }}
          >
            Save my progress
          </Button>
          <Button onClick={() => onChoose('stay')}>Stay signed in</Button>
          <Button kind="danger" onClick={() => onChoose('delete')}>
            Discard it and log out
          </Button>
        </>
      }
    >
      <p>
        You're a guest. If you log out, you will lose your classes, games and words. Save your progress first?
      </p>
    </Dialog>
  );
}

function Question({ changes, deadLetters, notepads, answers, games }: UnsyncedCounts) {
  return (
    <>
      {changes > 0 && (
        <p>
          {changes === 1 ? '1 change is' : `${changes} changes are`} saved on this device only. The server
          could not be reached just now.
        </p>
      )}
      {deadLetters > 0 && (
        <p>
          {deadLetters === 1 ? '1 change needs' : `${deadLetters} changes need`} attention and cannot be sent
          as {deadLetters === 1 ? 'it is' : 'they are'}. The status at the top of the page says why, and can
          export {deadLetters === 1 ? 'it' : 'them'}.
        </p>
      )}
      {notepads > 0 && (
        <p>
          {notepads === 1 ? 'The notepad of 1 class holds' : `The notepads of ${notepads} classes hold`}{' '}
          writing that you have not handed in. Notepads stay on this device.
        </p>
      )}
      {answers > 0 && (
        <p>
          {answers === 1 ? '1 answer' : `${answers} answers`} that you handed in{' '}
          {answers === 1 ? 'has' : 'have'} not been checked yet, and {answers === 1 ? 'is' : 'are'} on this
          device only.
        </p>
      )}
      {games > 0 && (
        <p>
          {games === 1 ? 'The results of 1 game are' : `The results of ${games} games are`} on this device.
          Games do not travel to other devices.
        </p>
      )}
      <p>
        If you keep it, it is here when you sign in again{changes > 0 && ', and changes are synced then'}. If
        you discard it, it is gone for good.
      </p>
    </>
  );
}

export type LogOutState =
  | { status: 'signed-in' }
  | { status: 'logging-out' }
  | { status: 'asking'; unsyncedCounts: UnsyncedCounts; answer: (choice: LogOutReply) => void }
  | { status: 'failed' };

export type LogOutEvent =
  | { type: 'started' }
  | { type: 'asked'; unsyncedCounts: UnsyncedCounts; answer: (choice: LogOutReply) => void }
  | { type: 'answered' }
  | { type: 'settled' }
  | { type: 'failed' };

export const SIGNED_IN: LogOutState = { status: 'signed-in' };

/** Applies an event of logging out to the state of the button. */
export function reduceLogOut(_state: LogOutState, event: LogOutEvent): LogOutState {
  switch (event.type) {
    case 'started':
    case 'answered':
      return { status: 'logging-out' };
    case 'asked':
      return { status: 'asking', unsyncedCounts: event.unsyncedCounts, answer: event.answer };
    case 'settled':
      return SIGNED_IN;
    case 'failed':
      return { status: 'failed' };
    default:
      return unreachable(event);
  }
}
