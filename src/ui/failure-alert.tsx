import type { ReactNode } from 'react';
import { STORAGE_MESSAGES } from '../domain/messages.ts';
import { Alert } from './alert.tsx';
import { ButtonLink } from './button.tsx';

interface FailureAlertProps {
  message: string;
  /** A button after the text. A message about full storage has its own. */
  action?: ReactNode | undefined;
}

/** Why something could not be done or saved. If storage is full, with a link to where it is cleared. */
export function FailureAlert({ message, action }: FailureAlertProps) {
  const clearLink = STORAGE_MESSAGES.has(message) && (
    <ButtonLink to="/settings" hash={STORAGE_ANCHOR}>
      Clear old data
    </ButtonLink>
  );
  return (
    <Alert
      kind="error"
      action={
        (clearLink || action) && (
          <>
            {clearLink}
            {action}
          </>
        )
      }
    >
      {message}
    </Alert>
  );
}

/** The id of the storage section on the settings screen. */
export const STORAGE_ANCHOR = 'storage';
