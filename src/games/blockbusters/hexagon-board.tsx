import { type CSSProperties, memo, useCallback, useEffect, useRef, useState } from 'react';
import { ArrowGrid, type RovingTabProps } from '../kit/arrow-grid.tsx';
import { moveInGrid } from '../kit/grid-steps.ts';
import { usePlayKeys } from '../kit/use-play-keys.ts';
import css from './hexagon-board.module.css';
import {
  HEXAGON_COLUMNS as COLUMNS,
  formatPlace,
  getColumn,
  getRow,
  isLowColumn,
  HEXAGON_ROWS as ROWS,
} from './hexagons.ts';

/** The state of a hexagon. */
export type HexagonMark = 'open' | 'white' | 'blue' | 'gold' | 'black';

const HEXAGON = 'M-.95 0-.475-.82.475-.82.95 0 .475.82-.475.82z';
/** Each owner has a pattern, so that colour is not the only sign. It points in the side's direction. */
const PATTERNS: Readonly<Partial<Record<HexagonMark, string>>> = {
  white: 'M0-.76l.17.2h-.34zM0 .76l.17-.2h-.34z',
  blue: 'M-.86 0l.2-.17v.34zM.86 0l-.2-.17v.34z',
  gold: 'M-.42-.73l.11.19M.42-.73l-.11.19M-.42.73l.11-.19M.42.73l-.11-.19',
  black: 'M-.42-.73-.2-.35M.42-.73.2-.35M-.42.73-.2.35M.42.73.2.35',
};
/** The font sizes for one, two, three and four letters. */
const TEXT_SIZES = [1, 0.72, 0.56, 0.46];

interface HexagonBoardProps {
  label: string;
  hexagons: readonly { text: string; mark: HexagonMark }[];
  /** The edges that the rim marks. */
  rim: 'match' | 'gold';
  /** The hexagon of the open question. */
  asked: number | null;
  /** The winning path. */
  path: readonly number[] | null;
  isPicking: boolean;
  onPick: (place: number) => void;
  /** Called with a typed letter that no open hexagon has. */
  onNoSuchLetter: (letter: string) => void;
}

/** The board. Arrow keys move between hexagons, and a letter key moves to its hexagon. */
export function HexagonBoard(props: HexagonBoardProps) {
  const { hexagons, isPicking, path, asked, onPick } = props;
  const [current, setCurrent] = useState(Math.floor((COLUMNS * (ROWS - 1)) / 2));
  const frameRef = useRef<HTMLDivElement>(null);
  const pick = useCallback(
    (place: number) => {
      setCurrent(place);
      if (isPicking) onPick(place);
    },
    [isPicking, onPick],
  );
  useEffect(() => {
    if (isPicking)
      frameRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [isPicking]);

  usePlayKeys((event) => {
    if (!isPicking || !/^[a-z]$/i.test(event.key)) return;
    const letter = event.key.toUpperCase();
    const open = hexagons.flatMap(({ text, mark }, place) =>
      mark === 'open' && text.startsWith(letter) ? [place] : [],
    );
    const next = open.find((place) => place > current) ?? open[0];
    if (next === undefined) props.onNoSuchLetter(letter);
    else setCurrent(next);
  });

  return (
    <div
      ref={frameRef}
      className={css.frame}
      data-rim={props.rim}
      data-asking={asked !== null || undefined}
      data-joined={path !== null || undefined}
      style={asked === null ? undefined : ({ '--asked': getHexagonTop(asked) } as CSSProperties)}
    >
      <ArrowGrid
        label={props.label}
        rows={ROWS}
        columns={COLUMNS}
        current={current}
        onStep={(to) => setCurrent(moveInGrid(current, to, { rows: ROWS, columns: COLUMNS }))}
        classNames={{ grid: css.grid, row: css.row }}
      >
        {(place, stop) => (
          // biome-ignore lint/a11y: a cell of the grid around it
          <div role="gridcell" className={css.cell}>
            <Hexagon
              place={place}
              text={hexagons[place]?.text ?? ''}
              mark={hexagons[place]?.mark ?? 'open'}
              stop={stop}
              isAsked={place === asked}
              step={path?.indexOf(place) ?? -1}
              isDisabled={!isPicking}
              onPick={pick}
            />
          </div>
        )}
      </ArrowGrid>
    </div>
  );
}

/** The distance of a hexagon from the top, in hexagon heights. */
function getHexagonTop(place: number): number {
  return getRow(place) + (isLowColumn(getColumn(place)) ? 0.5 : 0);
}

interface HexagonProps {
  place: number;
  text: string;
  mark: HexagonMark;
  stop: RovingTabProps;
  isAsked: boolean;
  /** Its index in the winning path; -1 outside of it. */
  step: number;
  isDisabled: boolean;
  onPick: (place: number) => void;
}

const Hexagon = memo(function Hexagon(props: HexagonProps) {
  const { place, text, mark, stop, isAsked, step, isDisabled, onPick } = props;
  const style = {
    '--x': getColumn(place),
    '--y': getHexagonTop(place),
    '--step': step,
  } as CSSProperties;
  const state = [isAsked && 'asked for', step >= 0 && 'on the winning path'].filter(Boolean);
  return (
    <button
      type="button"
      {...stop}
      className={css.hexagon}
      style={style}
      data-mark={mark}
      data-asked={isAsked || undefined}
      data-won={step >= 0 || undefined}
      aria-disabled={isDisabled || mark !== 'open' || undefined}
      aria-label={[text, formatPlace(place), mark, ...state].join(', ')}
      onClick={() => onPick(place)}
    >
      <svg viewBox="-1 -.866 2 1.732" aria-hidden="true" focusable="false">
        <path className={css.shape} d={HEXAGON} />
        {PATTERNS[mark] && <path className={css.pattern} d={PATTERNS[mark]} />}
        <text dy=".36em" fontSize={TEXT_SIZES[text.length - 1]}>
          {text}
        </text>
      </svg>
    </button>
  );
});
