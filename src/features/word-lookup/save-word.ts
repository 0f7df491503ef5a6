import type { LearnerStore } from '../../data/learner/learner-store.ts';
import type { SaveResult } from '../../data/writes/save-result.ts';
import { omitBankTexts } from '../../domain/new-word.ts';
import type { LookupEntry } from './find-entries.ts';

/** A word to keep, with what is said of it; '' where nobody has said anything. */
export type SavableWord = Pick<LookupEntry, 'word' | 'meaning' | 'example' | 'row'>;

/** A word that nobody has explained yet, as My Words is to write it: only a name keeps its capital. */
export function createUnexplainedWord(text: string, start: number, word: string): SavableWord {
  const isFirst = /(?:^|[\n.!?:]\s*)["“‘'(]*$/u.test(text.slice(0, start));
  return { word: isFirst ? word.toLowerCase() : word, meaning: '', example: '', row: undefined };
}

/** Keeps a word in My Words, with what the class says of it; what the learner wrote themselves stays. */
export async function saveWord(store: LearnerStore, entry: SavableWord): SaveResult {
  const { word, meaning, example, row } = entry;
  const ownWords = await store.readOwnWords();
  const own = Object.hasOwn(ownWords, word) ? ownWords[word] : undefined;
  const isWritten = own !== undefined && (own.meaning !== '' || own.example !== '');
  return store.addWord(word, isWritten ? {} : omitBankTexts({ meaning, example }, row));
}
