import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { logOperatorActions } from '../../../server/accounts/operator-actions.ts';
import type { AccountsCommand } from '../../../server/accounts/parse-command.ts';
import { runCommand } from '../../../server/accounts/run-command.ts';
import { createPasswordHasher } from '../../../server/cloud/auth/password-hasher.ts';
import { QUOTAS } from '../../../server/rate-limits/quotas.ts';
import { createFairQueue } from '../../../server/requests/fair-queue.ts';
import { formatSignUpTerms, SIGN_UP_TERMS_COOKIE } from '../../../src/api-contract/sign-up-terms.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { getDocumentName } from '../cloud/document-paths.ts';
import {
  CHEAP_SCRYPT_COST,
  DAY_MS,
  getAccountsPath,
  openTestCloud,
  PASSWORD,
  refreshIdToken,
  signUpTestLearner,
  type TestCloud,
  type TestLearner,
} from '../cloud/test-cloud.ts';

const NEW_PASSWORD = 'battery staple';
let cloud: TestCloud;
let learner: TestLearner;

beforeEach(async () => {
  cloud = await openTestCloud();
  learner = await signUpTestLearner(cloud);
});

function run(command: AccountsCommand, password = NEW_PASSWORD, publicUrl?: string) {
  return runCommand(
    {
      query: cloud.database.query,
      clock: cloud.clock.now,
      random: randomBytes,
      passwords: createPasswordHasher(CHEAP_SCRYPT_COST, randomBytes, createFairQueue(QUOTAS.passwordHashes)),
      operator: 'root',
      publicUrl,
      localUrl: 'http://localhost:8080',
      signUpMode: 'invited',
      readPassword: async () => password,
    },
    command,
  );
}

const read = async (command: AccountsCommand) => {
  const result = await run(command);
  return result.ok ? result.value : result.failure;
};

async function readLog(): Promise<string[]> {
  const lines: string[] = [];
  await logOperatorActions(cloud.database.query, (message) => lines.push(message));
  return lines;
}

const signUpGuest = async (): Promise<TestLearner> =>
  (await cloud.post(getAccountsPath('signUp'), { returnSecureToken: true })).body;

const saveWords = (words: string) =>
  cloud.commit(learner.idToken, {
    update: { name: getDocumentName(learner.localId), fields: { words: { stringValue: words } } },
  });

describe('a list', () => {
  test('a list names every account with an e-mail, and counts the guests', async () => {
    const other = await signUpTestLearner(cloud);
    await signUpGuest();
    const lines = (await read({ kind: 'list' })).split('\n');
    expect(lines.slice(1, -1).map((line) => line.split(/\s+/)[0])).toEqual(
      [learner.email, other.email].sort(),
    );
    expect(lines.at(-1)).toBe('2 accounts with an e-mail, and 1 guests.');
  });

  test('a list shows when an account was last used', async () => {
    cloud.clock.advance(3 * DAY_MS);
    await refreshIdToken(cloud, learner.refreshToken);
    expect(await read({ kind: 'list' })).toMatch(/2030-01-15 +2030-01-18/);
  });
});

describe('a look at one account', () => {
  test('an account is found by its e-mail in any case, and by its user id', async () => {
    const byId = await read({ kind: 'show', account: learner.localId });
    expect(byId).toContain(learner.email);
    expect(await read({ kind: 'show', account: learner.email.toUpperCase() })).toBe(byId);
  });

  test('a name cannot send control characters to the terminal', async () => {
    const update = { idToken: learner.idToken, displayName: 'Ana\u001b[2J' };
    await cloud.post(getAccountsPath('update'), update);
    expect(await read({ kind: 'show', account: learner.email })).not.toContain('\u001b');
  });

  test('an unknown account is an error', async () => {
    expect(await run({ kind: 'show', account: 'unknown@example.org' })).toEqual({
      ok: false,
      failure: 'There is no account unknown@example.org.',
    });
  });
});

describe('a new password', () => {
  test('a new password replaces the old one, and ends every sign-in', async () => {
    expect(await run({ kind: 'set-password', account: learner.email })).toMatchObject({ ok: true });
    cloud.clock.advance(1000);
    expect((await cloud.signIn(learner.email, PASSWORD)).status).toBe(400);
    expect((await refreshIdToken(cloud, learner.refreshToken)).status).toBe(400);
    expect((await cloud.signIn(learner.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('a new password opens an account that wrong passwords have locked', async () => {
    const from = { remoteAddress: '203.0.113.1' };
    for (let wrong = 0; wrong < QUOTAS.signInByVisitor.limit; wrong += 1) {
      await cloud.signIn(learner.email, 'wrong', from);
    }
    expect((await cloud.signIn(learner.email, PASSWORD, from)).status).toBe(400);
    await run({ kind: 'set-password', account: learner.email });
    expect((await cloud.signIn(learner.email, NEW_PASSWORD, from)).status).toBe(200);
  });

  test.each(['', 'short'])('the password "%s" changes nothing', async (password) => {
    const result = await run({ kind: 'set-password', account: learner.email }, password);
    expect(result.ok).toBe(false);
    expect((await cloud.signIn(learner.email)).status).toBe(200);
    expect(await readLog()).toEqual([]);
  });

  test('a guest cannot get a password', async () => {
    const { localId } = await signUpGuest();
    expect((await run({ kind: 'set-password', account: localId })).ok).toBe(false);
  });
});

test('a confirmed e-mail is confirmed in the next token', async () => {
  await run({ kind: 'confirm', account: learner.email });
  const { body } = await cloud.signIn(learner.email);
  expect(await cloud.verifyIdToken(body.idToken)).toMatchObject({ value: { isEmailConfirmed: true } });
});

describe('an export', () => {
  test('an export contains the document in plain JSON, and no secret', async () => {
    await saveWords('apple, tree');
    await cloud.signIn(learner.email, 'wrong', { remoteAddress: '203.0.113.1' });
    const file = join(temporaryFolder(), 'ana.json');
    await run({ kind: 'export', account: learner.email, file });
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      account: { userId: learner.localId, email: learner.email },
      signIns: [{ provider: 'password' }],
      attempts: expect.arrayContaining([expect.objectContaining({ count: 1 })]),
      documents: [{ path: `users/${learner.localId}`, fields: { words: 'apple, tree' } }],
    });
    const [account] = await cloud.readRows('accounts');
    expect(text).not.toContain(account?.password_hash);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('an export never overwrites a file', async () => {
    const file = join(temporaryFolder(), 'ana.json');
    const command = { kind: 'export', account: learner.email, file } as const;
    await run(command);
    const first = readFileSync(file, 'utf8');
    expect((await run(command)).ok).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(first);
  });
});

describe('a deletion', () => {
  test('a confirmed deletion leaves nothing of the account', async () => {
    await saveWords('apple');
    const command = { kind: 'delete', account: learner.email, hasYes: true } as const;
    expect((await run(command)).ok).toBe(true);
    for (const table of ['accounts', 'documents', 'refresh_tokens'] as const) {
      expect(await cloud.readRows(table)).toEqual([]);
    }
    expect((await cloud.verifyIdToken(learner.idToken)).ok).toBe(false);
  });

  test('a deletion that is not confirmed deletes nothing', async () => {
    expect((await run({ kind: 'delete', account: learner.email, hasYes: false })).ok).toBe(false);
    expect((await cloud.signIn(learner.email)).status).toBe(200);
  });

  test('a guest is deleted by the user id', async () => {
    const { localId } = await signUpGuest();
    await run({ kind: 'delete', account: localId, hasYes: true });
    expect((await cloud.readRows('accounts')).map(({ uid }) => uid)).toEqual([learner.localId]);
  });
});

describe('an invitation', () => {
  test('an invitation is a link to the app with a code that opens its accounts, until it is revoked', async () => {
    const invited = await openTestCloud({
      database: cloud.database,
      signUps: { mode: 'invited', emailDomains: [] },
    });
    const command = { kind: 'invite', limits: { days: 30, uses: 2 } } as const;
    const result = await run(command, NEW_PASSWORD, 'https://arcade.example');
    const printed = result.ok ? result.value : '';
    expect(printed).not.toContain('PUBLIC_URL');
    expect(printed).toContain('The link opens 2 accounts, until 2030-02-14.');
    const link = new URL(printed.split('\n')[0] ?? '');
    expect(link.origin + link.pathname).toBe('https://arcade.example/signup');
    const terms = formatSignUpTerms({ invitation: link.searchParams.get('invitation') ?? '' });
    const signUp = (email: string) =>
      invited.readErrorMessage(
        'signUp',
        { email, password: PASSWORD },
        { headers: { Cookie: `${SIGN_UP_TERMS_COOKIE}=${encodeURIComponent(terms)}` } },
      );
    expect(await signUp('new@example.org')).toBe('done');
    expect(await read({ kind: 'revoke-invitations' })).toBe('1 invitations are ended.');
    expect(await signUp('newer@example.org')).toContain('This invitation is too old');
  });
});

test('an invitation says that its link works on this machine only where the public address is not set', async () => {
  const printed = await read({ kind: 'invite', limits: { days: 7, uses: 1 } });
  expect(printed).toMatch(/^http:\/\/localhost:8080\/signup\?invitation=/);
  expect(printed).toContain('PUBLIC_URL is not set');
});

describe('a sign-out of all', () => {
  const restart = () => openTestCloud({ database: cloud.database });

  test('a confirmed sign-out ends every sign-in and, after a restart, every token', async () => {
    expect((await run({ kind: 'sign-out-all', hasYes: true })).ok).toBe(true);
    const restarted = await restart();
    expect((await restarted.verifyIdToken(learner.idToken)).ok).toBe(false);
    expect((await refreshIdToken(restarted, learner.refreshToken)).status).toBe(400);
    expect((await restarted.signIn(learner.email)).status).toBe(200);
  });

  test('a sign-out that is not confirmed ends none', async () => {
    expect((await run({ kind: 'sign-out-all', hasYes: false })).ok).toBe(false);
    const restarted = await restart();
    expect((await restarted.verifyIdToken(learner.idToken)).ok).toBe(true);
    expect((await refreshIdToken(restarted, learner.refreshToken)).status).toBe(200);
  });
});

describe('the audit', () => {
  test('every command that succeeded is logged once, with operator and user id but no e-mail', async () => {
    const file = join(temporaryFolder(), 'ana.json');
    const account = learner.email;
    const commands: AccountsCommand[] = [
      { kind: 'list' },
      { kind: 'invite', limits: { days: 7, uses: 1 } },
      { kind: 'revoke-invitations' },
      { kind: 'sign-out-all', hasYes: true },
      { kind: 'show', account },
      { kind: 'set-password', account },
      { kind: 'confirm', account },
      { kind: 'export', account, file },
      { kind: 'delete', account, hasYes: true },
    ];
    for (const command of commands) {
      cloud.clock.advance(1000);
      expect((await run(command)).ok).toBe(true);
    }
    const lines = await readLog();
    expect(lines.map((line) => /^Operator root ran accounts (\S+) /.exec(line)?.[1])).toEqual(
      commands.map(({ kind }) => kind),
    );
    expect(lines.filter((line) => line.includes(learner.localId))).toHaveLength(
      commands.filter((command) => 'account' in command).length,
    );
    expect(lines.join()).not.toContain(account);
    expect(await readLog()).toEqual([]);
  });

  test('a failed command is not logged and leaves no file', async () => {
    const file = join(temporaryFolder(), 'none.json');
    await run({ kind: 'export', account: 'unknown@example.org', file });
    expect(existsSync(file)).toBe(false);
    expect(await readLog()).toEqual([]);
  });
});
