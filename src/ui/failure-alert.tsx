import type { ReactNode } from 'react';
import { STORAGE_MESSAGES } from '../domain/messages.ts';
import { Alert } from './alert.tsx';
import { ButtonLink } from './button.tsx';

interface FailureAlertProps {
  message: string;
  /** A button that helps. A message about room has one of its own. */
  action?: ReactNode | undefined;
}

/** Why something could not be done or saved. Where there was no room for it, it leads to where room is made. */
export function FailureAlert({ message, action }: FailureAlertProps) {
  const makeRoom = STORAGE_MESSAGES.has(message) && (
    <ButtonLink to="/settings" hash={STORAGE_ANCHOR}>
      Clear old data
    </ButtonLink>
  );
  return (
    <Alert
      kind="error"
      action={
        (makeRoom || action) && (
          <>
            {makeRoom}
            {action}
          </>
        )
      }
    >
      {message}
    </Alert>
  );
}

/** Where on the settings' screen the storage is. */
export const STORAGE_ANCHOR = 'storage';
