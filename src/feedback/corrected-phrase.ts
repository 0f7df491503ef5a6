import { FUNCTION_WORDS } from './lexicon/function-words.ts';
import type { MistakeInContext } from './mistake-in-context.ts';

type MistakeContext = Pick<MistakeInContext, 'before' | 'quote' | 'after' | 'correction'>;

/** A phrase of more words than this says enough without those around it. */
const ENOUGH_WORDS = 4;
const WORD = /^[\p{L}\p{N}][\p{L}\p{N}'’-]*$/u;

/** Words that say nothing without the one that follows: "to a", "in my". */
function needsNextWord(word: string): boolean {
  const { SUBJ, DET, PREP, NUM, BE, HAVE, DO, MODAL } = FUNCTION_WORDS;
  return [SUBJ, DET, PREP, NUM, BE, HAVE, DO, MODAL].some((words) => words.has(word.toLowerCase()));
}

function splitWords(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}

/** The words behind the mistake that its phrase takes along: up to the first that stands by itself. */
function takeWordsAfter(after: string, most: number): string[] {
  const taken: string[] = [];
  for (const written of splitWords(after)) {
    const word = written.replace(/[.,;:!?…"”’)]+$/u, '');
    if (taken.length === most || !WORD.test(word)) break;
    taken.push(word);
    if (word !== written || !needsNextWord(word)) break;
  }
  return taken;
}

/** The words in front of it: one, and a determiner or the like before that. */
function takeWordsBefore(before: string): string[] {
  const [last, ...more] = splitWords(before).reverse();
  if (!last || !WORD.test(last)) return [];
  const [other] = more;
  return other && WORD.test(other) && needsNextWord(last) ? [other, last] : [last];
}

/**
 * A mistake's place as it is when it is right, in the learner's own words: "married to a doctor". Empty where nobody
 * knows what is right.
 */
export function formatCorrectedPhrase({ before, quote, after, correction }: MistakeContext): string {
  if (correction === undefined) return '';
  const right = splitWords(correction);
  if (right.length >= ENOUGH_WORDS) return right.join(' ');
  // What is marked may begin or end in the middle of a word, as "'m" does.
  const clings = /\p{L}$/u.test(before) && !/^\s/.test(correction) && !/^\s/.test(quote);
  const front = clings ? splitWords(before).slice(-1) : takeWordsBefore(before);
  const behind =
    /^[\s]|^$/.test(after) || /\s$/.test(quote) ? takeWordsAfter(after, ENOUGH_WORDS - right.length) : [];
  const start = clings ? `${front.join('')}${right.join(' ')}` : [...front, ...right].join(' ');
  return [start, ...behind]
    .filter(Boolean)
    .join(' ')
    .replace(/ (?=[,.!?])/g, '');
}

/** A reason that speaks of the sentence at hand: its own words first, as they are when they are right. */
export function prependCorrectedPhrase(reason: string, mistake: MistakeContext): string {
  const phrase = formatCorrectedPhrase(mistake);
  return phrase === '' || reason.includes(phrase) ? reason : `“${phrase}”: ${reason}`;
}
