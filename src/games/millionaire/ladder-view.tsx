import { LADDER_STEPS } from '../../content/millionaire/millionaire-schema.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { formatPoints, getPointsAt, getSafeStep, isSafeStep, LADDER } from './ladder.ts';
import css from './ladder-view.module.css';
import { countLitSteps, isRevealedAnswerRight, type MillionaireState } from './state.ts';

type StepStatus = 'lit' | 'now' | 'missed' | 'dark';

function getStepStatus(step: number, state: MillionaireState): StepStatus {
  if (step <= countLitSteps(state)) return 'lit';
  if (step !== state.index + 1) return 'dark';
  return isRevealedAnswerRight(state) === false ? 'missed' : 'now';
}

/** The whole ladder from the top. Its rungs light up as they are climbed. */
export function Ladder({ state }: { state: MillionaireState }) {
  return (
    <section className={classNames(tile.tile, css.ladder)} aria-label="The steps">
      <ol reversed className={css.rungs}>
        {LADDER.toReversed().map((step) => {
          const status = getStepStatus(step, state);
          return (
            <li key={step} data-rung={status} aria-current={status === 'now' ? 'step' : undefined}>
              <span className={classNames(letters.soft, css.number)}>{step}</span>
              <span className={css.points}>{formatPoints(getPointsAt(step))}</span>
              <span className={css.mark}>
                <Mark step={step} status={status} />
              </span>
              <VisuallyHidden>
                {isSafeStep(step) && ' safe'}
                {status === 'lit' && ' reached'}
              </VisuallyHidden>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Mark({ step, status }: { step: number; status: StepStatus }) {
  if (status === 'lit') return <Icon name="tick" />;
  if (status === 'missed') return <Icon name="close" />;
  return isSafeStep(step) && <Icon name="lock" />;
}

/** The sizes of the drawing, in SVG units. */
const STEP_WIDTH = 12;
const HEIGHT = 30;
const getStepHeight = (step: number) => 5 + step * 1.3;

/** The ladder as stairs, for phones without space for the ladder. */
export function Stairs({ state }: { state: MillionaireState }) {
  const safe = getPointsAt(getSafeStep(countLitSteps(state)));
  return (
    <div className={css.stairs}>
      <svg
        viewBox={`0 0 ${LADDER_STEPS * STEP_WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        focusable="false"
        data-decoration
      >
        {LADDER.map((step) => (
          <Stair key={step} step={step} status={getStepStatus(step, state)} />
        ))}
      </svg>
      {safe > 0 && (
        <p className={layout.line1}>
          <Icon name="lock" /> {formatPoints(safe)} safe
        </p>
      )}
    </div>
  );
}

/** A step as a stair. An arrow, a cross and a flag make sure that colour is not the only sign. */
function Stair({ step, status }: { step: number; status: StepStatus }) {
  const [left, top] = [(step - 1) * STEP_WIDTH, HEIGHT - getStepHeight(step)];
  return (
    <g className={css.stair} data-rung={status}>
      <rect x={left + 1} y={top} width={STEP_WIDTH - 1} height={getStepHeight(step) - 0.5} />
      {isSafeStep(step) && <path className={css.flag} d={`M${left + 6.5} ${top}v-7.5h4l-1 1.8 1 1.8h-4`} />}
      {status === 'missed' && <path className={css.cross} d={`M${left + 4.5} ${top + 1.5}l4 4m0-4l-4 4`} />}
      {status === 'now' && <path className={css.arrow} d={`M${left + 6.5} ${top + 6}l-3.2-4.2h6.4z`} />}
    </g>
  );
}
