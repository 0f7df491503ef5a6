import { findRunBetween } from '../grid/lines.ts';
import { MAX_CELLS, MIN_CELLS } from '../sizes.ts';
import type { SearchState } from '../state.ts';
import css from './outlines.module.css';
import type { DrawnLine } from './use-line-drawing.tsx';

/** As many patterns as paints: no two words that cross look alike. */
const KINDS = 6;
/** Half of an outline's width, in cells. */
const REACH = 0.4;
/** Of the disc with a word's number: how far before the middle of the first letter it lies, and its radius. */
const DISC = { before: 0.31, radius: 0.17 };

interface OutlinesProps {
  state: SearchState;
  /** What is being drawn, or the end that is chosen. */
  line: DrawnLine | null;
}

/** What lies below the letters: a numbered outline for each word found, the hints, the line of the moment. */
export function Outlines({ state, line }: OutlinesProps) {
  const { size, hidden, found, hinted, miss, stage } = state;
  const shown = stage.phase === 'searching' ? found : hidden.map((_, place) => place);
  return (
    <svg
      className={css.outlines}
      viewBox={`0 0 ${size} ${size}`}
      data-dense={size > MIN_CELLS || undefined}
      aria-hidden="true"
      focusable="false"
    >
      {hinted.flatMap((place) => {
        const start = hidden[place]?.run[0];
        if (start === undefined || shown.includes(place)) return [];
        const { x, y } = getCellCentre(start, size);
        return <circle key={`hint ${place}`} className={css.hint} cx={x} cy={y} r={REACH} />;
      })}
      {shown.map((place) => (
        <Outline
          key={place}
          run={hidden[place]?.run ?? []}
          size={size}
          className={css.word}
          kind={place % KINDS}
          isMissed={!found.includes(place)}
          number={size < MAX_CELLS ? place + 1 : undefined}
        />
      ))}
      {miss && <Outline run={miss} size={size} className={css.miss} />}
      {line && (
        <Outline
          run={line.from === line.to ? [line.from] : (findRunBetween(line.from, line.to, size) ?? [])}
          size={size}
          className={css.line}
        />
      )}
    </svg>
  );
}

interface OutlineProps {
  run: readonly number[];
  size: number;
  className: string | undefined;
  kind?: number;
  isMissed?: boolean;
  /** Absent where the cells are too small for it. */
  number?: number | undefined;
}

function Outline({ run, size, className, kind, isMissed, number }: OutlineProps) {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return null;
  const from = getCellCentre(first, size);
  const to = getCellCentre(last, size);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const disc = { x: from.x - DISC.before * Math.cos(angle), y: from.y - DISC.before * Math.sin(angle) };
  return (
    <g className={className} data-kind={kind} data-missed={isMissed || undefined}>
      <rect
        x={from.x - REACH}
        y={from.y - REACH}
        width={length + 2 * REACH}
        height={2 * REACH}
        rx={REACH}
        transform={`rotate(${(angle * 180) / Math.PI} ${from.x} ${from.y})`}
      />
      {number !== undefined && (
        <>
          <circle className={css.disc} cx={disc.x} cy={disc.y} r={DISC.radius} />
          <text x={disc.x} y={disc.y} className={css.number}>
            {number}
          </text>
        </>
      )}
    </g>
  );
}

function getCellCentre(cell: number, size: number): { x: number; y: number } {
  return { x: (cell % size) + 0.5, y: Math.floor(cell / size) + 0.5 };
}
