import type { Result } from '../../domain/result.ts';
import type { Skill } from '../../domain/skills.ts';

/** Why a write did not happen; nothing of it is stored then. */
export type SaveFailure =
  | { kind: 'storage-full' }
  | { kind: 'skill-not-in-course'; skill: Skill }
  | { kind: 'missing-record' }
  /** A text that `isStorableWord` refuses. */
  | { kind: 'invalid-word' }
  | { kind: 'database'; message: string };

export type SaveResult<Value = void> = Promise<Result<Value, SaveFailure>>;

/** Thrown inside a transaction to undo it. `TableAccess` turns it into a `SaveFailure`. */
export class WriteRefusedError extends Error {
  readonly failure: SaveFailure;
  constructor(failure: SaveFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}
