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
        <UnsyncedQuestion
          counts={state.status === 'asking' ? state.unsyncedCounts : null}
          onChoose={choose}
        />
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
            Delete it and log out
          </Button>
        </>
      }
    >
      <p>
        You’re a guest. If you log out, you will lose your classes, games and words. Save your progress first?
      </p>
    </Dialog>
  );
}

interface UnsyncedQuestionProps {
  /** `null` while there is no question. */
  counts: UnsyncedCounts | null;
  onChoose: (choice: LogOutReply) => void;
}

/** Asks a learner with an account what happens to work that is only on this device. */
function UnsyncedQuestion({ counts, onChoose }: UnsyncedQuestionProps) {
  return (
    <Dialog
      title="Some work is only on this device"
      open={counts !== null}
      onClose={() => onChoose('stay')}
      actions={
        <>
          <Button kind="primary" onClick={() => onChoose('stay')}>
            Stay signed in
          </Button>
          <Button onClick={() => onChoose('keep')}>Keep it and log out</Button>
          <Button kind="danger" onClick={() => onChoose('delete')}>
            Delete it and log out
          </Button>
        </>
      }
    >
      {counts && <UnsyncedText {...counts} />}
    </Dialog>
  );
}

/** Says which work is only on this device, and what keeping or deleting it means. */
function UnsyncedText({ changes, deadLetters, notepads, answers, games }: UnsyncedCounts) {
  return (
    <>
      {changes > 0 && (
        <p>
          {changes === 1 ? '1 change is' : `${changes} changes are`} only on this device. We couldn’t connect
          just now.
        </p>
      )}
      {deadLetters > 0 && (
        <p>
          {deadLetters === 1 ? '1 change' : `${deadLetters} changes`} can’t be sent. Tap the sync button at
          the top to see why and download {deadLetters === 1 ? 'it' : 'them'}.
        </p>
      )}
      {notepads > 0 && (
        <p>
          You have notes in {notepads === 1 ? '1 class' : `${notepads} classes`} that you haven’t sent. Notes
          stay on this device.
        </p>
      )}
      {answers > 0 && (
        <p>
          {answers === 1
            ? '1 answer isn’t checked yet. It’s only on this device.'
            : `${answers} answers aren’t checked yet. They’re only on this device.`}
        </p>
      )}
      {games > 0 && (
        <p>The results of {games === 1 ? '1 game' : `${games} games`} are only on this device.</p>
      )}
      <p>
        Keep it, and it will be here when you sign in again.
        {changes > 0 && ' Then we’ll sync your changes.'} Delete it, and you can’t get it back.
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
