import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

/** Offers the newer version that waits. Without `onUpdate` it is in a page without the app, which listens itself. */
export function UpdateOffer({ onUpdate }: { onUpdate?: () => void }) {
  return (
    <Alert
      kind="info"
      action={
        <Button kind="primary" onClick={onUpdate}>
          Update now
        </Button>
      }
    >
      A new version of Learning Arcade is ready. Your work is saved; update whenever it suits you.
    </Alert>
  );
}
