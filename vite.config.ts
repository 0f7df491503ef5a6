import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PACKS_FOLDER } from './src/installation/level-packs/pack-list.ts';
import { acceptedWords } from './vite/accepted-words/plugin.ts';
import { buildSettings } from './vite/build-settings.ts';
import { FILE_GROUPS } from './vite/file-groups.ts';
import { chunkFileNames, levelPacks } from './vite/level-packs.ts';
import { levelParts } from './vite/level-parts/plugin.ts';
import { FRAMED_PAGES, PAGES, pages } from './vite/pages/plugin.ts';
import { precompress } from './vite/precompress.ts';
import { serverProxy } from './vite/server-proxy.ts';
import { sharedWorkers } from './vite/shared-workers.ts';
import { syncWorker } from './vite/sync-worker.ts';

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
      // Registered by `src/installation`, and described by `public/manifest.webmanifest`.
      injectRegister: null,
      manifest: false,
      injectManifest: {
        // Of each level's banks a device keeps those of its learner (`src/installation/level-packs`). Icons and the manifest are the browser's to keep; letters beyond English are fetched when a text has them.
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
    // One stylesheet: a game's part of it costs less than a file of its own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: PAGES,
      // To compress every file as far as it goes (`precompress`) takes most of a build, as it is meant to.
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: FILE_GROUPS }, chunkFileNames },
    },
  },
  server: { proxy: serverProxy() },
});
