import type { Plugin } from 'vite';

const WORKER_ADDRESS = '?worker&url';

/**
 * Builds web workers together with the app, so that page and worker share files. By default Vite builds a
 * worker separately, with a copy of everything that it imports.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(WORKER_ADDRESS)) return;
      const reference = this.emitFile({ type: 'chunk', id: id.slice(0, -WORKER_ADDRESS.length) });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
