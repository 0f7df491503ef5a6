import { Alert, type AlertProps } from './alert.tsx';
import css from './top-notice.module.css';

/** A message that stays at the top of whatever screen is open. */
export function TopNotice(props: AlertProps) {
  return (
    <div className={css.notice}>
      <Alert {...props} />
    </div>
  );
}
