import type { CommonWords } from '../../content/common-words/common-word.ts';
import type { WordIndex } from '../../content/words/word-index.ts';
import { capitalised } from '../../domain/capitalised.ts';
import type { VocabularyRow } from '../../domain/lesson-plan.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { runningWords } from '../../domain/running-words.ts';
import { type BaseForm, baseForms } from './base-forms.ts';
import { phraseWords, standsAt } from './standing-phrase.ts';

/** A word with what is said of it. */
export type Explained = VocabularyRow;

/** Where a tapped word is looked for. */
export interface KnownWords {
  /** The words of the class that is open. */
  taught: readonly Explained[];
  bank: WordIndex;
  /** Glosses of what is too common for the bank. */
  common: CommonWords;
  /** What the learner added and wrote a meaning for. */
  own: readonly Explained[];
  /** The learner's. */
  level: Level;
}

/** An entry that a tapped word may be a form of, or a part of. */
export type Candidate =
  | { from: 'class' | 'own' | 'common'; entry: Explained }
  /** It is one only if its part of speech has such a form; `null` where every one has. */
  | { from: 'bank'; word: string; of: BaseForm['of'] };

/**
 * The entries that the word at `at` may be, likeliest first: phrases of which it is a part, then the word by itself;
 * the class's before those of the banks, of these the nearest level before others, the learner's own last.
 * @param at where in the text the word begins
 */
export function candidatesAt(text: string, at: number, known: KnownWords): readonly Candidate[] {
  const line = lineAround(text, at);
  const words = runningWords(line.text);
  const place = words.findIndex(({ start }) => start === at - line.start);
  const word = words[place];
  if (!word) return [];
  const around = words.map((each) => each.text);
  const forms = baseForms(word.text);
  const bases = new Set(forms.map(({ base }) => base));
  const isPhraseHere = (entry: string) => {
    const phrase = phraseWords(entry);
    return phrase.length > 1 && phrase.some((part) => bases.has(part)) && standsAt(around, place, phrase);
  };
  const isWordHere = ({ word: name }: Explained) => {
    const [single, ...others] = phraseWords(name);
    return forms.some(({ base }) => base === name.toLowerCase() || (base === single && others.length === 0));
  };
  const written = (from: 'class' | 'own', rows: readonly Explained[], fits: (row: Explained) => boolean) =>
    rows.filter(fits).map((entry): Candidate => ({ from, entry }));
  const hyphened = [...known.bank.keys()].filter(
    (name) => name.includes('-') && name.split('-').some((part) => bases.has(part)) && isPhraseHere(name),
  );
  return withoutTwins([
    ...written('class', known.taught, (row) => isPhraseHere(row.word)),
    ...hyphened.map((name): Candidate => ({ from: 'bank', word: name, of: null })),
    ...written('own', known.own, (row) => isPhraseHere(row.word)),
    ...written('class', known.taught, isWordHere),
    ...fromBanks(forms, known),
    ...written('own', known.own, isWordHere),
  ]);
}

/** A word of one line is no part of a phrase in the next. */
function lineAround(text: string, at: number): { text: string; start: number } {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return { text: text.slice(start, end === -1 ? undefined : end), start };
}

interface Found {
  candidate: Candidate;
  level: Level;
}

/** Of both banks, the nearest level first. */
function fromBanks(forms: readonly BaseForm[], known: KnownWords): readonly Candidate[] {
  const distance = (other: Level) => Math.abs(LEVELS.indexOf(other) - LEVELS.indexOf(known.level));
  const sure = forms.filter(({ isGuess }) => !isGuess).flatMap((form) => inBanks(form, known));
  const guessed = forms.filter(({ isGuess }) => isGuess).flatMap((form) => inBanks(form, known));
  // A gloss does not say of which part of speech its word is: "evening" is no form of "even".
  const fitting = guessed.filter(({ candidate }) => sure.length === 0 || candidate.from === 'bank');
  return [...sure, ...fitting]
    .sort(
      (one, other) =>
        distance(one.level) - distance(other.level) ||
        LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level),
    )
    .map(({ candidate }) => candidate);
}

function inBanks({ base, of }: BaseForm, { bank, common }: KnownWords): readonly Found[] {
  // The bank writes a few with a capital: "Monday", "T-shirt".
  const word = [base, capitalised(base)].find((name) => bank.has(name));
  const level = word && bank.get(word);
  if (word && level) return [{ candidate: { from: 'bank', word, of }, level }];
  const entry = common.get(base);
  return entry ? [{ candidate: { from: 'common', entry }, level: entry.level ?? 'A1' }] : [];
}

/** The name under which My Words has an entry. */
export function nameOf(candidate: Candidate): string {
  return candidate.from === 'bank' ? candidate.word : candidate.entry.word;
}

/** The first of each name. */
function withoutTwins(candidates: readonly Candidate[]): readonly Candidate[] {
  const names = new Set<string>();
  return candidates.filter((candidate) => {
    const name = nameOf(candidate).toLowerCase();
    const isNew = !names.has(name);
    names.add(name);
    return isNew;
  });
}
