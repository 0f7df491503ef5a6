import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The settings of the build, read by `scripts/start.mjs`. Written last, so that it also marks a complete
 * build.
 */
const SETTINGS_FILE = 'dist/client-settings.json';

/** Stores the settings (`VITE_…`) of the build, so that `npm start` rebuilds the app when they change. */
export function buildSettings(): Plugin {
  let path: string;
  return {
    name: 'build-settings',
    apply: 'build',
    enforce: 'post',
    configResolved({ root }) {
      path = join(root, SETTINGS_FILE);
    },
    buildStart: () => rm(path, { force: true }),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, JSON.stringify(Object.fromEntries(settings.sort())));
      },
    },
  };
}
