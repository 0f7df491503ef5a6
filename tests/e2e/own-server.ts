import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SpawnedServer, spawnServer } from '../server/app/spawned-server.ts';
import { test as base } from './learner.ts';

/** Tests with their own server, whose log they can read. */
export const test = base.extend<object, { ownServer: SpawnedServer }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that no other fixture is wanted
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'arcade-own-server-'));
      const server = await spawnServer({ DATA_DIR: folder }, { bundle: 'dist/server/main.js' });
      await use(server);
      server.kill('SIGTERM');
      await server.exitCode;
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.address),
});

/** The newest link for this learner in the server's log, where the demo prints mails. */
export function findPrintedLink(server: SpawnedServer, email: string): string | undefined {
  const lines = server.getOutput().split('\n');
  const line = lines.findLast((each) => each.includes(email) && each.includes('oobCode='));
  return /http\S+$/.exec(line ?? '')?.[0];
}
