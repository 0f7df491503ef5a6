import { MESSAGES } from '../../domain/messages.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** Where a screen can't read the learner's records from this device (specification, section 8). */
export function UnreadableProfile() {
  return (
    <Alert
      kind="error"
      action={
        <Button icon="reset" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    >
      {MESSAGES.profileFailed}
    </Alert>
  );
}
