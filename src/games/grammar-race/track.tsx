import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useViewServices } from '../kit/view-services.ts';
import { countFieldsAt, findNextMoveTime } from './ghost.ts';
import { countFields, getRaceClock, RACE_QUESTIONS, type RaceState } from './state.ts';
import css from './track.module.css';

/** The size of a field and of the drawing, in SVG units. */
const FIELD_WIDTH = 10;
const WIDTH = (RACE_QUESTIONS + 1) * FIELD_WIDTH;
const HEIGHT = 19;
/** The top of the fields, on which the pawns and the flag stand. */
const GROUND = 13;
const FIELDS = Array.from({ length: RACE_QUESTIONS + 1 }, (_, field) => field);

/** The track with the learner's pawn and the ghost of their best run. */
export function Track({ state }: { state: RaceState }) {
  const own = countFields(state);
  const ghost = useGhostField(state);
  return (
    <div className={css.track}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false" data-decoration>
        {FIELDS.map((field) => (
          <rect
            key={field}
            className={css.field}
            data-reached={field <= own || undefined}
            x={field * FIELD_WIDTH + 0.5}
            y={GROUND}
            width={FIELD_WIDTH - 1}
            height={5}
            rx={1}
          />
        ))}
        <path className={css.pole} d={`M${WIDTH - 1.5} ${GROUND}V1`} />
        <path className={css.flag} d={`M${WIDTH - 1.5} 1h-6l1.5 2-1.5 2h6z`} />
        {ghost !== null && <Pawn className={css.ghost} field={ghost} />}
        <Pawn className={css.own} field={own} />
      </svg>
      <VisuallyHidden>
        You are on square {own} of {RACE_QUESTIONS}.
        {ghost !== null && ` Your best run is on square ${ghost}.`}
      </VisuallyHidden>
    </div>
  );
}

function Pawn({ className, field }: { className: string | undefined; field: number }) {
  return (
    <g className={className} style={{ transform: `translateX(${field * FIELD_WIDTH}px)` }}>
      <path d={`M2.3 ${GROUND}q.4-4 2.4-5-1.4-1-1.4-2.6a2.7 2.7 0 0 1 5.4 0q0 1.6-1.4 2.6 2 1 2.4 5z`} />
    </g>
  );
}

/** The current field of the ghost; `null` without a ghost or without time limits. */
function useGhostField(state: RaceState): number | null {
  const { getPlayTime, timeLimits, isPaused } = useViewServices();
  const [now, setNow] = useState(getPlayTime);
  const run = timeLimits === 'off' ? null : state.ghost;
  const clock = getRaceClock(state, Math.max(now, state.since));
  const isRunning = run !== null && state.phase === 'asking' && !isPaused;
  const next = isRunning ? findNextMoveTime(run, clock) : null;

  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => setNow(getPlayTime()), next - getRaceClock(state, getPlayTime()));
    return () => clearTimeout(timer);
  }, [next, state, getPlayTime]);

  return run && countFieldsAt(run, clock);
}
