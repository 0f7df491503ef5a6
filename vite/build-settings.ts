import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where `npm start` finds with which settings the app was built; written last, so it also says that it is whole. */
const SETTINGS_FILE = 'dist/client-settings.json';

/** Notes the settings (`VITE_…`) that the app was built with, so that `npm start` builds it anew for others. */
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
