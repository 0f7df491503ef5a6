import { VitePWA } from 'vite-plugin-pwa';
import { PACKS_FOLDER } from '../src/pwa/level-packs/pack-list.ts';
import { FRAMED_PAGES } from './pages/plugin.ts';

/** The Vite plugin that builds the service worker (`sw`) with the list of files that it stores. */
export function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    // `src/pwa` registers the worker; the manifest is `public/manifest.webmanifest`.
    injectRegister: null,
    manifest: false,
    injectManifest: {
      // Left out: icons and the manifest, which the browser stores; packs, which a device downloads for its
      // level (`src/pwa/level-packs`); and fonts of letters beyond English, which are fetched for a text.
      globPatterns: ['**/*.{html,js,css,woff2}', 'assets/*.svg', 'packs.json'],
      globIgnores: [...FRAMED_PAGES, `${PACKS_FOLDER.slice(1)}**`, '**/*-{accents,latin-ext}-*.woff2'],
      rollupFormat: 'iife',
    },
  });
}
