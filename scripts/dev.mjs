import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs Vite with hot reload, and the server, which restarts when its sources change. Ctrl-C stops both. */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const COMMANDS = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js'],
];

const children = COMMANDS.map(([script, ...args]) =>
  spawn(process.execPath, [join(ROOT, script), ...args], { cwd: ROOT, stdio: 'inherit' }),
);

let isStopping = false;
function stop(exitCode) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = exitCode;
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.once('exit', (code) => stop(code ?? 0));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
