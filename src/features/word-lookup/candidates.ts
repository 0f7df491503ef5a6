import type { CommonWords } from '../../content/common-words/common-word.ts';
import type { WordIndex } from '../../content/words/word-index.ts';
import { capitalise } from '../../domain/capitalise.ts';
import type { VocabularyRow } from '../../domain/lesson-plan.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { tokenizeWords } from '../../domain/word-tokens.ts';
import { type BaseForm, findBaseForms } from './base-forms.ts';
import { matchesPhraseAt, parsePhraseWords } from './phrase-match.ts';

/*
 * What a learner who taps a word may want to read: the tapped word can be a form of another one ("went") or a
 * part of a phrase ("check it out"), so there are several candidates, the likeliest first.
 */

/** A word with its meaning. */
export type ExplainedWord = VocabularyRow;

/** The sources in which a tapped word is looked up. */
export interface LookupSources {
  /** The words of the open class. */
  classWords: readonly ExplainedWord[];
  bank: WordIndex;
  /** Glosses of words that are too common for the bank. */
  commonWords: CommonWords;
  /** The learner's own words with a meaning. */
  ownWords: readonly ExplainedWord[];
  /** The learner's level. */
  level: Level;
}

/** An entry for a tapped word: a word of which it may be a form, or a phrase that contains it. */
export type Candidate =
  | { source: 'class' | 'own' | 'common'; entry: ExplainedWord }
  /** The parts of speech that have such a form; `null` for any. */
  | { source: 'bank'; word: string; partsOfSpeech: BaseForm['partsOfSpeech'] };

/**
 * The entries for the word at the offset `start`, likeliest first: phrases that contain it before single
 * words; words of the class, then of the banks by distance from the learner's level, then the learner's own.
 * @param start the offset of the word in the text
 */
export function findCandidates(text: string, start: number, sources: LookupSources): readonly Candidate[] {
  const line = getLineAround(text, start);
  const words = tokenizeWords(line.text);
  const index = words.findIndex((each) => each.start === start - line.start);
  const word = words[index];
  if (!word) return [];
  const lineWords = words.map((each) => each.text);
  const forms = findBaseForms(word.text);
  const bases = new Set(forms.map(({ base }) => base));
  const matchesPhrase = (entry: string) => {
    const phrase = parsePhraseWords(entry);
    return (
      phrase.length > 1 && phrase.some((part) => bases.has(part)) && matchesPhraseAt(lineWords, index, phrase)
    );
  };
  const matchesWord = ({ word: name }: ExplainedWord) => {
    const [single, ...others] = parsePhraseWords(name);
    return forms.some(({ base }) => base === name.toLowerCase() || (base === single && others.length === 0));
  };
  const createCandidates = (
    source: 'class' | 'own',
    rows: readonly ExplainedWord[],
    matches: (row: ExplainedWord) => boolean,
  ) => rows.filter(matches).map((entry): Candidate => ({ source, entry }));
  // The bank's only phrases are words with hyphens ("well-known"), which a text may write with spaces.
  const hyphenated = [...sources.bank.keys()].filter(
    (name) => name.includes('-') && name.split('-').some((part) => bases.has(part)) && matchesPhrase(name),
  );
  return removeDuplicates([
    ...createCandidates('class', sources.classWords, (row) => matchesPhrase(row.word)),
    ...hyphenated.map((name): Candidate => ({ source: 'bank', word: name, partsOfSpeech: null })),
    ...createCandidates('own', sources.ownWords, (row) => matchesPhrase(row.word)),
    ...createCandidates('class', sources.classWords, matchesWord),
    ...findInBanks(forms, sources),
    ...createCandidates('own', sources.ownWords, matchesWord),
  ]);
}

/** A phrase does not continue on the next line. */
function getLineAround(text: string, offset: number): { text: string; start: number } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { text: text.slice(start, end === -1 ? undefined : end), start };
}

interface LeveledCandidate {
  candidate: Candidate;
  level: Level;
}

/** The entries of both banks, nearest to the learner's level first. */
function findInBanks(forms: readonly BaseForm[], sources: LookupSources): readonly Candidate[] {
  const distance = (other: Level) => Math.abs(LEVELS.indexOf(other) - LEVELS.indexOf(sources.level));
  const certain = forms
    .filter(({ isGuess }) => !isGuess)
    .flatMap((form) => findBankCandidates(form, sources));
  const guessed = forms.filter(({ isGuess }) => isGuess).flatMap((form) => findBankCandidates(form, sources));
  // A gloss has no part of speech that could rule out a guess: "evening" is no form of "even".
  const allowed = guessed.filter(({ candidate }) => certain.length === 0 || candidate.source === 'bank');
  return [...certain, ...allowed]
    .sort(
      (one, other) =>
        distance(one.level) - distance(other.level) ||
        LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level),
    )
    .map(({ candidate }) => candidate);
}

function findBankCandidates(
  { base, partsOfSpeech }: BaseForm,
  { bank, commonWords }: LookupSources,
): readonly LeveledCandidate[] {
  // The bank has a few words with a capital: "Monday", "T-shirt".
  const word = [base, capitalise(base)].find((name) => bank.has(name));
  const level = word && bank.get(word);
  if (word && level) return [{ candidate: { source: 'bank', word, partsOfSpeech }, level }];
  const entry = commonWords.get(base);
  return entry ? [{ candidate: { source: 'common', entry }, level: entry.level ?? 'A1' }] : [];
}

/** The word under which My Words has an entry. */
export function getCandidateWord(candidate: Candidate): string {
  return candidate.source === 'bank' ? candidate.word : candidate.entry.word;
}

/** Keeps the first candidate of each word. */
function removeDuplicates(candidates: readonly Candidate[]): readonly Candidate[] {
  const names = new Set<string>();
  return candidates.filter((candidate) => {
    const name = getCandidateWord(candidate).toLowerCase();
    const isNew = !names.has(name);
    names.add(name);
    return isNew;
  });
}
