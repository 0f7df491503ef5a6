import { type ReactNode, useState } from 'react';
import { GAP } from '../../content/gap.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PHRASE_SIGNS } from '../kit/extra-signs.ts';
import { createAnnouncedMessage, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import { useFieldFocus } from '../kit/use-field-focus.ts';
import { WordEntry } from '../kit/word-entry.tsx';
import { MAX_TYPED_LENGTH } from './state.ts';

interface AnswerEntryProps {
  board: ReactNode;
  /** The text with the blank, read by screen readers as part of the field's label. */
  prompt: string;
  note: string;
  initial?: string;
  onWrite: (text: string) => void;
  /** Further buttons, such as a hint. */
  aids?: ReactNode;
}

/** A board with a text field below it. The field takes the focus on mount. */
export function AnswerEntry({ board, prompt, note, initial = '', onWrite, aids }: AnswerEntryProps) {
  const field = useFieldFocus();
  const [text, setText] = useState(initial);
  const [refusedNote, setRefusedNote] = useState<string | null>(null);
  // A new note, such as a hint, replaces the error.
  const isRefused = refusedNote === note;
  const message: PlayMessage = isRefused
    ? { kind: 'error', text: 'Write your answer first.' }
    : createAnnouncedMessage('note', note);
  return (
    <PlayLayout
      board={board}
      message={message}
      controls={
        <WordEntry
          ref={field}
          label={
            <>
              Your answer<VisuallyHidden>: {prompt.replace(GAP, 'blank')}</VisuallyHidden>
            </>
          }
          value={text}
          onChange={(typed) => {
            setText(typed.slice(0, MAX_TYPED_LENGTH));
            setRefusedNote(null);
          }}
          onSubmit={() => {
            if (text.trim() === '') setRefusedNote(note);
            else onWrite(text);
          }}
          submitLabel="Write it"
          isRefused={isRefused}
          autoFocus
          signs={PHRASE_SIGNS}
          aids={aids}
        />
      }
    />
  );
}
