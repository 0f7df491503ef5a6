import { findWords } from '../../../content/words/find-words.ts';
import { RETAINED_OWN_WORDS } from '../../../domain/memory-bounds.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import { namesOf } from '../../../domain/stored-words.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { FileImport } from './file-import.tsx';
import css from './import.module.css';
import { bankNames, type SortedWords, sortWords } from './sort-words.ts';
import { MOST_ROWS, readWordsCsv } from './words-csv.ts';

/** In characters and bytes alike: a text of five thousand words is far smaller. */
const LARGEST_WORDS_FILE = 2 * 1024 * 1024;
/** So many words or lines are told one by one. */
const TOLD = 20;

type Sorted = SortedWords & { isCut: boolean };

/** Adds words out of a text file, once the learner has seen which. */
export function WordsImport({ onDone }: { onDone: (text: string | null) => void }) {
  const { store } = useLearner();

  async function look(file: File): Promise<Result<Sorted, string>> {
    if (file.size > LARGEST_WORDS_FILE)
      return err('This file is larger than 2 MB, more than a list of words is.');
    const found = readWordsCsv(await file.text());
    const [bank, words, ownWords] = await Promise.all([
      findWords(bankNames(found)),
      store.words(),
      store.ownWords(),
    ]);
    const room = Math.max(0, RETAINED_OWN_WORDS - Object.keys(ownWords).length);
    const sorted = sortWords(found, bank, { taken: namesOf({ words, ownWords }), room });
    return ok({ ...sorted, isCut: found.isCut });
  }

  return (
    <FileImport
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
      title="Bring in these words?"
      refusedTitle="These words can’t be brought in"
      look={look}
      preview={(sorted) => <Preview {...sorted} />}
      takeLabel="Add to my words"
      isNew={({ added }) => added.length > 0}
      take={({ added }) => store.addWords(added)}
      doneText={({ added }) => (added.length === 1 ? '1 word is added.' : `${added.length} words are added.`)}
      onDone={onDone}
    >
      Bring in words
    </FileImport>
  );
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
