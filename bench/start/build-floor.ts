import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { precompress } from '../../vite/precompress.ts';
import { FloorScreen } from './floor/screen.tsx';

/**
 * Builds the minimum of an app on React and a router into `outDir`: one prerendered page with a service
 * worker.
 */
export async function buildFloor(outDir: string): Promise<void> {
  const root = fileURLToPath(new URL('floor', import.meta.url));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'prerender',
        transformIndexHtml: (html) =>
          html.replace('<!-- screen -->', () => renderToStaticMarkup(createElement(FloorScreen))),
      },
      VitePWA({ registerType: 'autoUpdate', manifest: { name: 'Floor' } }),
      precompress(),
    ],
    build: { outDir: relative(root, outDir), emptyOutDir: true, target: 'es2022' },
  });
}
