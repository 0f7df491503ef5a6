import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { findMistakes } from '../../../src/feedback/find-mistakes.ts';
import type { TextChecker, TextMistake } from '../../../src/feedback/text-checker.ts';

/**
 * Sentences with one known mistake each, and right ones; `development.json` was seen when rules were written.
 */
const corpus = v.object({
  mistakes: v.array(
    v.object({ text: v.string(), wrong: v.string(), right: v.array(v.string()), kind: v.string() }),
  ),
  correct: v.array(v.string()),
});
export type Corpus = v.InferOutput<typeof corpus>;
type KnownMistake = Corpus['mistakes'][number];

const FOLDER = new URL('./', import.meta.url);
const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

/** All parts of the corpus, by name. */
export function readCorpora(): readonly (readonly [name: string, Corpus])[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replace('.json', ''),
      v.parse(corpus, JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))),
    ]);
}

function normaliseText(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.?!])/g, '');
}

function isCorrected({ text, wrong, right }: KnownMistake, found: readonly TextMistake[]): boolean {
  const at = text.indexOf(wrong);
  const wanted = right.map((words) =>
    normaliseText(text.slice(0, at) + words + text.slice(at + wrong.length)),
  );
  return found.some(
    ({ start, end, correction }) =>
      correction !== undefined &&
      wanted.includes(normaliseText(text.slice(0, start) + correction + text.slice(end))),
  );
}

export interface CorpusScore {
  /** By kind: the number of mistakes, of those found, and of those corrected as in the corpus. */
  kinds: ReadonlyMap<string, { all: number; found: number; corrected: number }>;
  missed: readonly string[];
  /** Right sentences that were marked. */
  marked: readonly string[];
  foundShare: number;
  correctedShare: number;
  markedShare: number;
}

/** Scores checkers on a corpus. A mistake counts as found when a mark overlaps it. */
export async function scoreCorpus(
  { mistakes, correct }: Corpus,
  checkers: readonly TextChecker[],
): Promise<CorpusScore> {
  const kinds = new Map<string, { all: number; found: number; corrected: number }>();
  const missed: string[] = [];
  for (const mistake of mistakes) {
    const { text, wrong, kind } = mistake;
    const at = text.indexOf(wrong);
    const marks = await findMistakes(text, checkers, CONTEXT);
    const hits = marks.filter(({ start, end }) => start < at + wrong.length && end > at);
    const row = kinds.get(kind) ?? { all: 0, found: 0, corrected: 0 };
    row.all++;
    if (hits.length > 0) row.found++;
    else missed.push(text);
    if (isCorrected(mistake, hits)) row.corrected++;
    kinds.set(kind, row);
  }
  const marked: string[] = [];
  for (const text of correct) {
    if ((await findMistakes(text, checkers, CONTEXT)).length > 0) marked.push(text);
  }
  const sum = (key: 'found' | 'corrected') => [...kinds.values()].reduce((all, row) => all + row[key], 0);
  return {
    kinds,
    missed,
    marked,
    foundShare: sum('found') / mistakes.length,
    correctedShare: sum('corrected') / mistakes.length,
    markedShare: marked.length / correct.length,
  };
}
