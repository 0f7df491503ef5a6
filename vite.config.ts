import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PACKS_FOLDER } from './src/installation/level-packs/pack-list.ts';
import { acceptedWords } from './vite/accepted-words/plugin.ts';
import { buildSettings } from './vite/build-settings.ts';
import { FILE_GROUPS } from './vite/file-groups.ts';
import { chunkFileNames, levelPacks } from './vite/level-packs.ts';
import { levelParts } from './vite/level-parts/plugin.ts';
import { FRAMED_PAGES, PAGES, pages } from './vite/pages/plugin.ts';
import { precompress } from './vite/precompress.ts';

import { sharedWorkers } from './vite/shared-workers.ts';
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
    acceptedWords(),
    levelParts(),
    pages(),
    sharedWorkers(),
    syncWorker(),
    levelPacks(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      // `src/installation` registers the worker; the manifest is `public/manifest.webmanifest`.
      injectRegister: null,
      manifest: false,
      injectManifest: {
        // Without the packs, which a device downloads for its level (`src/installation/level-packs`), icons
        // and the manifest, which the browser stores, and fonts of letters beyond English, which are fetched
        // for a text.
        globPatterns: ['**/*.{html,js,css,woff2}', 'assets/*.svg', 'packs.json'],
        globIgnores: [...FRAMED_PAGES, `${PACKS_FOLDER.slice(1)}**`, '**/*-{accents,latin-ext}-*.woff2'],
        rollupFormat: 'iife',
      },
    }),
    precompress(),
    buildSettings(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
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
