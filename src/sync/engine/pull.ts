import { err, ok, type Result } from '../../domain/result.ts';
import { mergeStates } from '../merge/merge.ts';
import type { RemoteFailure } from '../ports/user-document.ts';
import { parseDocument } from '../wire/parse-document.ts';
import type { EngineParts } from './engine-parts.ts';
import { REMEDIES } from './remedies.ts';

/**
 * Reads the learner's document and takes it over, writing nothing there. Where neither the document nor
 * this device has a profile, one with the sign-in defaults is made here, to be pushed later; a failed
 * read makes none, since there may be one.
 */
export async function pullDocument(
  { rows, userDocument, onStep }: Pick<EngineParts, 'rows' | 'userDocument' | 'onStep'>,
  signal: AbortSignal,
): Promise<Result<'exists' | 'created', RemoteFailure>> {
  const { uid } = rows;
  const readOnce = () =>
    userDocument.exchange(
      uid,
      async (current) => {
        const remote = parseDocument(current, uid);
        await rows.applyChange((mine) => mergeStates(mine, remote), []);
        onStep?.('document pulled');
        return null;
      },
      { signal },
    );
  let read = await readOnce();
  if (!read.ok && REMEDIES[read.failure.kind].type === 'renew-token') {
    const isRenewed = await userDocument.renewToken();
    onStep?.('token renewed');
    if (isRenewed) read = await readOnce();
  }
  if (!read.ok) return err(read.failure);
  const isCreated = await rows.createDefaultProfile();
  onStep?.('profile made');
  return ok(isCreated ? 'created' : 'exists');
}
