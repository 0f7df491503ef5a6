import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { AppBuild } from '../server/configuration/app-build.ts';
import { readConfiguration } from '../src/remote/configuration.ts';

/**
 * The settings of the build, read by `scripts/start.mjs`. Written last, so that it also marks a complete
 * build.
 */
const SETTINGS_FILE = 'dist/client-settings.json';
/** What the app was built for, read by the server at its start (`server/configuration/app-build.ts`). */
const BUILD_FILE = 'dist/client-build.json';

/** What the server must share with the app, of all settings that the app sees, also those of `.env` files. */
export function describeBuild(variables: unknown): AppBuild {
  const { cloud, backendUrl } = readConfiguration(variables, '');
  return {
    ...(cloud.kind === 'firebase' && {
      firebase: { projectId: cloud.projectId, authDomain: cloud.authDomain },
    }),
    ...(backendUrl.startsWith('/') ? {} : { lessonApiOrigin: new URL(backendUrl).origin }),
  };
}

/**
 * Stores the settings (`VITE_…`) of the build, so that `npm start` rebuilds the app when they change, and
 * what the app was built for, so that a server with other settings does not serve it.
 */
export function buildSettings(): Plugin {
  let root: string;
  let build: AppBuild;
  return {
    name: 'build-settings',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ root } = config);
      build = describeBuild(config.env);
    },
    buildStart: () => rm(join(root, SETTINGS_FILE), { force: true }),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
        await mkdir(join(root, dirname(SETTINGS_FILE)), { recursive: true });
        await writeFile(join(root, BUILD_FILE), JSON.stringify(build));
        await writeFile(join(root, SETTINGS_FILE), JSON.stringify(Object.fromEntries(settings.sort())));
      },
    },
  };
}
