import { useId, useReducer } from 'react';
import type { Proof, ProofKind } from '../../../remote/learner-deleter.ts';
import { useLearner, useSession } from '../../../session/session-context.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import layout from '../../../ui/layout.module.css';
import { BackupDownload } from '../storage/backup-download.tsx';
import { type DeletionState, NOT_DELETING, reduceDeletion } from './deletion-state.ts';

/** Deletes the account after two confirmations. Signing out then redirects to the start page. */
export function DeleteAccount() {
  const session = useSession();
  const { email } = useLearner();
  const [state, dispatch] = useReducer(reduceDeletion, NOT_DELETING);
  const close = () => dispatch({ type: 'closed' });

  async function deleteAccount(proof: Proof): Promise<void> {
    dispatch({ type: 'confirmed' });
    const deleted = await session.deleteAccount(proof);
    if (!deleted.ok) dispatch({ type: 'failed', failure: deleted.failure });
  }

  return (
    <>
      <p>Delete your account and all its data, on every device.</p>
      <div>
        <Button kind="danger" onClick={() => dispatch({ type: 'opened' })}>
          Delete my account
        </Button>
      </div>
      <Dialog
        title="Delete your account?"
        open={state.status === 'asking'}
        onClose={close}
        actions={
          <>
            <Button kind="primary" onClick={close}>
              Keep my account
            </Button>
            <Button kind="danger" onClick={() => dispatch({ type: 'continued' })}>
              Continue
            </Button>
          </>
        }
      >
        <p>
          This deletes the profile, progress, badges, classes, homework, words and results
          {email && ` of ${email}`}. It also deletes work that isn’t synced yet. You can’t undo this.
        </p>
        <BackupDownload />
      </Dialog>
      {(state.status === 'reauthenticating' || state.status === 'deleting') && (
        <Confirmation
          state={state}
          proof={session.getProofKinds()[0] ?? 'nothing'}
          onType={(password) => dispatch({ type: 'password-typed', password })}
          onDelete={(proof) => void deleteAccount(proof)}
          onClose={close}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  state: Extract<DeletionState, { status: 'reauthenticating' | 'deleting' }>;
  proof: ProofKind;
  onType: (password: string) => void;
  onDelete: (proof: Proof) => void;
  onClose: () => void;
}

/** The second confirmation: signing in again. */
function Confirmation({ state, proof, onType, onDelete, onClose }: ConfirmationProps) {
  const { password } = state;
  const failure = state.status === 'reauthenticating' ? state.failure : null;
  const isRefused = state.status === 'reauthenticating' && state.isRefused;
  const errorId = useId();
  return (
    <Dialog title="Delete everything" open onClose={onClose}>
      <form
        className={layout.stack3}
        onSubmit={(event) => {
          event.preventDefault();
          onDelete(proof === 'password' ? { kind: proof, password } : { kind: proof });
        }}
      >
        {proof === 'password' && (
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            required
            errorId={isRefused ? errorId : undefined}
            value={password}
            onChange={(event) => onType(event.target.value)}
          />
        )}
        {proof === 'google' && <p>Google will ask you to sign in again.</p>}
        {failure && (
          <Alert id={errorId} kind="error">
            {failure}
          </Alert>
        )}
        <div className={layout.row3}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="danger" busy={state.status === 'deleting'}>
            Delete everything
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
