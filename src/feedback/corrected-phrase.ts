import { FUNCTION_WORDS } from './lexicon/function-words.ts';
import type { MistakeInContext } from './mistake-in-context.ts';

type MistakeContext = Pick<MistakeInContext, 'before' | 'quote' | 'after' | 'correction'>;

/** A correction of this many words is shown without the words around it. */
const MAX_PHRASE_WORDS = 4;
const WORD = /^[\p{L}\p{N}][\p{L}\p{N}'’-]*$/u;

/** Whether a word says little without the next one: to, a, my, two, is, can. */
function needsNextWord(word: string): boolean {
  const { SUBJ, DET, PREP, NUM, BE, HAVE, DO, MODAL } = FUNCTION_WORDS;
  return [SUBJ, DET, PREP, NUM, BE, HAVE, DO, MODAL].some((words) => words.has(word.toLowerCase()));
}

function splitWords(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}

/** Returns the words after the mistake, up to the first that says something by itself: "to a doctor". */
function takeWordsAfter(after: string, limit: number): string[] {
  const words: string[] = [];
  for (const written of splitWords(after)) {
    const word = written.replace(/[.,;:!?…"”’)]+$/u, '');
    if (words.length === limit || !WORD.test(word)) break;
    words.push(word);
    if (word !== written || !needsNextWord(word)) break;
  }
  return words;
}

/** Returns the word before the mistake, or two where the nearer one says little by itself: "go to". */
function takeWordsBefore(before: string): string[] {
  const [last, ...more] = splitWords(before).reverse();
  if (!last || !WORD.test(last)) return [];
  const [other] = more;
  return other && WORD.test(other) && needsNextWord(last) ? [other, last] : [last];
}

/**
 * Returns the correction with some of the learner's words around it: "married to a doctor"; '' without a
 * correction.
 */
export function formatCorrectedPhrase({ before, quote, after, correction }: MistakeContext): string {
  if (correction === undefined) return '';
  const right = splitWords(correction);
  if (right.length >= MAX_PHRASE_WORDS) return right.join(' ');
  // A mark can begin or end inside a word: that of "'m" in "I'm" does.
  const isSuffix = /\p{L}$/u.test(before) && !/^\s/.test(correction) && !/^\s/.test(quote);
  const wordsBefore = isSuffix ? splitWords(before).slice(-1) : takeWordsBefore(before);
  const wordsAfter =
    /^[\s]|^$/.test(after) || /\s$/.test(quote) ? takeWordsAfter(after, MAX_PHRASE_WORDS - right.length) : [];
  const start = isSuffix ? `${wordsBefore.join('')}${right.join(' ')}` : [...wordsBefore, ...right].join(' ');
  return [start, ...wordsAfter]
    .filter(Boolean)
    .join(' ')
    .replace(/ (?=[,.!?])/g, '');
}

/** Puts the corrected phrase before the reason, unless the reason already contains it. */
export function prependCorrectedPhrase(reason: string, mistake: MistakeContext): string {
  const phrase = formatCorrectedPhrase(mistake);
  return phrase === '' || reason.includes(phrase) ? reason : `“${phrase}”: ${reason}`;
}
