import { Dexie, type Table } from 'dexie';
import * as v from 'valibot';
import type { KeyedValue } from '../database/learner-tables.ts';
import { DatabaseTimeoutError, databaseOptions, openWithTimeout } from '../database/open-database.ts';
import { createParser } from '../database/parse-records.ts';
import { unsyncedRecordSchema } from '../learner/unsynced-records.ts';

const lastLearnerSchema = v.object({ uid: v.string(), email: v.string() });
export type LastLearner = v.InferOutput<typeof lastLearnerSchema>;
const parseLastLearner = createParser(lastLearnerSchema);

/** A log-out that deletes the learner's records, unless they contain unsynced work that was not agreed to. */
const recordDeletionSchema = v.object({
  uid: v.string(),
  /** Identifies the records; later records of the same learner have another id. */
  recordsId: v.string(),
  /** The unsynced work that they agreed to lose; the field's name is stored. */
  known: v.pipe(v.array(unsyncedRecordSchema), v.readonly()),
});
export type RecordDeletion = v.InferOutput<typeof recordDeletionSchema>;
const parseRecordDeletion = createParser(recordDeletionSchema);

/** `replaced`: another learner has signed in since. */
type DeviceSessionStatus = 'signed-in' | 'logged-out' | 'replaced';

/** The data of this device that belongs to no learner's records. */
export interface DeviceStore {
  /** Created at the first call, then always the same. */
  getDeviceId(): Promise<string>;
  /**
   * The learner who was signed in last, for opening offline; null when there is none, or after a log-out.
   * Rejects with a message for the learner in a browser without storage.
   */
  readLastLearner(): Promise<LastLearner | null>;
  /**
   * Stores who is signed in, which reverts a log-out. A guest who was signed in before, and did not log out,
   * is stored as to be merged into this learner.
   */
  rememberLearner(learner: LastLearner): Promise<void>;
  /**
   * Saves the e-mail of the learner who is signed in; `false`, and nothing happens, where they no longer are.
   */
  saveEmail(learner: LastLearner): Promise<boolean>;
  /** Whether the last learner has logged out, and must sign in to be opened again. */
  isLoggedOut(): Promise<boolean>;
  /** The state of the device's session for a tab that shows the learner `uid`, or none (`null`). */
  readSessionStatus(uid: string | null): Promise<DeviceSessionStatus>;
  /** @param deletion the records that the log-out deletes, if any */
  markLoggedOut(deletion?: RecordDeletion | null): Promise<void>;
  /** The deletion of a log-out that has not finished; null where there is none. */
  readPendingRecordDeletion(): Promise<RecordDeletion | null>;
  /** The deletion has finished or was abandoned. */
  clearPendingRecordDeletion(): Promise<void>;
  /** The id of the records with unsynced work that the learner deleted last; null when they never did. */
  readDeletedRecordsId(uid: string): Promise<string | null>;
  /** The uids of the guests with records to be merged into those of the learner. */
  readGuestsToMerge(uid: string): Promise<readonly string[]>;
  markGuestMerged(guest: string): Promise<void>;
  /**
   * The uid of the learner with a pending account deletion; null for none. Rejects as `readLastLearner`
   * does.
   */
  readPendingAccountDeletion(): Promise<string | null>;
  /** Logs the learner out because their account is being deleted. */
  markAccountDeletionPending(uid: string): Promise<void>;
  /** Deletes everything that the device store has of a learner. */
  deleteLearner(uid: string): Promise<void>;
  /** A setting of this device, such as the voice; undefined when it was never set. */
  readPreference(name: string): Promise<unknown>;
  setPreference(name: string, value: unknown): Promise<void>;
  close(): void;
}

class DeviceTables extends Dexie {
  declare readonly kv: Table<KeyedValue, string>;

  constructor(indexedDB?: IDBFactory) {
    super('arcade-device', databaseOptions(indexedDB));
    this.version(1).stores({ kv: 'key' });
  }
}

/** Private windows of some browsers, and browsers that block site data, have no IndexedDB. */
const NO_STORAGE_MESSAGE =
  'This browser lets the app keep nothing on this device. Allow it to store site data, or leave private browsing, and try again.';

const TIMEOUT_MESSAGE =
  'The browser does not open the app’s records. Close the other tabs of Learning Arcade, or restart the browser, and try again.';

const createPreferenceKey = (name: string) => `preference:${name}`;
const createDeletedRecordsKey = (uid: string) => `discarded:${uid}`;
/** Its row has the uid of the learner that the guest's records are to be merged into. */
const createGuestMergeKey = (guest: string) => `heir:${guest}`;
/** The stored key of a pending account deletion. */
const ACCOUNT_DELETION_KEY = 'leaving';

export interface DeviceStoreOptions {
  newId: () => string;
  /** Default: the browser's. */
  indexedDB?: IDBFactory;
  /** How long the browser may take to open the database, in milliseconds; 15 seconds by default. */
  timeoutMs?: number;
}

/** Opens `arcade-device`, at the first use. */
export function openDeviceStore(options: DeviceStoreOptions): DeviceStore {
  const tables = new DeviceTables(options.indexedDB);
  const { kv } = tables;
  const read = async (key: string) => (await kv.get(key))?.value;
  const readText = async (key: string) => {
    const text = await read(key);
    return typeof text === 'string' ? text : null;
  };
  const readLast = async () => {
    // The device's id is needed next, so it is read in the same round trip.
    const [loggedOut, last, id] = await kv.bulkGet(['loggedOut', 'lastLearner', 'deviceId']);
    cacheId(id?.value);
    return { isLoggedOut: loggedOut?.value === true, last: parseLastLearner(last?.value) };
  };
  const findGuestMergeKeys = (uid: string) =>
    kv
      .where('key')
      .startsWith(createGuestMergeKey(''))
      .filter(({ value }) => value === uid)
      .primaryKeys();
  const openTables = () =>
    openWithTimeout(tables, options.timeoutMs).catch((cause) => {
      throw new Error(cause instanceof DatabaseTimeoutError ? TIMEOUT_MESSAGE : NO_STORAGE_MESSAGE, {
        cause,
      });
    });
  let knownId: string | null = null;
  const cacheId = (stored: unknown) => {
    if (typeof stored === 'string' && stored !== '') knownId = stored;
    return knownId;
  };
  const readDeviceId = async () => knownId ?? cacheId(await read('deviceId'));
  const createDeviceId = () =>
    tables.transaction('rw', kv, async () => {
      // Another tab may have created one.
      const stored = await readDeviceId();
      if (stored !== null) return stored;
      const created = options.newId();
      await kv.put({ key: 'deviceId', value: created });
      return created;
    });
  return {
    // Reads first: a transaction that may write would wait for every other one, at each start.
    getDeviceId: async () => (await readDeviceId()) ?? createDeviceId(),
    async readLastLearner() {
      await openTables();
      const { isLoggedOut, last } = await readLast();
      return isLoggedOut ? null : last;
    },
    rememberLearner: ({ uid, email }) =>
      tables.transaction('rw', kv, async () => {
        const { isLoggedOut, last } = await readLast();
        const isSame = last?.uid === uid;
        // A guest has no e-mail. Guests that were to be merged into this one go along.
        const guest = isLoggedOut || isSame || last?.email !== '' ? null : last.uid;
        const mergeKeys =
          guest === null ? [] : [createGuestMergeKey(guest), ...(await findGuestMergeKeys(guest))];
        await kv.bulkPut([
          ...mergeKeys.map((key) => ({ key, value: uid })),
          // A tab that does not know a guest's new e-mail must not delete it.
          { key: 'lastLearner', value: { uid, email: isSame ? email || last.email : email } },
          { key: 'loggedOut', value: false },
          { key: 'discard', value: null },
          { key: ACCOUNT_DELETION_KEY, value: null },
        ]);
      }),
    saveEmail: (learner) =>
      tables.transaction('rw', kv, async () => {
        const { isLoggedOut, last } = await readLast();
        if (isLoggedOut || last?.uid !== learner.uid) return false;
        await kv.put({ key: 'lastLearner', value: learner });
        return true;
      }),
    isLoggedOut: async () => (await readLast()).isLoggedOut,
    async readSessionStatus(uid) {
      const { isLoggedOut, last } = await readLast();
      if (isLoggedOut) return 'logged-out';
      return last && last.uid !== uid ? 'replaced' : 'signed-in';
    },
    async markLoggedOut(deletion = null) {
      const loggedOut = { key: 'loggedOut', value: true };
      if (!deletion) return void (await kv.put(loggedOut));
      const { uid, recordsId, known } = deletion;
      const deletedRecords = {
        key: createDeletedRecordsKey(uid),
        value: known.length > 0 ? recordsId : null,
      };
      // On a full disk only the log-out is stored; the records are then kept if the page closes before their
      // deletion.
      await kv
        .bulkPut([loggedOut, { key: 'discard', value: deletion }, deletedRecords])
        .catch(() => kv.put(loggedOut));
    },
    readPendingRecordDeletion: async () => parseRecordDeletion(await read('discard')),
    clearPendingRecordDeletion: () => kv.delete('discard'),
    readDeletedRecordsId: (uid) => readText(createDeletedRecordsKey(uid)),
    readGuestsToMerge: async (uid) =>
      (await findGuestMergeKeys(uid)).map((key) => key.slice(createGuestMergeKey('').length)),
    markGuestMerged: (guest) => kv.delete(createGuestMergeKey(guest)),
    async readPendingAccountDeletion() {
      await openTables();
      return readText(ACCOUNT_DELETION_KEY);
    },
    async markAccountDeletionPending(uid) {
      await kv.bulkPut([
        { key: ACCOUNT_DELETION_KEY, value: uid },
        { key: 'loggedOut', value: true },
      ]);
    },
    deleteLearner: (uid) =>
      tables.transaction('rw', kv, async () => {
        const preferences = await kv
          .where('key')
          .startsWith(createPreferenceKey(`${uid}/`))
          .primaryKeys();
        const keys = [
          ...preferences,
          ...(await findGuestMergeKeys(uid)),
          createDeletedRecordsKey(uid),
          createGuestMergeKey(uid),
        ];
        await kv.bulkDelete([...keys, 'lastLearner', 'discard', ACCOUNT_DELETION_KEY]);
      }),
    readPreference: (name) => read(createPreferenceKey(name)),
    async setPreference(name, value) {
      await kv.put({ key: createPreferenceKey(name), value });
    },
    close: () => tables.close({ disableAutoOpen: true }),
  };
}
