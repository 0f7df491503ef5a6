import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { listTextFiles } from './text-files.ts';

/** What Vite, Rolldown, Workbox and `vite/pages` write into a file until its final text is known. */
const PLACEHOLDER =
  /__VITE_[A-Z_]+__|!~\{[\w$]+\}~|ROLLUP_FILE_URL_|%(?:VITE_\w+|BASE_URL|MODE)%|__WB_MANIFEST|<!-- (?:head|fonts|screen|update notice|speculation rules) -->/;

/** The first placeholder that a delivered text still has; `null` without one. */
export function findPlaceholder(text: string): string | null {
  return PLACEHOLDER.exec(text)?.[0] ?? null;
}

/** Fails the build if a placeholder is left in a file that it delivers. Goes before `precompress`. */
export function refusePlaceholders(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'refuse-placeholders',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        const folder = join(config.root, config.build.outDir);
        for (const path of listTextFiles(folder)) {
          const placeholder = findPlaceholder(await readFile(path, 'utf8'));
          if (placeholder)
            throw new Error(`${relative(folder, path)} still has the placeholder ${placeholder}.`);
        }
      },
    },
  };
}
