import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { signUpWriter } from './killable-server.ts';
import { spawnServer } from './spawned-server.ts';

interface FinishedCommand {
  output: string;
  exitCode: number | null;
}

/** Runs the built accounts command in its own process; `input` is its standard input. */
export function runAccounts(
  variables: Record<string, string>,
  words: readonly string[],
  input = '',
): Promise<FinishedCommand> {
  const bundle = join(dirname(process.env.TEST_SERVER ?? ''), 'accounts.js');
  const child = spawn(process.execPath, [bundle, ...words], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  child.stdin.end(input);
  return new Promise((resolve) => child.once('close', (exitCode) => resolve({ output, exitCode })));
}

/** Gives a learner of a running server a new password, and expects the server to accept and log it. */
export async function expectNewPasswordBesideServer(variables: Record<string, string>): Promise<void> {
  const server = await spawnServer(variables);
  await signUpWriter(server, 0);
  const email = 'writer-0@school.example';
  const set = await runAccounts(variables, ['set-password', email], 'a better one\n');
  expect(set).toEqual({
    output: `${email} has the new password, and is signed out on every device.\n`,
    exitCode: 0,
  });
  const signIn = (password: string) =>
    server.send('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
      method: 'POST',
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
  expect((await signIn('a good one')).status).toBe(400);
  expect((await signIn('a better one')).status).toBe(200);
  await expect
    .poll(() => server.getOutput(), { timeout: 30_000 })
    .toMatch(/^Operator \S+ ran accounts set-password of the account /m);
  expect(server.getOutput()).not.toContain(email);
}
