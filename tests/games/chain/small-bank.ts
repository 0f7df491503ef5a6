import { acceptedWords } from '../../../src/content/accepted-words/accepted-words.ts';
import { packWords } from '../../../src/content/accepted-words/packed-words.ts';
import type { Word } from '../../../src/content/words/word-schema.ts';
import type { Level } from '../../../src/domain/levels.ts';
import { type ChainBank, chainBank } from '../../../src/games/chain/chain-bank.ts';

/** A row of the word bank, of which the chain games read only these fields. */
export function row(word: string, level: Level = 'A1'): Word {
  return {
    word,
    level,
    pos: 'noun',
    topic: 'nature',
    meaning: `the meaning of it`,
    examples: [`This is ${word}.`, `These are ${word}s.`],
  };
}

/** A bank of these taught words (A1), and of others that are only accepted. */
export function smallBank(taught: readonly string[], others: readonly string[] = []): ChainBank {
  const accepted = acceptedWords(packWords([...taught, ...others]));
  return chainBank(
    'A1',
    taught.map((word) => row(word)),
    accepted,
  );
}
