import { type CommonWords, loadCommonWords } from '../../content/common-words/common-word.ts';
import { findWords } from '../../content/words/find-words.ts';
import { loadWordIndex, type WordIndex } from '../../content/words/word-index.ts';
import type { Word } from '../../content/words/word-schema.ts';
import type { Level } from '../../domain/levels.ts';
import {
  type Candidate,
  type ExplainedWord,
  findCandidates,
  getCandidateWord,
  type LookupSources,
} from './candidates.ts';

/** One entry of the card. */
export interface LookupEntry extends ExplainedWord {
  source: Candidate['source'];
  /** The bank's row of the word, if it has one. */
  row: Word | undefined;
}

export interface LookupResult {
  /** Likeliest first; empty for an unknown word. */
  entries: readonly LookupEntry[];
  /** False when a bank could not load, for example offline before its first use. */
  hasBank: boolean;
}

/** The maximum number of entries on the card. */
const MOST_ENTRIES = 3;
const NO_BANK: WordIndex = new Map<string, Level>();
const NO_GLOSSES: CommonWords = new Map();

/**
 * What a word of a text may mean, by the class, the banks and the learner's own words.
 * @param start where in the text the word begins
 */
export async function findEntries(
  text: string,
  start: number,
  known: Omit<LookupSources, 'bank' | 'commonWords'>,
): Promise<LookupResult> {
  const [bank, common] = await Promise.all([
    loadWordIndex().catch(() => null),
    loadCommonWords().catch(() => null),
  ]);
  const candidates = findCandidates(text, start, {
    ...known,
    bank: bank ?? NO_BANK,
    commonWords: common ?? NO_GLOSSES,
  });
  const rows = await findWords(candidates.map(getCandidateWord));
  const isLost = candidates.some((candidate) => candidate.source === 'bank' && !rows.has(candidate.word));
  return {
    entries: candidates.flatMap((candidate) => entryOf(candidate, rows)).slice(0, MOST_ENTRIES),
    hasBank: bank !== null && common !== null && !isLost,
  };
}

function entryOf(candidate: Candidate, rows: ReadonlyMap<string, Word>): readonly LookupEntry[] {
  const row = rows.get(getCandidateWord(candidate));
  if (candidate.source !== 'bank') return [{ ...candidate.entry, source: candidate.source, row }];
  if (!row || (candidate.partsOfSpeech && !candidate.partsOfSpeech.includes(row.pos))) return [];
  const { word, meaning, examples } = row;
  return [{ word, meaning, example: examples[0], source: 'bank', row }];
}
