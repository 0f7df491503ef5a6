import type { ReactNode } from 'react';
import css from './alert.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type AlertKind = 'error' | 'success' | 'info';

const ICONS = { error: 'warning', success: 'tick', info: 'info' } satisfies Record<AlertKind, IconName>;

export interface AlertProps {
  /** For fields that the message is about (`errorId`). */
  id?: string | undefined;
  kind: AlertKind;
  /** Announced at once, like an error. */
  isUrgent?: boolean | undefined;
  children: ReactNode;
  /** A button after the text. */
  action?: ReactNode | undefined;
}

/** A message in the page: a screen reader announces errors at once, others politely. */
export function Alert({ id, kind, isUrgent = kind === 'error', children, action }: AlertProps) {
  return (
    <div id={id} className={classNames(css.alert, css[kind])} role={isUrgent ? 'alert' : 'status'}>
      <span className={css.mark}>
        <Icon name={ICONS[kind]} />
      </span>
      <div className={css.message}>
        <div className={css.text}>{children}</div>
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
