import { useNavigate } from '@tanstack/react-router';
import { useLearner } from '../../session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { chooseWords } from '../play/chosen-words.ts';
import type { Way } from './day-steps.ts';

interface WayOnProps {
  way: Way;
  kind: 'primary' | 'plain' | 'quiet';
  /** What it leads to, which tells the ways of the day apart. */
  to: string;
  label: 'Start' | 'More';
}

/** The button that leads to a step of the day. */
export function WayOn({ way: { search, chosen, beginsClass }, kind, label, to }: WayOnProps) {
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
