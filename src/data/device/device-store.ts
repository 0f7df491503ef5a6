import { Dexie, type Table } from 'dexie';
import * as v from 'valibot';
import type { KeyedValue } from '../database/learner-tables.ts';
import { DatabaseTimeoutError, databaseOptions, openWithTimeout } from '../database/open-database.ts';
import { createParser } from '../database/parse-records.ts';
import { unsyncedRecordSchema } from '../learner/unsynced-records.ts';

const lastLearnerSchema = v.object({ uid: v.string(), email: v.string() });
export type LastLearner = v.InferOutput<typeof lastLearnerSchema>;
const parseLastLearner = createParser(lastLearnerSchema);

/** A log-out that deletes the learner's records, unless more is only in them by now than they have agreed to lose. */
const recordDeletionSchema = v.object({
  uid: v.string(),
  /** Which records of theirs: those that they have later are others. */
  recordsId: v.string(),
  /** What they have agreed to lose; devices have it stored under this name. */
  known: v.pipe(v.array(unsyncedRecordSchema), v.readonly()),
});
export type RecordDeletion = v.InferOutput<typeof recordDeletionSchema>;
const parseRecordDeletion = createParser(recordDeletionSchema);

/** Somebody has logged out of the device, or another learner came after (`replaced`). */
type DeviceSessionStatus = 'signed-in' | 'logged-out' | 'replaced';

/** What this device remembers beside any learner's records. */
export interface DeviceStore {
  /** Made at the first call, then always the same. */
  getDeviceId(): Promise<string>;
  /**
   * Who was signed in last, for opening offline; null when nobody was, or after a log-out. In a browser that keeps
   * nothing it rejects with a text for the learner.
   */
  readLastLearner(): Promise<LastLearner | null>;
  /**
   * Remembers who is signed in, which takes back a log-out. The records of a guest who was here until then, and did not
   * log out, are theirs to adopt.
   */
  rememberLearner(learner: LastLearner): Promise<void>;
  /** Notes the e-mail of who is signed in; `false`, and nothing happens, where they are not any more. */
  saveEmail(learner: LastLearner): Promise<boolean>;
  /** After a log-out the last learner is not opened again without a sign-in. */
  isLoggedOut(): Promise<boolean>;
  /** How the device stands to a learner, or to nobody: who is not `signed-in` is no longer there. */
  readSessionStatus(uid: string | null): Promise<DeviceSessionStatus>;
  /** @param discard what the log-out deletes, if anything */
  markLoggedOut(discard?: RecordDeletion | null): Promise<void>;
  /** What a log-out was to delete and has not; null when there is nothing of that. */
  readPendingRecordDeletion(): Promise<RecordDeletion | null>;
  /** It is deleted, or stays. */
  clearPendingRecordDeletion(): Promise<void>;
  /** Which of a learner's records they gave up last, knowing what was only in them; null when they never did. */
  readDeletedRecordsId(uid: string): Promise<string | null>;
  /** The guests whose records the learner is to take over. */
  readGuestsToMerge(heir: string): Promise<readonly string[]>;
  /** The guest's records were taken over. */
  markGuestMerged(guest: string): Promise<void>;
  /** Whose deletion has begun; null when nobody's. The first that a page asks: it rejects as `readLastLearner` does. */
  readPendingAccountDeletion(): Promise<string | null>;
  /** A log-out of somebody of whom nothing is to stay. */
  markAccountDeletionPending(uid: string): Promise<void>;
  /** Takes away all that is remembered of a learner who was deleted. */
  deleteLearner(uid: string): Promise<void>;
  /** A choice of this device, such as the voice; undefined when never made. */
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

/** Private windows of some browsers, and those that block site data, have no IndexedDB. */
const KEEPS_NOTHING =
  'This browser lets the app keep nothing on this device. Allow it to store site data, or leave private browsing, and try again.';

const UNANSWERED =
  'The browser does not open the app’s records. Close the other tabs of Learning Arcade, or restart the browser, and try again.';

const preferenceKey = (name: string) => `preference:${name}`;
const discardedKey = (uid: string) => `discarded:${uid}`;
/** Its row holds the uid of who is to adopt the guest's records. */
const createGuestMergeKey = (guest: string) => `heir:${guest}`;
/** As earlier versions call it: a deletion that they began is finished. */
const DELETION_BEGUN = 'leaving';

export interface DeviceStoreOptions {
  newId: () => string;
  /** The browser's where it is left out. */
  indexedDB?: IDBFactory;
  /** How long the browser may take to open the database, in milliseconds; 15 seconds where it is left out. */
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
    // Whoever was signed in last is opened under this device's name next.
    const [loggedOut, last, id] = await kv.bulkGet(['loggedOut', 'lastLearner', 'deviceId']);
    noteId(id?.value);
    return { isLoggedOut: loggedOut?.value === true, last: parseLastLearner(last?.value) };
  };
  const heirRows = (heir: string) =>
    kv
      .where('key')
      .startsWith(createGuestMergeKey(''))
      .filter(({ value }) => value === heir)
      .primaryKeys();
  const openFirst = () =>
    openWithTimeout(tables, options.timeoutMs).catch((cause) => {
      throw new Error(cause instanceof DatabaseTimeoutError ? UNANSWERED : KEEPS_NOTHING, { cause });
    });
  let knownId: string | null = null;
  const noteId = (stored: unknown) => {
    if (typeof stored === 'string' && stored !== '') knownId = stored;
    return knownId;
  };
  const readDeviceId = async () => knownId ?? noteId(await read('deviceId'));
  const makeDeviceId = () =>
    tables.transaction('rw', kv, async () => {
      // Another tab may have made one.
      const stored = await readDeviceId();
      if (stored !== null) return stored;
      const made = options.newId();
      await kv.put({ key: 'deviceId', value: made });
      return made;
    });
  return {
    // A transaction that may write waits for every other, and each start asks.
    getDeviceId: async () => (await readDeviceId()) ?? makeDeviceId(),
    async readLastLearner() {
      await openFirst();
      const { isLoggedOut, last } = await readLast();
      return isLoggedOut ? null : last;
    },
    rememberLearner: ({ uid, email }) =>
      tables.transaction('rw', kv, async () => {
        const { isLoggedOut, last } = await readLast();
        const isSame = last?.uid === uid;
        // A guest has no e-mail. What was left to them goes on with what is theirs.
        const guest = isLoggedOut || isSame || last?.email !== '' ? null : last.uid;
        const left = guest === null ? [] : [createGuestMergeKey(guest), ...(await heirRows(guest))];
        await kv.bulkPut([
          ...left.map((key) => ({ key, value: uid })),
          // A tab that has not heard of a guest's e-mail takes it from nobody.
          { key: 'lastLearner', value: { uid, email: isSame ? email || last.email : email } },
          { key: 'loggedOut', value: false },
          { key: 'discard', value: null },
          { key: DELETION_BEGUN, value: null },
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
    async markLoggedOut(discard = null) {
      const loggedOut = { key: 'loggedOut', value: true };
      if (!discard) return void (await kv.put(loggedOut));
      const { uid, recordsId, known } = discard;
      const discarded = { key: discardedKey(uid), value: known.length > 0 ? recordsId : null };
      // Where a full device has no room for what is known, a page that dies leaves the records.
      await kv
        .bulkPut([loggedOut, { key: 'discard', value: discard }, discarded])
        .catch(() => kv.put(loggedOut));
    },
    readPendingRecordDeletion: async () => parseRecordDeletion(await read('discard')),
    clearPendingRecordDeletion: () => kv.delete('discard'),
    readDeletedRecordsId: (uid) => readText(discardedKey(uid)),
    readGuestsToMerge: async (heir) =>
      (await heirRows(heir)).map((key) => key.slice(createGuestMergeKey('').length)),
    markGuestMerged: (guest) => kv.delete(createGuestMergeKey(guest)),
    async readPendingAccountDeletion() {
      await openFirst();
      return readText(DELETION_BEGUN);
    },
    async markAccountDeletionPending(uid) {
      await kv.bulkPut([
        { key: DELETION_BEGUN, value: uid },
        { key: 'loggedOut', value: true },
      ]);
    },
    deleteLearner: (uid) =>
      tables.transaction('rw', kv, async () => {
        const preferences = await kv
          .where('key')
          .startsWith(preferenceKey(`${uid}/`))
          .primaryKeys();
        const theirs = [
          ...preferences,
          ...(await heirRows(uid)),
          discardedKey(uid),
          createGuestMergeKey(uid),
        ];
        await kv.bulkDelete([...theirs, 'lastLearner', 'discard', DELETION_BEGUN]);
      }),
    readPreference: (name) => read(preferenceKey(name)),
    async setPreference(name, value) {
      await kv.put({ key: preferenceKey(name), value });
    },
    close: () => tables.close({ disableAutoOpen: true }),
  };
}
