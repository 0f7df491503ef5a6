import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { listWords } from '../../domain/stored-words.ts';
import { formatSaveFailure } from '../../session/save-messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { type SavableWord, saveWord } from './save-word.ts';
import css from './word-card.module.css';

/** Saves the word in My Words, with an undo; a word that is there already only gets a note. */
export function SaveWordButton({ entry }: { entry: SavableWord }) {
  const { store } = useLearner();
  const [wasChangedHere, setWasChangedHere] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const names = useLiveQuery(async () => {
    const [words, ownWords] = await Promise.all([store.readWords(), store.readOwnWords()]);
    return listWords({ words, ownWords });
  }, [store]);
  if (!names) return null;
  const isSaved = names.includes(entry.word);

  async function saveOrUndo(): Promise<void> {
    setWasChangedHere(true);
    const saved = await (isSaved ? store.removeWord(entry.word) : saveWord(store, entry));
    setFailure(saved.ok ? null : formatSaveFailure(saved.failure));
  }

  return (
    <>
      {(!isSaved || wasChangedHere) && (
        <Button
          kind={isSaved ? 'plain' : 'primary'}
          icon={isSaved ? 'reset' : 'plus'}
          onClick={() => void saveOrUndo()}
        >
          {isSaved ? 'Undo' : 'Save'}
        </Button>
      )}
      <span role="status" className={classNames(layout.line1, css.kept)}>
        {isSaved && (
          <>
            <Icon name="tick" /> {wasChangedHere ? 'Saved in My Words' : 'In My Words'}
          </>
        )}
      </span>
      {failure && <FailureAlert message={failure} />}
    </>
  );
}
