import type { CommonWords } from '../../content/common-words/common-word.ts';
import type { WordIndex } from '../../content/words/word-index.ts';
import { capitalise } from '../../domain/capitalise.ts';
import type { VocabularyRow } from '../../domain/lesson-plan.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { tokenizeWords } from '../../domain/word-tokens.ts';
import { type BaseForm, findBaseForms } from './base-forms.ts';
import { matchesPhraseAt, parsePhraseWords } from './phrase-match.ts';

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

/** An entry that a tapped word may be a form or a part of. */
export type Candidate =
  | { source: 'class' | 'own' | 'common'; entry: ExplainedWord }
  /** The parts of speech that have such a form; `null` for any. */
  | { source: 'bank'; word: string; partsOfSpeech: BaseForm['partsOfSpeech'] };

/**
 * The entries that the word at `at` may be, likeliest first: phrases of which it is a part, then the word by
 * itself; the class's before those of the banks, of these the nearest level before others, the learner's own
 * last.
 * @param at where in the text the word begins
 */
export function findCandidates(text: string, at: number, known: LookupSources): readonly Candidate[] {
  const line = lineAround(text, at);
  const words = tokenizeWords(line.text);
  const place = words.findIndex(({ start }) => start === at - line.start);
  const word = words[place];
  if (!word) return [];
  const around = words.map((each) => each.text);
  const forms = findBaseForms(word.text);
  const bases = new Set(forms.map(({ base }) => base));
  const isPhraseHere = (entry: string) => {
    const phrase = parsePhraseWords(entry);
    return (
      phrase.length > 1 && phrase.some((part) => bases.has(part)) && matchesPhraseAt(around, place, phrase)
    );
  };
  const isWordHere = ({ word: name }: ExplainedWord) => {
    const [single, ...others] = parsePhraseWords(name);
    return forms.some(({ base }) => base === name.toLowerCase() || (base === single && others.length === 0));
  };
  const written = (
    source: 'class' | 'own',
    rows: readonly ExplainedWord[],
    fits: (row: ExplainedWord) => boolean,
  ) => rows.filter(fits).map((entry): Candidate => ({ source, entry }));
  const hyphened = [...known.bank.keys()].filter(
    (name) => name.includes('-') && name.split('-').some((part) => bases.has(part)) && isPhraseHere(name),
  );
  return removeDuplicates([
    ...written('class', known.classWords, (row) => isPhraseHere(row.word)),
    ...hyphened.map((name): Candidate => ({ source: 'bank', word: name, partsOfSpeech: null })),
    ...written('own', known.ownWords, (row) => isPhraseHere(row.word)),
    ...written('class', known.classWords, isWordHere),
    ...fromBanks(forms, known),
    ...written('own', known.ownWords, isWordHere),
  ]);
}

/** A phrase does not continue on the next line. */
function lineAround(text: string, at: number): { text: string; start: number } {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return { text: text.slice(start, end === -1 ? undefined : end), start };
}

interface LeveledCandidate {
  candidate: Candidate;
  level: Level;
}

/** Entries of both banks, the nearest level first. */
function fromBanks(forms: readonly BaseForm[], known: LookupSources): readonly Candidate[] {
  const distance = (other: Level) => Math.abs(LEVELS.indexOf(other) - LEVELS.indexOf(known.level));
  const sure = forms.filter(({ isGuess }) => !isGuess).flatMap((form) => inBanks(form, known));
  const guessed = forms.filter(({ isGuess }) => isGuess).flatMap((form) => inBanks(form, known));
  // A gloss does not say of which part of speech its word is: "evening" is no form of "even".
  const fitting = guessed.filter(({ candidate }) => sure.length === 0 || candidate.source === 'bank');
  return [...sure, ...fitting]
    .sort(
      (one, other) =>
        distance(one.level) - distance(other.level) ||
        LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level),
    )
    .map(({ candidate }) => candidate);
}

function inBanks(
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
