import { readdirSync, readFileSync } from 'node:fs';

const CURRICULUM = new URL('../../src/teacher/curriculum/', import.meta.url);
const WORDS = new URL('../../src/content/words/', import.meta.url);

/** Fields whose texts are whole right sentences. */
const RIGHT_FIELDS: ReadonlySet<string> = new Set([
  'body',
  'example',
  'examples',
  'keeping',
  'lines',
  'right',
  'starting',
]);
const ALTERNATIVES = ' / ';
const SENTENCE = /^["“]?\p{Lu}.* .*[.!?]["”]?$/u;
const UNFINISHED = /_{2,}|…| – /;
const SPEAKER = /^(?:(?:Dr|Mr|Mrs|Ms) )?\p{Lu}\p{L}*: (?=\S)/u;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function collectRightTexts(value: unknown, field: string): readonly string[] {
  if (typeof value === 'string') {
    if (field === 'key') return value.split(ALTERNATIVES);
    return RIGHT_FIELDS.has(field) ? [value] : [];
  }
  if (Array.isArray(value)) return value.flatMap((one) => collectRightTexts(one, field));
  if (!isRecord(value) || value.lessUseful === true) return [];
  return Object.entries(value).flatMap(([name, one]) => collectRightTexts(one, name));
}

function readRightTexts(file: URL): readonly string[] {
  return collectRightTexts(JSON.parse(readFileSync(file, 'utf8')), '');
}

function listJsonFiles(folder: URL): readonly URL[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => new URL(name, folder));
}

/** The sentences of the curriculum (texts, examples, models, keys) and the words' examples, each once. */
export function readRightSentences(): readonly string[] {
  const files = [
    ...listJsonFiles(CURRICULUM),
    ...listJsonFiles(WORDS).filter(({ pathname }) => /\/[abc][12]\.json$/.test(pathname)),
  ];
  const texts = files
    .flatMap(readRightTexts)
    .map((text) => text.replaceAll('*', '').replace(SPEAKER, ''))
    .filter((text) => SENTENCE.test(text) && !UNFINISHED.test(text));
  return [...new Set(texts)];
}
