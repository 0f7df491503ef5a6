import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/*
 * Runs Vite with hot reload, and the API server, to which Vite forwards requests (vite.config.ts) and which
 * restarts when its sources change. Ctrl-C stops both.
 */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const TSX = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const TSX_ARGUMENTS = ['watch', '--clear-screen=false', 'server/main.ts'];

const vite = await createServer({ root: ROOT, logLevel: 'warn' });
await vite.listen();
const appAddress = vite.resolvedUrls.local[0].replace(/\/$/, '');

const server = spawn(process.execPath, [TSX, ...TSX_ARGUMENTS], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
});
// The server names its own address at its start and in links of mails, but serves the last build there.
const ownAddress = `http://localhost:${process.env.PORT ?? 8080}`;
createInterface({ input: server.stdout }).on('line', (line) =>
  console.log(line.replaceAll(ownAddress, appAddress)),
);

let isStopping = false;
async function stop(exitCode) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = exitCode;
  server.kill('SIGTERM');
  await vite.close();
}

// The code is null if a signal ended the server.
server.once('exit', (code) => stop(code ?? 1));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
