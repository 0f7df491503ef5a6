import { build, type Plugin, type ResolvedConfig } from 'vite';

const ENTRY = 'src/sync-worker/main.ts';

/**
 * Builds the service worker's sync engine as one classic script, because a service worker can't import
 * modules on demand. Its name gets a hash; the worker finds it in its precache list (sw/sw.ts).
 */
export function syncWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'sync-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', name: 'sync-worker.js', source: await buildScript(config) });
    },
  };
}

async function buildScript({
  root,
  mode,
  envDir,
  envPrefix,
  build: { target },
}: ResolvedConfig): Promise<string> {
  const built = await build({
    root,
    mode,
    envDir,
    envPrefix: envPrefix ?? 'VITE_',
    // Without this project's plugins, of which this one would start itself.
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // A library build leaves it to the program that bundles the library.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { target, write: false, lib: { entry: ENTRY, name: 'syncWorker', formats: ['iife'] } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${ENTRY} was not built.`);
  return result.output[0].code;
}
