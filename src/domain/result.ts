/** An outcome that a caller must check: expected failures are values, only bugs are thrown. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure };

export function ok(): Result<void, never>;
export function ok<Value>(value: Value): Result<Value, never>;
export function ok<Value>(value?: Value): Result<Value | undefined, never> {
  return { ok: true, value };
}

export function err<Failure>(failure: Failure): Result<never, Failure> {
  return { ok: false, failure };
}

/** Ends an exhaustive `switch`: a new member of the union becomes a type error here. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected case: ${JSON.stringify(value)}`);
}
