export type TableName = keyof typeof INDEXES;
export type Row = Readonly<Record<string, unknown>>;
export type Key = string | number;

/** The rows of all tables, and their next keys. */
export interface TableRows {
  readonly rows: Readonly<Record<TableName, Map<Key, Row>>>;
  nextKey(name: TableName): number;
}

/** Notified before and after each change; an error it throws prevents or undoes the change. */
export interface TableOwner {
  beforeChange(table: TableName, key: Key): void;
  afterChange(table: TableName): void;
}

const INDEXES = {
  kv: { primary: 'key', increments: false },
  lessons: { primary: 'id', increments: false },
  homework: { primary: 'id', increments: false },
  outbox: { primary: 'seq', increments: true, unique: 'key' },
  dead: { primary: 'id', increments: true },
  games: { primary: 'game', increments: false },
  gameResults: { primary: 'game', increments: false },
  gameEvents: { primary: 'id', increments: false },
  requests: { primary: 'key', increments: false },
} as const;
export const TABLE_NAMES = Object.keys(INDEXES) as readonly TableName[];

/** An error with a name of IndexedDB or Dexie. */
export function createNamedError(name: string): Error {
  return Object.assign(new Error(name), { name });
}

/** One page's view of a table. */
export class MemoryTable {
  readonly #name: TableName;
  readonly #rows: Map<Key, Row>;
  readonly #database: TableRows;
  readonly #owner: TableOwner;

  constructor(name: TableName, database: TableRows, owner: TableOwner) {
    this.#name = name;
    this.#rows = database.rows[name];
    this.#database = database;
    this.#owner = owner;
  }

  async get(key: Key): Promise<Row | undefined> {
    return this.#rows.get(key);
  }

  async toArray(): Promise<Row[]> {
    return this.#all().toArray();
  }

  async count(): Promise<number> {
    return this.#rows.size;
  }

  toCollection(): MemoryCollection {
    return this.#all();
  }

  orderBy(index: string): MemoryCollection {
    return this.#all().by(index);
  }

  where(index: string) {
    const indexed = this.#all().by(index);
    return {
      equals: (wanted: Key) => indexed.that((value) => value === wanted),
      anyOf: (wanted: readonly Key[]) => indexed.that((value) => isKey(value) && wanted.includes(value)),
      startsWith: (prefix: string) => indexed.that((value) => String(value).startsWith(prefix)),
      above: (least: number) => indexed.that((value) => typeof value === 'number' && value > least),
      /** Both ends included. */
      between: (from: number, to: number) =>
        indexed.that((value) => typeof value === 'number' && value >= from && value <= to),
    };
  }

  async bulkGet(keys: readonly Key[]): Promise<(Row | undefined)[]> {
    return keys.map((key) => this.#rows.get(key));
  }

  async put(row: Row): Promise<Key> {
    return this.#put(row);
  }

  async add(row: Row): Promise<Key> {
    const primaryKey = row[INDEXES[this.#name].primary];
    if ((typeof primaryKey === 'string' || typeof primaryKey === 'number') && this.#rows.has(primaryKey)) {
      throw createNamedError('ConstraintError');
    }
    return this.#put(row);
  }

  async bulkPut(rows: readonly Row[]): Promise<void> {
    for (const row of rows) this.#put(row);
  }

  async delete(key: Key): Promise<void> {
    this.#delete(key);
  }

  async bulkDelete(keys: readonly Key[]): Promise<void> {
    for (const key of keys) this.#delete(key);
  }

  // Synchronous, so that an undone transaction leaves nothing behind.
  #put(row: Row): Key {
    const { primary, increments } = INDEXES[this.#name];
    const primaryKey = row[primary];
    const key = primaryKey === undefined && increments ? this.#database.nextKey(this.#name) : primaryKey;
    if (typeof key !== 'string' && typeof key !== 'number') throw createNamedError('DataError');
    if ('unique' in INDEXES[this.#name]) this.#expectUnique(row, key);
    this.#owner.beforeChange(this.#name, key);
    this.#rows.set(key, primaryKey === undefined ? { ...row, [primary]: key } : row);
    this.#owner.afterChange(this.#name);
    return key;
  }

  #delete(key: Key): void {
    if (!this.#rows.has(key)) return;
    this.#owner.beforeChange(this.#name, key);
    this.#rows.delete(key);
    this.#owner.afterChange(this.#name);
  }

  #expectUnique(row: Row, key: Key): void {
    for (const [other, stored] of this.#rows) {
      if (other !== key && stored.key === row.key) throw createNamedError('ConstraintError');
    }
  }

  /** By primary key, in the order of IndexedDB. */
  #all(): MemoryCollection {
    const entries = [...this.#rows].sort(([a], [b]) => (a < b ? -1 : 1));
    return new MemoryCollection(entries, this, INDEXES[this.#name].primary);
  }
}

type Entry = readonly [Key, Row];

/** Some rows of a table, in the order of an index. */
class MemoryCollection {
  readonly #entries: readonly Entry[];
  readonly #table: MemoryTable;
  readonly #index: string;

  constructor(entries: readonly Entry[], table: MemoryTable, index: string) {
    this.#entries = entries;
    this.#table = table;
    this.#index = index;
  }

  entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The rows with a value of the index, in its order; equal ones by primary key. */
  by(index: string): MemoryCollection {
    const value = ([, row]: Entry) => row[index] as string | number;
    const indexed = this.#entries.filter(([, row]) => isKey(row[index]));
    indexed.sort((a, b) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0));
    return new MemoryCollection(indexed, this.#table, index);
  }

  that(isIncluded: (value: unknown) => boolean): MemoryCollection {
    return this.and((row) => isIncluded(row[this.#index]));
  }

  and(isIncluded: (row: Row) => boolean): MemoryCollection {
    const included = this.#entries.filter(([, row]) => isIncluded(row));
    return new MemoryCollection(included, this.#table, this.#index);
  }

  limit(count: number): MemoryCollection {
    return new MemoryCollection(this.#entries.slice(0, count), this.#table, this.#index);
  }

  async first(): Promise<Row | undefined> {
    return this.#entries[0]?.[1];
  }

  async toArray(): Promise<Row[]> {
    return this.#entries.map(([, row]) => row);
  }

  async count(): Promise<number> {
    return this.#entries.length;
  }

  async primaryKeys(): Promise<Key[]> {
    return this.#entries.map(([key]) => key);
  }

  async keys(): Promise<unknown[]> {
    return this.#entries.map(([, row]) => row[this.#index]);
  }

  async delete(): Promise<number> {
    await this.#table.bulkDelete(this.#entries.map(([key]) => key));
    return this.#entries.length;
  }

  async modify(changes: Row): Promise<number> {
    await this.#table.bulkPut(this.#entries.map(([, row]) => ({ ...row, ...changes })));
    return this.#entries.length;
  }
}

function isKey(value: unknown): value is Key {
  return typeof value === 'string' || typeof value === 'number';
}
