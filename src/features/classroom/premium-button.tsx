import { useState } from 'react';
import { readConfiguration } from '../../remote/configuration.ts';
import { Button } from '../../ui/button.tsx';

/** The way to unlimited lessons where the server's operator offers one, else the plain truth that there is none. */
export function PremiumButton() {
  const [isAsked, setAsked] = useState(false);
  const { premiumUrl } = readConfiguration(import.meta.env, window.location.origin);
  if (premiumUrl !== undefined) {
    return (
      <Button icon="external" onClick={() => window.open(premiumUrl, '_blank', 'noopener,noreferrer')}>
        Go Premium
      </Button>
    );
  }
  return isAsked ? (
    <p role="status">This server has no paid plan. Your five lessons come back tomorrow.</p>
  ) : (
    <Button onClick={() => setAsked(true)}>Go Premium</Button>
  );
}
