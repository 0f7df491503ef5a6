import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes which words the bank has at which level, and which single words up to B2 are of which part of speech, after
 * the bank was changed: `node scripts/word-index.mjs`.
 */

const FOLDER = new URL('../src/content/words/', import.meta.url);
const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const CLASSES = ['noun', 'verb', 'adjective', 'adverb'];

const rowsOf = (level) => JSON.parse(readFileSync(new URL(`${level.toLowerCase()}.json`, FOLDER), 'utf8'));
const joined = (rows) => rows.map(({ word }) => word).join(' ');
const write = (name, value) => writeFileSync(new URL(name, FOLDER), `${JSON.stringify(value, null, 2)}\n`);

write('word-index.json', Object.fromEntries(LEVELS.map((level) => [level, joined(rowsOf(level))])));

const single = LEVELS.slice(0, 4)
  .flatMap(rowsOf)
  .filter(({ word }) => !word.includes(' '));
const ofClass = (name) => joined(single.filter(({ pos }) => pos === name));
write('word-classes.json', Object.fromEntries(CLASSES.map((name) => [name, ofClass(name)])));
