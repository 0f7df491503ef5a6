import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the index of the bank's words by level and part of speech; run it after a change of the bank:
 * `node scripts/word-index.mjs`
 */

const FOLDER = new URL('../src/content/words/', import.meta.url);
const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const PARTS_OF_SPEECH = ['noun', 'verb', 'adjective', 'adverb'];

const readRows = (level) => JSON.parse(readFileSync(new URL(`${level.toLowerCase()}.json`, FOLDER), 'utf8'));
const getPartOfSpeech = ({ pos }) => (PARTS_OF_SPEECH.includes(pos) ? pos : 'other');

function indexLevel(level) {
  const rows = readRows(level);
  const joinWords = (partOfSpeech) =>
    rows
      .filter((row) => getPartOfSpeech(row) === partOfSpeech)
      .map(({ word }) => word)
      .join(' ');
  return Object.fromEntries([...PARTS_OF_SPEECH, 'other'].map((name) => [name, joinWords(name)]));
}

const index = Object.fromEntries(LEVELS.map((level) => [level, indexLevel(level)]));
writeFileSync(new URL('word-index.json', FOLDER), `${JSON.stringify(index, null, 2)}\n`);
