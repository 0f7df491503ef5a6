export interface Listeners {
  /** Returns the way to stop listening. */
  subscribe(listener: () => void): () => void;
  tell(): void;
}

/** Who wants to hear of a change. A listener that leaves while others are told is told no more. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      // One entry a subscription, so that a function that subscribes twice is told twice.
      const own = () => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
