import { createContext } from 'react';
import type { VocabularyRow } from '../../domain/lesson-plan.ts';
import type { WordTapHintEvent } from './word-tap-hint.ts';

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

/** The hint that words can be tapped. */
export interface WordTapHint {
  /** The id of the text above which it is shown. */
  above: string | undefined;
  /** Whether only its space is left. */
  isEmpty: boolean;
  onTextChange: (event: Extract<WordTapHintEvent, { id: string }>) => void;
  dismiss: () => void;
}

/** The hint for learners who don't know yet that words can be tapped; `null` for others. */
export const WordTapHintContext = createContext<WordTapHint | null>(null);

/** Changes when texts are hidden or shown by a stylesheet: a class stays in the page at each of its steps. */
export const ShownStepContext = createContext('');

/** The words that the class teaches: their explanations come first. */
export const TaughtWordsContext = createContext<readonly VocabularyRow[]>([]);
