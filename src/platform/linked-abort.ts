export interface LinkedAbort {
  readonly signal: AbortSignal;
  abort(): void;
  /** Lets go of the signals that it is linked to. */
  release(): void;
}

/**
 * A signal that is aborted when any of the given ones is. Spelled out because `AbortSignal.any` came
 * late to the browsers of older tablets.
 */
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
