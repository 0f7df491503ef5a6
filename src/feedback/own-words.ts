import type { FoundMistake } from './found-mistake.ts';
import { FUNCTION_WORDS } from './lexicon/function-words.ts';

type InContext = Pick<FoundMistake, 'before' | 'quote' | 'after' | 'correction'>;

/** A phrase of more words than this says enough without those around it. */
const ENOUGH_WORDS = 4;
const WORD = /^[\p{L}\p{N}][\p{L}\p{N}'’-]*$/u;

/** Words that say nothing without the one that follows: "to a", "in my". */
function leansOn(word: string): boolean {
  const { SUBJ, DET, PREP, NUM, BE, HAVE, DO, MODAL } = FUNCTION_WORDS;
  return [SUBJ, DET, PREP, NUM, BE, HAVE, DO, MODAL].some((words) => words.has(word.toLowerCase()));
}

function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}

/** The words behind the mistake that its phrase takes along: up to the first that stands by itself. */
function wordsBehind(after: string, most: number): string[] {
  const taken: string[] = [];
  for (const written of wordsIn(after)) {
    const word = written.replace(/[.,;:!?…"”’)]+$/u, '');
    if (taken.length === most || !WORD.test(word)) break;
    taken.push(word);
    if (word !== written || !leansOn(word)) break;
  }
  return taken;
}

/** The words in front of it: one, and a determiner or the like before that. */
function wordsInFront(before: string): string[] {
  const [last, ...more] = wordsIn(before).reverse();
  if (!last || !WORD.test(last)) return [];
  const [other] = more;
  return other && WORD.test(other) && leansOn(last) ? [other, last] : [last];
}

/**
 * A mistake's place as it is when it is right, in the learner's own words: "married to a doctor". Empty where nobody
 * knows what is right.
 */
export function rightPhrase({ before, quote, after, correction }: InContext): string {
  if (correction === undefined) return '';
  const right = wordsIn(correction);
  if (right.length >= ENOUGH_WORDS) return right.join(' ');
  // What is marked may begin or end in the middle of a word, as "'m" does.
  const clings = /\p{L}$/u.test(before) && !/^\s/.test(correction) && !/^\s/.test(quote);
  const front = clings ? wordsIn(before).slice(-1) : wordsInFront(before);
  const behind =
    /^[\s]|^$/.test(after) || /\s$/.test(quote) ? wordsBehind(after, ENOUGH_WORDS - right.length) : [];
  const start = clings ? `${front.join('')}${right.join(' ')}` : [...front, ...right].join(' ');
  return [start, ...behind]
    .filter(Boolean)
    .join(' ')
    .replace(/ (?=[,.!?])/g, '');
}

/** A reason that speaks of the sentence at hand: its own words first, as they are when they are right. */
export function inOwnWords(reason: string, mistake: InContext): string {
  const phrase = rightPhrase(mistake);
  return phrase === '' || reason.includes(phrase) ? reason : `“${phrase}”: ${reason}`;
}
