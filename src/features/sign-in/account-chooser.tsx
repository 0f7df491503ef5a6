import { type FormEvent, useId } from 'react';
import type { ChosenAccount } from '../../remote/google-sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';

/** Replaces Google's account window when the server runs only on this machine, as a demo. */
export function AccountChooser({ onAnswer }: { onAnswer: (chosen: ChosenAccount | null) => void }) {
  const form = useId();

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name)).trim();
    onAnswer({ email: text('email'), displayName: text('displayName') });
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
        <p>
          This server is a demo on your own computer, so it does not ask Google. Type any account to sign in
          with.
        </p>
        <TextField label="Google e-mail" type="email" name="email" autoComplete="email" required />
        <TextField label="Name" name="displayName" autoComplete="name" required />
      </form>
    </Dialog>
  );
}
