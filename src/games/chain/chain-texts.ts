import { MESSAGES } from '../../domain/messages.ts';
import { unreachable } from '../../domain/result.ts';
import type { ChainHint, EntryRefusal } from './chain-state.ts';

/** The message for a refused entry. */
export function formatRefusal(refusal: EntryRefusal): string {
  switch (refusal.kind) {
    case 'empty':
      return MESSAGES.chainWordEmpty;
    case 'not-letters':
      return 'Use letters only: one word, without spaces or signs.';
    case 'too-short':
      return 'A word in the chain has two letters or more.';
    case 'repeated':
      return `“${refusal.word}” is in the chain already. Find another word.`;
    case 'wrong-letter':
      return `“${refusal.word}” starts with the wrong letter: after “${refusal.after}” comes a word starting with ${refusal.letter.toUpperCase()}.`;
    case 'typo':
      return `Nearly: check the spelling of “${refusal.word}”. Did you mean “${refusal.meant}”?`;
    case 'unknown':
      return `“${refusal.word}” is not in the vocabulary list. Find another word.`;
    default:
      return unreachable(refusal);
  }
}

/** The text of the hints taken so far. */
export function formatHint({ word, meaning, taken }: ChainHint): string {
  const letters = `${word.length} letters`;
  const clue = meaning === null ? `A word of ${letters}` : `Clue: ${meaning} (${letters})`;
  return taken === 1 ? clue : `${clue}, starting with “${word.slice(0, Math.ceil(word.length / 2))}”`;
}
