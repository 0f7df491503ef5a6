import type { LearnerTables } from '../../../src/data/database/learner-tables.ts';
import {
  createNamedError,
  type Key,
  MemoryTable,
  type Row,
  TABLE_NAMES,
  type TableName,
  type TableOwner,
  type TableRows,
} from './memory-table.ts';

/** A row before and after one transaction; undefined where there is none. */
export interface RowChange {
  table: TableName;
  key: string | number;
  before: unknown;
  after: unknown;
}

/** The simulation's hooks into the transactions of one page. */
export interface StoreHooks {
  /** Before a transaction begins. */
  waitForTurn(): Promise<void>;
  /** After each change of a row, inside the transaction; what it throws undoes the transaction. */
  onChange(table: TableName): void;
  /**
   * Right after a transaction was stored, before its callers continue. A real IndexedDB, which does not list
   * its changes, reports null.
   */
  onStored(changes: readonly RowChange[] | null): void;
}

/** One learner's database on one device, shared by all its pages. */
export class MemoryDatabase implements TableRows {
  readonly rows: Readonly<Record<TableName, Map<Key, Row>>>;
  readonly #lastKey = new Map<TableName, number>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor() {
    const empty = TABLE_NAMES.map((name) => [name, new Map<Key, Row>()]);
    this.rows = Object.fromEntries(empty) as Record<TableName, Map<Key, Row>>;
  }

  /** The next key: ascending, never reused. */
  nextKey(name: TableName): number {
    const key = (this.#lastKey.get(name) ?? 0) + 1;
    this.#lastKey.set(name, key);
    return key;
  }

  /** Runs one transaction after the other. */
  async runExclusive<Value>(work: () => Promise<Value>): Promise<Value> {
    const before = this.#queue;
    let release = () => {};
    this.#queue = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    try {
      return await work();
    } finally {
      release();
    }
  }
}

/**
 * One page's connection to a `MemoryDatabase`, with the part of Dexie that the learner's store uses
 * (learner-tables.test.ts compares both). Much faster than IndexedDB, so that thousands of histories fit into
 * a test run.
 */
export class MemoryTables implements TableOwner {
  readonly #database: MemoryDatabase;
  readonly #hooks: StoreHooks;
  #undo: { table: TableName; key: Key; before: Row | undefined }[] | null = null;
  #isOpen = true;

  readonly tables: readonly MemoryTable[];
  readonly kv: MemoryTable;
  readonly lessons: MemoryTable;
  readonly homework: MemoryTable;
  readonly outbox: MemoryTable;
  readonly dead: MemoryTable;
  readonly games: MemoryTable;
  readonly gameResults: MemoryTable;
  readonly gameEvents: MemoryTable;
  readonly requests: MemoryTable;

  constructor(database: MemoryDatabase, hooks: StoreHooks) {
    this.#database = database;
    this.#hooks = hooks;
    const table = (name: TableName) => new MemoryTable(name, database, this);
    this.kv = table('kv');
    this.lessons = table('lessons');
    this.homework = table('homework');
    this.outbox = table('outbox');
    this.dead = table('dead');
    this.games = table('games');
    this.gameResults = table('gameResults');
    this.gameEvents = table('gameEvents');
    this.requests = table('requests');
    this.tables = TABLE_NAMES.map((name) => this[name]);
  }

  /** Typed as the tables of the learner's store. */
  asLearnerTables(): LearnerTables {
    // The store uses only the part of Dexie that this class has; its contract test proves it.
    return this as unknown as LearnerTables;
  }

  /** Dexie's events, such as `blocked`, never happen here. */
  on(): void {}

  async open(): Promise<void> {
    this.#isOpen = true;
  }

  close(): void {
    this.#isOpen = false;
  }

  /** Transactions must not be nested: an inner one would wait for the outer one without end. */
  async transaction<Value>(_mode: string, _tables: unknown, work: () => Promise<Value>): Promise<Value> {
    await this.#hooks.waitForTurn();
    return this.#database.runExclusive(async () => {
      if (!this.#isOpen) throw createNamedError('DatabaseClosedError');
      this.#undo = [];
      try {
        const value = await work();
        const changes = this.#collectChanges();
        // From here on the changes are stored, even if the hook throws.
        this.#undo = null;
        this.#hooks.onStored(changes);
        return value;
      } catch (error) {
        for (const { table, key, before } of this.#undo?.reverse() ?? []) {
          if (before === undefined) this.#database.rows[table].delete(key);
          else this.#database.rows[table].set(key, before);
        }
        throw error;
      } finally {
        this.#undo = null;
      }
    });
  }

  beforeChange(table: TableName, key: Key): void {
    if (!this.#isOpen) throw createNamedError('DatabaseClosedError');
    if (!this.#undo) throw createNamedError('TransactionInactiveError');
    this.#undo.push({ table, key, before: this.#database.rows[table].get(key) });
  }

  afterChange(table: TableName): void {
    this.#hooks.onChange(table);
  }

  #collectChanges(): readonly RowChange[] {
    const first = new Map<string, RowChange>();
    for (const { table, key, before } of this.#undo ?? []) {
      const name = `${table}/${key}`;
      if (first.has(name)) continue;
      first.set(name, { table, key, before, after: this.#database.rows[table].get(key) });
    }
    return [...first.values()];
  }
}
