import type { SentenceAnalysis } from './groups.ts';
import type { TenseAround } from './tense-around.ts';
import {
  type Evidence,
  findQuotedTokens,
  isPlainBaseForm,
  readTimeWords,
  readVerb,
} from './tense-evidence.ts';

/*
 * How much the sentences before and after a sentence speak for each tense in it.
 */

interface ReadSentence {
  /** How much its verbs speak for each tense. */
  verbs: Evidence;
  /** How much its time words do, such as "last summer", which hold for more sentences than a verb. */
  frame: Evidence;
  /** How much base forms, which may be meant as a past, speak for the present as part of `verbs`. */
  base: number;
  /** Whether it tells of a past time in base forms only: "Last Sunday I go to the market". */
  tellsPastInBaseForms: boolean;
}

/** The verbs of one sentence, however many they are, count no more than this. */
const MAX_OF_SENTENCE = 2;

/** Weighs the verbs and the time words of a sentence, without what is in quotation marks. */
function readSentence(
  { tokens, clauses, isQuestion }: SentenceAnalysis,
  isQuoted: readonly boolean[],
): ReadSentence {
  const verbs = { past: 0, present: 0 };
  let [base, hasBase] = [0, false];
  if (isQuestion) return { verbs, frame: { past: 0, present: 0 }, base, tellsPastInBaseForms: false };
  const frame = readTimeWords(tokens.filter(({ at }) => isQuoted[at] !== true));
  for (const clause of clauses) {
    if (clause.verb?.finite && isQuoted[clause.verb.finite.at] === true) continue;
    const { past, present } = readVerb(clause);
    // "Last week I have been there" is meant as a past.
    const isMeantAsPast = clause.verb?.isPerfect === true && frame.past > 1;
    verbs.past += isMeantAsPast ? 1 : past;
    verbs.present += present;
    if (isPlainBaseForm(clause)) {
      base += present;
      hasBase = true;
    }
  }
  const tellsPastInBaseForms = frame.past > 1 && frame.present === 0 && hasBase && verbs.past === 0;
  // "Yesterday is my birthday" tells of the past, and "every day we played" as well.
  if (frame.past > 1) verbs.present = 0;
  if (verbs.past > verbs.present) frame.present = 0;
  verbs.past = Math.min(verbs.past, MAX_OF_SENTENCE);
  verbs.present = Math.min(verbs.present, MAX_OF_SENTENCE);
  return { verbs, frame, base, tellsPastInBaseForms };
}

const SENTENCES_BACK = 6;
const SENTENCES_AHEAD = 2;
/** By which factor the verbs, and the time words, of a sentence count less with each sentence of distance. */
const DECAY = 0.6;
const FRAME_DECAY = 0.8;
/** The weight of the next sentence, less than that of the sentence before: a reader does not know it yet. */
const AHEAD = 0.5;

/** Whether a sentence has a time word that speaks for a tense. */
function hasFrame({ frame }: ReadSentence): boolean {
  return frame.past > 0 || frame.present > 0;
}

function addWeighted(sum: Evidence, { past, present }: Evidence, weight: number): void {
  sum.past += weight * past;
  sum.present += weight * present;
}

/**
 * Adds the sentences before. Of their time words only the nearest count, and only up to the start of the
 * paragraph.
 */
function addSentencesBefore(
  sum: Evidence,
  read: readonly ReadSentence[],
  at: number,
  opensParagraph: readonly boolean[],
): void {
  let isFramed = true;
  let weight = 1;
  let frameWeight = 1;
  for (let before = at - 1; before >= Math.max(0, at - SENTENCES_BACK); before--) {
    const sentence = read[before];
    if (!sentence) return;
    // A new paragraph may turn to another time.
    if (opensParagraph[before + 1] === true) {
      weight *= DECAY;
      isFramed = false;
    }
    addWeighted(sum, sentence.verbs, weight);
    if (isFramed) {
      addWeighted(sum, sentence.frame, frameWeight);
      isFramed = !hasFrame(sentence);
    }
    weight *= DECAY;
    frameWeight *= FRAME_DECAY;
  }
}

/**
 * Adds the sentences after, up to the next paragraph or time word, with which a new part of the text begins.
 */
function addSentencesAfter(
  sum: Evidence,
  read: readonly ReadSentence[],
  at: number,
  opensParagraph: readonly boolean[],
): void {
  let weight = AHEAD;
  for (let after = at + 1; after <= at + SENTENCES_AHEAD; after++) {
    const sentence = read[after];
    if (!sentence || opensParagraph[after] === true || hasFrame(sentence)) return;
    addWeighted(sum, sentence.verbs, weight);
    weight *= DECAY;
  }
}

/**
 * Whether the text tells of the past in base forms before each sentence. A time word or a paragraph ends
 * this: "Last Sunday I go to the market. My mother buy fish. | Now I like fish."
 */
function findToldInBaseForms(
  read: readonly ReadSentence[],
  opensParagraph: readonly boolean[],
): readonly boolean[] {
  let isTold = false;
  return read.map((sentence, at) => {
    if (opensParagraph[at] === true || hasFrame(sentence)) isTold = false;
    const isToldHere = isTold;
    isTold ||= sentence.tellsPastInBaseForms;
    return isToldHere;
  });
}

/** Leaves out what base forms say for the present. */
function leaveOutBaseForms({ verbs, ...sentence }: ReadSentence): ReadSentence {
  return { ...sentence, verbs: { past: verbs.past, present: Math.max(0, verbs.present - sentence.base) } };
}

/**
 * Rounds to a quarter, so that a small change in a distant sentence does not make this one be checked again.
 */
const roundToQuarter = (value: number) => Math.round(value * 4) / 4;

/** Returns for each sentence of a text how much the sentences before and after it speak for each tense. */
export function readTenseAround(
  sentences: readonly { sentence: SentenceAnalysis; opensParagraph: boolean }[],
): readonly TenseAround[] {
  let isOpen = false;
  const readings = sentences.map(({ sentence, opensParagraph }) => {
    // Learners forget to close a quotation, so none goes on in the next paragraph.
    const startsInQuotes = opensParagraph ? false : isOpen;
    const { isQuoted, endsInQuotes } = findQuotedTokens(sentence, startsInQuotes);
    isOpen = endsInQuotes;
    return { startsInQuotes, read: readSentence(sentence, isQuoted) };
  });
  const opens = sentences.map(({ opensParagraph }) => opensParagraph);
  const asWritten = readings.map((each) => each.read);
  const isTold = findToldInBaseForms(asWritten, opens);
  const read = asWritten.map((each, at) => (isTold[at] ? leaveOutBaseForms(each) : each));
  return readings.map(({ startsInQuotes }, at) => {
    const sum = { past: 0, present: 0 };
    addSentencesBefore(sum, read, at, opens);
    addSentencesAfter(sum, read, at, opens);
    const [past, present] = [roundToQuarter(sum.past), roundToQuarter(sum.present)];
    return { past, present, startsInQuotes, isToldInBaseForms: isTold[at] === true };
  });
}
