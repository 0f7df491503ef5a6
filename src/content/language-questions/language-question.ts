import { pick, type Rng, shuffle } from '../../domain/random.ts';
import { GAP } from '../gap.ts';
import type { Word } from '../words/word-schema.ts';
import { cutGap, findFormWithEnding, fitsArticle, type GappedText, type WordEnding } from './gapped-text.ts';
import type { QuestionPool } from './question-pool.ts';
import { areRelated } from './word-relatedness.ts';

/** What a question asks: see `TOPICS` of the Quiz for how each kind is put to the learner. */
export const QUESTION_KINDS = ['word', 'meaning', 'gap', 'phrase', 'same', 'opposite'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question about a word of the bank, with four options of which one is right. */
export interface LanguageQuestion {
  kind: QuestionKind;
  word: string;
  question: string;
  /** Extra information that excludes other answers. */
  clue?: string;
  options: readonly string[];
  answer: string;
  because: string;
  /** What each of the other options means. */
  wrong: Readonly<Record<string, string>>;
}

/** Options besides the answer. */
const WRONG_OPTION_COUNT = 3;
/** The longest meaning that can be an option, in characters; four options must fit a phone's screen. */
const MAX_MEANING_OPTION = 60;

/**
 * A question about a word of the pool. The wrong options are of the same part of speech, if possible of the
 * same topic, and unrelated to the answer.
 *
 * @returns `null` when the word or the pool lacks what the kind needs
 */
export function createLanguageQuestion(
  kind: QuestionKind,
  word: Word,
  pool: QuestionPool,
  rng: Rng,
): LanguageQuestion | null {
  const draft = createDraft(kind, word, rng);
  if (!draft) return null;
  const { question, clue, answer, because } = draft;
  const wrong = new Map<string, string>();
  for (const other of orderCandidates(word, pool, draft, rng)) {
    if (wrong.size === WRONG_OPTION_COUNT) break;
    const option = isUnrelated(word, other, pool) ? draft.getOption(other) : null;
    if (option !== null) wrong.set(option, formatMeaning(other));
  }
  if (wrong.size < WRONG_OPTION_COUNT) return null;
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

/** The words of the same part of speech in random order, those of the same topic first, or last. */
function orderCandidates(
  { pos, topic }: Word,
  { words }: QuestionPool,
  { prefersFarTopics }: QuestionDraft,
  rng: Rng,
): readonly Word[] {
  const shuffled = shuffle(
    words.filter((other) => other.pos === pos),
    rng,
  );
  const near = shuffled.filter((other) => other.topic === topic);
  const far = shuffled.filter((other) => other.topic !== topic);
  return prefersFarTopics ? [...far, ...near] : [...near, ...far];
}

function isUnrelated(word: Word, other: Word, { relatedStems }: QuestionPool): boolean {
  const [own, others] = [relatedStems.get(word), relatedStems.get(other)];
  return own !== undefined && others !== undefined && !areRelated(own, others);
}

/** A question before its other options are chosen. */
interface QuestionDraft extends Pick<LanguageQuestion, 'question' | 'clue' | 'answer' | 'because'> {
  /** Prefers options of other topics, because qualities and actions of one topic are often near synonyms. */
  prefersFarTopics?: boolean;
  /** The option that another word gives; `null` if it does not fit. */
  getOption(other: Word): string | null;
}

function createDraft(kind: QuestionKind, word: Word, rng: Rng): QuestionDraft | null {
  switch (kind) {
    case 'word':
      return draftWordQuestion(word);
    case 'meaning':
      return draftMeaningQuestion(word);
    case 'gap':
      return draftGapQuestion(word, rng);
    case 'phrase':
      return draftPhraseQuestion(word);
    case 'same':
      return draftRelationQuestion(word, word.synonyms, 'means nearly the same as');
    case 'opposite':
      return draftRelationQuestion(word, word.opposites, 'is the opposite of');
  }
}

function draftWordQuestion(word: Word): QuestionDraft {
  return {
    question: `Which word means “${word.meaning}”?`,
    answer: word.word,
    because: `For example: “${word.examples[0]}”`,
    getOption: (other) => other.word,
  };
}

function draftMeaningQuestion(word: Word): QuestionDraft | null {
  const isShort = ({ meaning }: Word) => meaning.length <= MAX_MEANING_OPTION;
  if (!isShort(word)) return null;
  return {
    question: `What does “${word.word}” mean?`,
    answer: word.meaning,
    because: `For example: “${word.examples[0]}”`,
    getOption: (other) => (isShort(other) ? other.meaning : null),
  };
}

/** Several words often fit a gap, so the clue gives the meaning of the right one. */
function draftGapQuestion(word: Word, rng: Rng): QuestionDraft | null {
  const examples = word.examples.flatMap((text) => cutGap(text, word.word) ?? []);
  if (examples.length === 0) return null;
  return draftFilledQuestion(word, [pick(examples, rng)], (whole) => `The whole sentence: ${whole}`);
}

function draftPhraseQuestion(word: Word): QuestionDraft | null {
  const phrases = (word.collocations ?? []).flatMap((text) => cutGap(text, word.word) ?? []);
  const alike = phrases.filter(({ form }) => form === phrases[0]?.form).slice(0, 2);
  return alike.length > 0 ? draftFilledQuestion(word, alike, (whole) => `We say: ${whole}.`) : null;
}

function draftFilledQuestion(
  word: Word,
  texts: readonly GappedText[],
  because: (whole: string) => string,
): QuestionDraft | null {
  const form = texts[0]?.form ?? '';
  const ending: WordEnding = texts[0]?.ending ?? '';
  const fits = (option: string) => texts.every((text) => fitsArticle(text, option));
  if (!fits(form)) return null;
  return {
    question: texts.map(({ text }) => text).join(' · '),
    clue: `The word means “${word.meaning}”.`,
    answer: form,
    because: because(texts.map(({ text }) => `“${text.replace(GAP, form)}”`).join(', ')),
    getOption: (other) => {
      const option = findFormWithEnding(ending, other);
      return option !== null && fits(option) ? option : null;
    },
  };
}

function draftRelationQuestion(
  word: Word,
  related: readonly string[] = [],
  relation: string,
): QuestionDraft | null {
  const answer = related.find((each) => /^[a-z]+$/.test(each));
  if (answer === undefined) return null;
  return {
    question: `Which word ${relation} “${word.word}”?`,
    answer,
    because: `“${answer}” ${relation} “${word.word}”: “${word.meaning}”.`,
    prefersFarTopics: word.pos !== 'noun',
    getOption: (other) => other.word,
  };
}

function formatMeaning({ word, meaning }: Word): string {
  return `“${word}” means “${meaning}”.`;
}
