import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildSettings } from './vite/build-settings.ts';
import { precompress } from './vite/precompress.ts';
import { serverProxy } from './vite/server-proxy.ts';

export default defineConfig({
  plugins: [react(), precompress(), buildSettings()],
  build: { outDir: 'dist/client', target: 'es2022', sourcemap: false },
  server: { proxy: serverProxy() },
});
