import { useState } from 'react';
import type { Panellist } from '../../content/blankety-blank/blankety-blank-schema.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ArrowGrid } from '../kit/arrow-grid.tsx';
import { steppedTo } from '../kit/grid-steps.ts';
import { PlayLayout } from '../kit/play-layout.tsx';
import { useFocusOnArrival } from '../kit/use-focus-on-arrival.ts';
import { PanellistFace } from './faces.tsx';
import css from './pairing.module.css';
import set from './set.module.css';

interface PairingProps {
  panellists: readonly Panellist[];
  onPair: (seat: number) => void;
}

const SEATS_GRID = { rows: 2, columns: 3 };

/** Six faces to choose among: knowing how they think helps. */
export function Pairing({ panellists, onPair }: PairingProps) {
  const [current, setCurrent] = useState(0);
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const chosen = panellists[current];
  return (
    <PlayLayout
      board={
        <div className={classNames(set.set, set.stage)}>
          <h4 ref={heading} tabIndex={-1}>
            Head-to-Head: who writes the same as you?
          </h4>
          <ArrowGrid
            {...SEATS_GRID}
            label="Panel"
            current={current}
            onStep={(to) => setCurrent(steppedTo(current, to, SEATS_GRID))}
          >
            {(seat, stop) => (
              // biome-ignore lint/a11y: a cell of the grid around it
              <div role="gridcell">
                <button
                  type="button"
                  {...stop}
                  className={css.choice}
                  aria-pressed={seat === current}
                  onClick={() => setCurrent(seat)}
                >
                  <PanellistFace id={panellists[seat]?.id ?? ''} />
                  {panellists[seat]?.name}
                </button>
              </div>
            )}
          </ArrowGrid>
          <p className={css.about} aria-live="polite">
            {chosen?.about} {chosen?.habit}
          </p>
        </div>
      }
      hand={
        <Button kind="primary" icon="play" onClick={() => onPair(current)}>
          Pair with {chosen?.name}
        </Button>
      }
    />
  );
}
