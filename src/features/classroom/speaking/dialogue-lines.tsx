import { type ReactNode, useEffect, useRef } from 'react';
import { listSpeakers, type SpokenTurn } from '../../../domain/spoken-turns.ts';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import listening from '../listening/listening.module.css';
import css from './dialogue.module.css';

interface DialogueLinesProps {
  turns: readonly SpokenTurn[];
  /** The index of the turn that is being said. */
  currentTurn: number | null;
  /** The dialogue is playing, so the current turn is scrolled into view. */
  isPlaying: boolean;
  /** The index of the speaker whose words are hidden: the learner says them from memory. */
  hiddenVoice: number | null;
  /** Shown below the current turn. */
  children: ReactNode;
}

/** The transcript of a dialogue. */
export function DialogueLines({ turns, currentTurn, isPlaying, hiddenVoice, children }: DialogueLinesProps) {
  const speakers = listSpeakers(turns);
  const current = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn
  useEffect(() => {
    if (isPlaying) current.current?.scrollIntoView({ block: 'nearest' });
  }, [currentTurn, isPlaying]);
  return (
    <TappableText className={listening.transcript}>
      {turns.map(({ speaker, lines }, turn) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is identified by its position, which never changes
        <div key={turn} ref={turn === currentTurn ? current : undefined}>
          <p>
            {speaker !== null && <strong className={listening.speaker}>{speaker}: </strong>}
            {hiddenVoice !== null && speakers.indexOf(speaker) === hiddenVoice ? (
              <span className={css.covered} aria-current={turn === currentTurn ? true : undefined}>
                your line
              </span>
            ) : (
              <span aria-current={turn === currentTurn ? true : undefined}>{lines.join(' ')}</span>
            )}
          </p>
          {turn === currentTurn && (
            <div className={css.below} data-print="never">
              {children}
            </div>
          )}
        </div>
      ))}
    </TappableText>
  );
}
