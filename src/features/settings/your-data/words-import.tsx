import { useState } from 'react';
import { findWords } from '../../../content/words/find-words.ts';
import { RETAINED_OWN_WORDS } from '../../../domain/memory-bounds.ts';
import { namesOf } from '../../../domain/stored-words.ts';
import { saveFailureMessage } from '../../../session/save-messages.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import css from './import.module.css';
import { bankNames, type SortedWords, sortWords } from './sort-words.ts';
import { MOST_ROWS, readWordsCsv } from './words-csv.ts';

/** In characters and bytes alike: a text of five thousand words is far smaller. */
const LARGEST_WORDS_FILE = 2 * 1024 * 1024;
/** So many words or lines are told one by one. */
const TOLD = 20;

type Sorted = SortedWords & { isCut: boolean };

type Import =
  | { phase: 'waiting' }
  | { phase: 'reading' }
  | { phase: 'refused'; why: string }
  | { phase: 'preview'; sorted: Sorted }
  | { phase: 'adding'; sorted: Sorted };

/** Adds words out of a text file, once the learner has seen which. */
export function WordsImport({ onDone }: { onDone: (text: string | null) => void }) {
  const { store } = useLearner();
  const [state, setState] = useState<Import>({ phase: 'waiting' });
  const close = () => setState({ phase: 'waiting' });

  async function look(file: File): Promise<Import> {
    if (file.size > LARGEST_WORDS_FILE)
      return refused('This file is larger than 2 MB, more than a list of words is.');
    const found = readWordsCsv(await file.text());
    const [bank, words, ownWords] = await Promise.all([
      findWords(bankNames(found)),
      store.words(),
      store.ownWords(),
    ]);
    const room = Math.max(0, RETAINED_OWN_WORDS - Object.keys(ownWords).length);
    const sorted = sortWords(found, bank, { taken: namesOf({ words, ownWords }), room });
    return { phase: 'preview', sorted: { ...sorted, isCut: found.isCut } };
  }

  function choose(file: File): void {
    onDone(null);
    setState({ phase: 'reading' });
    look(file).then(setState, (cause) => {
      console.error('The file could not be read:', cause);
      setState(refused('This file could not be read. Please try again.'));
    });
  }

  async function add(sorted: Sorted): Promise<void> {
    setState({ phase: 'adding', sorted });
    const saved = await store.addWords(sorted.added);
    if (!saved.ok) return setState(refused(saveFailureMessage(saved.failure)));
    close();
    onDone(sorted.added.length === 1 ? '1 word is added.' : `${sorted.added.length} words are added.`);
  }

  return (
    <>
      <FileButton
        icon="upload"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        busy={state.phase === 'reading'}
        onFile={choose}
      >
        Bring in words
      </FileButton>
      {state.phase === 'refused' && (
        <Dialog title="These words can’t be brought in" open onClose={close}>
          <Alert kind="error">{state.why}</Alert>
          <p>Nothing here was changed.</p>
        </Dialog>
      )}
      {(state.phase === 'preview' || state.phase === 'adding') && (
        <Dialog
          title="Bring in these words?"
          open
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              {state.sorted.added.length > 0 && (
                <Button kind="primary" busy={state.phase === 'adding'} onClick={() => void add(state.sorted)}>
                  Add to my words
                </Button>
              )}
            </>
          }
        >
          <Preview {...state.sorted} />
        </Dialog>
      )}
    </>
  );
}

function refused(why: string): Import {
  return { phase: 'refused', why };
}

function Preview({ added, known, unreadable, surplus, isCut }: Sorted) {
  return (
    <>
      <p>
        {counted(added.length, 'new word', 'new words')}, {known.length} that you have already,{' '}
        {counted(unreadable.length, 'line that can’t be read', 'lines that can’t be read')}.
      </p>
      <Words title="New" words={added.map(({ word }) => word)} />
      <Words title="You have already" words={known} />
      {unreadable.length > 0 && (
        <section>
          <h3>Can’t be read</h3>
          <ul className={css.lines}>
            {unreadable.slice(0, TOLD).map(({ line, why }) => (
              <li key={`${line} ${why}`}>
                Line {line}: {why}
              </li>
            ))}
          </ul>
          {unreadable.length > TOLD && <p>And {unreadable.length - TOLD} more.</p>}
        </section>
      )}
      {surplus > 0 && (
        <Alert kind="info">
          There is room for {RETAINED_OWN_WORDS} words of your own: {surplus} at the end of the file will be
          left out.
        </Alert>
      )}
      {isCut && <Alert kind="info">Only the first {MOST_ROWS} rows of the file are read.</Alert>}
    </>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  const more = words.length > TOLD ? `, and ${words.length - TOLD} more` : '';
  return (
    <section>
      <h3>{title}</h3>
      <p lang="en" className={css.words}>
        {words.slice(0, TOLD).join(', ')}
        {more}
      </p>
    </section>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
