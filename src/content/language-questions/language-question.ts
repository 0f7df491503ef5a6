import { pick, type Rng, shuffle } from '../../domain/random.ts';
import { GAP } from '../gap.ts';
import type { Word } from '../words/word-schema.ts';
import { areKin } from './kinship.ts';
import type { QuestionPool } from './question-pool.ts';
import { type Ending, fitsArticle, formWith, type Gapped, gapped } from './word-forms.ts';

export const QUESTION_KINDS = ['word', 'meaning', 'gap', 'phrase', 'same', 'opposite'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question about a word of the bank, with four options of which one is right. */
export interface LanguageQuestion {
  kind: QuestionKind;
  word: string;
  question: string;
  /** What makes the answer the only one, where the question alone might leave room for another. */
  clue?: string;
  options: readonly string[];
  answer: string;
  because: string;
  /** What each of the other options means. */
  wrong: Readonly<Record<string, string>>;
}

/** Options besides the answer. */
const OTHERS = 3;
/** The longest meaning, in characters, that is an option: four of them have to fit a phone's screen. */
const MAX_MEANING_OPTION = 60;

/**
 * A question of that kind about a word of the pool. The options are words, or meanings of words, of the same part of
 * speech, of the same topic where there are such; none has anything to do with the answer. `null` where the bank has
 * not what it takes.
 */
export function languageQuestion(
  kind: QuestionKind,
  word: Word,
  pool: QuestionPool,
  rng: Rng,
): LanguageQuestion | null {
  const draft = draftOf(kind, word, rng);
  if (!draft) return null;
  const { question, clue, answer, because } = draft;
  const wrong = new Map<string, string>();
  for (const other of neighbours(word, pool, draft, rng)) {
    if (wrong.size === OTHERS) break;
    const option = isStranger(word, other, pool) ? draft.optionOf(other) : null;
    if (option !== null) wrong.set(option, meansText(other));
  }
  if (wrong.size < OTHERS) return null;
  return {
    kind,
    word: word.word,
    question,
    ...(clue === undefined ? {} : { clue }),
    options: shuffle([answer, ...wrong.keys()], rng),
    answer,
    because,
    wrong: Object.fromEntries(wrong),
  };
}

/** The other words of its part of speech: those of its topic first, or last, otherwise in a random order. */
function neighbours(
  { pos, topic }: Word,
  { words }: QuestionPool,
  { isWary }: Draft,
  rng: Rng,
): readonly Word[] {
  const mixed = shuffle(
    words.filter((other) => other.pos === pos),
    rng,
  );
  const near = mixed.filter((other) => other.topic === topic);
  const far = mixed.filter((other) => other.topic !== topic);
  return isWary ? [...far, ...near] : [...near, ...far];
}

function isStranger(word: Word, other: Word, { about }: QuestionPool): boolean {
  const [own, others] = [about.get(word), about.get(other)];
  return own !== undefined && others !== undefined && !areKin(own, others);
}

/** A question before its other options are chosen. */
interface Draft extends Pick<LanguageQuestion, 'question' | 'clue' | 'answer' | 'because'> {
  /** Its options come from far topics first: what is like a quality or an action is close to it, named or not. */
  isWary?: boolean;
  /** What another word offers; `null` where it does not fit. */
  optionOf(other: Word): string | null;
}

function draftOf(kind: QuestionKind, word: Word, rng: Rng): Draft | null {
  switch (kind) {
    case 'word':
      return wordDraft(word);
    case 'meaning':
      return meaningDraft(word);
    case 'gap':
      return gapDraft(word, rng);
    case 'phrase':
      return phraseDraft(word);
    case 'same':
      return relationDraft(word, word.synonyms, 'means nearly the same as');
    case 'opposite':
      return relationDraft(word, word.opposites, 'is the opposite of');
  }
}

function wordDraft(word: Word): Draft {
  return {
    question: `Which word means “${word.meaning}”?`,
    answer: word.word,
    because: `For example: “${word.examples[0]}”`,
    optionOf: (other) => other.word,
  };
}

function meaningDraft(word: Word): Draft | null {
  const isShort = ({ meaning }: Word) => meaning.length <= MAX_MEANING_OPTION;
  if (!isShort(word)) return null;
  return {
    question: `What does “${word.word}” mean?`,
    answer: word.meaning,
    because: `For example: “${word.examples[0]}”`,
    optionOf: (other) => (isShort(other) ? other.meaning : null),
  };
}

/** A gap could often be filled by more than one word: the meaning says which is asked for. */
function gapDraft(word: Word, rng: Rng): Draft | null {
  const examples = word.examples.flatMap((text) => gapped(text, word.word) ?? []);
  if (examples.length === 0) return null;
  return filledDraft(word, [pick(examples, rng)], (whole) => `The whole sentence: ${whole}`);
}

function phraseDraft(word: Word): Draft | null {
  const phrases = (word.collocations ?? []).flatMap((text) => gapped(text, word.word) ?? []);
  const alike = phrases.filter(({ form }) => form === phrases[0]?.form).slice(0, 2);
  return alike.length > 0 ? filledDraft(word, alike, (whole) => `We say: ${whole}.`) : null;
}

function filledDraft(word: Word, texts: readonly Gapped[], because: (whole: string) => string): Draft | null {
  const form = texts[0]?.form ?? '';
  const ending: Ending = texts[0]?.ending ?? '';
  const fits = (option: string) => texts.every((text) => fitsArticle(text, option));
  if (!fits(form)) return null;
  return {
    question: texts.map(({ text }) => text).join(' · '),
    clue: `The word means “${word.meaning}”.`,
    answer: form,
    because: because(texts.map(({ text }) => `“${text.replace(GAP, form)}”`).join(', ')),
    optionOf: (other) => {
      const option = formWith(ending, other);
      return option !== null && fits(option) ? option : null;
    },
  };
}

function relationDraft(word: Word, related: readonly string[] = [], relation: string): Draft | null {
  const answer = related.find((each) => /^[a-z]+$/.test(each));
  if (answer === undefined) return null;
  return {
    question: `Which word ${relation} “${word.word}”?`,
    answer,
    because: `“${answer}” ${relation} “${word.word}”: “${word.meaning}”.`,
    isWary: word.pos !== 'noun',
    optionOf: (other) => other.word,
  };
}

function meansText({ word, meaning }: Word): string {
  return `“${word}” means “${meaning}”.`;
}
