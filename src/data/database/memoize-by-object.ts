/**
 * Memoizes a parser by the identity of its input: rows and document items are parsed several times in one
 * sync, and are never changed in place. Other values than objects are parsed each time.
 */
export function memoizeByObject<Outcome>(parse: (raw: unknown) => Outcome): (raw: unknown) => Outcome {
  const cache = new WeakMap<object, Outcome>();
  return (raw) => {
    if (typeof raw !== 'object' || raw === null) return parse(raw);
    const cached = cache.get(raw);
    if (cached !== undefined) return cached;
    const outcome = parse(raw);
    cache.set(raw, outcome);
    return outcome;
  };
}
