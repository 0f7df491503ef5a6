import { useEffect, useRef } from 'react';
import { formatDate } from '../../../domain/calendar-date.ts';
import { formatPuzzleResult, isPuzzleDone } from '../../../domain/day-puzzle.ts';
import { PUZZLE_GAMES, PUZZLE_PARTS, type PuzzlePart } from '../../../domain/puzzle-parts.ts';
import { DAY_PUZZLES } from '../../../games/registry.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmblemTile } from '../../../ui/emblem.tsx';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import css from './puzzle-overview.module.css';
import { ShareButton } from './share-button.tsx';
import type { DayPuzzle } from './use-day-puzzle.ts';

interface PuzzleOverviewProps extends DayPuzzle {
  /** Ids of the games in progress. */
  gamesInProgress: readonly string[];
  /** The part that the learner has just left; it gets the focus. */
  lastPart: PuzzlePart | null;
}

/** The day's two parts, and the text to share once one is done. */
export function PuzzleOverview({ day, results, gamesInProgress, lastPart }: PuzzleOverviewProps) {
  const isDone = isPuzzleDone(results);
  const next = PUZZLE_PARTS.find((part) => !results[part]);
  return (
    <div className={layout.stack5}>
      <p>
        {formatDate(day.date)} · {day.level}.{' '}
        {isDone
          ? 'That was today’s puzzle. There’s a new one at midnight.'
          : 'Everyone at your level gets the same puzzle today.'}
      </p>
      <div className={css.parts}>
        {PUZZLE_PARTS.map((part) => (
          <PuzzlePartTile
            key={part}
            {...{ part, results }}
            isNext={part === next}
            isInProgress={gamesInProgress.includes(PUZZLE_GAMES[part])}
            takesFocus={part === lastPart}
          />
        ))}
      </div>
      {(results.crossword || results.word) && (
        <Card title="Share your result" hue="arcade">
          <ShareButton key={day.date} {...{ day, results }} />
        </Card>
      )}
    </div>
  );
}

interface PuzzlePartTileProps extends Pick<DayPuzzle, 'results'> {
  part: PuzzlePart;
  isNext: boolean;
  isInProgress: boolean;
  takesFocus: boolean;
}

function PuzzlePartTile({ part, results, isNext, isInProgress, takesFocus }: PuzzlePartTileProps) {
  const { title, emblem, hue, minutes } = DAY_PUZZLES[part];
  const isDone = results[part] !== null;
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the overview opens
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);

  return (
    <section className={css.part} data-done={isDone || undefined}>
      <EmblemTile hue={hue} size={72}>
        {emblem}
      </EmblemTile>
      <div className={css.text}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{formatPuzzleResult(results, part)}</p>
        {!isDone && <p className={letters.soft}>{minutes} minutes</p>}
      </div>
      {isDone ? (
        <p className={css.done}>
          <Icon name="tick" /> Done
        </p>
      ) : (
        <ButtonLink
          kind={isNext ? 'primary' : 'plain'}
          icon="play"
          to="/puzzle"
          search={{ part }}
          className={css.action}
          aria-label={`${isInProgress ? 'Continue' : 'Play'}: ${title}`}
        >
          {isInProgress ? 'Continue' : 'Play'}
        </ButtonLink>
      )}
    </section>
  );
}
