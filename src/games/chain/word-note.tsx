import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useViewServices } from '../kit/view-services.ts';
import type { ChainBank } from './chain-bank.ts';
import css from './word-note.module.css';

interface WordNoteProps {
  word: string;
  bank: ChainBank;
}

/** The meaning of a word with an example, if the bank has it, and a button to hear it. */
export function WordNote({ word, bank }: WordNoteProps) {
  const { speak } = useViewServices();
  const entry = bank.meanings.get(word);
  return (
    <div className={css.note}>
      {entry ? (
        <>
          <p>
            <strong>{entry.word}</strong> ({entry.pos}): {entry.meaning}
          </p>
          <p className={css.example}>{entry.examples[0]}</p>
        </>
      ) : (
        <p>Well found! This word isn’t one we teach, so there is no meaning to show.</p>
      )}
      <Button kind="quiet" icon="speaker" onClick={() => speak(word)}>
        Hear <VisuallyHidden>{word}</VisuallyHidden>
      </Button>
    </div>
  );
}
