import { type ReactNode, useState } from 'react';
import type { SaveResult } from '../../../data/writes/save-result.ts';
import type { Result } from '../../../domain/result.ts';
import { formatSaveFailure } from '../../../session/save-messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileButton } from '../../../ui/file-button.tsx';

type ImportState<Content> =
  | { status: 'idle' }
  | { status: 'reading' }
  | { status: 'refused'; why: string }
  | { status: 'preview' | 'saving'; content: Content };

interface FileImportProps<Content> {
  /** The label of the button. */
  children: string;
  accept: string;
  /** The titles of the dialogs for the preview and for a refused file. */
  title: string;
  refusedTitle: string;
  /** Parses a file, or returns the reason why it can't be imported. */
  parseFile: (file: File) => Promise<Result<Content, string>>;
  preview: (content: Content) => ReactNode;
  saveLabel: string;
  /** Whether there is anything to import. */
  isNew: (content: Content) => boolean;
  save: (content: Content) => SaveResult;
  doneText: (content: Content) => string;
  onDone: (text: string | null) => void;
}

/** Imports a file: shows a preview, and saves it when the learner confirms. */
export function FileImport<Content>(props: FileImportProps<Content>) {
  const { parseFile, save, onDone } = props;
  const [state, setState] = useState<ImportState<Content>>({ status: 'idle' });
  const close = () => setState({ status: 'idle' });
  const refuse = (why: string) => setState({ status: 'refused', why });

  function openFile(file: File): void {
    onDone(null);
    setState({ status: 'reading' });
    parseFile(file).then(
      (parsed) =>
        parsed.ok ? setState({ status: 'preview', content: parsed.value }) : refuse(parsed.failure),
      (cause) => {
        console.error('The file could not be read:', cause);
        refuse('We couldn’t read this file. Please try again.');
      },
    );
  }

  async function importContent(content: Content): Promise<void> {
    setState({ status: 'saving', content });
    const saved = await save(content);
    if (!saved.ok) return refuse(formatSaveFailure(saved.failure));
    close();
    onDone(props.doneText(content));
  }

  return (
    <>
      <FileButton icon="upload" accept={props.accept} busy={state.status === 'reading'} onFile={openFile}>
        {props.children}
      </FileButton>
      {state.status === 'refused' && (
        <Dialog title={props.refusedTitle} open onClose={close}>
          <Alert kind="error">{state.why}</Alert>
          <p>Nothing was changed.</p>
        </Dialog>
      )}
      {(state.status === 'preview' || state.status === 'saving') && (
        <Dialog
          title={props.title}
          open
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              {props.isNew(state.content) && (
                <Button
                  kind="primary"
                  busy={state.status === 'saving'}
                  onClick={() => void importContent(state.content)}
                >
                  {props.saveLabel}
                </Button>
              )}
            </>
          }
        >
          {props.preview(state.content)}
        </Dialog>
      )}
    </>
  );
}
