import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { PUZZLE_GAMES, PUZZLE_PARTS } from '../../src/domain/puzzle-parts.ts';
import { GAMES } from '../../src/games/registry.ts';
import type { SavedMove } from '../games/saved-move.ts';
import type { JsonFields } from './cloud.ts';
import { createGameModuleLoader } from './last-steps.ts';
import { getDatabaseName } from './stored-rows.ts';

/*
 * Everything that one version of the app has stored in a browser and in the cloud, as JSON. The files of
 * tests/e2e/saved-data are written by scripts/record-saved-data.ts.
 */

export interface SavedData {
  /** The device's clock at the end of the recording, in milliseconds since the epoch. */
  recordedAt: number;
  uid: string;
  databases: readonly SavedDatabase[];
  localStorage: Readonly<Record<string, string>>;
  sessionStorage: Readonly<Record<string, string>>;
}

export interface SavedDatabase {
  name: string;
  /** As IndexedDB counts it: ten times Dexie's. */
  version: number;
  stores: readonly SavedStore[];
}

interface SavedStore {
  name: string;
  keyPath: string | null;
  autoIncrement: boolean;
  indexes: readonly { name: string; keyPath: string; unique: boolean; multiEntry: boolean }[];
  rows: readonly { key: string | number; value: unknown }[];
}

/** The learner's saved data, with what the spec looks for on the screen. */
export interface LearnerData extends SavedData {
  document: JsonFields;
  expected: {
    /** The lesson with an answer and feedback, and the one whose answer waits to be sent. */
    answeredLesson: string;
    waitingLesson: string;
    /** The one with notes that the page had no time to write into the database. */
    unwrittenLesson: string;
    /** Texts of each saved game that its board shows, by the game's id. */
    shown: Readonly<Record<string, readonly string[]>>;
  };
}

/** The time zone of the recording and of the browser that reads it: days are local. */
export const TIME_ZONE = 'UTC';

/** Every game that can be saved while it is played, with its address. */
export const PLACES: readonly { id: string; address: string; isOfDay: boolean }[] = [
  ...GAMES.map(({ id, room }) => ({ id, address: `/app?room=${room}&game=${id}`, isOfDay: false })),
  ...PUZZLE_PARTS.map((part) => ({
    id: PUZZLE_GAMES[part],
    address: `/puzzle?part=${part}`,
    isOfDay: true,
  })),
];

/**
 * What the app's databases and the page's two storages hold. The page is one of the origin without the app.
 */
export async function readSavedData(page: Page, uid: string): Promise<SavedData> {
  const read = await page.evaluate(readInPage);
  const plain = JSON.parse(JSON.stringify(read)) as typeof read;
  if (!isDeepStrictEqual(plain, read)) throw new Error('A stored value is no JSON.');
  return { ...plain, uid };
}

async function readInPage(): Promise<Omit<SavedData, 'uid'>> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name).sort();
  const databases: SavedDatabase[] = [];
  for (const name of names.filter((each) => each.startsWith('arcade-'))) {
    databases.push(
      await new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction([...database.objectStoreNames], 'readonly');
          const found = [...database.objectStoreNames].map((storeName) => {
            const store = reading.objectStore(storeName);
            // An index can be read only while the transaction lasts.
            const indexes = [...store.indexNames].map((indexName) => {
              const { name: index, keyPath, unique, multiEntry } = store.index(indexName);
              return { name: index, keyPath: keyPath as string, unique, multiEntry };
            });
            return { store, indexes, keys: store.getAllKeys(), values: store.getAll() };
          });
          reading.onabort = () => reject(reading.error);
          reading.oncomplete = () => {
            const stores = found.map(({ store, indexes, keys, values }) => ({
              name: store.name,
              keyPath: store.keyPath as string | null,
              autoIncrement: store.autoIncrement,
              indexes,
              rows: keys.result.map((key, index) => ({ key: key as string, value: values.result[index] })),
            }));
            const { version } = database;
            database.close();
            resolve({ name, version, stores });
          };
        };
      }),
    );
  }
  return {
    recordedAt: Date.now(),
    databases,
    localStorage: { ...localStorage },
    sessionStorage: { ...sessionStorage },
  };
}

/** Puts saved data into a browser that has none. The page is one of the origin without the app. */
export const putSavedData = (page: Page, data: SavedData): Promise<void> => page.evaluate(putInPage, data);

async function putInPage({ databases, ...storages }: SavedData): Promise<void> {
  for (const { name, version, stores } of databases) {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => {
        for (const { name: storeName, keyPath, autoIncrement, indexes, rows } of stores) {
          const store = opening.result.createObjectStore(storeName, { keyPath, autoIncrement });
          for (const index of indexes) store.createIndex(index.name, index.keyPath, index);
          for (const { key, value } of rows) {
            if (keyPath === null) store.put(value, key);
            else store.put(value);
          }
        }
      };
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }
  for (const [key, value] of Object.entries(storages.localStorage)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(storages.sessionStorage)) sessionStorage.setItem(key, value);
}

/** The saved data with another account's uid. */
export function asDataOf<Data extends SavedData>(data: Data, uid: string): Data {
  return JSON.parse(JSON.stringify(data).replaceAll(data.uid, uid));
}

/** The rows of a store, as they were recorded. */
export function savedRows({ databases, uid }: SavedData, store: string): readonly unknown[] {
  const database = databases.find(({ name }) => name === getDatabaseName(uid));
  const found = database?.stores.find(({ name }) => name === store);
  if (!found) throw new Error(`There is no store ${store}`);
  return found.rows.map(({ value }) => value);
}

/** The saved game in the learner's database; `undefined` when there is none. */
export async function readSavedGame(page: Page, uid: string, game: string): Promise<unknown> {
  return page.evaluate(
    ([name, id]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const getting = opening.result.transaction('games', 'readonly').objectStore('games').get(id);
          getting.onerror = () => reject(getting.error);
          getting.onsuccess = () => {
            opening.result.close();
            resolve(getting.result?.saved);
          };
        };
      }),
    [getDatabaseName(uid), game] as const,
  );
}

/** The games' own rules for what is saved. */
export interface SavedMoves {
  find: (...given: [id: string, raw: unknown, seed: number, mayEnd?: boolean]) => Promise<SavedMove>;
  close: () => Promise<void>;
}

export async function openSavedMoves(): Promise<SavedMoves> {
  const modules = await createGameModuleLoader();
  const { findSavedMove } = await modules.ssrLoadModule('/tests/games/saved-move.ts');
  return { find: findSavedMove, close: () => modules.close() };
}
