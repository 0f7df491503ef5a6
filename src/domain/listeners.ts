export interface Listeners {
  /** Returns the way to stop listening. */
  subscribe(listener: () => void): () => void;
  notify(): void;
}

/** Who wants to hear of a change. One that leaves while others are notified is passed over. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      // One entry a subscription, so that a function that subscribes twice is notified twice.
      const own = () => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
