import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { collectTexts, FILLED_IN, type Node } from './collect-texts.ts';

/*
 * Gathers the app's own texts from its source, to check them for words that are too hard and to print them
 * for proofreading.
 */

/**
 * A text that a learner can read on a screen, with {@link FILLED_IN} for each value that the code fills in.
 */
export interface ScreenText {
  /** The path from the project's root. */
  file: string;
  /** The line where the text starts, from 1. */
  line: number;
  /** The folder that shows it, such as `features/hub` or `ui`. */
  screen: string;
  text: string;
}

/** The folders of src that contain texts of screens. Texts of banks, lessons and feedback are content. */
const FOLDERS = [
  'app',
  'data',
  'domain',
  'drawings',
  'landing-pages',
  'features',
  'games',
  'pwa',
  'prerender',
  'remote',
  'routes',
  'session',
  'sync',
  'ui',
];

/** The starts of paths whose code has only names, words to search for, or notes for engineers. */
const PATHS_WITHOUT_TEXTS = [
  'src/data/database/',
  'src/domain/class-minutes.ts',
  'src/domain/plan/normalise-',
  'src/domain/plan/section-names.ts',
  'src/drawings/words/',
  'src/features/word-lookup/phrase-match.ts',
  'src/sync/engine/',
  'src/sync/wire/',
];

/**
 * Lists the texts of one file of TypeScript or JavaScript.
 *
 * @param path from the project's root; its ending tells the language
 * @param code the file's contents
 */
export function gatherFileTexts(path: string, code: string): ScreenText[] {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`);
  const found = collectTexts(program as unknown as Node);
  // As in src/features/hub/hub.tsx.
  const [, area = '', subfolder = ''] = path.split('/');
  const screen = area === 'features' || area === 'games' ? `${area}/${subfolder}` : area;
  return found
    .filter(({ text }) => text.replaceAll(FILLED_IN, '').match(/\p{L}/u))
    .map(({ start, text }) => ({ file: path, line: code.slice(0, start).split('\n').length, screen, text }));
}

/** Lists all texts of the app's screens, in the order of their files. */
export function gatherScreenTexts(): ScreenText[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|js)$/.test(name))
      .map((name) => join('src', folder, name))
      .sort()
      .filter((path) => !PATHS_WITHOUT_TEXTS.some((start) => path.startsWith(start)))
      .flatMap((path) => gatherFileTexts(path, readFileSync(path, 'utf8'))),
  );
}
