import { type ReactNode, useState } from 'react';
import type { SaveResult } from '../../../data/writes/save-result.ts';
import type { Result } from '../../../domain/result.ts';
import { formatSaveFailure } from '../../../session/save-messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileButton } from '../../../ui/file-button.tsx';

type ImportState<Content> =
  | { status: 'waiting' }
  | { status: 'reading' }
  | { status: 'refused'; why: string }
  | { status: 'preview' | 'taking'; content: Content };

interface FileImportProps<Content> {
  /** What the button says. */
  children: string;
  accept: string;
  /** What the dialogs are called, of a file that is looked at and of one that is refused. */
  title: string;
  refusedTitle: string;
  /** What is in a file, or why it can't be brought in. */
  parseFile: (file: File) => Promise<Result<Content, string>>;
  preview: (content: Content) => ReactNode;
  saveLabel: string;
  /** Whether there is something in it to take in. */
  isNew: (content: Content) => boolean;
  save: (content: Content) => SaveResult;
  doneText: (content: Content) => string;
  onDone: (text: string | null) => void;
}

/** Takes a file in: looked at first, and kept when the learner says so. */
export function FileImport<Content>(props: FileImportProps<Content>) {
  const { parseFile, save, onDone } = props;
  const [state, setState] = useState<ImportState<Content>>({ status: 'waiting' });
  const close = () => setState({ status: 'waiting' });
  const refuse = (why: string) => setState({ status: 'refused', why });

  function choose(file: File): void {
    onDone(null);
    setState({ status: 'reading' });
    parseFile(file).then(
      (read) => (read.ok ? setState({ status: 'preview', content: read.value }) : refuse(read.failure)),
      (cause) => {
        console.error('The file could not be read:', cause);
        refuse('This file could not be read. Please try again.');
      },
    );
  }

  async function takeIn(content: Content): Promise<void> {
    setState({ status: 'taking', content });
    const saved = await save(content);
    if (!saved.ok) return refuse(formatSaveFailure(saved.failure));
    close();
    onDone(props.doneText(content));
  }

  return (
    <>
      <FileButton icon="upload" accept={props.accept} busy={state.status === 'reading'} onFile={choose}>
        {props.children}
      </FileButton>
      {state.status === 'refused' && (
        <Dialog title={props.refusedTitle} open onClose={close}>
          <Alert kind="error">{state.why}</Alert>
          <p>Nothing here was changed.</p>
        </Dialog>
      )}
      {(state.status === 'preview' || state.status === 'taking') && (
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
                  busy={state.status === 'taking'}
                  onClick={() => void takeIn(state.content)}
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
