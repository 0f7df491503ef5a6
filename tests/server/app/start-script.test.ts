import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
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

/** Ends a process and those that it started; they may have ended already. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function start(...command: string[]): Promise<ChildProcess> {
  // A group of its own, so that the server that npm starts ends with it.
  const npm = spawn('npm', command, { cwd: folder, stdio: 'ignore', detached: true });
  closeWithTest(() => killGroup(npm));
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

describe('a build by npm start', () => {
  /** Replaces Vite: prints what a build prints, and exits with the code. */
  function writeVite(code: number): void {
    mkdirSync(join(folder, 'node_modules/vite/bin'), { recursive: true });
    writeFileSync(
      join(folder, 'node_modules/vite/bin/vite.js'),
      `console.log('vite building'); console.error('[plugin builtin]'); process.exit(${code});`,
    );
  }

  async function readOutput(): Promise<string> {
    const npm = spawn('npm', ['start', '--silent'], { cwd: folder, detached: true });
    closeWithTest(() => killGroup(npm));
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk));
    const ended = new Promise((resolve) => npm.once('close', resolve));
    await expect
      .poll(() => npm.exitCode !== null || existsSync(join(folder, 'up')), { timeout: 30_000 })
      .toBe(true);
    npm.kill('SIGTERM');
    await ended;
    return output;
  }

  test('a build that works prints one line', async () => {
    writeVite(0);
    expect(await readOutput()).toBe('Building the app …\n');
  });

  test('a build that fails prints what Vite printed', async () => {
    writeVite(1);
    const output = await readOutput();
    for (const part of ['vite building', '[plugin builtin]', 'The app could not be built.'])
      expect(output).toContain(part);
  });
});
