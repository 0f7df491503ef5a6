export interface LinkedAbort {
  readonly signal: AbortSignal;
  abort(): void;
  /** Removes the listeners from the signals that it is linked to. */
  release(): void;
}

/** A signal that aborts when any of the given ones does. Browsers of older tablets lack `AbortSignal.any`. */
export function createLinkedAbort(...signals: readonly AbortSignal[]): LinkedAbort {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of signals) {
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  }
  return {
    signal: controller.signal,
    abort,
    release() {
      for (const signal of signals) signal.removeEventListener('abort', abort);
    },
  };
}
