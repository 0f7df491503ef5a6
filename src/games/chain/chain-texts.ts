import { MESSAGES } from '../../domain/messages.ts';
import { unreachable } from '../../domain/result.ts';
import type { ChainHint, EntryRefusal } from './chain-state.ts';

/** The message for a refused entry. */
export function formatRefusal(refusal: EntryRefusal): string {
  switch (refusal.kind) {
    case 'empty':
      return MESSAGES.chainWordEmpty;
    case 'not-letters':
      return 'Use letters only. Write one word, without spaces or signs.';
    case 'too-short':
      return 'A word in the chain has two letters or more.';
    case 'repeated':
      return `“${refusal.word}” is already in the chain. Find another word.`;
    case 'wrong-letter':
      return `“${refusal.word}” starts with the wrong letter. After “${refusal.after}”, you need a word that starts with ${refusal.letter.toUpperCase()}.`;
    case 'typo':
      return `Almost right: check the spelling of “${refusal.word}”. Did you mean “${refusal.meant}”?`;
    case 'unknown':
      return `“${refusal.word}” isn’t in the vocabulary list. Find another word.`;
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
