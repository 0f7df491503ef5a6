import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type * as v from 'valibot';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { clueListSchema } from '../../src/content/blockbusters/clue-schema.ts';
import { dialogueListSchema } from '../../src/content/dialogues/dialogue-schema.ts';
import { grammarBankSchema } from '../../src/content/grammar/grammar-schema.ts';
import { millionaireQuestionListSchema } from '../../src/content/millionaire/millionaire-schema.ts';
import { parseContent } from '../../src/content/parse-content.ts';
import { wordListSchema } from '../../src/content/words/word-schema.ts';
import { unitFileSchema } from '../../src/teacher/curriculum-schema.ts';
import { speakingModuleFileSchema, weekFileSchema } from '../../src/teacher/week-schema.ts';
import { checkContentFiles } from '../../vite/content-files.ts';
import { readJsonFile } from '../../vite/read-json-file.ts';
import { forAll } from '../for-all.ts';
import { temporaryFolder } from '../temporary-folder.ts';

type Json = Record<string, unknown>;
const asRecord = (value: unknown) => value as Json;

/** The value at a path of names and numbers. */
const getAt = (content: unknown, ...path: (string | number)[]) =>
  path.reduce<unknown>((value, key) => asRecord(value)[key], content);

/** The message for a copy of a file that was changed. */
function getMessage(schema: v.GenericSchema, file: string, change: (content: unknown) => void): string {
  const content = readJsonFile(`src/${file}`);
  expect(() => parseContent(schema, content, file)).not.toThrow();
  change(content);
  try {
    parseContent(schema, content, file);
    return 'accepted';
  } catch (error) {
    return String(error);
  }
}

const UNITS = 'teacher/curriculum/b1/grammar.json';
const WEEK = 'teacher/curriculum/a2/weeks/a2-travel-train-to-ljubljana.json';
const MODULES = 'teacher/curriculum/speaking-modules/travel-a.json';

describe('a key with an answer too few', () => {
  test.each([
    ['a unit', unitFileSchema, UNITS, ['units', 2, 'exercises', 1]],
    ['a week', weekFileSchema, WEEK, ['lessons', 3, 'practice', 1]],
    ['a Speaking module', speakingModuleFileSchema, MODULES, ['lessons', 4, 'speaking', 'replies']],
  ] as const)('in %s is reported with file, entry, task and numbers', (_, schema, file, path) => {
    const exercise = asRecord(getAt(readJsonFile(`src/${file}`), ...path));
    const { length } = exercise.key as string[];
    const message = getMessage(schema, file, (content) => {
      (getAt(content, ...path, 'key') as string[]).pop();
    });
    expect(message).toContain(`${file}: ${path[0]} ${path[1] + 1} "`);
    expect(message).toContain(`has ${length - 1} for ${length}`);
    if (typeof path[3] === 'number') expect(message).toContain(String(exercise.task).slice(0, 40));
  });
});

describe('an entry without a field', () => {
  test.each([
    ['a bank word', wordListSchema, 'content/words/a1.json', [4], 'meaning'],
    ['a bank of grammar', grammarBankSchema, 'content/grammar/b1.json', [], 'items'],
    ['a dialogue', dialogueListSchema, 'content/dialogues/a2.json', [1], 'title'],
    ['a clue', clueListSchema, 'content/blockbusters/b.json', [3], 'answer'],
    ['a question', millionaireQuestionListSchema, 'content/millionaire/lower.json', [7], 'question'],
    ['a unit', unitFileSchema, UNITS, ['units', 0], 'goal'],
    ['a lesson of a week', weekFileSchema, WEEK, ['lessons', 0], 'warmUp'],
  ] as const)('is reported for %s with file, entry and field', (_, schema, file, path, field) => {
    const message = getMessage(schema, file, (content) => {
      const entry = asRecord(getAt(content, ...path));
      expect(entry).toHaveProperty(field);
      delete entry[field];
    });
    expect(message).toContain(`${file}: `);
    const number = path.at(-1);
    if (typeof number === 'number') expect(message).toContain(` ${number + 1}`);
    expect(message).toContain(`"${field}" is missing`);
  });

  test('is called by its name where it has one', () => {
    const message = getMessage(wordListSchema, 'content/words/a1.json', (content) => {
      delete asRecord(getAt(content, 1)).meaning;
    });
    expect(message).toContain('content/words/a1.json: entry 2 "address", "meaning" is missing');
  });
});

test('a misspelt field is named with its entry', () => {
  const message = getMessage(wordListSchema, 'content/words/a1.json', (content) => {
    asRecord(getAt(content, 1)).meening = 'a place';
  });
  expect(message).toContain('entry 2 "address", there is no field "meening"');
});

test('a file known by its kind only is named by its level and skill', () => {
  const content = readJsonFile(`src/${UNITS}`);
  delete asRecord(getAt(content, 'units', 0)).goal;
  expect(() => parseContent(unitFileSchema, content, 'units of')).toThrow(
    /^units of B1 Grammar: units 1 "b1-grammar-[^"]+", "goal" is missing$/,
  );
});

test('a file with a comma too many is reported with its path and the line', () => {
  const text = readFileSync('src/content/words/a1.json', 'utf8');
  const commas = [...text.matchAll(/,(?=\n)/g)].map(({ index }) => index);
  const folder = temporaryFolder();
  forAll(fc.constantFrom(...commas), (at) => {
    const path = join(folder, 'bank.json');
    writeFileSync(path, `${text.slice(0, at)},${text.slice(at)}`);
    const line = text.slice(0, at).split('\n').length;
    expect(() => readJsonFile(path)).toThrow(`${path}, line ${line}, `);
  });
});

test('a build stops at a bank with a comma too many, with its path and line', async () => {
  const folder = join(temporaryFolder(), 'src/content');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bank.json'), '[\n  { "word": "actor",, "pos": "noun" }\n]');
  writeFileSync(join(folder, 'bank.js'), "export { default } from './bank.json';");
  const building = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [checkContentFiles()],
    build: { write: false, lib: { entry: join(folder, 'bank.js'), formats: ['es'] } },
  });
  await expect(building).rejects.toThrow('src/content/bank.json, line 2, column 21: ');
});
