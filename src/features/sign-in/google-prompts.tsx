import type { ReactNode } from 'react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { drawGoogleButton } from '../../remote/google-identity.ts';
import type { ChosenAccount } from '../../remote/google-sign-in.ts';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import css from './google-prompts.module.css';

/*
 * The dialogs of Google sign-in with the app's own server. The session opens them without knowing any screen,
 * so each is rendered in a React root of its own.
 */

/** Asks for a demo account; resolves to `null` when the dialog is closed. */
export function promptForAccount(): Promise<ChosenAccount | null> {
  return renderPrompt((onAnswer) => <AccountChooser onAnswer={onAnswer} />);
}

/** Shows Google's button for `clientId`; resolves to the ID token, or `null` when the dialog is closed. */
export function promptForGoogleToken(clientId: string): Promise<string | null> {
  return renderPrompt((onAnswer) => <GoogleButtonDialog clientId={clientId} onAnswer={onAnswer} />);
}

function renderPrompt<Answer>(
  dialog: (onAnswer: (answer: Answer | null) => void) => ReactNode,
): Promise<Answer | null> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  return new Promise<Answer | null>((resolve) => root.render(dialog(resolve))).finally(() => {
    root.unmount();
    container.remove();
  });
}

/** Replaces Google's account window when the server runs only on this machine, as a demo. */
function AccountChooser({ onAnswer }: { onAnswer: (chosen: ChosenAccount | null) => void }) {
  const form = useId();

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const getText = (name: string) => String(fields.get(name)).trim();
    onAnswer({ email: getText('email'), displayName: getText('displayName') });
  }

  return (
    <Dialog
      title="Choose a Google account"
      open
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>Cancel</Button>
          <Button type="submit" form={form} kind="primary">
            Continue
          </Button>
        </>
      }
    >
      <form id={form} className={layout.stack4} onSubmit={choose}>
        <p>This is a demo on your own computer, so we don’t ask Google. You can sign in with any email.</p>
        <TextField label="Google email" type="email" name="email" autoComplete="email" required />
        <TextField label="Name" name="displayName" autoComplete="name" required />
      </form>
    </Dialog>
  );
}

interface GoogleButtonDialogProps {
  clientId: string;
  onAnswer: (idToken: string | null) => void;
}

/** A dialog with Google's own button, the only way to get an ID token. */
function GoogleButtonDialog({ clientId, onAnswer }: GoogleButtonDialogProps) {
  const container = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const answer = useRef(onAnswer);

  useEffect(() => {
    if (!container.current) return;
    drawGoogleButton(clientId, container.current, (idToken) => answer.current(idToken)).then(
      () => setStatus('ready'),
      (cause) => {
        console.error('Google’s sign-in script did not load:', cause);
        setStatus('failed');
      },
    );
  }, [clientId]);

  return (
    <Dialog title="Sign in with Google" open onClose={() => onAnswer(null)}>
      {status === 'loading' && <BusyIndicator label="Asking Google…" />}
      {status === 'failed' && (
        <Alert kind="error">We couldn’t load Google sign-in. Check your internet or ad blockers.</Alert>
      )}
      <div ref={container} className={css.place} />
    </Dialog>
  );
}
