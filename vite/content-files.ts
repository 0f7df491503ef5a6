import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { readJsonFile } from './read-json-file.ts';

/** The files of banks and curriculum, which authors edit by hand. */
const CONTENT = /\/src\/(?:content|teacher)\/[^?]+\.json$/;

/**
 * Checks the syntax of imported content: Vite's own error for it names no file.
 *
 * @throws the error of `readJsonFile`
 */
export function contentFiles(): Plugin {
  return {
    name: 'content-files',
    enforce: 'pre',
    transform: {
      filter: { id: CONTENT },
      handler(_, id) {
        readJsonFile(relative(process.cwd(), id));
      },
    },
  };
}
