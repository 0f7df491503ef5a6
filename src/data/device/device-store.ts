import { Dexie, type Table } from 'dexie';
import * as v from 'valibot';
import { MESSAGES } from '../../domain/messages.ts';
import { type Connection, createConnection } from '../database/connection.ts';
import type { KeyedValue } from '../database/learner-tables.ts';
import { DatabaseTimeoutError, databaseOptions, runWithTimeout } from '../database/open-database.ts';
import { createParser } from '../database/parse-records.ts';
import { unsyncedRecordSchema } from '../learner/unsynced-records.ts';

const lastLearnerSchema = v.object({ uid: v.string(), email: v.string() });
export type LastLearner = v.InferOutput<typeof lastLearnerSchema>;
const parseLastLearner = createParser(lastLearnerSchema);

/**
 * A log-out whose deletion of the learner's records is pending. Unsynced work that is not in `known` stops
 * the deletion.
 */
const recordDeletionSchema = v.object({
  uid: v.string(),
  /** Identifies the records; later records of the same learner have another id. */
  recordsId: v.string(),
  /** The unsynced work that the learner agreed to lose; the field's name is stored. */
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
   * Saves the e-mail of the learner who is signed in. Returns `false` and changes nothing if this learner is
   * no longer signed in.
   */
  saveEmail(learner: LastLearner): Promise<boolean>;
  /** Whether the last learner has logged out, and must sign in to be opened again. */
  isLoggedOut(): Promise<boolean>;
  /** The device's session as seen by a tab that shows `uid`; `null` for a tab without a learner. */
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
  'This browser won’t let us save your work. Allow site data in its settings, or leave the private window. Then try again.';

// Some stored keys keep the words of an earlier version.

/** Preferences of one learner are named `uid/name`. */
const createPreferenceKey = (name: string) => `preference:${name}`;
const createDeletedRecordsKey = (uid: string) => `discarded:${uid}`;
/** Its row has the uid of the learner that the guest's records are to be merged into. */
const createGuestMergeKey = (guest: string) => `heir:${guest}`;
const LAST_LEARNER_KEY = 'lastLearner';
const LOGGED_OUT_KEY = 'loggedOut';
const DEVICE_ID_KEY = 'deviceId';
const RECORD_DELETION_KEY = 'discard';
const ACCOUNT_DELETION_KEY = 'leaving';

export interface DeviceStoreOptions {
  newId: () => string;
  /** Default: the browser's. */
  indexedDB?: IDBFactory;
  /** How long the browser may take to open and read the database, in milliseconds; 15 seconds by default. */
  timeoutMs?: number;
}

/** Opens `arcade-device`, at the first use. */
export function openDeviceStore(options: DeviceStoreOptions): DeviceStore {
  const tables = new DeviceTables(options.indexedDB);
  const { kv } = tables;
  const connection = createConnection(tables);
  const read = async (key: string) => (await kv.get(key))?.value;
  const readText = async (key: string) => {
    const text = await read(key);
    return typeof text === 'string' ? text : null;
  };
  const readLastSession = async () => {
    // The device's id is needed next, so it is read in the same round trip.
    const [loggedOut, last, id] = await kv.bulkGet([LOGGED_OUT_KEY, LAST_LEARNER_KEY, DEVICE_ID_KEY]);
    cacheId(id?.value);
    return { isLoggedOut: loggedOut?.value === true, last: parseLastLearner(last?.value) };
  };
  const findGuestMergeKeys = (uid: string) =>
    kv
      .where('key')
      .startsWith(createGuestMergeKey(''))
      .filter(({ value }) => value === uid)
      .primaryKeys();
  async function openAndRead<Value>(work: () => Promise<Value>): Promise<Value> {
    const open = async () => {
      await tables.open();
      return work();
    };
    try {
      return await runWithTimeout(tables, () => connection.run(open), options.timeoutMs);
    } catch (cause) {
      if (cause instanceof DatabaseTimeoutError) throw new Error(MESSAGES.recordsLocked, { cause });
      if (!tables.isOpen()) throw new Error(NO_STORAGE_MESSAGE, { cause });
      throw cause;
    }
  }
  let cachedId: string | null = null;
  const cacheId = (stored: unknown) => {
    if (typeof stored === 'string' && stored !== '') cachedId = stored;
    return cachedId;
  };
  const readDeviceId = async () => cachedId ?? cacheId(await read(DEVICE_ID_KEY));
  const createDeviceId = () =>
    tables.transaction('rw', kv, async () => {
      // Another tab may have created one.
      const stored = await readDeviceId();
      if (stored !== null) return stored;
      const created = options.newId();
      await kv.put({ key: DEVICE_ID_KEY, value: created });
      return created;
    });
  const methods = {
    // Reads first: a transaction that may write would wait for every other one, at each start.
    getDeviceId: async () => (await readDeviceId()) ?? createDeviceId(),
    async readLastLearner() {
      const { isLoggedOut, last } = await openAndRead(readLastSession);
      return isLoggedOut ? null : last;
    },
    rememberLearner: ({ uid, email }) =>
      tables.transaction('rw', kv, async () => {
        const { isLoggedOut, last } = await readLastSession();
        const isLastLearner = last?.uid === uid;
        // A guest has no e-mail. Guests that were to be merged into the guest are now merged into the
        // learner.
        const guestUidToMerge = isLoggedOut || isLastLearner || last?.email !== '' ? null : last.uid;
        const mergeKeys =
          guestUidToMerge === null
            ? []
            : [createGuestMergeKey(guestUidToMerge), ...(await findGuestMergeKeys(guestUidToMerge))];
        await kv.bulkPut([
          ...mergeKeys.map((key) => ({ key, value: uid })),
          // A tab that does not know a guest's new e-mail must not delete it.
          { key: LAST_LEARNER_KEY, value: { uid, email: isLastLearner ? email || last.email : email } },
          { key: LOGGED_OUT_KEY, value: false },
          { key: RECORD_DELETION_KEY, value: null },
          { key: ACCOUNT_DELETION_KEY, value: null },
        ]);
      }),
    saveEmail: (learner) =>
      tables.transaction('rw', kv, async () => {
        const { isLoggedOut, last } = await readLastSession();
        if (isLoggedOut || last?.uid !== learner.uid) return false;
        await kv.put({ key: LAST_LEARNER_KEY, value: learner });
        return true;
      }),
    isLoggedOut: async () => (await readLastSession()).isLoggedOut,
    async readSessionStatus(uid) {
      const { isLoggedOut, last } = await readLastSession();
      if (isLoggedOut) return 'logged-out';
      return last && last.uid !== uid ? 'replaced' : 'signed-in';
    },
    async markLoggedOut(deletion = null) {
      const loggedOut = { key: LOGGED_OUT_KEY, value: true };
      if (!deletion) return void (await kv.put(loggedOut));
      const { uid, recordsId, known: acceptedLosses } = deletion;
      const deletedRecords = {
        key: createDeletedRecordsKey(uid),
        // Unsaved entries of the tabs are deleted with these records only if their loss was accepted.
        value: acceptedLosses.length > 0 ? recordsId : null,
      };
      // On a full disk only the log-out is stored; the records are then kept if the page closes before their
      // deletion.
      await kv
        .bulkPut([loggedOut, { key: RECORD_DELETION_KEY, value: deletion }, deletedRecords])
        .catch(() => kv.put(loggedOut));
    },
    readPendingRecordDeletion: async () => parseRecordDeletion(await read(RECORD_DELETION_KEY)),
    clearPendingRecordDeletion: () => kv.delete(RECORD_DELETION_KEY),
    readDeletedRecordsId: (uid) => readText(createDeletedRecordsKey(uid)),
    readGuestsToMerge: async (uid) =>
      (await findGuestMergeKeys(uid)).map((key) => key.slice(createGuestMergeKey('').length)),
    markGuestMerged: (guest) => kv.delete(createGuestMergeKey(guest)),
    readPendingAccountDeletion: () => openAndRead(() => readText(ACCOUNT_DELETION_KEY)),
    async markAccountDeletionPending(uid) {
      await kv.bulkPut([
        { key: ACCOUNT_DELETION_KEY, value: uid },
        { key: LOGGED_OUT_KEY, value: true },
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
        await kv.bulkDelete([...keys, LAST_LEARNER_KEY, RECORD_DELETION_KEY, ACCOUNT_DELETION_KEY]);
      }),
    readPreference: (name) => read(createPreferenceKey(name)),
    async setPreference(name, value) {
      await kv.put({ key: createPreferenceKey(name), value });
    },
  } satisfies Omit<DeviceStore, 'close'>;
  return { ...runOnConnection(methods, connection), close: connection.close };
}

type Methods = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/** The methods, each repeated once where the browser closed the database while it ran. */
function runOnConnection<Given extends Methods>(methods: Given, connection: Connection): Given {
  const wrapped = Object.entries(methods).map(([name, method]) => [
    name,
    (...args: never[]) => connection.run(() => method(...args)),
  ]);
  return Object.fromEntries(wrapped) as Given;
}
