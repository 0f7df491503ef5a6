import { useLiveQuery } from 'dexie-react-hooks';
import { findWords } from '../../content/words/find-words.ts';
import { listWords } from '../../domain/stored-words.ts';
import { useLearner } from '../../session/session-context.tsx';
import { useMemoryUpToDate } from '../play/use-memory-up-to-date.ts';
import { useAsyncValue } from '../shell/use-async-value.ts';
import { createMyWords, type MyWord } from './my-words.ts';

/** The learner's words, live; `undefined` while they and the bank's rows load. */
export function useMyWords(): readonly MyWord[] | undefined {
  const { store } = useLearner();
  // Pending events must be applied before the reviews are read.
  const isUpToDate = useMemoryUpToDate();
  const stored = useLiveQuery(async () => {
    const [words, ownWords] = await Promise.all([store.readWords(), store.readOwnWords()]);
    return { words, ownWords };
  }, [store]);
  const names = stored ? listWords(stored) : [];
  const bank = useAsyncValue(stored && names.join(' '), () => findWords(names));
  if (!isUpToDate || !stored || !bank) return undefined;
  return createMyWords(stored, bank, Date.now());
}
