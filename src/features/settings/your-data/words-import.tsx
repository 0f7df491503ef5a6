import { findWords } from '../../../content/words/find-words.ts';
import type { Word } from '../../../content/words/word-schema.ts';
import { formatCount } from '../../../domain/format-count.ts';
import { RETAINED_OWN_WORDS } from '../../../domain/limits.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import { listWords } from '../../../domain/stored-words.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { type ClassifiedWords, classifyWords, listBankKeys } from './classify-words.ts';
import { decodeTextFile } from './decode-text-file.ts';
import { FileImport } from './file-import.tsx';
import css from './import.module.css';
import { MAX_CSV_ROWS, parseWordsCsv } from './words-csv.ts';

/** In bytes; a file of five thousand words is far smaller. */
const MAX_WORDS_FILE_BYTES = 2 * 1024 * 1024;
/** How many words or lines are listed. */
const MAX_LISTED = 20;

type WordsToImport = ClassifiedWords & { isTruncated: boolean; bank: ReadonlyMap<string, Word> };

/** Imports words from a text file, after a preview. */
export function WordsImport({ onDone }: { onDone: (text: string | null) => void }) {
  const { store } = useLearner();

  async function inspectFile(file: File): Promise<Result<WordsToImport, string>> {
    if (file.size > MAX_WORDS_FILE_BYTES)
      return err('This file is too big. A word list can’t be more than 2 MB.');
    const parsed = parseWordsCsv(decodeTextFile(new Uint8Array(await file.arrayBuffer())));
    const [bank, words, ownWords] = await Promise.all([
      findWords(listBankKeys(parsed)),
      store.readWords(),
      store.readOwnWords(),
    ]);
    const freeSlots = Math.max(0, RETAINED_OWN_WORDS - Object.keys(ownWords).length);
    const classified = classifyWords(parsed, bank, {
      existingWords: listWords({ words, ownWords }),
      freeSlots,
    });
    return ok({ ...classified, isTruncated: parsed.isTruncated, bank });
  }

  return (
    <FileImport
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
      title="Import these words?"
      refusedTitle="We can’t import these words"
      parseFile={inspectFile}
      preview={(classified) => <Preview {...classified} />}
      saveLabel="Add to my words"
      isNew={({ added }) => added.length > 0}
      save={({ added }) => store.addWords(added)}
      doneText={({ added }) => (added.length === 1 ? 'Added 1 word.' : `Added ${added.length} words.`)}
      onDone={onDone}
    >
      Import words
    </FileImport>
  );
}

function Preview({ added, known, unreadable, overflowCount, isTruncated, bank }: WordsToImport) {
  return (
    <>
      <p>
        {formatCount(added.length, 'new word', 'new words')}, {known.length} that you already have,{' '}
        {formatCount(unreadable.length, 'line that we can’t read', 'lines that we can’t read')}
        {overflowCount > 0 && `, ${overflowCount} too many`}.
      </p>
      <NewWords added={added} bank={bank} />
      <Words title="You already have" words={known} />
      {unreadable.length > 0 && (
        <section>
          <h3>We can’t read these</h3>
          <ul className={css.lines}>
            {unreadable.slice(0, MAX_LISTED).map(({ line, why }) => (
              <li key={`${line} ${why}`}>
                Line {line}: {why}
              </li>
            ))}
          </ul>
          {unreadable.length > MAX_LISTED && <p>And {unreadable.length - MAX_LISTED} more.</p>}
        </section>
      )}
      {overflowCount > 0 && (
        <Alert kind="info">
          You can have {RETAINED_OWN_WORDS} words of your own. We’ll leave out the last {overflowCount} in the
          file.
        </Alert>
      )}
      {isTruncated && <Alert kind="info">We only read the first {MAX_CSV_ROWS} rows of the file.</Alert>}
    </>
  );
}

/** The new words with their meanings: the file's, else the bank's. */
function NewWords({ added, bank }: Pick<WordsToImport, 'added' | 'bank'>) {
  if (added.length === 0) return null;
  return (
    <section>
      <h3>New</h3>
      <ul lang="en" className={css.lines}>
        {added.slice(0, MAX_LISTED).map(({ word, meaning }) => (
          <li key={word}>
            <strong>{word}</strong>: {meaning || bank.get(word)?.meaning}
          </li>
        ))}
      </ul>
      {added.length > MAX_LISTED && <p>And {added.length - MAX_LISTED} more.</p>}
    </section>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  const more = words.length > MAX_LISTED ? `, and ${words.length - MAX_LISTED} more` : '';
  return (
    <section>
      <h3>{title}</h3>
      <p lang="en" className={css.words}>
        {words.slice(0, MAX_LISTED).join(', ')}
        {more}
      </p>
    </section>
  );
}
