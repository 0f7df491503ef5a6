import { readFileSync, writeFileSync } from 'node:fs';

/** Writes which words the bank has at which level, after the bank was changed: `node scripts/word-index.mjs`. */

const FOLDER = new URL('../src/content/words/', import.meta.url);
const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

const wordsOf = (level) =>
  JSON.parse(readFileSync(new URL(`${level.toLowerCase()}.json`, FOLDER), 'utf8')).map(({ word }) => word);
const index = Object.fromEntries(LEVELS.map((level) => [level, wordsOf(level).join(' ')]));
writeFileSync(new URL('word-index.json', FOLDER), `${JSON.stringify(index, null, 2)}\n`);
