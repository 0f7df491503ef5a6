import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { listCompressibleFiles } from './compressible-files.ts';

/** What Vite, Rolldown, Workbox and `vite/pages` write into a file until its final text is known. */
const PLACEHOLDER =
  /__VITE_[A-Z_]+__|!~\{[\w$]+\}~|ROLLUP_FILE_URL_|%(?:VITE_\w+|BASE_URL|MODE)%|__WB_MANIFEST|<!-- (?:head|fonts|screen|update notice|speculation rules) -->/;

/** The first placeholder that a delivered text still has; `null` without one. */
export function findPlaceholder(text: string): string | null {
  return PLACEHOLDER.exec(text)?.[0] ?? null;
}

/** Fails the build if a placeholder is left in a file that it delivers. Goes before `precompress`. */
export function refusePlaceholders(): Plugin {
  return afterBuild('refuse-placeholders', async (folder) => {
    for (const path of listCompressibleFiles(folder)) {
      const placeholder = findPlaceholder(await readFile(path, 'utf8'));
      if (placeholder) throw new Error(`${relative(folder, path)} still has the placeholder ${placeholder}.`);
    }
  });
}
