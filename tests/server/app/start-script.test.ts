import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Stands in for the built server: notes each signal, and takes its time to end. */
const SERVER = `
import { appendFileSync, writeFileSync } from 'node:fs';
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    appendFileSync('signals', signal);
    setTimeout(() => { writeFileSync('ended', ''); process.exit(0); }, 300);
  });
}
setInterval(() => {}, 1000);
writeFileSync('up', String(process.pid));
`;

let folder: string;
let npm: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arcade-npm-'));
  for (const part of ['package.json', 'scripts/start.mjs']) cpSync(part, join(folder, part));
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  writeFileSync(join(folder, 'dist/server/main.js'), SERVER);
  npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' });
});
afterEach(() => {
  npm.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'npm start passes %s on to the server, and waits for its end',
  async (signal) => {
    await expect.poll(() => existsSync(join(folder, 'up')), { timeout: 30_000 }).toBe(true);
    const ended = new Promise((resolve) => npm.once('exit', resolve));
    npm.kill(signal);
    await ended;
    expect(readFileSync(join(folder, 'signals'), 'utf8')).toBe(signal);
    expect(existsSync(join(folder, 'ended'))).toBe(true);
  },
);
