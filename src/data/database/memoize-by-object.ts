/**
 * `read` with its answers remembered by object, for rows and document items: they are read several times in
 * one sync, and nobody ever changes them in place. What is no object is read each time.
 */
export function memoizeByObject<Outcome>(read: (raw: unknown) => Outcome): (raw: unknown) => Outcome {
  const known = new WeakMap<object, Outcome>();
  return (raw) => {
    if (typeof raw !== 'object' || raw === null) return read(raw);
    const before = known.get(raw);
    if (before !== undefined) return before;
    const outcome = read(raw);
    known.set(raw, outcome);
    return outcome;
  };
}
