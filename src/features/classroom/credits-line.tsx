import { useState } from 'react';
import { DAILY_CREDITS } from '../../domain/limits.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { readConfiguration } from '../../remote/configuration.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { PuzzleRow } from '../play/puzzle/puzzle-row.tsx';
import css from './credits-line.module.css';
import type { ClassroomCredits } from './use-credits.ts';

/** Shows the classes left today as tickets, and what to do when there are none. */
export function CreditsLine({ remaining }: Pick<ClassroomCredits, 'remaining'>) {
  return (
    <div className={layout.stack3}>
      <p className={css.line}>
        <span className={layout.line1} aria-hidden="true">
          {Array.from({ length: DAILY_CREDITS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tickets are all alike
            <span key={index} className={css.ticket} data-left={index < remaining} />
          ))}
        </span>
        <span>
          Lessons left today: <strong>{remaining}</strong> / {DAILY_CREDITS}
        </span>
      </p>
      {remaining === 0 && (
        <>
          <p>That was today’s last class. Well done!</p>
          {/* Something to do until tomorrow. */}
          <PuzzleRow kind="primary" />
          <Alert kind="info" isUrgent action={<PremiumButton />}>
            {MESSAGES.noCreditsLeft}
          </Alert>
        </>
      )}
    </div>
  );
}

/** Opens the operator's page for unlimited lessons, or, once pressed, says that this server has none. */
function PremiumButton() {
  const [wasPressed, setPressed] = useState(false);
  const { premiumUrl } = readConfiguration(import.meta.env, window.location.origin);
  if (premiumUrl !== undefined) {
    return (
      <Button icon="external" onClick={() => window.open(premiumUrl, '_blank', 'noopener,noreferrer')}>
        Go Premium
      </Button>
    );
  }
  return wasPressed ? (
    <p role="status">This site has no premium plan. You’ll get five more lessons tomorrow.</p>
  ) : (
    <Button onClick={() => setPressed(true)}>Go Premium</Button>
  );
}
