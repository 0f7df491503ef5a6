import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** Where nothing is shown because the cloud could not be read: it may have something. */
export function UnreadCloud({ message }: { message: string }) {
  const { sync } = useLearner();
  return (
    <Alert
      kind="error"
      action={
        <Button icon="reset" onClick={() => sync.wake()}>
          Try again
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
