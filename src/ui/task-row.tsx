import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import letters from './letters.module.css';
import css from './task-row.module.css';

interface TaskRowProps extends Omit<ComponentProps<'div'>, 'title'> {
  as?: 'div' | 'li' | undefined;
  /** What stands before it: a number, a drawing; once it is done a tick, or this instead. */
  mark: ReactNode;
  title: ReactNode;
  /** More about it, in one line; '' for nothing. */
  detail: string;
  state?: 'choosing' | 'open' | 'done';
  /** On paper of its hue, as what is offered beside the list. */
  isTinted?: boolean;
  /** The way there. */
  children?: ReactNode;
}

/** Something to do in a row: what it is, whether it is done, and the way there. */
export function TaskRow({
  as: Element = 'div',
  mark,
  title,
  detail,
  state = 'open',
  isTinted = false,
  children,
  ...rest
}: TaskRowProps) {
  // Both are elements of one kind, of which the type of the props is the wider.
  const Box = Element as 'div';
  return (
    <Box {...rest} className={classNames(css.row, isTinted && css.washed)} data-state={state}>
      {mark}
      <div className={css.text}>
        <p className={css.what}>{title}</p>
        {detail && <p className={letters.soft}>{detail}</p>}
      </div>
      {children}
    </Box>
  );
}

/** A row's number in its circle, or the tick of one that is done. */
export function TaskMark({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <span className={classNames(letters.displayBold, css.mark)} aria-hidden="true">
      {isDone ? <Icon name="tick" /> : children}
    </span>
  );
}
