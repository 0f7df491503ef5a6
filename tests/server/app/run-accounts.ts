import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { getWriterEmail, signUpWriter, WRITER_PASSWORD } from './killable-server.ts';
import { spawnServer } from './spawned-server.ts';

interface FinishedCommand {
  output: string;
  exitCode: number | null;
}

/** Runs the built accounts command in its own process; `input` is its standard input. */
export function runAccounts(
  env: Record<string, string>,
  words: readonly string[],
  input = '',
): Promise<FinishedCommand> {
  // `TEST_SERVER` is the path of the built server, beside which the accounts command is built.
  const bundle = join(dirname(process.env.TEST_SERVER ?? ''), 'accounts.js');
  const child = spawn(process.execPath, [bundle, ...words], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  child.stdin.end(input);
  return new Promise((resolve) => child.once('close', (exitCode) => resolve({ output, exitCode })));
}

/** Gives a learner of a running server a new password, and expects the server to accept and log it. */
export async function expectPasswordChangeWhileServerRuns(env: Record<string, string>): Promise<void> {
  const server = await spawnServer(env);
  await signUpWriter(server, 0);
  const email = getWriterEmail(0);
  const set = await runAccounts(env, ['set-password', email], 'a better one\n');
  expect(set).toEqual({
    output: `${email} has the new password, and is signed out on every device.\n`,
    exitCode: 0,
  });
  const signIn = (password: string) =>
    server.send('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
      method: 'POST',
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
  expect((await signIn(WRITER_PASSWORD)).status).toBe(400);
  expect((await signIn('a better one')).status).toBe(200);
  await expect
    .poll(() => server.getOutput(), { timeout: 30_000 })
    .toMatch(/^Operator \S+ ran accounts set-password of the account /m);
  expect(server.getOutput()).not.toContain(email);
}
