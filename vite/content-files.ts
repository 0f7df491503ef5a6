import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { readJsonFile } from './read-json-file.ts';

/** The JSON files of question banks and of the curriculum, which authors edit by hand. */
const CONTENT = /\/src\/(?:content|teacher)\/[^?]+\.json$/;

/**
 * Checks the syntax of imported content: Vite's own error for it names no file.
 *
 * @throws an error with the file's path (`readJsonFile`)
 */
export function checkContentFiles(): Plugin {
  return {
    name: 'content-files',
    enforce: 'pre',
    transform: {
      filter: { id: CONTENT },
      handler(_, id) {
        // Only for its error: Vite's own JSON plugin reads the file again.
        readJsonFile(relative(process.cwd(), id));
      },
    },
  };
}
