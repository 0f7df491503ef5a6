/**
 * A controller that is aborted when any of the signals is. Spelled out because `AbortSignal.any` came
 * late to the browsers of older tablets.
 */
export function linkedAbort(...signals: readonly AbortSignal[]): AbortController {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort();
    else
      signal.addEventListener('abort', () => controller.abort(), { once: true, signal: controller.signal });
  }
  return controller;
}
