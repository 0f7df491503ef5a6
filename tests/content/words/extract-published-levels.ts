/**
 * Generates published-levels.json from the two published lists (see published-levels.md). Run by hand
 * after words were added to the bank, since the lists themselves are not part of the project.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadWords } from '../../../src/content/words/word-bank.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { getProfileKey } from './profile-key.ts';

/** "colour/color,noun,A1,…" → ["colour (noun)", "A1"] and ["color (noun)", "A1"]. */
function readList(path: string): (readonly [string, string])[] {
  const rows = readFileSync(path, 'utf8').trim().split(/\r?\n/).slice(1);
  return rows.flatMap((row) => {
    const [headwords = '', pos = '', level = ''] = row.split(',');
    return headwords
      .split('/')
      .map((headword) => [`${headword.trim().toLowerCase()} (${pos})`, level] as const);
  });
}

const published = process.argv.slice(2).flatMap(readList);
if (published.length === 0) throw new Error('Name the two lists as arguments: see published-levels.md.');

const words = (await Promise.all(LEVELS.map(loadWords))).flat();
const found = words.flatMap((word) => {
  const key = getProfileKey(word);
  const levels = new Set(published.filter(([listed]) => listed === key).map(([, level]) => level));
  return levels.size > 0 ? [[key, [...levels].sort()] as const] : [];
});
const target = join(import.meta.dirname, 'published-levels.json');
writeFileSync(target, `${JSON.stringify(Object.fromEntries(found.sort()), null, 2)}\n`);
