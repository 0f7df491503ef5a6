import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Account, Accounts, GuestSignIn } from '../../src/remote/accounts.ts';
import { deleteGuest } from '../../src/remote/delete-guest.ts';
import { createFirebaseAccounts } from '../../src/remote/firebase-accounts.ts';
import type { GooglePrompts } from '../../src/remote/google-sign-in.ts';
import { PROJECT_ID } from '../server/cloud/document-paths.ts';
import { waitFor } from '../wait-for.ts';
import { FakeAccounts } from './fake-accounts.ts';
import { startLocalFirebase } from './local-firebase.ts';
import { createSharedPersistence } from './shared-persistence.ts';

const PASSWORD = 'correct horse';

/** The contract of every provider; `open` returns one without a signed-in account. */
function testAccountsContract(open: () => Accounts) {
  let accounts: Accounts;
  let email: string;

  beforeEach(() => {
    accounts = open();
    email = `${randomUUID()}@example.com`;
  });

  /** Signs up an account and signs it out. */
  async function registerAccount(): Promise<Account> {
    const signedUp = await accounts.signUp(email, PASSWORD);
    if (!signedUp.ok) throw new Error(signedUp.failure);
    await accounts.signOut();
    return signedUp.value;
  }

  test('there is no account and no token before a sign-in', async () => {
    expect(await accounts.waitForAccount()).toBeNull();
    expect(accounts.getCurrentAccount()).toBeNull();
    expect(await accounts.getIdToken(false)).toBeNull();
  });

  test('signing up signs in', async () => {
    const signedUp = await accounts.signUp(email, PASSWORD);
    expect(signedUp).toMatchObject({ ok: true, value: { email } });
    expect(accounts.getCurrentAccount()).toMatchObject({ email });
    expect(await accounts.getIdToken(false)).toEqual(expect.any(String));
    expect(await accounts.getIdToken(true)).toEqual(expect.any(String));
  });

  test('the account is the same at the next sign-in', async () => {
    const account = await registerAccount();
    expect(await accounts.signIn(email, PASSWORD)).toEqual({ ok: true, value: account });
  });

  test('an e-mail that is taken is refused with a message', async () => {
    await registerAccount();
    expect(await accounts.signUp(email, 'wrong horse')).toEqual({ ok: false, failure: expect.any(String) });
    expect(accounts.getCurrentAccount()).toBeNull();
  });

  test('signing up again with the right password signs in, because the first reply may have got lost', async () => {
    const account = await registerAccount();
    expect(await accounts.signUp(email, PASSWORD)).toEqual({ ok: true, value: account });
    expect(accounts.getCurrentAccount()).toEqual(account);
  });

  test('a wrong password is refused with a message', async () => {
    await registerAccount();
    expect(await accounts.signIn(email, 'wrong horse')).toEqual({ ok: false, failure: expect.any(String) });
    expect(accounts.getCurrentAccount()).toBeNull();
  });

  test('Google gives an account with a name', async () => {
    expect(await accounts.signInWithGoogle()).toMatchObject({ ok: true, value: { displayName: 'Gia' } });
  });

  test('a guest has an account without an e-mail, and a token', async () => {
    const guest = await accounts.signInAsGuest();
    expect(guest).toMatchObject({ ok: true, value: { email: '' } });
    expect(accounts.getCurrentAccount()).toEqual(guest.ok && guest.value);
    expect(await accounts.getIdToken(false)).toEqual(expect.any(String));
  });

  test('a guest who starts without an account again keeps the same account', async () => {
    const guest = await accounts.signInAsGuest();
    expect(await accounts.signInAsGuest()).toEqual(guest);
  });

  test('a listener gets the e-mail that a guest links, and no new token', async () => {
    await accounts.signInAsGuest();
    const emails: (string | null)[] = [];
    const stop = accounts.subscribe((account) => emails.push(account?.email ?? null));
    await accounts.waitForAccount();
    await accounts.linkEmail(email, PASSWORD);
    await waitFor(() => expect(emails).toEqual([email]));
    await accounts.getIdToken(true);
    await accounts.signOut();
    await waitFor(() => expect(emails).toEqual([email, null]));
    stop();
  });

  test('a guest who links an e-mail keeps the account, and can sign in to it', async () => {
    const guest = await accounts.signInAsGuest();
    const linked = await accounts.linkEmail(email, PASSWORD);
    expect(linked).toEqual({ ok: true, value: { ...(guest.ok && guest.value), email } });
    await accounts.signOut();
    expect(await accounts.signIn(email, PASSWORD)).toEqual(linked);
  });

  test('a guest whose e-mail has an account stays a guest until they sign in to that one', async () => {
    const account = await registerAccount();
    const guest = await accounts.signInAsGuest();
    const linked = await accounts.linkEmail(email, PASSWORD);
    if (linked.ok || linked.failure.kind !== 'taken') throw new Error('The e-mail was not taken.');
    expect(accounts.getCurrentAccount()).toEqual(guest.ok && guest.value);
    expect(await linked.failure.signIn()).toMatchObject({ ok: true, value: { account } });
    expect(accounts.getCurrentAccount()).toEqual(account);
  });

  test('a guest signs in to an existing account only with its own password', async () => {
    await registerAccount();
    await accounts.signInAsGuest();
    const linked = await accounts.linkEmail(email, 'another horse');
    if (linked.ok || linked.failure.kind !== 'taken') throw new Error('The e-mail was not taken.');
    expect(await linked.failure.signIn()).toEqual({ ok: false, failure: expect.any(String) });
    expect(accounts.getCurrentAccount()?.email).toBe('');
  });

  test('linking an e-mail is refused for an account that has one', async () => {
    await accounts.signUp(email, PASSWORD);
    expect(await accounts.linkEmail(`other-${email}`, PASSWORD)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', message: expect.any(String) },
    });
  });

  test('there is no account and no token after signing out', async () => {
    await accounts.signUp(email, PASSWORD);
    expect(await accounts.signOut()).toEqual({ ok: true, value: undefined });
    expect(accounts.getCurrentAccount()).toBeNull();
    expect(await accounts.getIdToken(false)).toBeNull();
  });

  test('a listener gets each sign-in and sign-out, and not the state before it subscribed', async () => {
    const emails: (string | null)[] = [];
    await accounts.waitForAccount();
    const stop = accounts.subscribe((account) => emails.push(account?.email ?? null));
    await accounts.signUp(email, PASSWORD);
    await waitFor(() => expect(emails).toEqual([email]));
    await accounts.signOut();
    await waitFor(() => expect(emails).toEqual([email, null]));
    stop();
    await accounts.signIn(email, PASSWORD);
    expect(emails).toEqual([email, null]);
  });
}

describe('the accounts in memory', () => {
  testAccountsContract(() => new FakeAccounts().createTab());
});

describe('the accounts of Firebase’s SDK with the app’s own server', () => {
  const PROMPTS: GooglePrompts = {
    chooseAccount: async () => ({ email: 'gia@example.com', displayName: 'Gia' }),
    askGoogle: async () => null,
  };
  const { client, origin } = startLocalFirebase();

  const getCloud = () => ({ kind: 'local', origin: origin(), projectId: PROJECT_ID }) as const;
  const open = () => createFirebaseAccounts(client().auth, getCloud(), PROMPTS);
  testAccountsContract(open);

  /** 'exists' when the server knows the account of a token, or else the server's message. */
  async function lookUpAccount(idToken: string | null): Promise<string> {
    const response = await fetch(`${origin()}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local`, {
      method: 'POST',
      body: JSON.stringify({ idToken }),
    });
    return response.ok ? 'exists' : (await response.json()).error.message;
  }

  /** Signs in to the account that already has the credentials a guest wanted to link. */
  async function signInToTaken(linked: Awaited<ReturnType<Accounts['linkEmail']>>): Promise<GuestSignIn> {
    if (linked.ok || linked.failure.kind !== 'taken') throw new Error('The credentials were not taken.');
    const entered = await linked.failure.signIn();
    if (!entered.ok) throw new Error(entered.failure);
    return entered.value;
  }

  test('a guest’s account is deleted at the log-out', async () => {
    const accounts = open();
    await accounts.signInAsGuest();
    const token = await accounts.getIdToken(false);
    expect(await lookUpAccount(token)).toBe('exists');
    await accounts.signOut();
    await waitFor(async () => expect(await lookUpAccount(token)).toBe('USER_NOT_FOUND'));
  });

  test('a guest who signed in to another account is deleted, and that one stays signed in', async () => {
    const credentials = [`${randomUUID()}@example.com`, PASSWORD] as const;
    await open().signUp(...credentials);
    const accounts = open();
    await accounts.signInAsGuest();
    const token = await accounts.getIdToken(false);
    const linked = await accounts.linkEmail(...credentials);
    const { account, deleteGuest } = await signInToTaken(linked);
    deleteGuest();
    await waitFor(async () => expect(await lookUpAccount(token)).toBe('USER_NOT_FOUND'));
    expect(accounts.getCurrentAccount()).toEqual(account);
  });

  test('a tab that reads during a link gets the e-mail, and leaves it stored for other tabs', async () => {
    const browser = createSharedPersistence();
    const openTab = () =>
      createFirebaseAccounts(client({ persistence: browser.tab() }).auth, getCloud(), PROMPTS);
    const linking = openTab();
    await linking.signInAsGuest();
    const other = openTab();
    const emails: (string | null)[] = [];
    other.subscribe((account) => emails.push(account?.email ?? null));
    await other.waitForAccount();
    const email = `${randomUUID()}@example.com`;
    await linking.linkEmail(email, PASSWORD);
    await waitFor(() => expect(emails).toEqual([email]));
    const next = openTab();
    expect(await next.waitForAccount()).toMatchObject({ email });
    for (const tab of [linking, other]) expect(tab.getCurrentAccount()).toMatchObject({ email });
  });

  test('an account that got an e-mail in another tab is not deleted as a guest’s', async () => {
    const { auth } = client();
    const accounts = createFirebaseAccounts(auth, getCloud(), PROMPTS);
    await accounts.signInAsGuest();
    const token = await accounts.getIdToken(false);
    const other = client().auth;
    await other.updateCurrentUser(auth.currentUser);
    if (!other.currentUser) throw new Error('No learner is signed in.');
    await accounts.linkEmail(`${randomUUID()}@example.com`, PASSWORD);
    expect(other.currentUser.isAnonymous).toBe(true);
    await deleteGuest(getCloud(), other.currentUser);
    expect(await lookUpAccount(token)).toBe('exists');
  });

  test('a guest links a new Google account, or signs in to the existing one', async () => {
    const prompts = {
      ...PROMPTS,
      chooseAccount: async () => ({ email: 'noa@example.com', displayName: 'Noa' }),
    };
    const signInGuest = async () => {
      const accounts = createFirebaseAccounts(client().auth, getCloud(), prompts);
      await accounts.signInAsGuest();
      return accounts;
    };
    const linked = await (await signInGuest()).linkGoogle();
    expect(linked).toMatchObject({ ok: true, value: { email: 'noa@example.com' } });
    const { account } = await signInToTaken(await (await signInGuest()).linkGoogle());
    expect(linked).toEqual({ ok: true, value: account });
  });
});
