import { type CommonWords, loadCommonWords } from '../../content/common-words/common-word.ts';
import { findWords } from '../../content/words/find-words.ts';
import { loadWordIndex, type WordIndex } from '../../content/words/word-index.ts';
import type { Word } from '../../content/words/word-schema.ts';
import type { Level } from '../../domain/levels.ts';
import { SETUP_DEFAULTS } from '../../domain/profile.ts';
import type { OwnWords } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';
import type { TappedWord } from '../../ui/tappable-text/word-taps.ts';
import { useAsyncValue } from '../shell/use-async-value.ts';
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

/** The entries of a tapped word; `undefined` while they load. */
export function useWordLookup(tapped: TappedWord): LookupResult | undefined {
  const { store } = useLearner();
  return useAsyncValue(tapped, async ({ text, start, taught: classWords }) => {
    const [profile, ownWords] = await Promise.all([store.readProfile(), store.readOwnWords()]);
    const level = profile?.studentLevel ?? SETUP_DEFAULTS.studentLevel;
    return findEntries(text, start, { classWords, ownWords: listExplainedWords(ownWords), level });
  });
}

/** The maximum number of entries on the card. */
const MAX_ENTRIES = 3;
const NO_BANK: WordIndex = new Map<string, Level>();
const NO_GLOSSES: CommonWords = new Map();

/**
 * The entries of a word in the class, the banks and the learner's own words. Words that are too common for
 * the bank come from `common-words`, because every row of the bank becomes a clue in games.
 * @param start the offset of the word in the text
 */
async function findEntries(
  text: string,
  start: number,
  sources: Omit<LookupSources, 'bank' | 'commonWords'>,
): Promise<LookupResult> {
  const [bank, common] = await Promise.all([
    loadWordIndex().catch(() => null),
    loadCommonWords().catch(() => null),
  ]);
  const candidates = findCandidates(text, start, {
    ...sources,
    bank: bank ?? NO_BANK,
    commonWords: common ?? NO_GLOSSES,
  });
  const rows = await findWords(candidates.map(getCandidateWord));
  const isRowMissing = candidates.some(
    (candidate) => candidate.source === 'bank' && !rows.has(candidate.word),
  );
  return {
    entries: candidates.flatMap((candidate) => toEntries(candidate, rows)).slice(0, MAX_ENTRIES),
    hasBank: bank !== null && common !== null && !isRowMissing,
  };
}

function toEntries(candidate: Candidate, rows: ReadonlyMap<string, Word>): readonly LookupEntry[] {
  const row = rows.get(getCandidateWord(candidate));
  if (candidate.source !== 'bank') return [{ ...candidate.entry, source: candidate.source, row }];
  if (!row || (candidate.partsOfSpeech && !candidate.partsOfSpeech.includes(row.pos))) return [];
  const { word, meaning, examples } = row;
  return [{ word, meaning, example: examples[0], source: 'bank', row }];
}

/** The learner's own words with a meaning. */
function listExplainedWords(ownWords: OwnWords): readonly ExplainedWord[] {
  return Object.entries(ownWords).flatMap(([word, { meaning, example, isRemoved }]) =>
    isRemoved || meaning === '' ? [] : [{ word, meaning, example }],
  );
}
