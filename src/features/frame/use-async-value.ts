import { useEffect, useState } from 'react';

/**
 * What a part of the app that is fetched later has to say; `undefined` until it is there. What was found before stays
 * while more is fetched.
 * @param key stands for what is asked; nothing is asked as long as it is `undefined`
 */
export function useAsyncValue<Key, Found>(
  key: Key | undefined,
  fetch: (key: Key) => Promise<Found>,
): Found | undefined {
  const [found, setFound] = useState<Found>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    void fetch(key).then((value) => isCurrent && setFound(() => value));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found;
}
