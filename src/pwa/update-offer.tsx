import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

/**
 * Offers the waiting version. The prerendered pages `/` and `/about`, which run without React, leave
 * `onUpdate` out; the script in `src/landing-pages` listens to their button.
 */
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
      A new version of Learning Arcade is ready. Your work is saved, so you can update any time.
    </Alert>
  );
}
