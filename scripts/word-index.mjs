import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes which words the bank has at which level, by their part of speech, after the bank was changed:
 * `node scripts/word-index.mjs`.
 */

const FOLDER = new URL('../src/content/words/', import.meta.url);
const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const CLASSES = ['noun', 'verb', 'adjective', 'adverb'];

const rowsOf = (level) => JSON.parse(readFileSync(new URL(`${level.toLowerCase()}.json`, FOLDER), 'utf8'));
const classOf = ({ pos }) => (CLASSES.includes(pos) ? pos : 'other');

function ofLevel(level) {
  const rows = rowsOf(level);
  const joined = (name) =>
    rows
      .filter((row) => classOf(row) === name)
      .map(({ word }) => word)
      .join(' ');
  return Object.fromEntries([...CLASSES, 'other'].map((name) => [name, joined(name)]));
}

const index = Object.fromEntries(LEVELS.map((level) => [level, ofLevel(level)]));
writeFileSync(new URL('word-index.json', FOLDER), `${JSON.stringify(index, null, 2)}\n`);
