import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/**
 * A plugin that works on the files of a finished build, in the order of the plugins; a failed build has none.
 */
export function afterBuild(name: string, work: (folder: string) => Promise<void>): Plugin {
  let config: ResolvedConfig;
  return {
    name,
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (!error) await work(join(config.root, config.build.outDir));
      },
    },
  };
}
