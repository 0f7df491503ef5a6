import { MESSAGES } from '../../domain/messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** Shown in place of an empty state when the cloud could not be read. */
export function CloudLoadError({ message }: { message: string }) {
  const { sync } = useLearner();
  return <LoadError message={message} onTryAgain={() => sync.requestDrain()} />;
}

/** Shown when the learner's records can't be read from this device (specification, section 8). */
export function ProfileLoadError() {
  return <LoadError message={MESSAGES.profileFailed} onTryAgain={() => window.location.reload()} />;
}

function LoadError({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  const tryAgain = (
    <Button icon="reset" onClick={onTryAgain}>
      Try again
    </Button>
  );
  return (
    <Alert kind="error" action={tryAgain}>
      {message}
    </Alert>
  );
}
