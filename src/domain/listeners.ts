export interface Listeners {
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  notify(): void;
}

/** A set of listeners. One that unsubscribes during `notify` is not called any more. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      // One entry per subscription, so that a function that subscribes twice is called twice.
      const entry = () => listener();
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
