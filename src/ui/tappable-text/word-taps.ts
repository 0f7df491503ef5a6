import { createContext } from 'react';
import type { VocabularyRow } from '../../domain/lesson-plan.ts';

/** A word that the learner wants explained, and where it stands. */
export interface TappedWord {
  /** All of the text, its blocks a line each, and where in it the word begins. */
  text: string;
  start: number;
  word: string;
  /** Where it stands on the page. */
  range: Range;
  /** The words of the class around the text. */
  taught: readonly VocabularyRow[];
}

/** What explains a word; without it no text can be tapped. */
export const WordTapContext = createContext<((tapped: TappedWord) => void) | null>(null);

/** The words that the texts below teach: their explanations come before any other. */
export const TaughtWordsContext = createContext<readonly VocabularyRow[]>([]);
