import { Alert, type AlertProps } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notices.tsx';

interface AlertNoticeProps extends AlertProps {
  /** Where nothing can be done about it: the learner has read it. */
  onDismiss?: (() => void) | undefined;
}

/** A message on whatever screen is open. */
export function AlertNotice({ onDismiss, action, ...alert }: AlertNoticeProps) {
  const read = onDismiss && (
    <Button icon="tick" onClick={onDismiss}>
      All right
    </Button>
  );
  return (
    <Notice>
      <Alert {...alert} action={read ?? action} />
    </Notice>
  );
}
