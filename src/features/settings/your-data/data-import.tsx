import { useState } from 'react';
import { type DataFile, LARGEST_FILE, readDataFile } from '../../../data/data-file/data-file.ts';
import { joinData } from '../../../data/data-file/join-data.ts';
import type { LearnerData } from '../../../data/data-file/learner-data.ts';
import { STORAGE_LIMIT_BYTES } from '../../../domain/limits.ts';
import { saveFailureMessage } from '../../../session/save-messages.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { mergeStates } from '../../../sync/merge/merge.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { learnFromEvents } from '../../play/learn-from-events.ts';
import { faultText } from './file-faults.ts';
import { changesNothing, lineText, type PreviewLine, previewLines, sizeAfter } from './file-preview.ts';
import css from './import.module.css';

type Import =
  | { phase: 'waiting' }
  | { phase: 'reading' }
  | { phase: 'refused'; why: string }
  | { phase: 'preview'; file: DataFile; lines: readonly PreviewLine[] }
  | { phase: 'merging'; file: DataFile; lines: readonly PreviewLine[] };

/** Takes a file of data in: looked at first, and merged when the learner says so. */
export function DataImport({ onDone }: { onDone: (text: string | null) => void }) {
  const { uid, email, store } = useLearner();
  const [state, setState] = useState<Import>({ phase: 'waiting' });
  const close = () => setState({ phase: 'waiting' });
  const join = (file: DataFile) => (here: LearnerData) =>
    joinData(here, file.data, { merge: mergeStates, account: { uid, email } });

  async function look(file: File): Promise<Import> {
    if (file.size > LARGEST_FILE) return refused(faultText({ kind: 'too-large' }));
    const read = readDataFile(await file.text());
    if (!read.ok) return refused(faultText(read.failure));
    await learnFromEvents(store);
    const here = await store.learnerData();
    const next = join(read.value)(here);
    const size = sizeAfter(await store.storageBytes(), here, next);
    if (size >= STORAGE_LIMIT_BYTES) {
      return refused(
        'There is no room for this file beside your records: together they are larger than 5 MB.',
      );
    }
    return { phase: 'preview', file: read.value, lines: previewLines(here, read.value.data, next) };
  }

  function choose(file: File): void {
    onDone(null);
    setState({ phase: 'reading' });
    look(file).then(setState, (cause) => {
      console.error('The file could not be read:', cause);
      setState(refused('This file could not be read. Please try again.'));
    });
  }

  async function merge(file: DataFile, lines: readonly PreviewLine[]): Promise<void> {
    setState({ phase: 'merging', file, lines });
    const saved = await store.takeIn(join(file));
    if (!saved.ok) return setState(refused(saveFailureMessage(saved.failure)));
    close();
    onDone('The file is merged into your records.');
  }

  return (
    <>
      <FileButton
        icon="upload"
        accept=".json,application/json"
        busy={state.phase === 'reading'}
        onFile={choose}
      >
        Bring in a file
      </FileButton>
      {state.phase === 'refused' && (
        <Dialog title="This file can’t be brought in" open onClose={close}>
          <Alert kind="error">{state.why}</Alert>
          <p>Nothing here was changed.</p>
        </Dialog>
      )}
      {(state.phase === 'preview' || state.phase === 'merging') && (
        <Dialog
          title="Bring in this file?"
          open
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              {!changesNothing(state.lines) && (
                <Button
                  kind="primary"
                  busy={state.phase === 'merging'}
                  onClick={() => void merge(state.file, state.lines)}
                >
                  Merge into my records
                </Button>
              )}
            </>
          }
        >
          <Preview {...state} uid={uid} />
        </Dialog>
      )}
    </>
  );
}

function refused(why: string): Import {
  return { phase: 'refused', why };
}

interface PreviewProps {
  file: DataFile;
  lines: readonly PreviewLine[];
  uid: string;
}

function Preview({ file: { data, exportedAt, unreadable }, lines, uid }: PreviewProps) {
  const from = exportedAt === null ? null : new Date(exportedAt).toLocaleString();
  return (
    <>
      <p>
        {from === null ? 'The file does not say when it was made.' : `The file was made on ${from}.`}
        {data.profile && data.profile.uid !== uid && ' It is from another account.'}
      </p>
      <dl className={css.facts}>
        {lines.map((line) => (
          <Fact key={line.name} name={line.name} value={lineText(line)} />
        ))}
      </dl>
      {lines.length === 0 && <p>There is nothing in it.</p>}
      {unreadable > 0 && (
        <Alert kind="info">
          {unreadable === 1 ? 'One entry' : `${unreadable} entries`} in it can’t be read and will be left out.
        </Alert>
      )}
      {changesNothing(lines) ? (
        <p>Everything in it is here already.</p>
      ) : (
        <p>
          Where both have something to say, the later one holds; counts never go back.{' '}
          <strong>Merging can’t be undone.</strong>
        </p>
      )}
    </>
  );
}
