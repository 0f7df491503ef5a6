import type { LearnerStore } from '../../data/learner/learner-store.ts';
import type { SaveResult } from '../../data/writes/save-result.ts';
import { omitBankTexts } from '../../domain/new-word.ts';
import type { LookupEntry } from './use-word-lookup.ts';

/** A word to save with its texts; '' for a missing one. */
export type SavableWord = Pick<LookupEntry, 'word' | 'meaning' | 'example' | 'row'>;

/** An unknown word for My Words, in lower case unless it is a name. */
export function createUnexplainedWord(text: string, start: number, word: string): SavableWord {
  const isFirst = /(?:^|[\n.!?:]\s*)["“‘'(]*$/u.test(text.slice(0, start));
  return { word: isFirst ? word.toLowerCase() : word, meaning: '', example: '', row: undefined };
}

/** Saves a word in My Words with the class's texts; the learner's own texts stay. */
export async function saveWord(store: LearnerStore, entry: SavableWord): SaveResult {
  const { word, meaning, example, row } = entry;
  const ownWords = await store.readOwnWords();
  const own = Object.hasOwn(ownWords, word) ? ownWords[word] : undefined;
  const isWritten = own !== undefined && (own.meaning !== '' || own.example !== '');
  return store.addWord(word, isWritten ? {} : omitBankTexts({ meaning, example }, row));
}
