import type { ReactNode } from 'react';
import type { Comparison, Score } from '../../domain/game-records.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import { Working } from '../../ui/working.tsx';
import type { GameMeta } from '../contract.ts';
import { ArrivingHeading } from '../kit/arriving-heading.tsx';
import { PlayLayout } from '../kit/play-layout.tsx';
import { Cheering } from './cheering.tsx';
import css from './end-screen.module.css';
import { Facts } from './facts.tsx';
import { choiceName } from './level-offers.ts';
import { Misses } from './misses.tsx';
import type { GamePorts } from './ports.ts';
import { Stars } from './stars.tsx';
import type { Over } from './table-state.ts';
import { Tally } from './tally.tsx';

interface EndScreenProps {
  meta: GameMeta;
  over: Over;
  ports: Pick<GamePorts, 'speak' | 'addWord'>;
  /** The ways on, in place of another game. */
  onward?: ReactNode | undefined;
  onPlayAgain: () => void;
  onChoose: () => void;
  onSaveAgain: () => void;
}

/** After a game: what it came to, what there is to learn from it, and what to do next. */
export function EndScreen({ meta, over, ports, onward, onPlayAgain, onChoose, onSaveAgain }: EndScreenProps) {
  const { result } = over;
  return (
    <PlayLayout
      board={
        <div className={layout.stack5}>
          <div className={classNames(tile.tile, layout.stack3, css.outcome)}>
            <Cheering meta={meta} why={whyToCheer(over)} />
            <ArrivingHeading className={css.headline}>{result.headline}</ArrivingHeading>
            {result.stars && <Stars count={result.stars} />}
            <Facts facts={result.facts} />
            <SavedEnd meta={meta} over={over} onSaveAgain={onSaveAgain} />
          </div>
          <Tally tally={result.tally} />
          <Misses misses={result.misses} givenVerb={result.givenVerb} ports={ports} />
        </div>
      }
      hand={
        onward ?? (
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
function whyToCheer({ result: { score, stars, isLost }, savedEnd }: Over): 'gain' | 'new-best' | null {
  // Nothing gained is the first result of many, but nothing to cheer.
  if (savedEnd?.ok && savedEnd.value?.isNewBest && score?.value !== 0) return 'new-best';
  return isLost || (score && !stars) ? null : 'gain';
}

/** Whether the result is kept, and how it compares. */
function SavedEnd({ meta, over, onSaveAgain }: Pick<EndScreenProps, 'meta' | 'over' | 'onSaveAgain'>) {
  const { choice, result, savedEnd } = over;
  if (savedEnd === null) return <Working label="Saving your result…" />;
  if (!savedEnd.ok) {
    return (
      <FailureAlert
        message={savedEnd.failure}
        action={
          <Button icon="save" onClick={onSaveAgain}>
            Save again
          </Button>
        }
      />
    );
  }
  // A game without a score is not compared.
  if (!savedEnd.value || !result.score) return null;
  // Nothing gained, now or ever: there is no best to tell of.
  if (result.score.value === 0 && savedEnd.value.best.score === 0) return null;
  return (
    <p className={letters.display}>{comparison(result.score, savedEnd.value, choiceName(meta, choice))}</p>
  );
}

function comparison(
  { value, text }: Score,
  { best, isNewBest }: NonNullable<Comparison>,
  choiceLabel: string,
): string {
  return isNewBest && value !== 0
    ? `New best at ${choiceLabel}: ${text}!`
    : `${text}. Your best at ${choiceLabel}: ${best.text}.`;
}
