import { Fragment } from 'react';
import type { SpokenTurn } from '../../../domain/spoken-turns.ts';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import css from './listening.module.css';

interface TranscriptProps {
  turns: readonly SpokenTurn[];
  /** The line that is being said, counted through all turns from 0. */
  line: number | null;
}

/** The words of a text, with the line that is being said marked. */
export function Transcript({ turns, line }: TranscriptProps) {
  const starts = startsOf(turns);
  return (
    <TappableText className={css.transcript}>
      {turns.map(({ speaker, lines }, turn) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place in the text, which never changes
        <p key={turn}>
          {speaker !== null && <strong className={css.speaker}>{speaker}: </strong>}
          {lines.map((text, index) => {
            const at = (starts[turn] ?? 0) + index;
            return (
              <Fragment key={at}>
                {index > 0 && ' '}
                <span aria-current={at === line ? true : undefined}>{text}</span>
              </Fragment>
            );
          })}
        </p>
      ))}
    </TappableText>
  );
}

/** The number of each turn's first line. */
function startsOf(turns: readonly SpokenTurn[]): readonly number[] {
  const starts = [0];
  for (const { lines } of turns) starts.push((starts.at(-1) ?? 0) + lines.length);
  return starts;
}
