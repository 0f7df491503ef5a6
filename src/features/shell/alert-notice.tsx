import { Alert, type AlertProps } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notices.tsx';

interface AlertNoticeProps extends AlertProps {
  /** For a message without an action: the learner has read it. */
  onDismiss?: (() => void) | undefined;
}

/** A message that is shown on every screen. */
export function AlertNotice({ onDismiss, action, ...alert }: AlertNoticeProps) {
  const dismissButton = onDismiss && (
    <Button icon="tick" onClick={onDismiss}>
      OK
    </Button>
  );
  return (
    <Notice>
      <Alert {...alert} action={dismissButton ?? action} />
    </Notice>
  );
}
