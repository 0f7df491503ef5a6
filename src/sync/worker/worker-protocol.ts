/**
 * What page and service worker agree on for Background Sync. The page registers `SYNC_TAG`; on the browser's
 * `sync` event the worker posts `DRAIN_REQUEST` with a port to a visible page, which drains and answers through
 * the port with the number of changes that are still to be sent.
 */
export const SYNC_TAG = 'send-changes';
export const DRAIN_REQUEST = 'drain-please';

/** Drains without a page: resolves with the number of changes that another try of the browser's may send. */
export type DrainInWorker = () => Promise<number>;
