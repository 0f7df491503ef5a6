import { type ReactNode, useState } from 'react';
import { GAP } from '../../content/gap.ts';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import { PlayLayout, type PlayMessage, saidMessage } from '../kit/play-layout.tsx';
import { useFieldFocus } from '../kit/use-field-focus.ts';
import { WordEntry } from '../kit/word-entry.tsx';
import { LONGEST_TYPED } from './state.ts';

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
    : saidMessage('note', note);
  return (
    <PlayLayout
      board={board}
      message={message}
      hand={
        <WordEntry
          ref={field}
          label={
            <>
              Your answer<OnlyReadAloud>: {asked.replace(GAP, 'blank')}</OnlyReadAloud>
            </>
          }
          value={text}
          onChange={(typed) => {
            setText(typed.slice(0, LONGEST_TYPED));
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
