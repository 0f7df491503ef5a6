/**
 * The protocol of page and service worker for Background Sync. The page registers `SYNC_TAG`; on the
 * browser's `sync` event the worker posts `DRAIN_REQUEST` with a port to a visible page, which drains and
 * replies with the number of changes left.
 */
export const SYNC_TAG = 'send-changes';
export const DRAIN_REQUEST = 'drain-please';

/** Drains without a page; resolves with the number of changes that a later run may send. */
export type DrainInWorker = () => Promise<number>;
