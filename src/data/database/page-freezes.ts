/** The prototypes of IDBFactory and IDBDatabase, as far as they are watched. */
export interface WatchedPrototypes {
  readonly factory: Pick<IDBFactory, 'open'>;
  readonly database: Pick<IDBDatabase, 'transaction'>;
  /**
   * The names of databases that are not opened at all. While a database is being created there is nothing to
   * abort until the browser begins the upgrade, so a library must not create one at every start.
   */
  readonly refused?: readonly string[];
  /**
   * Called when a database has neither opened nor ended a transaction for `SLOW_MS`, which may be the lock of
   * a page that was frozen without this code.
   */
  readonly onSlow?: () => void;
}

/**
 * How long a database may take before it is reported, in milliseconds: less than the timeout of an opening.
 */
export const SLOW_MS = 4_000;

/**
 * Ends what a page has open in IndexedDB when the browser freezes it in the back-forward cache. WebKit keeps
 * the transactions of a frozen page open, and with them locked, no other page can write, or even read, until
 * the old tab is closed. Only for WebKit: Chromium and Firefox drop such a page, and finish its transactions.
 *
 * Until the page is shown again it begins no transaction: code that saves on `pagehide` would leave one open.
 * The error is that of a closed connection, so that callers reopen the database, which waits for the page.
 *
 * This works on the prototypes, because Firebase opens a database of its own.
 */
export function abortTransactionsOfFrozenPage(page: EventTarget, watched: WatchedPrototypes): void {
  const running = new Set<IDBTransaction>();
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  let isFrozen = false;

  /** Reports the request unless one of its events ends it in time. */
  function expectSoon(request: EventTarget, ...ends: readonly string[]): void {
    const { onSlow } = watched;
    if (!onSlow) return;
    const timer = setTimeout(onSlow, SLOW_MS);
    waiting.add(timer);
    const end = () => {
      clearTimeout(timer);
      waiting.delete(timer);
    };
    for (const name of ends) request.addEventListener(name, end);
  }

  function track(transaction: IDBTransaction): void {
    running.add(transaction);
    const forget = () => running.delete(transaction);
    transaction.addEventListener('complete', forget);
    transaction.addEventListener('abort', forget);
    expectSoon(transaction, 'complete', 'abort');
  }

  const { transaction: begin } = watched.database;
  watched.database.transaction = function (this: IDBDatabase, ...request) {
    if (isFrozen) throw new DOMException('The page is in the back-forward cache.', 'InvalidStateError');
    const transaction = begin.apply(this, request);
    track(transaction);
    return transaction;
  };

  const { open } = watched.factory;
  watched.factory.open = function (this: IDBFactory, ...request) {
    if (watched.refused?.includes(request[0])) {
      throw new DOMException(`${request[0]} is not opened.`, 'UnknownError');
    }
    const opening = open.apply(this, request);
    // An upgrade is watched as a transaction.
    expectSoon(opening, 'upgradeneeded', 'success', 'error');
    opening.addEventListener('upgradeneeded', () => {
      if (opening.transaction) track(opening.transaction);
    });
    return opening;
  };

  page.addEventListener('pagehide', (event) => {
    if (!isPersisted(event)) return;
    isFrozen = true;
    for (const transaction of running) abort(transaction);
    running.clear();
    for (const timer of waiting) clearTimeout(timer);
    waiting.clear();
  });
  page.addEventListener('pageshow', () => {
    isFrozen = false;
  });
}

function isPersisted(event: Event): boolean {
  return 'persisted' in event && event.persisted === true;
}

/** Aborts a transaction. One that is committing can't be aborted, and ends without the page. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    console.debug('A transaction ended while its page was being frozen:', error);
  }
}
