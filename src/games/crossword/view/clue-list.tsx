import { memo, useCallback, useId } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { joinName } from '../../../ui/join-name.ts';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import type { PlayMessage } from '../../kit/play-layout.tsx';
import { formatClueName } from '../clues.ts';
import { getCurrentEntry, isEntryFull } from '../crossword-index.ts';
import type { EntryDirection } from '../grid-span.ts';
import type { CrosswordEntry, CrosswordPartProps } from '../state.ts';
import { AnswerField } from './answer-field.tsx';
import css from './clue-list.module.css';
import { ClueText } from './clue-text.tsx';

interface ClueListProps extends CrosswordPartProps {
  /** The current clue has a field for its answer, so that the grid is not needed. */
  hasFields: boolean;
  onRefuse: (message: PlayMessage) => void;
  onChoose?: (() => void) | undefined;
}

/** All clues, across and down. */
export function ClueList(props: ClueListProps) {
  return (
    <div className={css.lists}>
      <Clues {...props} direction="across" title="Across" />
      <Clues {...props} direction="down" title="Down" />
    </div>
  );
}

interface CluesProps extends ClueListProps {
  direction: EntryDirection;
  title: string;
}

function Clues({ state, send, hasFields, onRefuse, onChoose, direction, title }: CluesProps) {
  const id = useId();
  const current = getCurrentEntry(state);
  const choose = useCallback(
    (entry: number) => {
      send({ type: 'chose-entry', entry });
      onChoose?.();
    },
    [send, onChoose],
  );
  return (
    <section className={layout.stack2} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className={layout.stack2}>
        {state.entries.map((entry, index) =>
          entry.direction === direction ? (
            <li key={entry.answer}>
              <ClueButton
                index={index}
                entry={entry}
                isCurrent={index === current}
                isFull={isEntryFull(state, index)}
                onChoose={choose}
              />
              {hasFields && index === current && (
                <AnswerField state={state} entry={index} send={send} onRefuse={onRefuse} />
              )}
            </li>
          ) : null,
        )}
      </ol>
    </section>
  );
}

interface ClueButtonProps {
  index: number;
  entry: CrosswordEntry;
  isCurrent: boolean;
  isFull: boolean;
  onChoose: (index: number) => void;
}

const ClueButton = memo(function ClueButton({ index, entry, isCurrent, isFull, onChoose }: ClueButtonProps) {
  return (
    <button
      type="button"
      className={css.clue}
      aria-label={joinName(`${entry.number}`, formatClueName(entry), isFull && 'filled')}
      aria-current={isCurrent || undefined}
      onClick={() => onChoose(index)}
    >
      <span className={letters.displayBold}>{entry.number}</span>
      <ClueText entry={entry} />
      {isFull && (
        <span className={letters.quiet}>
          <Icon name="tick" />
        </span>
      )}
    </button>
  );
});
