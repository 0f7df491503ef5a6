import type { ReactNode } from 'react';
import type { Score, ScoreComparison } from '../../domain/game-records.ts';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import type { GameMeta } from '../contract.ts';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import { PlayLayout } from '../kit/play-layout.tsx';
import { CheerAnimation } from './cheer-animation.tsx';
import css from './end-screen.module.css';
import { Facts } from './facts.tsx';
import type { OverState } from './host-state.ts';
import { formatGameChoice } from './level-offers.ts';
import { Misses } from './misses.tsx';
import type { GamePorts } from './ports.ts';
import { Stars } from './stars.tsx';
import { Tally } from './tally.tsx';

interface EndScreenProps {
  meta: GameMeta;
  over: OverState;
  ports: Pick<GamePorts, 'speak' | 'addWord'>;
  /** The ways on, in place of another game. */
  endActions?: ReactNode | undefined;
  onPlayAgain: () => void;
  onChoose: () => void;
  onSaveAgain: () => void;
}

/** After a game: what it came to, what there is to learn from it, and what to do next. */
export function EndScreen({
  meta,
  over,
  ports,
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

/** Without a score a game is cheered for being done, unless it was lost; with one for a new best, else for its stars. */
function getCheerReason({
  result: { score, stars, isLost },
  saveResult,
}: OverState): 'gain' | 'new-best' | null {
  // Nothing gained is the first result of many, but nothing to cheer.
  if (saveResult?.ok && saveResult.value?.isNewBest && score?.value !== 0) return 'new-best';
  return isLost || (score && !stars) ? null : 'gain';
}

/** Whether the result is kept, and how it compares. */
function SaveStatus({ meta, over, onSaveAgain }: Pick<EndScreenProps, 'meta' | 'over' | 'onSaveAgain'>) {
  const { choice, result, saveResult } = over;
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
  // Nothing gained, now or ever: there is no best to tell of.
  if (result.score.value === 0 && saveResult.value.best.score === 0) return null;
  return (
    <p className={letters.display}>
      {formatComparison(result.score, saveResult.value, formatGameChoice(meta, choice))}
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
