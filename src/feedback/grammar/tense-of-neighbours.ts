import type { SentenceAnalysis } from './groups.ts';
import type { TenseAround } from './tense-around.ts';
import { type Evidence, readSpeech, readTimeWords, readVerb } from './tense-evidence.ts';

/*
 * What the sentences before and behind a sentence say about its tense.
 */

interface ReadSentence {
  /** What its verbs say. */
  own: Evidence;
  /** What its time words say, which goes on for longer. */
  frame: Evidence;
}

/** However many verbs a sentence has, it says no more than this. */
const MAX_OF_SENTENCE = 2;

/** What a sentence says about the tense of those around it; what is said in quotes does not count. */
function readSentence(
  { tokens, clauses, isQuestion }: SentenceAnalysis,
  isQuoted: readonly boolean[],
): ReadSentence {
  const own = { past: 0, present: 0 };
  if (isQuestion) return { own, frame: { past: 0, present: 0 } };
  const frame = readTimeWords(tokens.filter(({ at }) => isQuoted[at] !== true));
  for (const clause of clauses) {
    if (clause.verb?.finite && isQuoted[clause.verb.finite.at] === true) continue;
    const { past, present } = readVerb(clause);
    // "Last week I have been there" is meant as a past.
    const isMeantAsPast = clause.verb?.isPerfect === true && frame.past > 1;
    own.past += isMeantAsPast ? 1 : past;
    own.present += present;
  }
  // "Yesterday is my birthday" tells of the past, and "every day we played" as well.
  if (frame.past > 1) own.present = 0;
  if (own.past > own.present) frame.present = 0;
  own.past = Math.min(own.past, MAX_OF_SENTENCE);
  own.present = Math.min(own.present, MAX_OF_SENTENCE);
  return { own, frame };
}

const SENTENCES_BACK = 6;
const SENTENCES_AHEAD = 2;
/** How much less each further sentence counts, by its verbs and by its time words. */
const DECAY = 0.6;
const FRAME_DECAY = 0.8;
/** The weight of the next sentence: readers know it only later. */
const AHEAD = 0.5;

/** Whether a sentence has a time word. */
function hasFrame({ frame }: ReadSentence): boolean {
  return frame.past > 0 || frame.present > 0;
}

function addWeighted(sum: Evidence, { past, present }: Evidence, weight: number): void {
  sum.past += weight * past;
  sum.present += weight * present;
}

/** Adds what the sentences before say; the nearest time word counts until a paragraph ends. */
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
    addWeighted(sum, sentence.own, weight);
    if (isFramed) {
      addWeighted(sum, sentence.frame, frameWeight);
      isFramed = !hasFrame(sentence);
    }
    weight *= DECAY;
    frameWeight *= FRAME_DECAY;
  }
}

/** Adds what the next sentences say, up to a paragraph or a time word, which opens a part of its own. */
function addSentencesBehind(
  sum: Evidence,
  read: readonly ReadSentence[],
  at: number,
  opensParagraph: readonly boolean[],
): void {
  let weight = AHEAD;
  for (let after = at + 1; after <= at + SENTENCES_AHEAD; after++) {
    const sentence = read[after];
    if (!sentence || opensParagraph[after] === true || hasFrame(sentence)) return;
    addWeighted(sum, sentence.own, weight);
    weight *= DECAY;
  }
}

/** To a quarter, so that small changes far away do not have a sentence examined again. */
const round = (value: number) => Math.round(value * 4) / 4;

/** What the text says about the tense of each of its sentences by those before and behind it. */
export function readTenseAround(
  sentences: readonly { sentence: SentenceAnalysis; opensParagraph: boolean }[],
): readonly TenseAround[] {
  let isOpen = false;
  const speech = sentences.map(({ sentence, opensParagraph }) => {
    // Learners forget to close a quotation, so none goes on in the next paragraph.
    const isSpeech = opensParagraph ? false : isOpen;
    const { isQuoted, endsInSpeech } = readSpeech(sentence, isSpeech);
    isOpen = endsInSpeech;
    return { isSpeech, read: readSentence(sentence, isQuoted) };
  });
  const read = speech.map((each) => each.read);
  const opens = sentences.map(({ opensParagraph }) => opensParagraph);
  return speech.map(({ isSpeech }, at) => {
    const sum = { past: 0, present: 0 };
    addSentencesBefore(sum, read, at, opens);
    addSentencesBehind(sum, read, at, opens);
    return { past: round(sum.past), present: round(sum.present), isSpeech };
  });
}
