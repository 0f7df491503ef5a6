import type { LearnerStore, Saved } from '../../data/learner/learner-store.ts';
import { ownTexts } from '../../domain/new-word.ts';
import type { Entry } from './find-entries.ts';

/** A word to keep, with what is said of it; '' where nobody has said anything. */
export type Keepable = Pick<Entry, 'word' | 'meaning' | 'example' | 'row'>;

/** A word that nobody has explained yet, as My Words is to write it: only a name keeps its capital. */
export function unexplained(text: string, start: number, word: string): Keepable {
  const isFirst = /(?:^|[\n.!?:]\s*)["“‘'(]*$/u.test(text.slice(0, start));
  return { word: isFirst ? word.toLowerCase() : word, meaning: '', example: '', row: undefined };
}

/** Keeps a word in My Words, with what the class says of it; what the learner wrote themselves stays. */
export async function keepWord(store: LearnerStore, entry: Keepable): Saved {
  const { word, meaning, example, row } = entry;
  const ownWords = await store.ownWords();
  const own = Object.hasOwn(ownWords, word) ? ownWords[word] : undefined;
  const isWritten = own !== undefined && (own.meaning !== '' || own.example !== '');
  return store.addWord(word, isWritten ? {} : ownTexts({ meaning, example }, row));
}
