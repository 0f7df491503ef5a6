import { err, ok, type Result } from '../../domain/result.ts';
import { mergeStates } from '../merge/merge-states.ts';
import type { RemoteFailure } from '../ports/user-document.ts';
import { parseDocument } from '../wire/parse-document.ts';
import type { EngineDependencies } from './engine-parts.ts';
import { REMEDIES } from './remedies.ts';

/**
 * Reads the learner's document and merges it into this device's records, without writing to the document.
 * Where neither has a profile, creates one with the sign-in defaults, which is pushed later; a failed read
 * creates none.
 */
export async function pullDocument(
  { rows, userDocument, onStep }: Pick<EngineDependencies, 'rows' | 'userDocument' | 'onStep'>,
  signal: AbortSignal,
): Promise<Result<'exists' | 'created', RemoteFailure>> {
  const { uid } = rows;
  const pullOnce = () =>
    userDocument.exchange(
      uid,
      async (current) => {
        const remote = parseDocument(current, uid);
        await rows.applyChange((local) => mergeStates(local, remote), []);
        onStep?.('document pulled');
        return null;
      },
      { signal, copies: rows },
    );
  let pulled = await pullOnce();
  if (!pulled.ok && REMEDIES[pulled.failure.kind].type === 'renew-token') {
    const isRenewed = await userDocument.renewToken();
    onStep?.('token renewed');
    if (isRenewed) pulled = await pullOnce();
  }
  if (!pulled.ok) return err(pulled.failure);
  const isCreated = await rows.createDefaultProfile();
  onStep?.('profile made');
  return ok(isCreated ? 'created' : 'exists');
}
