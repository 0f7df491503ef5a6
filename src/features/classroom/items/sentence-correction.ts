import { unreachable } from '../../../domain/result.ts';

/** A sentence that is being corrected: its words, and the word that is open as a field. */
export interface SentenceCorrection {
  words: readonly string[];
  open: OpenWord | null;
}

export interface OpenWord {
  index: number;
  text: string;
  /** Whether it is inserted before the word at `index` or replaces it. */
  isNew: boolean;
}

export type CorrectionEvent =
  | { type: 'word-opened'; index: number }
  | { type: 'word-typed'; text: string }
  /** A field for a word before or behind the open one. */
  | { type: 'insertion-opened'; side: 'before' | 'behind' }
  | { type: 'closed' };

/** Starts with the learner's earlier answer, or with the sentence to correct. */
export function startCorrection(words: readonly string[], answer: string): SentenceCorrection {
  return { words: answer.trim() === '' ? words : splitWords(answer), open: null };
}

/** The current words of the sentence; an empty field removes its word. */
export function getCorrectedWords({ words, open }: SentenceCorrection): readonly string[] {
  if (!open) return words;
  const behind = words.slice(open.isNew ? open.index : open.index + 1);
  return [...words.slice(0, open.index), ...splitWords(open.text), ...behind];
}

/** The learner's answer; '' while the sentence is unchanged. */
export function getCorrectedAnswer(state: SentenceCorrection, original: readonly string[]): string {
  const text = getCorrectedWords(state).join(' ');
  return text === original.join(' ') ? '' : text;
}

/** Applies one event of correcting a sentence word by word. */
export function reduceCorrection(state: SentenceCorrection, event: CorrectionEvent): SentenceCorrection {
  switch (event.type) {
    case 'word-opened': {
      const words = getCorrectedWords(state);
      // Text typed in an earlier field may have moved this word.
      const isBehind = state.open !== null && event.index >= state.open.index;
      const index = event.index + (isBehind ? words.length - state.words.length : 0);
      return { words, open: { index, text: words[index] ?? '', isNew: false } };
    }
    case 'word-typed':
      return state.open ? { ...state, open: { ...state.open, text: event.text } } : state;
    case 'insertion-opened': {
      if (!state.open) return state;
      const { index: openIndex, text } = state.open;
      const index = event.side === 'before' ? openIndex : openIndex + splitWords(text).length;
      return { words: getCorrectedWords(state), open: { index, text: '', isNew: true } };
    }
    case 'closed':
      return { words: getCorrectedWords(state), open: null };
    default:
      return unreachable(event);
  }
}

function splitWords(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}
