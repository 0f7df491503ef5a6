import { useEffect, useState } from 'react';

/**
 * A value that loads asynchronously; `undefined` until then. The last value stays while the next one loads.
 * @param key identifies the value; nothing loads while it is `undefined`
 */
export function useAsyncValue<Key, Value>(
  key: Key | undefined,
  fetch: (key: Key) => Promise<Value>,
): Value | undefined {
  const [result, setResult] = useState<Value>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the value
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    void fetch(key).then((value) => {
      if (isCurrent) setResult(() => value);
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return result;
}
