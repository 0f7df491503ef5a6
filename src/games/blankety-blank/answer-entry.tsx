import { type ReactNode, useState } from 'react';
import { GAP } from '../../content/gap.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { createAnnouncedMessage, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import { useFieldFocus } from '../kit/use-field-focus.ts';
import { WordEntry } from '../kit/word-entry.tsx';
import { MAX_TYPED_LENGTH } from './state.ts';

interface AnswerEntryProps {
  board: ReactNode;
  /** What has the blank: read aloud where the answer is written. */
  asked: string;
  note: string;
  initial?: string;
  onWrite: (text: string) => void;
  /** Other buttons: a hint. */
  aids?: ReactNode;
}

/** A board with a field below it, which takes the focus when it comes, and letters from wherever they are typed. */
export function AnswerEntry({ board, asked, note, initial = '', onWrite, aids }: AnswerEntryProps) {
  const field = useFieldFocus();
  const [text, setText] = useState(initial);
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  // A new note, such as a hint, takes the place of a refusal.
  const isRefused = refusedAt === note;
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
              Your answer<VisuallyHidden>: {asked.replace(GAP, 'blank')}</VisuallyHidden>
            </>
          }
          value={text}
          onChange={(typed) => {
            setText(typed.slice(0, MAX_TYPED_LENGTH));
            setRefusedAt(null);
          }}
          onSubmit={() => {
            if (text.trim() === '') setRefusedAt(note);
            else onWrite(text);
          }}
          submitLabel="Write it"
          isRefused={isRefused}
          autoFocus
          isPhrase
          aids={aids}
        />
      }
    />
  );
}
