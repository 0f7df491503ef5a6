import { Dexie, type Table } from 'dexie';
import * as v from 'valibot';
import { databaseOptions } from '../database/database-options.ts';
import type { KeyedValue } from '../database/learner-tables.ts';
import { DatabaseUnanswered, openInTime } from '../database/open-in-time.ts';
import { readBy } from '../database/read-records.ts';

const lastLearnerSchema = v.object({ uid: v.string(), email: v.string() });
export type LastLearner = v.InferOutput<typeof lastLearnerSchema>;
const readLastLearner = readBy(lastLearnerSchema);

/** What this device remembers beside any learner's records. */
export interface DeviceStore {
  /** Made at the first call, then always the same. */
  deviceId(): Promise<string>;
  /**
   * Who was signed in last, for opening offline; null when nobody was, or after a log-out. In a browser that keeps
   * nothing it rejects with a text for the learner.
   */
  lastLearner(): Promise<LastLearner | null>;
  /** Remembers who is signed in, and takes the logged-out flag away. */
  rememberLearner(learner: LastLearner): Promise<void>;
  /** After a log-out the last learner is not opened again without a sign-in. */
  loggedOut(): Promise<boolean>;
  markLoggedOut(): Promise<void>;
  /** The guest whose records whoever signs in next takes over; null when there is none. */
  leavingGuest(): Promise<string | null>;
  /** Remembers a guest who is about to sign in to an account, or that there is none. */
  setLeavingGuest(uid: string | null): Promise<void>;
  /** Whose deletion has begun; null when nobody's. The first that a page asks: it rejects as `lastLearner` does. */
  leaving(): Promise<string | null>;
  /** A log-out of somebody of whom nothing is to stay. */
  markLeaving(uid: string): Promise<void>;
  /** Takes away all that is remembered of a learner who is leaving. */
  forgetLearner(uid: string): Promise<void>;
  /** A choice of this device, such as the voice; undefined when never made. */
  preference(name: string): Promise<unknown>;
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

export interface DeviceStoreOptions {
  newId: () => string;
  /** The browser's where it is left out. */
  indexedDB?: IDBFactory;
  /** How long the browser may take to open the database, in milliseconds; 15 seconds where it is left out. */
  patienceMs?: number;
}

/** Opens `arcade-device`, at the first use. */
export function openDeviceStore(options: DeviceStoreOptions): DeviceStore {
  const tables = new DeviceTables(options.indexedDB);
  const { kv } = tables;
  const read = async (key: string) => (await kv.get(key))?.value;
  const readUid = async (key: 'leaving' | 'leavingGuest') => {
    const uid = await read(key);
    return typeof uid === 'string' ? uid : null;
  };
  const openFirst = () =>
    openInTime(tables, options.patienceMs).catch((cause) => {
      throw new Error(cause instanceof DatabaseUnanswered ? UNANSWERED : KEEPS_NOTHING, { cause });
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
    deviceId: async () => (await readDeviceId()) ?? makeDeviceId(),
    async lastLearner() {
      await openFirst();
      // Whoever was signed in last is opened under this device's name next.
      const [loggedOut, last, id] = await kv.bulkGet(['loggedOut', 'lastLearner', 'deviceId']);
      noteId(id?.value);
      return loggedOut?.value === true ? null : readLastLearner(last?.value);
    },
    async rememberLearner(learner) {
      await kv.bulkPut([
        { key: 'lastLearner', value: learner },
        { key: 'loggedOut', value: false },
        { key: 'leaving', value: null },
      ]);
    },
    loggedOut: async () => (await read('loggedOut')) === true,
    async markLoggedOut() {
      await kv.put({ key: 'loggedOut', value: true });
    },
    leavingGuest: () => readUid('leavingGuest'),
    async setLeavingGuest(uid) {
      await kv.put({ key: 'leavingGuest', value: uid });
    },
    async leaving() {
      await openFirst();
      return readUid('leaving');
    },
    async markLeaving(uid) {
      await kv.bulkPut([
        { key: 'leaving', value: uid },
        { key: 'loggedOut', value: true },
      ]);
    },
    forgetLearner: (uid) =>
      tables.transaction('rw', kv, async () => {
        const preferences = await kv
          .where('key')
          .startsWith(preferenceKey(`${uid}/`))
          .primaryKeys();
        await kv.bulkDelete([...preferences, 'lastLearner', 'leaving']);
      }),
    preference: (name) => read(preferenceKey(name)),
    async setPreference(name, value) {
      await kv.put({ key: preferenceKey(name), value });
    },
    close: () => tables.close({ disableAutoOpen: true }),
  };
}
