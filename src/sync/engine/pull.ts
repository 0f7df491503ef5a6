import { err, ok, type Result } from '../../domain/result.ts';
import { mergeStates } from '../merge/merge.ts';
import type { RemoteFailure } from '../ports/user-document.ts';
import { readDocument } from '../wire/read-document.ts';
import { REMEDIES } from './classify.ts';
import type { EngineParts } from './engine-parts.ts';

/**
 * Reads the learner's document and takes it over, writing nothing there. Where neither the document nor
 * this device has a profile, one with the sign-in defaults is made here, to be pushed later; a failed
 * read makes none, since there may be one.
 */
export async function pull(
  { rows, userDocument, step }: Pick<EngineParts, 'rows' | 'userDocument' | 'step'>,
  signal: AbortSignal,
): Promise<Result<'exists' | 'created', RemoteFailure>> {
  const { uid } = rows;
  const readOnce = () =>
    userDocument.exchange(
      uid,
      async (current) => {
        const remote = readDocument(current, uid);
        await rows.absorb((mine) => mergeStates(mine, remote), []);
        step?.('document pulled');
        return null;
      },
      { signal },
    );
  let read = await readOnce();
  if (!read.ok && REMEDIES[read.failure.kind].action === 'renew-token') {
    const isRenewed = await userDocument.renewToken();
    step?.('token renewed');
    if (isRenewed) read = await readOnce();
  }
  if (!read.ok) return err(read.failure);
  const isCreated = await rows.createDefaultProfile();
  step?.('profile made');
  return ok(isCreated ? 'created' : 'exists');
}
