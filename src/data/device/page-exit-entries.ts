/**
 * What is kept at once as a page or a lesson is left. A write to IndexedDB takes some milliseconds and is dropped with
 * the page; session storage is the only place that keeps something in that moment.
 */
export interface PageExitEntries<Value> {
  save(id: string, value: Value): void;
  /** `null` when nothing was kept, or nothing that can be read. */
  read(id: string): Value | null;
  delete(id: string): void;
  /** Of all that was kept and not forgotten. */
  listIds(): readonly string[];
}

/**
 * The entries of one learner and kind, named by `prefix`. A browser that denies session storage goes without.
 * @param parse makes a value of what was kept; `null` for what is none
 */
export function createPageExitEntries<Value>(
  storage: () => Storage,
  prefix: string,
  parse: (entry: unknown) => Value | null,
): PageExitEntries<Value> {
  const nameOf = (id: string) => `${prefix}:${id}`;

  function attempt<Outcome>(work: (entries: Storage) => Outcome): Outcome | null {
    try {
      return work(storage());
    } catch (cause) {
      console.warn('Session storage can’t be used:', cause);
      return null;
    }
  }

  return {
    save(id, value) {
      attempt((entries) => entries.setItem(nameOf(id), JSON.stringify(value)));
    },
    read(id) {
      return attempt((entries) => {
        const text = entries.getItem(nameOf(id));
        return text === null ? null : parse(JSON.parse(text));
      });
    },
    delete(id) {
      attempt((entries) => entries.removeItem(nameOf(id)));
    },
    listIds() {
      const start = nameOf('');
      const names = attempt((entries) => Array.from(entries, (_, index) => entries.key(index) ?? ''));
      return (names ?? []).flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
    },
  };
}
