import { unreachable } from '../../../domain/result.ts';

/** A sentence under repair: its words, and the one whose field is open. */
export interface SentenceCorrection {
  words: readonly string[];
  open: OpenWord | null;
}

export interface OpenWord {
  index: number;
  text: string;
  /** It stands before the word at `index`, or in its place. */
  isNew: boolean;
}

export type CorrectionEvent =
  | { type: 'word-opened'; index: number }
  | { type: 'word-typed'; text: string }
  /** A field for a word before or behind the open one. */
  | { type: 'place-opened'; side: 'before' | 'behind' }
  | { type: 'closed' };

/** A sentence as it was left: the learner's, or else the one to mend. */
export function startCorrection(words: readonly string[], answer: string): SentenceCorrection {
  return { words: answer.trim() === '' ? words : wordsIn(answer), open: null };
}

/** The words of the sentence as it stands; an empty field takes its word out. */
export function getCorrectedWords({ words, open }: SentenceCorrection): readonly string[] {
  if (!open) return words;
  const behind = words.slice(open.isNew ? open.index : open.index + 1);
  return [...words.slice(0, open.index), ...wordsIn(open.text), ...behind];
}

/** The learner's answer: empty as long as the sentence is as it was. */
export function getCorrectedAnswer(state: SentenceCorrection, original: readonly string[]): string {
  const text = getCorrectedWords(state).join(' ');
  return text === original.join(' ') ? '' : text;
}

/** One step of mending a sentence word by word. */
export function reduceCorrection(state: SentenceCorrection, event: CorrectionEvent): SentenceCorrection {
  switch (event.type) {
    case 'word-opened': {
      const words = getCorrectedWords(state);
      // What was typed before this word may have moved it.
      const isBehind = state.open !== null && event.index >= state.open.index;
      const index = event.index + (isBehind ? words.length - state.words.length : 0);
      return { words, open: { index, text: words[index] ?? '', isNew: false } };
    }
    case 'word-typed':
      return state.open ? { ...state, open: { ...state.open, text: event.text } } : state;
    case 'place-opened': {
      if (!state.open) return state;
      const { index, text } = state.open;
      const length = wordsIn(text).length;
      const place = event.side === 'before' ? index : index + length;
      return { words: getCorrectedWords(state), open: { index: place, text: '', isNew: true } };
    }
    case 'closed':
      return { words: getCorrectedWords(state), open: null };
    default:
      return unreachable(event);
  }
}

function wordsIn(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}
