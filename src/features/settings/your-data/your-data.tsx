import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useState } from 'react';
import { findWords } from '../../../content/words/find-words.ts';
import type { DisputedAnswer } from '../../../domain/records.ts';
import { listWords } from '../../../domain/stored-words.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import layout from '../../../ui/layout.module.css';
import { learnFromEvents } from '../../play/learn-from-events.ts';
import { DataImport } from './data-import.tsx';
import { downloadData } from './download-data.ts';
import { createWordRows } from './word-rows.ts';
import { formatWordsCsv } from './words-csv.ts';
import { WordsImport } from './words-import.tsx';

/** Exports and imports all data of the learner as a file, and their words for other programs. */
export function YourData() {
  const { uid, store } = useLearner();
  const calledRight = useLiveQuery(() => store.readDisputedAnswers(), [store]) ?? [];
  const [hasFailed, setFailed] = useState(false);
  /** The result of the last import. */
  const [importResult, setImportResult] = useState<ReactNode>(null);

  async function downloadWith(download: () => Promise<void>): Promise<void> {
    setFailed(false);
    await download().catch((cause) => {
      console.error('The file could not be created:', cause);
      setFailed(true);
    });
  }

  async function downloadWords(): Promise<void> {
    await learnFromEvents(store);
    const [words, ownWords] = await Promise.all([store.readWords(), store.readOwnWords()]);
    const bank = await findWords(listWords({ words, ownWords }));
    downloadFile(
      `learning-arcade-words-${uid}.csv`,
      formatWordsCsv(createWordRows({ words, ownWords }, bank)),
      'text/csv',
    );
  }

  return (
    <Card title="Your data" hue="words">
      <p>
        All your data in one file: profile, progress, classes, homework, words, mistakes and results. Keep it,
        or import it into another account.
      </p>
      <div className={layout.row3}>
        <Button icon="download" onClick={() => void downloadWith(() => downloadData(store, uid))}>
          Download my data
        </Button>
        <DataImport onDone={setImportResult} />
      </div>
      <p>Your words as a CSV file, for Anki or a spreadsheet.</p>
      <div className={layout.row3}>
        <Button icon="download" onClick={() => void downloadWith(downloadWords)}>
          Download my words
        </Button>
        <WordsImport onDone={setImportResult} />
      </div>
      {calledRight.length > 0 && (
        <>
          <p>Answers that you said were right. Send this file to the person who writes the classes.</p>
          <div className={layout.row3}>
            <Button
              icon="download"
              onClick={() =>
                downloadFile(
                  'answers-called-right.json',
                  formatCalledRightFile(calledRight),
                  'application/json',
                )
              }
            >
              Download these answers
            </Button>
          </div>
        </>
      )}
      {importResult !== null && <Alert kind="success">{importResult}</Alert>}
      {hasFailed && <Alert kind="error">We couldn’t make the file. Please try again.</Alert>}
    </Card>
  );
}

/**
 * The answers that a learner called right, in the format that docs/curriculum.md describes, without the
 * learner.
 */
export function formatCalledRightFile(answers: readonly DisputedAnswer[]): string {
  const rows = answers.map(({ exercise, item, key, answer }) => ({ exercise, item, key, answer }));
  return `${JSON.stringify({ answersCalledRight: rows }, null, 2)}\n`;
}
