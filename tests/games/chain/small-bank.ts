import { acceptedWords } from '../../../src/content/accepted-words/accepted-words.ts';
import { packWords } from '../../../src/content/accepted-words/packed-words.ts';
import { type ChainBank, chainBank } from '../../../src/games/chain/chain-bank.ts';
import { aWord } from '../../content/words/a-word.ts';

/** A bank of these taught words (A1), and of others that are only accepted. */
export function smallBank(taught: readonly string[], others: readonly string[] = []): ChainBank {
  const accepted = acceptedWords(packWords([...taught, ...others]));
  return chainBank(
    'A1',
    taught.map((word) => aWord(word, { level: 'A1', meaning: 'the meaning of it' })),
    accepted,
  );
}
