/**
 * Creates a cache of what was computed for a sentence. An answer is checked again with its corrections
 * applied, and most of its sentences are the same then.
 *
 * @returns a function that gives the value for a sentence: that of an earlier check in the same session, or
 * else a computed one; without a session it is always computed
 */
export function createSentenceMemo<Value>(): (
  session: object | undefined,
  sentence: string,
  compute: () => Value,
) => Value {
  const sessions = new WeakMap<object, Map<string, Value>>();
  return (session, sentence, compute) => {
    if (session === undefined) return compute();
    let values = sessions.get(session);
    if (!values) {
      values = new Map();
      sessions.set(session, values);
    }
    const known = values.get(sentence);
    if (known !== undefined) return known;
    const value = compute();
    values.set(sentence, value);
    return value;
  };
}
