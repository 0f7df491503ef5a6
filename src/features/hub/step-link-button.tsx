import { useNavigate } from '@tanstack/react-router';
import { useLearner } from '../../session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { saveChosenWords } from '../play/chosen-words.ts';
import type { StepLink } from './day-steps.ts';

interface StepLinkButtonProps {
  link: StepLink;
  kind: 'primary' | 'plain' | 'quiet';
  /** The text of the step, for the accessible name. */
  stepText: string;
  label: 'Start' | 'Continue' | 'More';
  /** The number of the step, to tell its button from that of the same step in the card of the next task. */
  place?: number | undefined;
}

/** The button that opens a step of the day. */
export function StepLinkButton({
  link: { search, chosenWords, beginsClass },
  kind,
  label,
  stepText,
  place,
}: StepLinkButtonProps) {
  const { preferences } = useLearner();
  const navigate = useNavigate();
  const step = place === undefined ? '' : ` step ${place}`;
  // "Continue your Grammar class" is a name already.
  const name = label === 'Continue' ? `${stepText}${step && `,${step}`}` : `${label}${step}: ${stepText}`;
  if (!chosenWords && !beginsClass) {
    return (
      <ButtonLink kind={kind} to="/app" search={search} aria-label={name}>
        {label}
      </ButtonLink>
    );
  }

  // The game reads its words as soon as it opens.
  async function openStep(): Promise<void> {
    if (chosenWords) await saveChosenWords(preferences, chosenWords);
    // In the state, because a link, a bookmark or a reload with an address must not cost a credit.
    await navigate({ to: '/app', search, state: beginsClass ? { beginsClass } : {} });
  }

  return (
    <Button kind={kind} aria-label={name} onClick={() => void openStep()}>
      {label}
    </Button>
  );
}
