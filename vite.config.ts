import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { acceptedWords } from './vite/accepted-words/plugin.ts';
import { buildSettings } from './vite/build-settings.ts';
import { checkContentFiles } from './vite/content-files.ts';
import { FILE_GROUPS } from './vite/file-groups.ts';
import { chunkFileNames, levelPacks } from './vite/level-packs.ts';
import { levelParts } from './vite/level-parts/plugin.ts';
import { notices } from './vite/notices/plugin.ts';
import { PAGES, pages } from './vite/pages/plugin.ts';
import { refusePlaceholders } from './vite/placeholders.ts';
import { precompress } from './vite/precompress.ts';
import { serviceWorker } from './vite/service-worker-files.ts';
import { sharedWorkers } from './vite/shared-workers.ts';
import { createBuildTarget, readSupportedBrowsers } from './vite/supported-browsers.ts';
import { syncWorker } from './vite/sync-worker.ts';

/** Addresses that the server answers in development, while Vite serves the app (`scripts/dev.mjs`). */
const SERVER_PATHS = [
  '/api/',
  '/cloud/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/v1/',
];

function createServerProxy(): Record<string, ProxyOptions> {
  const target = `http://127.0.0.1:${process.env.PORT ?? 8080}`;
  return Object.fromEntries(SERVER_PATHS.map((path) => [path, { target }]));
}

export default defineConfig({
  plugins: [
    react(),
    checkContentFiles(),
    acceptedWords(),
    levelParts(),
    pages(),
    sharedWorkers(),
    syncWorker(),
    levelPacks(),
    notices(),
    serviceWorker(),
    refusePlaceholders(),
    precompress(),
    buildSettings(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client',
    target: createBuildTarget(readSupportedBrowsers()),
    sourcemap: false,
    // One stylesheet, because a game's styles are too small for a file of their own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: PAGES,
      // `precompress` takes most of the build's time on purpose.
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: FILE_GROUPS }, chunkFileNames },
    },
  },
  server: { proxy: createServerProxy() },
});
