import { err, ok, type Result } from '../../domain/result.ts';
import { foldTypedAnswer } from '../../domain/typed-text.ts';
import { findIntendedWord } from '../kit/edit-distance.ts';
import type { ChainBank } from './chain-bank.ts';
import { type Chain, type EntryRefusal, getLastWord, isPlayed } from './chain-state.ts';

/** Longer than any word: a pasted text is cut, because the state stores it. */
const MAX_ENTRY_LENGTH = 30;

/** Whether a word can be played: accepted, not yet played, and starting with `letter` (`null`: any). */
export function isPlayable(
  word: string,
  letter: string | null,
  chain: Chain,
  { accepted }: ChainBank,
): boolean {
  return (letter === null || word[0] === letter) && accepted.has(word) && !isPlayed(chain, word);
}

/**
 * The first letter of the next word: the last one of the word before. `null` (any letter) if no accepted word
 * with it is left, so that the game can always go on.
 */
export function getRequiredLetter(chain: Chain, bank: ChainBank): string | null {
  const letter = getLastWord(chain).at(-1) ?? '';
  return bank.accepted.listStartingWith(letter).some((word) => !isPlayed(chain, word)) ? letter : null;
}

/**
 * Checks an entry (specification, section 5: not empty, not repeated, the right first letter, in the
 * vocabulary list). Case and surrounding spaces are ignored.
 * @returns the word in lower case, or the first reason to refuse it
 */
export function judgeEntry(entry: string, chain: Chain, bank: ChainBank): Result<string, EntryRefusal> {
  const word = foldTypedAnswer(entry).slice(0, MAX_ENTRY_LENGTH);
  if (word === '') return err({ kind: 'empty' });
  if (!/^[a-z]+$/.test(word)) return err({ kind: 'not-letters', word });
  if (word.length < 2) return err({ kind: 'too-short', word });
  if (isPlayed(chain, word)) return err({ kind: 'repeated', word });

  const letter = getRequiredLetter(chain, bank);
  if (isPlayable(word, letter, chain, bank)) return ok(word);
  if (bank.accepted.has(word)) return err(createWrongLetterRefusal(word, letter, chain));
  const meant = findIntendedWord(word, {
    fits: (near) => isPlayable(near, letter, chain, bank),
    isTaught: (near) => bank.meanings.has(near),
  });
  if (meant !== null) return err({ kind: 'typo', word, meant });
  return letter === null || word[0] === letter
    ? err({ kind: 'unknown', word })
    : err(createWrongLetterRefusal(word, letter, chain));
}

function createWrongLetterRefusal(word: string, letter: string | null, chain: Chain): EntryRefusal {
  return { kind: 'wrong-letter', word, letter: letter ?? '', after: getLastWord(chain) };
}
