import { join, resolve } from 'node:path';
import { build } from 'vite';

/** A folder from which packages are resolved, and which is not committed. */
const FOLDER = resolve('node_modules/.cache/test-server');

/**
 * Bundles the server once for all tests that start it, as `npm start` does. From its sources each start takes
 * three times as long.
 */
export async function setup(): Promise<void> {
  // Two Vitest projects call it.
  if (process.env.TEST_SERVER) return;
  await build({
    configFile: 'vite.server.config.ts',
    build: { outDir: FOLDER, emptyOutDir: true },
    logLevel: 'warn',
  });
  process.env.TEST_SERVER = join(FOLDER, 'main.js');
}
