import { type CSSProperties, type ReactNode, useId } from 'react';
import type { Score, ScoreComparison } from '../../domain/game-records.ts';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { PrintedShape } from '../../ui/printed-shapes.tsx';
import tile from '../../ui/tile.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { GameFact, GameMeta } from '../game-contract.ts';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import { PlayLayout } from '../kit/play-layout.tsx';
import { CheerAnimation } from './cheer-animation.tsx';
import css from './end-screen.module.css';
import { Facts } from './facts.tsx';
import type { OverState } from './host-state.ts';
import { formatGameChoice } from './level-offers.ts';
import { Misses } from './misses.tsx';
import type { GamePorts } from './ports.ts';

interface EndScreenProps {
  meta: GameMeta;
  over: OverState;
  ports: Pick<GamePorts, 'speak' | 'addWord'>;
  /** Leads on to what the learner does next. */
  nextLink?: ReactNode | undefined;
  /** Buttons in place of "Play again". */
  endActions?: ReactNode | undefined;
  onPlayAgain: () => void;
  onChoose: () => void;
  onSaveAgain: () => void;
}

/** The end of a game: its result, what there is to learn from it, and what to do next. */
export function EndScreen({
  meta,
  over,
  ports,
  nextLink,
  endActions,
  onPlayAgain,
  onChoose,
  onSaveAgain,
}: EndScreenProps) {
  const { result } = over;
  return (
    <PlayLayout
      board={
        <div className={layout.stack5}>
          <div className={classNames(tile.tile, layout.stack3, css.outcome)}>
            <CheerAnimation meta={meta} reason={getCheerReason(over)} />
            <AutoFocusHeading className={css.headline}>{result.headline}</AutoFocusHeading>
            {result.stars && <Stars count={result.stars} />}
            <Facts facts={result.facts} />
            {/* Above the status, which would move it when the result is saved. */}
            {nextLink}
            <SaveStatus meta={meta} over={over} onSaveAgain={onSaveAgain} />
          </div>
          <Tally tally={result.tally} />
          <Misses misses={result.misses} givenVerb={result.givenVerb} ports={ports} />
        </div>
      }
      controls={
        endActions ?? (
          <>
            <Button kind="primary" icon="reset" onClick={onPlayAgain}>
              Play again
            </Button>
            <Button onClick={onChoose}>Change the level</Button>
          </>
        )
      }
    />
  );
}

/**
 * A game without a score is cheered unless it was lost; one with a score, for a new best or for its stars.
 */
function getCheerReason({
  result: { score, stars, isLost },
  saveResult,
}: OverState): 'gain' | 'new-best' | null {
  // A first result of 0 is a new best, but no reason to cheer.
  if (saveResult?.ok && saveResult.value?.isNewBest && score?.value !== 0) return 'new-best';
  return isLost || (score && !stars) ? null : 'gain';
}

/** Whether the result was saved, and how it compares with the best one. */
function SaveStatus({ meta, over, onSaveAgain }: Pick<EndScreenProps, 'meta' | 'over' | 'onSaveAgain'>) {
  const { setup, result, saveResult } = over;
  if (saveResult === null) return <BusyIndicator label="Saving your result…" />;
  if (!saveResult.ok) {
    return (
      <FailureAlert
        message={saveResult.failure}
        action={
          <Button icon="save" onClick={onSaveAgain}>
            Save again
          </Button>
        }
      />
    );
  }
  // A game without a score is not compared.
  if (!saveResult.value || !result.score) return null;
  // No comparison while the best result is still 0.
  if (result.score.value === 0 && saveResult.value.best.score === 0) return null;
  return (
    <p className={letters.display}>
      {formatComparison(result.score, saveResult.value, formatGameChoice(meta, setup))}
    </p>
  );
}

function formatComparison(
  { value, text }: Score,
  { best, isNewBest }: NonNullable<ScoreComparison>,
  choiceLabel: string,
): string {
  return isNewBest && value !== 0
    ? `New best at ${choiceLabel}: ${text}!`
    : `${text}. Your best at ${choiceLabel}: ${best.text}.`;
}

const STAR_PATH = 'm20 4 4.9 10.3 11.3 1.5-8.3 7.8 2.1 11.2L20 29.4l-10 5.4 2.1-11.2-8.3-7.8 11.3-1.5z';
const STAR_PLACES = [1, 2, 3] as const;

/** One to three stars of three; the missing ones are outlines. */
function Stars({ count }: { count: 1 | 2 | 3 }) {
  return (
    <p className={css.stars}>
      <VisuallyHidden>{`${count} of ${STAR_PLACES.length} stars`}</VisuallyHidden>
      {STAR_PLACES.map((place) => (
        <svg
          key={place}
          className={css.star}
          style={{ '--place': place } as CSSProperties}
          data-won={place <= count || undefined}
          viewBox="0 0 40 40"
          aria-hidden="true"
          focusable="false"
        >
          <PrintedShape d={STAR_PATH} fill={place <= count ? 'var(--draw-lamp)' : 'none'} />
        </svg>
      ))}
    </p>
  );
}

/** What was practised, and the result of each. */
function Tally({ tally }: { tally: readonly GameFact[] | undefined }) {
  const id = useId();
  if (!tally || tally.length === 0) return null;
  return (
    <section className={layout.stack2} aria-labelledby={id}>
      <h2 id={id}>What you practised</h2>
      <Facts facts={tally} isList />
    </section>
  );
}
