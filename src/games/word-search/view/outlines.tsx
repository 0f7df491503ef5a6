import { findRunBetween } from '../grid/lines.ts';
import { MAX_CELLS, MIN_CELLS } from '../sizes.ts';
import type { SearchState } from '../state.ts';
import css from './outlines.module.css';
import type { DrawnLine } from './use-line-drawing.tsx';

/** The number of combinations of pattern and colour. */
const KIND_COUNT = 6;
/** Half of an outline's width, in cells. */
const HALF_WIDTH = 0.4;
/**
 * The disc with a word's number: its distance before the centre of the first letter, and its radius, in
 * cells.
 */
const DISC = { offset: 0.31, radius: 0.17 };

interface OutlinesProps {
  state: SearchState;
  /** The line that is being drawn, or the chosen end. */
  line: DrawnLine | null;
}

/** The layer below the letters: numbered outlines of found words, hints, and the current line. */
export function Outlines({ state, line }: OutlinesProps) {
  const { size, hidden, found, hinted, miss, stage } = state;
  const shown = stage.phase === 'searching' ? found : hidden.map((_, index) => index);
  return (
    <svg
      className={css.outlines}
      viewBox={`0 0 ${size} ${size}`}
      data-dense={size > MIN_CELLS || undefined}
      aria-hidden="true"
      focusable="false"
    >
      {hinted.flatMap((index) => {
        const start = hidden[index]?.run[0];
        if (start === undefined || shown.includes(index)) return [];
        const { x, y } = getCellCentre(start, size);
        return <circle key={`hint ${index}`} className={css.hint} cx={x} cy={y} r={HALF_WIDTH} />;
      })}
      {shown.map((index) => (
        <Outline
          key={index}
          run={hidden[index]?.run ?? []}
          size={size}
          className={css.word}
          kind={index % KIND_COUNT}
          isMissed={!found.includes(index)}
          number={size < MAX_CELLS ? index + 1 : undefined}
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
  /** Absent if the cells are too small for it. */
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
  const disc = { x: from.x - DISC.offset * Math.cos(angle), y: from.y - DISC.offset * Math.sin(angle) };
  return (
    <g className={className} data-kind={kind} data-missed={isMissed || undefined}>
      <rect
        x={from.x - HALF_WIDTH}
        y={from.y - HALF_WIDTH}
        width={length + 2 * HALF_WIDTH}
        height={2 * HALF_WIDTH}
        rx={HALF_WIDTH}
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
