import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { GameViewProps } from '../game-contract.ts';
import type { RoundMove, RoundState } from '../question-round/round-state.ts';
import { RoundView } from '../question-round/round-view.tsx';
import { formatLamps, getCurrentLamp, getLamps, type LampState } from './lamps.ts';
import css from './view.module.css';

/** A round below ten lamps, one for each question. */
export function QuizView(props: GameViewProps<unknown, RoundState, RoundMove>) {
  return <RoundView {...props} banner={<LampString state={props.state} />} />;
}

/** Sizes of the drawing, in its own units. */
const SPACE = 12;
const HEIGHT = 21;
const SAG = 3.5;

function LampString({ state }: { state: RoundState }) {
  const lamps = getLamps(state);
  const width = lamps.length * SPACE;
  const currentLamp = getCurrentLamp(state);
  return (
    <div className={css.lamps}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" focusable="false" data-decoration>
        <path className={css.wire} d={`M0 1Q${width / 2} ${1 + 2 * SAG} ${width} 1`} />
        {lamps.map((lamp, index) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: the lamps keep their order
            key={index}
            className={css.lamp}
            data-lamp={lamp}
            data-current={index === currentLamp || undefined}
            transform={`translate(${(index + 0.5) * SPACE} ${getWireHeight(index, lamps.length)})`}
          >
            <Bulb lamp={lamp} />
          </g>
        ))}
      </svg>
      <VisuallyHidden>{formatLamps(lamps)}</VisuallyHidden>
    </div>
  );
}

/** The y coordinate of the curved wire at a lamp. */
function getWireHeight(index: number, count: number): number {
  const fraction = (index + 0.5) / count;
  return 1 + 4 * SAG * fraction * (1 - fraction);
}

/** Lit lamps have rays and missed ones a cross, so that colour is not the only sign. */
function Bulb({ lamp }: { lamp: LampState }) {
  return (
    <>
      <path className={css.socket} d="M-1.5 0h3v2.5h-3z" />
      <path className={css.glass} d="M-1.5 2.5h3q2.4 1.5 2.4 4.2a3.9 3.9 0 0 1-7.8 0q0-2.7 2.4-4.2z" />
      {lamp === 'half' && <path className={css.glow} d="M-3.9 6.7a3.9 3.9 0 0 0 7.8 0z" />}
      {lamp === 'lit' && <path className={css.rays} d="M0 12v2m-3.6-3.4-1.2 1.4m8.4-1.4 1.2 1.4" />}
      {lamp === 'missed' && <path className={css.cross} d="m-1.6 5.1 3.2 3.2m0-3.2-3.2 3.2" />}
    </>
  );
}
