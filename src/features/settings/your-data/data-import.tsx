import { type DataFile, type DataFileFailure, parseDataFile } from '../../../data/data-file/data-file.ts';
import type { LearnerData } from '../../../data/data-file/learner-data.ts';
import { mergeData } from '../../../data/data-file/merge-data.ts';
import { MAX_FILE_BYTES, STORAGE_LIMIT_BYTES } from '../../../domain/limits.ts';
import { err, ok, type Result, unreachable } from '../../../domain/result.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { mergeStates } from '../../../sync/merge/merge-states.ts';
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
      return err('This file is too big. With your data, it’s more than 5 MB.');
    }
    return ok({ file: parsed.value, lines: createPreviewLines(current, parsed.value.data, next) });
  }

  return (
    <FileImport
      accept=".json,application/json"
      title="Import this file?"
      refusedTitle="We can’t import this file"
      parseFile={inspectFile}
      preview={(inspected) => <Preview {...inspected} uid={uid} />}
      saveLabel="Import"
      isNew={({ lines }) => !isUnchanged(lines)}
      save={({ file }) => store.importData(merge(file))}
      doneText={() => 'The file is imported.'}
      onDone={onDone}
    >
      Import a file
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
        {from === null ? 'The file has no date.' : `The file is from ${from}.`}
        {data.profile && data.profile.uid !== uid && ' It’s from another account.'}
      </p>
      <dl className={classNames(layout.stack2, css.facts)}>
        {lines.map((line) => (
          <DescriptionItem key={line.name} name={line.name} value={formatPreviewLine(line)} />
        ))}
      </dl>
      {lines.length === 0 && <p>There is nothing in it.</p>}
      {unreadable > 0 && (
        <Alert kind="info">
          We can’t read {unreadable === 1 ? '1 item' : `${unreadable} items`} in it, so we’ll leave{' '}
          {unreadable === 1 ? 'it' : 'them'} out.
        </Alert>
      )}
      {isUnchanged(lines) ? (
        <p>You already have everything in it.</p>
      ) : (
        <p>
          If both have the same item, we keep the newer one. Your counts never go down.{' '}
          <strong>You can’t undo this.</strong>
        </p>
      )}
    </>
  );
}

/** The reason why a file is refused, as a sentence. */
export function formatDataFileFault(fault: DataFileFailure): string {
  switch (fault.kind) {
    case 'too-large':
      return 'This file is too big. Your data can’t be more than 10 MB.';
    case 'not-json':
      return 'This isn’t a Learning Arcade file, or it is damaged.';
    case 'other-app':
      return 'This file is not from Learning Arcade.';
    case 'other-version':
      return 'This file is from another version of Learning Arcade. Update the app and try again.';
    case 'wrong-part':
      return `This file is damaged: we can’t read its part “${fault.part}”.`;
    case 'too-much':
      return 'There is too much in this file.';
    case 'unusable':
      return `This isn’t a Learning Arcade file, or it is damaged. It has ${fault.what}.`;
    default:
      return unreachable(fault);
  }
}
