/**
 * Data that is saved synchronously when a page or a lesson is closed. A write to IndexedDB takes milliseconds
 * and is lost with the page, so it goes to session storage.
 */
export interface PageExitEntries<Value> {
  save(id: string, value: Value): void;
  /** `null` when there is no entry, or none that can be read. */
  read(id: string): Value | null;
  delete(id: string): void;
  listIds(): readonly string[];
}

/**
 * The entries with keys that begin with `prefix`. Without session storage, every method does nothing.
 * @param parse gives `null` for an entry that can't be read
 */
export function createPageExitEntries<Value>(
  storage: () => Storage,
  prefix: string,
  parse: (entry: unknown) => Value | null,
): PageExitEntries<Value> {
  const getKey = (id: string) => `${prefix}:${id}`;

  function attempt<Outcome>(work: (entries: Storage) => Outcome): Outcome | null {
    try {
      return work(storage());
    } catch (cause) {
      console.warn('Session storage failed:', cause);
      return null;
    }
  }

  return {
    save(id, value) {
      attempt((entries) => entries.setItem(getKey(id), JSON.stringify(value)));
    },
    read(id) {
      return attempt((entries) => {
        const text = entries.getItem(getKey(id));
        return text === null ? null : parse(JSON.parse(text));
      });
    },
    delete(id) {
      attempt((entries) => entries.removeItem(getKey(id)));
    },
    listIds() {
      const start = getKey('');
      const keys = attempt((entries) => Array.from(entries, (_, index) => entries.key(index) ?? ''));
      return (keys ?? []).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
    },
  };
}
