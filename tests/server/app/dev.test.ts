import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { closeWithTest } from '../../close-with-test.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

test('npm run dev names one address, which serves the app with hot reload', async () => {
  // The server's port does not matter: its own address must not be printed.
  const port = '8413';
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: { PATH: process.env.PATH, PORT: port, DATA_DIR: temporaryFolder() },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = new Promise((resolve) => dev.once('exit', resolve));
  closeWithTest(async () => {
    dev.kill('SIGTERM');
    await exited;
  });
  let output = '';
  dev.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 50_000 }).toContain('built-in');
  const addresses = output.match(/https?:\/\/\S+/g) ?? [];
  expect(addresses).toHaveLength(1);
  expect(addresses[0]).not.toContain(port);
  const page = await (await fetch(addresses[0] ?? '', { headers: { Accept: 'text/html' } })).text();
  expect(page).toContain('/@vite/client');
});
