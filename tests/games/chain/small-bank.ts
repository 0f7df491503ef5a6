import { createAcceptedWords } from '../../../src/content/accepted-words/accepted-words.ts';
import { type ChainBank, createChainBank } from '../../../src/games/chain/chain-bank.ts';
import { createWord } from '../../content/words/create-word.ts';

/** A bank of these taught words (A1), and of others that are only accepted. */
export function createSmallBank(taught: readonly string[], others: readonly string[] = []): ChainBank {
  const accepted = createAcceptedWords([...new Set([...taught, ...others])]);
  return createChainBank(
    'A1',
    taught.map((word) => createWord(word, { level: 'A1', meaning: 'the meaning of it' })),
    accepted,
  );
}
