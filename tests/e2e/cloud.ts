import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

const PROJECT = 'learning-arcade';
const DATABASE = `projects/${PROJECT}/databases/(default)`;

/** The page's calls to the document store, for `page.route`. */
export const DOCUMENT_READ = /documents:batchGet/;
export const DOCUMENT_COMMIT = /documents:commit/;

/** An account made through the server's own addresses, as a learner's other device would have made it. */
export interface TestAccount {
  uid: string;
  email: string;
  password: string;
  idToken: string;
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

function toFirestore(value: Json): Record<string, unknown> {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toFirestore) } };
  return { mapValue: { fields: fieldsOf(value as { readonly [key: string]: Json }) } };
}

function fieldsOf(value: { readonly [key: string]: Json }): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, toFirestore(child)]));
}

function fromFirestore(value: Record<string, unknown>): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('arrayValue' in value) {
    const { values = [] } = value.arrayValue as { values?: Record<string, unknown>[] };
    return values.map(fromFirestore);
  }
  if ('mapValue' in value) return plain((value.mapValue as { fields?: Fields }).fields ?? {});
  return Object.values(value)[0];
}

type Fields = Record<string, Record<string, unknown>>;

function plain(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fromFirestore(value)]));
}

/** An e-mail address that nobody has used before. */
export function newEmail(): string {
  return `learner-${randomUUID()}@example.com`;
}

export async function createAccount(request: APIRequestContext): Promise<TestAccount> {
  const [email, password] = [newEmail(), 'correct horse 7'];
  const response = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=test', {
    data: { email, password, returnSecureToken: true },
  });
  expect(response.ok()).toBe(true);
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, email, password, idToken };
}

/** Gives the account another password, which takes back every device's sign-in. */
export async function changePassword(request: APIRequestContext, { idToken }: TestAccount): Promise<void> {
  const response = await request.post('/identitytoolkit.googleapis.com/v1/accounts:update?key=test', {
    data: { idToken, password: 'another horse 8', returnSecureToken: true },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Writes fields into the account's document, leaving others as they are. */
export async function writeDocument(
  request: APIRequestContext,
  { uid, idToken }: TestAccount,
  fields: { readonly [key: string]: Json },
): Promise<void> {
  const name = `${DATABASE}/documents/users/${uid}`;
  const response = await request.post(`/v1/${DATABASE}/documents:commit`, {
    headers: { Authorization: `Bearer ${idToken}` },
    data: {
      writes: [
        { update: { name, fields: fieldsOf(fields) }, updateMask: { fieldPaths: Object.keys(fields) } },
      ],
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** The account's document as plain values, or `null` when there is none. */
export async function readDocument(
  request: APIRequestContext,
  { uid, idToken }: TestAccount,
): Promise<Record<string, unknown> | null> {
  const name = `${DATABASE}/documents/users/${uid}`;
  const response = await request.post(`/v1/${DATABASE}/documents:batchGet`, {
    headers: { Authorization: `Bearer ${idToken}` },
    data: { documents: [name] },
  });
  expect(response.ok()).toBe(true);
  const [first] = (await response.json()) as { found?: { fields?: Fields } }[];
  return first?.found ? plain(first.found.fields ?? {}) : null;
}

const SKILLS = ['Speaking', 'Listening', 'Grammar', 'Vocabulary', 'Reading', 'Writing'];

/**
 * A course document in which the named skills have the given numbers of completed lessons, and the Speaking
 * module as many of its own; `without` leaves a skill out.
 */
export function courseDocument(
  completed: Readonly<Record<string, number>> = {},
  modules = 0,
  without?: string,
): Json {
  return {
    level: 'B1',
    reason: 'travel',
    age: 30,
    skills: SKILLS.filter((skill) => skill !== without).map((skill) => ({
      skill,
      completed: completed[skill] ?? 0,
      required: 4,
      lessons:
        skill === 'Speaking'
          ? Array.from({ length: modules }, (_, index) => ({ module_lesson: index + 1, completed: true }))
          : [],
    })),
  };
}

/** The profile's part of a document that finished set-up. */
export function profileDocument({ uid, email }: TestAccount): { readonly [key: string]: Json } {
  return {
    uid,
    email,
    displayName: 'Robin',
    studentLevel: 'B1',
    age: 30,
    why: 'travel',
    setupComplete: true,
  };
}
