import { type SpokenTurn, speakersOf } from '../../../domain/spoken-turns.ts';
import listening from '../listening/listening.module.css';
import css from './dialogue.module.css';

interface DialogueLinesProps {
  turns: readonly SpokenTurn[];
  /** The turn that is being said, from 0. */
  at: number | null;
  /** The speaker whose words are covered, from 0: the learner says them by heart. */
  hidden: number | null;
}

/** The dialogue on paper. */
export function DialogueLines({ turns, at, hidden }: DialogueLinesProps) {
  const speakers = speakersOf(turns);
  return (
    <div className={listening.transcript}>
      {turns.map(({ speaker, lines }, turn) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place in the dialogue, which never changes
        <p key={turn}>
          {speaker !== null && <strong className={listening.speaker}>{speaker}: </strong>}
          {hidden !== null && speakers.indexOf(speaker) === hidden ? (
            <span className={css.covered} aria-current={turn === at ? true : undefined}>
              your line
            </span>
          ) : (
            <span aria-current={turn === at ? true : undefined}>{lines.join(' ')}</span>
          )}
        </p>
      ))}
    </div>
  );
}
