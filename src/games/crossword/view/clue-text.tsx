import { Button } from '../../../ui/button.tsx';
import { OnlyReadAloud } from '../../../ui/only-read-aloud.tsx';
import { useHost } from '../../kit/host-context.ts';
import { clueText, spokenClue } from '../clues.ts';
import type { CrosswordMove, Entry } from '../state.ts';
import css from './clue-text.module.css';

/** A clue with the number of its letters. */
export function ClueText({ entry }: { entry: Entry }) {
  const { length } = entry.answer;
  return (
    <span>
      <span aria-hidden="true">
        {clueText(entry)} ({length})
      </span>
      <OnlyReadAloud>
        {spokenClue(entry)}, {length} letters
      </OnlyReadAloud>
    </span>
  );
}

interface SpokenClueProps {
  entry: Entry;
  send: (move: CrosswordMove) => void;
  /** The buttons are gone: the focus has to go somewhere else. */
  onRead: () => void;
}

/** What a spoken clue needs: to be heard, or to be read after all. */
export function SpokenClue({ entry, send, onRead }: SpokenClueProps) {
  const { speak } = useHost();
  if (entry.clue.kind !== 'spoken') return null;

  function read(): void {
    onRead();
    send({ type: 'asked-for-text' });
  }

  return (
    <div className={css.spoken}>
      <Button icon="speaker" onClick={() => speak(entry.word)}>
        Hear <OnlyReadAloud>the word</OnlyReadAloud>
      </Button>
      <Button kind="quiet" onClick={read}>
        Read instead
      </Button>
    </div>
  );
}
