import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { closeWithTest } from '../../close-with-test.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Replaces the built server: prints what it would serve and each signal, and exits with a delay. */
const SERVER = `
import { appendFileSync, writeFileSync } from 'node:fs';
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    appendFileSync('signals', signal);
    setTimeout(() => { writeFileSync('ended', ''); process.exit(0); }, 300);
  });
}
setInterval(() => {}, 1000);
writeFileSync('up', process.env.SERVE ?? 'everything');
`;

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  for (const part of ['package.json', 'scripts/start.mjs']) cpSync(part, join(folder, part));
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  writeFileSync(join(folder, 'dist/server/main.js'), SERVER);
});

async function start(...command: string[]): Promise<ChildProcess> {
  const npm = spawn('npm', command, { cwd: folder, stdio: 'ignore' });
  closeWithTest(() => npm.kill('SIGKILL'));
  await expect.poll(() => existsSync(join(folder, 'up')), { timeout: 30_000 }).toBe(true);
  return npm;
}

test.each([
  [['start'], 'everything'],
  [['run', 'serve:lessons'], 'lessons'],
])('npm %j serves %s', async (command, served) => {
  await start(...command);
  expect(readFileSync(join(folder, 'up'), 'utf8')).toBe(served);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'npm start passes %s on to the server and waits for its exit',
  async (signal) => {
    const running = await start('start');
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
    expect(readFileSync(join(folder, 'signals'), 'utf8')).toBe(signal);
    expect(existsSync(join(folder, 'ended'))).toBe(true);
  },
);
