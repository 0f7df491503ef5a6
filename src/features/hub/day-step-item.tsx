import { useNavigate } from '@tanstack/react-router';
import { useLearner } from '../../session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import { chooseWords } from '../play/chosen-words.ts';
import css from './day-step-item.module.css';
import type { DayStep, Way } from './day-steps.ts';

interface DayStepItemProps extends DayStep {
  /** From 1. */
  place: number;
  /** It is the first that is still to be done. */
  isNext: boolean;
}

/** One step of the day: its number, or a tick once it is done, what it is, and the way there. */
export function DayStepItem({ place, isNext, text, detail, state, way }: DayStepItemProps) {
  return (
    <li className={css.step} data-state={state}>
      <span className={css.mark} aria-hidden="true">
        {state === 'done' ? <Icon name="tick" /> : place}
      </span>
      <div className={css.text}>
        <p className={css.what}>
          {state === 'done' && <OnlyReadAloud>Done: </OnlyReadAloud>}
          {text}
        </p>
        {detail && <p className={css.detail}>{detail}</p>}
      </div>
      {way && (
        <WayOn
          way={way}
          kind={state === 'done' ? 'quiet' : isNext ? 'primary' : 'plain'}
          label={state === 'done' ? 'More' : 'Start'}
          to={text}
        />
      )}
    </li>
  );
}

interface WayOnProps {
  way: Way;
  kind: 'primary' | 'plain' | 'quiet';
  /** What it leads to, which tells the ways of the day apart. */
  to: string;
  label: 'Start' | 'More';
}

function WayOn({ way: { search, chosen, beginsClass }, kind, label, to }: WayOnProps) {
  const { preferences } = useLearner();
  const navigate = useNavigate();
  const name = `${label}: ${to}`;
  if (!chosen && !beginsClass) {
    return (
      <ButtonLink kind={kind} to="/app" search={search} aria-label={name}>
        {label}
      </ButtonLink>
    );
  }

  // The game looks for its words as soon as it is entered.
  async function enter(): Promise<void> {
    if (chosen) await chooseWords(preferences, chosen);
    await navigate({ to: '/app', search, state: beginsClass ? { beginsClass } : {} });
  }

  return (
    <Button kind={kind} aria-label={name} onClick={() => void enter()}>
      {label}
    </Button>
  );
}
