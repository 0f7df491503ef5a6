import { useMemo } from 'react';
import { PrintedShape } from '../../ui/printed-shapes.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { createAppearances } from './appearance.ts';
import { Figure } from './figure.tsx';
import { formatContestant } from './outcome.ts';
import { countLamps, isMutualChoice, isRapportKnown, LAMPS } from './rapport.ts';
import css from './stage.module.css';
import { type DateState, getContestant, getCurrentSpeaker, isContestantVisible } from './state.ts';

/**
 * The three contestants: shadows behind a screen during the talk, with a light on the speaker, and visible at
 * the end.
 */
export function ContestantScreen({ state }: { state: DateState }) {
  const { now, scene } = state;
  const appearances = useMemo(() => createAppearances(scene), [scene]);
  const speaker = now.phase === 'asked' || now.phase === 'reacted' ? getCurrentSpeaker(state) : null;
  const chosen = 'chosen' in now ? now.chosen : null;
  const isTalk = speaker !== null;
  return (
    <ol
      className={css.stage}
      aria-label="Behind the screen"
      data-large={!isTalk || undefined}
      data-has-names={chosen !== null || undefined}
    >
      {appearances.map((appearance, index) => {
        const isShown = isContestantVisible(state, index);
        const isKnown = isRapportKnown(state, index);
        return (
          <li
            key={formatContestant(index)}
            className={css.part}
            data-lit={index === speaker || undefined}
            data-open={isShown || undefined}
            data-chosen={index === chosen || undefined}
            data-match={(index === chosen && isKnown && isMutualChoice(state, index)) || undefined}
          >
            <div className={css.window}>
              <Figure appearance={appearance} />
              <div className={css.paper} />
            </div>
            <p className={css.plate}>
              <span className={css.name}>
                <VisuallyHidden>Number </VisuallyHidden>
                <span className={css.number}>{index + 1}</span>
                {isShown && <span>{getContestant(state, index).name}</span>}
              </span>
              {index === speaker && <VisuallyHidden>, speaking</VisuallyHidden>}
              {index === chosen && <VisuallyHidden>, your choice</VisuallyHidden>}
              {isKnown && <Lamps lit={countLamps(state, index)} />}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

const BULBS = Array.from({ length: LAMPS }, (_, lamp) => lamp);

/** The rapport of a contestant, shown as lamps. */
function Lamps({ lit }: { lit: number }) {
  return (
    <svg
      className={css.lamps}
      viewBox={`0 0 ${LAMPS * 22} 24`}
      role="img"
      aria-label={`Match: ${lit} of ${LAMPS} lamps`}
    >
      {BULBS.map((lamp) => (
        <g key={lamp} transform={`translate(${lamp * 22} 0)`}>
          <PrintedShape
            d="M11 3a7 7 0 0 1 4 12.5v3H7v-3A7 7 0 0 1 11 3z"
            fill={lamp < lit ? 'var(--draw-lamp)' : 'none'}
            strokeDasharray={lamp < lit ? undefined : '2 2'}
            slip={0.7}
          />
          <path d="M8 21.5h6" stroke="var(--draw-line)" />
        </g>
      ))}
    </svg>
  );
}
