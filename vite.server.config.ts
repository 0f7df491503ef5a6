import { defineConfig } from 'vite';

/** Bundles the server. Packages stay outside: `npm ci --omit=dev` brings them. */
export default defineConfig({
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
