import { useLiveQuery } from 'dexie-react-hooks';
import { findWords } from '../../content/words/find-words.ts';
import { namesOf } from '../../domain/stored-words.ts';
import { useLearner } from '../../session/session-context.tsx';
import { useFetched } from '../frame/use-fetched.ts';
import { useLearnt } from '../play/use-learnt.ts';
import { type MyWord, myWords } from './my-words.ts';

/** The learner's words, live; `undefined` until they and what the bank knows of them are read. */
export function useMyWords(): readonly MyWord[] | undefined {
  const { store } = useLearner();
  // What games told since must be among the reviews.
  const isLearnt = useLearnt();
  const stored = useLiveQuery(async () => {
    const [words, ownWords] = await Promise.all([store.words(), store.ownWords()]);
    return { words, ownWords };
  }, [store]);
  const names = stored ? namesOf(stored) : [];
  const bank = useFetched(stored && names.join(' '), () => findWords(names));
  if (!isLearnt || !stored || !bank) return undefined;
  return myWords(stored, bank, Date.now());
}
