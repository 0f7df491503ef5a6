import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { markWords } from '../../src/content/accepted-words/marks.ts';
import { hashRudeWords } from '../../src/content/accepted-words/rude-word-hashes.ts';
import { listEnglishWords } from '../../src/content/english-words/list-words.ts';
import { KNOWN_WORDS_SIZE, listScowlWords } from '../scowl-words.ts';
import { readEntries, selectWords, type WordSources } from './select-words.ts';

/** The code of each virtual module. */
const MODULES: Readonly<Record<string, (sources: WordSources) => string>> = {
  'virtual:accepted-words': (sources) => `export const marks = '${markAcceptedWords(sources)}';`,
  'virtual:rude-letters': ({ rude }) => `export const hashed = ${JSON.stringify(hashRudeWords(rude))};`,
};

/** @throws when the list of English words lacks an accepted one */
function markAcceptedWords(sources: WordSources): string {
  const words = listEnglishWords();
  const accepted = selectWords(sources);
  const knownWords = new Set(words);
  const missing = accepted.filter((word) => !knownWords.has(word));
  if (missing.length > 0)
    throw new Error(
      `The list of English words lacks ${missing.join(', ')}: write it with scripts/lexicon/build.ts.`,
    );
  return markWords(words, new Set(accepted));
}

/** The leading NUL keeps other plugins from looking for a file. */
const RESOLVED = '\0';

const LISTS_FOLDER = 'src/content/accepted-words';
const BANK_FOLDER = 'src/content/words';
/** The words of a level; the index in the same folder only repeats them. */
const LEVEL_FILE = /^[abc][12]\.json$/;

/** Reads the sources of the accepted words in the project at `root`, and lists the files that were read. */
export function readSources(root: string): { sources: WordSources; files: readonly string[] } {
  const require = createRequire(join(root, 'package.json'));
  const entryFiles = ['added-words.txt', 'left-out.txt', 'rude-words.txt'].map((name) =>
    join(root, LISTS_FOLDER, name),
  );
  const bankFiles = readdirSync(join(root, BANK_FOLDER))
    .filter((name) => LEVEL_FILE.test(name))
    .map((name) => join(root, BANK_FOLDER, name));
  const [added = [], leftOut = [], rude = []] = entryFiles.map((path) =>
    readEntries(readFileSync(path, 'utf8')),
  );
  const taught = bankFiles.flatMap((path): string[] =>
    JSON.parse(readFileSync(path, 'utf8')).map(({ word }: { word: string }) => word),
  );
  const listed = listScowlWords(require, KNOWN_WORDS_SIZE);
  return { sources: { listed, added, taught, leftOut, rude }, files: [...entryFiles, ...bankFiles] };
}

/**
 * Provides virtual modules for the games that need them: which words the chain games accept, and the hashes
 * of rude words.
 */
export function acceptedWords(): Plugin {
  let root: string;
  return {
    name: 'accepted-words',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? RESOLVED + id : undefined),
    load(id) {
      const createCode = id.startsWith(RESOLVED) ? MODULES[id.slice(RESOLVED.length)] : undefined;
      if (!createCode) return;
      const { sources, files } = readSources(root);
      for (const file of files) this.addWatchFile(file);
      return createCode(sources);
    },
  };
}
