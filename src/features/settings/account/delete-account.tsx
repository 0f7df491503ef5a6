import { useReducer } from 'react';
import type { Proof, ProofKind } from '../../../remote/learner-deleter.ts';
import { useLearner, useSession } from '../../../session/session-context.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import layout from '../../../ui/layout.module.css';
import { BackupDownload } from '../storage/backup-download.tsx';
import { type DeletionState, NOT_DELETING, reduceDeletion } from './deletion-state.ts';

/** Deletes the learner everywhere, after two questions. Whoever is signed out is led to the door. */
export function DeleteAccount() {
  const session = useSession();
  const { email } = useLearner();
  const [state, tell] = useReducer(reduceDeletion, NOT_DELETING);
  const close = () => tell({ type: 'closed' });

  async function remove(proof: Proof): Promise<void> {
    tell({ type: 'confirmed' });
    const deleted = await session.deleteAccount(proof);
    if (!deleted.ok) tell({ type: 'failed', failure: deleted.failure });
  }

  return (
    <>
      <p>
        Delete your account with everything in it: here, on your other devices’ next visit, and in the cloud.
      </p>
      <div>
        <Button kind="danger" onClick={() => tell({ type: 'opened' })}>
          Delete my account
        </Button>
      </div>
      <Dialog
        title="Delete your account?"
        open={state.status === 'asking'}
        onClose={close}
        actions={
          <>
            <Button kind="danger" onClick={() => tell({ type: 'meant' })}>
              Go on
            </Button>
            <Button kind="primary" onClick={close}>
              Keep my account
            </Button>
          </>
        }
      >
        <p>
          Profile, progress, badges, classes, homework, words and results {email && `of ${email} `}will be
          deleted for good, and so will what has not been sent yet. Nobody can bring it back.
        </p>
        <BackupDownload />
      </Dialog>
      {(state.status === 'proving' || state.status === 'deleting') && (
        <Confirmation
          state={state}
          proof={session.getProofKinds()[0] ?? 'nothing'}
          onType={(password) => tell({ type: 'typed', password })}
          onDelete={(given) => void remove(given)}
          onClose={close}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  state: Extract<DeletionState, { status: 'proving' | 'deleting' }>;
  proof: ProofKind;
  onType: (password: string) => void;
  onDelete: (proof: Proof) => void;
  onClose: () => void;
}

/** The second question: the account's own key. */
function Confirmation({ state, proof, onType, onDelete, onClose }: ConfirmationProps) {
  const { password } = state;
  const failure = state.status === 'proving' ? state.failure : null;
  return (
    <Dialog title="Delete everything for good" open onClose={onClose}>
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
            value={password}
            onChange={(event) => onType(event.target.value)}
          />
        )}
        {proof === 'google' && <p>Google will ask you once more who you are.</p>}
        {failure && <Alert kind="error">{failure}</Alert>}
        <div className={layout.row3}>
          <Button type="submit" kind="danger" busy={state.status === 'deleting'}>
            Delete everything
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
