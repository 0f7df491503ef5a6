import { type DataFile, type DataFileFailure, parseDataFile } from '../../../data/data-file/data-file.ts';
import type { LearnerData } from '../../../data/data-file/learner-data.ts';
import { mergeData } from '../../../data/data-file/merge-data.ts';
import { MAX_FILE_BYTES, STORAGE_LIMIT_BYTES } from '../../../domain/limits.ts';
import { err, ok, type Result, unreachable } from '../../../domain/result.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { mergeStates } from '../../../sync/merge/merge.ts';
import { Alert } from '../../../ui/alert.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DescriptionItem } from '../../../ui/description-item.tsx';
import layout from '../../../ui/layout.module.css';
import { learnFromEvents } from '../../play/learn-from-events.ts';
import { FileImport } from './file-import.tsx';
import {
  computeSizeAfterImport,
  createPreviewLines,
  formatPreviewLine,
  isUnchanged,
  type PreviewLine,
} from './file-preview.ts';
import css from './import.module.css';

/** Imports a data file: shows a preview, and merges it when the learner confirms. */
export function DataImport({ onDone }: { onDone: (text: string | null) => void }) {
  const { uid, email, store } = useLearner();
  const merge = (file: DataFile) => (current: LearnerData) =>
    mergeData(current, file.data, { merge: mergeStates, account: { uid, email } });

  async function inspectFile(file: File): Promise<Result<InspectedFile, string>> {
    if (file.size > MAX_FILE_BYTES) return err(formatDataFileFault({ kind: 'too-large' }));
    const parsed = parseDataFile(await file.text());
    if (!parsed.ok) return err(formatDataFileFault(parsed.failure));
    await learnFromEvents(store);
    const current = await store.readLearnerData();
    const next = merge(parsed.value)(current);
    const size = computeSizeAfterImport(await store.measureStorageBytes(), current, next);
    if (size >= STORAGE_LIMIT_BYTES) {
      return err('There is no room for this file beside your records: together they are larger than 5 MB.');
    }
    return ok({ file: parsed.value, lines: createPreviewLines(current, parsed.value.data, next) });
  }

  return (
    <FileImport
      accept=".json,application/json"
      title="Bring in this file?"
      refusedTitle="This file can’t be brought in"
      parseFile={inspectFile}
      preview={(inspected) => <Preview {...inspected} uid={uid} />}
      saveLabel="Merge into my records"
      isNew={({ lines }) => !isUnchanged(lines)}
      save={({ file }) => store.importData(merge(file))}
      doneText={() => 'The file is merged into your records.'}
      onDone={onDone}
    >
      Bring in a file
    </FileImport>
  );
}

interface InspectedFile {
  file: DataFile;
  lines: readonly PreviewLine[];
}

function Preview({ file: { data, exportedAt, unreadable }, lines, uid }: InspectedFile & { uid: string }) {
  const from = exportedAt === null ? null : new Date(exportedAt).toLocaleString();
  return (
    <>
      <p>
        {from === null ? 'The file does not say when it was made.' : `The file was made on ${from}.`}
        {data.profile && data.profile.uid !== uid && ' It is from another account.'}
      </p>
      <dl className={classNames(layout.stack2, css.facts)}>
        {lines.map((line) => (
          <DescriptionItem key={line.name} name={line.name} value={formatPreviewLine(line)} />
        ))}
      </dl>
      {lines.length === 0 && <p>There is nothing in it.</p>}
      {unreadable > 0 && (
        <Alert kind="info">
          {unreadable === 1 ? 'One entry' : `${unreadable} entries`} in it can’t be read and will be left out.
        </Alert>
      )}
      {isUnchanged(lines) ? (
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

/** The reason why a file is refused, as a sentence. */
export function formatDataFileFault(fault: DataFileFailure): string {
  switch (fault.kind) {
    case 'too-large':
      return 'This file is larger than 10 MB, more than a learner’s data can be.';
    case 'not-json':
      return 'This is no file of Learning Arcade, or it is damaged: it can’t be read as JSON.';
    case 'other-app':
      return 'This file is not from Learning Arcade.';
    case 'other-version':
      return 'This file is from another version of Learning Arcade: please update the app and try again.';
    case 'wrong-part':
      return `This file is damaged: its part “${fault.part}” is not what it should be.`;
    case 'too-much':
      return 'This file holds more than a learner’s data can be.';
    case 'unusable':
      return `This file holds ${fault.what}, which no file of Learning Arcade does.`;
    default:
      return unreachable(fault);
  }
}
