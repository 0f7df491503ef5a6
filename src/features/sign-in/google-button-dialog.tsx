import { useEffect, useRef, useState } from 'react';
import { drawGoogleButton } from '../../remote/google-identity.ts';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import css from './google-button-dialog.module.css';

export interface GoogleButtonDialogProps {
  clientId: string;
  onAnswer: (idToken: string | null) => void;
}

/** A dialog with Google's own button, the only way to get an ID token. */
export function GoogleButtonDialog({ clientId, onAnswer }: GoogleButtonDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const answer = useRef(onAnswer);

  useEffect(() => {
    if (!place.current) return;
    drawGoogleButton(clientId, place.current, (idToken) => answer.current(idToken)).then(
      () => setPhase('ready'),
      (cause) => {
        console.error('Google’s sign-in script did not load:', cause);
        setPhase('failed');
      },
    );
  }, [clientId]);

  return (
    <Dialog title="Sign in with Google" open onClose={() => onAnswer(null)}>
      {phase === 'loading' && <BusyIndicator label="Asking Google…" />}
      {phase === 'failed' && (
        <Alert kind="error">
          Google’s sign-in could not be loaded. Check your connection or ad blockers.
        </Alert>
      )}
      <div ref={place} className={css.place} />
    </Dialog>
  );
}
