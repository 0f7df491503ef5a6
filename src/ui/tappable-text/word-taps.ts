import { createContext } from 'react';
import type { VocabularyRow } from '../../domain/lesson-plan.ts';

/** A tapped word and its position. */
export interface TappedWord {
  /** The whole text, a line per block; `start` is the word's offset in it. */
  text: string;
  start: number;
  word: string;
  /** Its position on the page. */
  range: Range;
  /** The words that the surrounding class teaches. */
  taught: readonly VocabularyRow[];
}

/** The handler of tapped words; without it, texts are not tappable. */
export const WordTapContext = createContext<((tapped: TappedWord) => void) | null>(null);

/** The words that the class teaches: their explanations come first. */
export const TaughtWordsContext = createContext<readonly VocabularyRow[]>([]);
