import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useViewServices } from '../../kit/view-services.ts';
import { formatClue, formatClueName } from '../clues.ts';
import type { CrosswordEntry, CrosswordMove } from '../state.ts';
import css from './clue-text.module.css';

/** A clue with the number of letters of its answer. */
export function ClueText({ entry }: { entry: CrosswordEntry }) {
  return (
    <span>
      <span aria-hidden="true">
        {formatClue(entry)} ({entry.answer.length})
      </span>
      <VisuallyHidden>{formatClueName(entry)}</VisuallyHidden>
    </span>
  );
}

interface SpokenClueProps {
  entry: CrosswordEntry;
  send: (move: CrosswordMove) => void;
  /** Called when the learner wants to read the clues: moves the focus, because these buttons disappear. */
  onRead: () => void;
}

/**
 * The buttons of a spoken clue, to hear its word or to read all spoken clues instead; nothing for other
 * clues.
 */
export function SpokenClue({ entry, send, onRead }: SpokenClueProps) {
  const { speak } = useViewServices();
  if (entry.clue.kind !== 'spoken') return null;

  function showText(): void {
    onRead();
    send({ type: 'replaced-spoken-clues' });
  }

  return (
    <div className={css.spoken}>
      <Button icon="speaker" onClick={() => speak(entry.word)}>
        Hear <VisuallyHidden>the word</VisuallyHidden>
      </Button>
      <Button kind="quiet" onClick={showText}>
        Read instead
      </Button>
    </div>
  );
}
