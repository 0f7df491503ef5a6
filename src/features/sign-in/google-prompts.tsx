import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ChosenAccount } from '../../remote/google-sign-in.ts';
import { AccountChooser } from './account-chooser.tsx';
import { GoogleButtonDialog } from './google-button-dialog.tsx';

/**
 * The dialogs of Google sign-in with the app's own server. They answer a question of the session, which
 * knows no screens; so each stands in a root of its own until it is answered.
 */
export function promptForAccount(): Promise<ChosenAccount | null> {
  return ask((answer) => <AccountChooser onAnswer={answer} />);
}

/** Shows Google's button for `clientId`; resolves to the ID token, or `null` when the dialog is closed. */
export function promptForGoogleToken(clientId: string): Promise<string | null> {
  return ask((answer) => <GoogleButtonDialog clientId={clientId} onAnswer={answer} />);
}

function ask<Answer>(dialog: (answer: (given: Answer | null) => void) => ReactNode): Promise<Answer | null> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise<Answer | null>((resolve) => root.render(dialog(resolve))).finally(() => {
    root.unmount();
    place.remove();
  });
}
