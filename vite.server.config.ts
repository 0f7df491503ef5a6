import { defineConfig } from 'vite';
import { checkContentFiles } from './vite/content-files.ts';
import { oneByteChunks } from './vite/one-byte-chunks.ts';

/** Bundles the server. Packages stay outside: `npm run package` copies those that it imports. */
export default defineConfig({
  plugins: [checkContentFiles(), oneByteChunks()],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        backup: 'server/backup/main.ts',
        accounts: 'server/accounts/main.ts',
        'feedback-worker': 'server/lessons/feedback/feedback-worker.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
