import { type ReactNode, useState } from 'react';
import type { Saved } from '../../../data/learner/learner-store.ts';
import type { Result } from '../../../domain/result.ts';
import { saveFailureMessage } from '../../../session/save-messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileButton } from '../../../ui/file-button.tsx';

type Import<Content> =
  | { phase: 'waiting' }
  | { phase: 'reading' }
  | { phase: 'refused'; why: string }
  | { phase: 'preview' | 'taking'; content: Content };

interface FileImportProps<Content> {
  /** What the button says. */
  children: string;
  accept: string;
  /** What the dialogs are called, of a file that is looked at and of one that is refused. */
  title: string;
  refusedTitle: string;
  /** What is in a file, or why it can't be brought in. */
  look: (file: File) => Promise<Result<Content, string>>;
  preview: (content: Content) => ReactNode;
  takeLabel: string;
  /** Whether there is something in it to take in. */
  isNew: (content: Content) => boolean;
  take: (content: Content) => Saved;
  doneText: (content: Content) => string;
  onDone: (text: string | null) => void;
}

/** Takes a file in: looked at first, and kept when the learner says so. */
export function FileImport<Content>(props: FileImportProps<Content>) {
  const { look, take, onDone } = props;
  const [state, setState] = useState<Import<Content>>({ phase: 'waiting' });
  const close = () => setState({ phase: 'waiting' });
  const refuse = (why: string) => setState({ phase: 'refused', why });

  function choose(file: File): void {
    onDone(null);
    setState({ phase: 'reading' });
    look(file).then(
      (read) => (read.ok ? setState({ phase: 'preview', content: read.value }) : refuse(read.failure)),
      (cause) => {
        console.error('The file could not be read:', cause);
        refuse('This file could not be read. Please try again.');
      },
    );
  }

  async function takeIn(content: Content): Promise<void> {
    setState({ phase: 'taking', content });
    const saved = await take(content);
    if (!saved.ok) return refuse(saveFailureMessage(saved.failure));
    close();
    onDone(props.doneText(content));
  }

  return (
    <>
      <FileButton icon="upload" accept={props.accept} busy={state.phase === 'reading'} onFile={choose}>
        {props.children}
      </FileButton>
      {state.phase === 'refused' && (
        <Dialog title={props.refusedTitle} open onClose={close}>
          <Alert kind="error">{state.why}</Alert>
          <p>Nothing here was changed.</p>
        </Dialog>
      )}
      {(state.phase === 'preview' || state.phase === 'taking') && (
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
                  busy={state.phase === 'taking'}
                  onClick={() => void takeIn(state.content)}
                >
                  {props.takeLabel}
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
