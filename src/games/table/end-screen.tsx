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
import { PlayLayout } from '../kit/play-layout.tsx';
import { useFocusOnArrival } from '../kit/use-focus-on-arrival.ts';
import { Cheering } from './cheering.tsx';
import css from './end-screen.module.css';
import { Facts } from './facts.tsx';
import { Misses } from './misses.tsx';
import type { GamePorts } from './ports.ts';
import { Stars } from './stars.tsx';
import type { Over } from './table-state.ts';
import { Tally } from './tally.tsx';

interface EndScreenProps {
  meta: GameMeta;
  over: Over;
  /** The choice, as learners read it. */
  where: string;
  ports: Pick<GamePorts, 'speak' | 'addWord'>;
  /** What follows in place of another game. */
  onward?: ReactNode | undefined;
  onPlayAgain: () => void;
  onChoose: () => void;
  onSaveAgain: () => void;
}

/** After a game: what it came to, what there is to learn from it, and what to do next. */
export function EndScreen({ meta, over, where, ports, onward, ...on }: EndScreenProps) {
  const { result } = over;
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <PlayLayout
      board={
        <div className={layout.stack5}>
          <div className={classNames(tile.tile, layout.stack3, css.outcome)}>
            <Cheering meta={meta} why={whyToCheer(over)} />
            <h4 ref={heading} tabIndex={-1} className={css.headline}>
              {result.headline}
            </h4>
            {result.stars && <Stars count={result.stars} />}
            <Facts facts={result.facts} />
            <Kept over={over} where={where} onSaveAgain={on.onSaveAgain} />
          </div>
          <Tally tally={result.tally} />
          <Misses misses={result.misses} givenVerb={result.givenVerb} ports={ports} />
        </div>
      }
      hand={
        onward ?? (
          <>
            <Button kind="primary" icon="reset" onClick={on.onPlayAgain}>
              Play again
            </Button>
            <Button onClick={on.onChoose}>Change the level</Button>
          </>
        )
      }
    />
  );
}

/** A game that is not compared is cheered for being done; another for a new best, and for what gives stars. */
function whyToCheer({ result: { score, stars, isLost }, kept }: Over): 'gain' | 'new-best' | null {
  // Nothing gained is the first result of many, but nothing to cheer.
  if (kept?.ok && kept.value?.isNewBest && score?.value !== 0) return 'new-best';
  return isLost || (score && !stars) ? null : 'gain';
}

/** Whether the result is kept, and how it compares. */
function Kept({ over, where, onSaveAgain }: Pick<EndScreenProps, 'over' | 'where' | 'onSaveAgain'>) {
  const { result, kept } = over;
  if (kept === null) return <Working label="Saving your result…" />;
  if (!kept.ok) {
    return (
      <FailureAlert
        message={kept.failure}
        action={
          <Button icon="save" onClick={onSaveAgain}>
            Save again
          </Button>
        }
      />
    );
  }
  if (!kept.value || !result.score) return null;
  if (result.score.value === 0 && kept.value.best.score === 0) return null;
  return <p className={letters.display}>{comparison(result.score, kept.value, where)}</p>;
}

function comparison(
  { value, text }: Score,
  { best, isNewBest }: NonNullable<Comparison>,
  where: string,
): string {
  return isNewBest && value !== 0
    ? `New best at ${where}: ${text}!`
    : `${text}. Your best at ${where}: ${best.text}.`;
}
