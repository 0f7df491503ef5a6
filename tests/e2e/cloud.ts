import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/**
 * Accounts and learners' documents, through the server's own API, which is that of Firebase: tests use it as
 * another device of the learner would.
 */

const PROJECT = 'learning-arcade';
const DATABASE = `projects/${PROJECT}/databases/(default)`;

/** The addresses of the document store, for `page.route`. */
export const DOCUMENT_STORE = /\/v1\/projects\//;
export const DOCUMENT_READ = /documents:batchGet/;
export const DOCUMENT_COMMIT = /documents:commit/;

/**
 * Answers all calls to the document store with 429, until the page's route is removed. Sync then waits for
 * five minutes, so that nothing is sent or read before the test requests it.
 */
export const throttleStore = (page: Page) =>
  page.route(DOCUMENT_STORE, (route) => route.fulfill({ status: 429, json: {} }));

/** An account created through the server's API, as by another device of the learner. */
export interface TestAccount {
  uid: string;
  email: string;
  password: string;
  idToken: string;
  refreshToken: string;
}

export type Json = null | boolean | number | string | readonly Json[] | JsonFields;
export type JsonFields = { readonly [key: string]: Json };

/** A value in the JSON of Firestore's REST API, which names each type. */
function toFirestore(value: Json): Record<string, unknown> {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toFirestore) } };
  return { mapValue: { fields: toFields(value as JsonFields) } };
}

function toFields(value: JsonFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, toFirestore(child)]));
}

function fromFirestore(value: Record<string, unknown>): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('arrayValue' in value) {
    const { values = [] } = value.arrayValue as { values?: Record<string, unknown>[] };
    return values.map(fromFirestore);
  }
  if ('mapValue' in value) return fromFirestoreFields((value.mapValue as { fields?: Fields }).fields ?? {});
  return Object.values(value)[0];
}

type Fields = Record<string, Record<string, unknown>>;

function fromFirestoreFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fromFirestore(value)]));
}

/** A new e-mail address. */
export function createEmail(): string {
  return `learner-${randomUUID()}@example.com`;
}

/** Calls a method of the accounts API. */
async function callAccounts(request: APIRequestContext, method: string, data: object) {
  const response = await request.post(`/identitytoolkit.googleapis.com/v1/accounts:${method}?key=test`, {
    data: { ...data, returnSecureToken: true },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { localId, idToken, refreshToken } = (await response.json()) as Record<string, string>;
  return { uid: localId, idToken, refreshToken } as Pick<TestAccount, 'uid' | 'idToken' | 'refreshToken'>;
}

export async function createAccount(request: APIRequestContext): Promise<TestAccount> {
  const credentials = { email: createEmail(), password: 'correct horse 7' };
  return { ...credentials, ...(await callAccounts(request, 'signUp', credentials)) };
}

/** Signs in to the account of an e-mail address that signed up on a page. */
export async function signInToAccount(
  request: APIRequestContext,
  credentials: { email: string; password: string },
): Promise<TestAccount> {
  return { ...credentials, ...(await callAccounts(request, 'signInWithPassword', credentials)) };
}

/** Changes the account's password, which revokes the sessions of all devices. */
export async function changePassword(request: APIRequestContext, { idToken }: TestAccount): Promise<void> {
  await callAccounts(request, 'update', { idToken, password: 'another horse 8' });
}

/** Calls a method of the document store as the account. */
async function callDocuments(
  request: APIRequestContext,
  method: string,
  { idToken }: TestAccount,
  data: object,
) {
  const response = await request.post(`/v1/${DATABASE}/documents:${method}`, {
    headers: { Authorization: `Bearer ${idToken}` },
    data,
  });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

const getDocumentName = ({ uid }: TestAccount) => `${DATABASE}/documents/users/${uid}`;

/** Writes fields into the account's document, and leaves its other fields unchanged. */
export async function writeCloudDocument(
  request: APIRequestContext,
  account: TestAccount,
  fields: JsonFields,
): Promise<void> {
  const update = { name: getDocumentName(account), fields: toFields(fields) };
  const write = { update, updateMask: { fieldPaths: Object.keys(fields) } };
  await callDocuments(request, 'commit', account, { writes: [write] });
}

/** Reads the account's document as plain values, or `null` without one. */
export async function readCloudDocument(
  request: APIRequestContext,
  account: TestAccount,
): Promise<Record<string, unknown> | null> {
  const [first] = await callDocuments(request, 'batchGet', account, {
    documents: [getDocumentName(account)],
  });
  return first?.found ? fromFirestoreFields(first.found.fields ?? {}) : null;
}

const SKILLS = ['Speaking', 'Listening', 'Grammar', 'Vocabulary', 'Reading', 'Writing'];

/**
 * The course in a learner's document.
 * @param completed the number of completed lessons by skill
 * @param moduleLessons the number of completed lessons of the Speaking modules
 * @param missingSkill a skill to leave out, as in the document of an older version
 */
export function createCourseDocument(
  completed: Readonly<Record<string, number>> = {},
  moduleLessons = 0,
  missingSkill?: string,
): Json {
  return {
    level: 'B1',
    reason: 'travel',
    age: 30,
    skills: SKILLS.filter((skill) => skill !== missingSkill).map((skill) => ({
      skill,
      completed: completed[skill] ?? 0,
      required: 4,
      lessons:
        skill === 'Speaking'
          ? Array.from({ length: moduleLessons }, (_, index) => ({
              module_lesson: index + 1,
              completed: true,
            }))
          : [],
    })),
  };
}

/** Creates an account with a finished profile and a course, with these fields changed. */
export async function createLearner(
  request: APIRequestContext,
  document: JsonFields = {},
): Promise<TestAccount> {
  const account = await createAccount(request);
  await finishSetup(request, account, document);
  return account;
}

/** Writes the result of set-up and these fields into the account's document. */
export async function finishSetup(
  request: APIRequestContext,
  account: TestAccount,
  document: JsonFields = {},
): Promise<void> {
  const profile = { displayName: 'Robin', studentLevel: 'B1', age: 30, why: 'travel', setupComplete: true };
  const { uid, email } = account;
  await writeCloudDocument(request, account, {
    uid,
    email,
    ...profile,
    course: createCourseDocument(),
    ...document,
  });
}
