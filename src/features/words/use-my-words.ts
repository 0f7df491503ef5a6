import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { findWords } from '../../content/words/find-words.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { namesOf } from '../../domain/stored-words.ts';
import { useLearner } from '../../session/session-context.tsx';
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
  const names = stored && namesOf(stored);
  const bank = useBank(names);
  if (!isLearnt || !stored || !bank) return undefined;
  return myWords(stored, bank, Date.now());
}

/** The bank's rows of these words; those found before stay while the rows of new ones are fetched. */
function useBank(names: readonly string[] | undefined): ReadonlyMap<string, Word> | undefined {
  const [bank, setBank] = useState<ReadonlyMap<string, Word>>();
  const key = names?.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the names
  useEffect(() => {
    if (!names) return;
    let isCurrent = true;
    void findWords(names).then((found) => isCurrent && setBank(found));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return bank;
}
