import { err, ok, type Result } from '../../../src/domain/result.ts';
import { createDocumentFailure, type DocumentFailure } from './document-failure.ts';
import { formatMicroseconds, type Microseconds } from './timestamps.ts';

/** What must be true of a document before a write to it. */
export type Precondition =
  | { kind: 'none' }
  | { kind: 'exists'; exists: boolean }
  | { kind: 'update-time'; updateTime: Microseconds };

/** Checks a write's precondition against the document's last update, `undefined` if there is no document. */
export function checkPrecondition(
  precondition: Precondition,
  name: string,
  updateTime: Microseconds | undefined,
): Result<void, DocumentFailure> {
  if (precondition.kind === 'none') return ok();
  if (precondition.kind === 'exists') {
    if (precondition.exists === (updateTime !== undefined)) return ok();
    return precondition.exists
      ? err(createDocumentFailure('NOT_FOUND', `No document to update: ${name}`))
      : err(createDocumentFailure('ALREADY_EXISTS', `Document already exists: ${name}`));
  }
  if (precondition.updateTime === updateTime) return ok();
  const stored =
    updateTime === undefined ? 'there is no document' : `it is ${formatMicroseconds(updateTime)}`;
  return err(
    createDocumentFailure(
      'FAILED_PRECONDITION',
      `The last update of ${name} was expected at ${formatMicroseconds(precondition.updateTime)}, but ${stored}.`,
    ),
  );
}
