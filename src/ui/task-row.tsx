import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import letters from './letters.module.css';
import css from './task-row.module.css';

interface TaskRowProps extends Omit<ComponentProps<'div'>, 'title'> {
  as?: 'div' | 'li' | undefined;
  /** A number or a drawing in front, such as `TaskMark`. */
  mark: ReactNode;
  title: ReactNode;
  /** One line; '' for none. */
  detail: string;
  state?: 'choosing' | 'open' | 'done';
  /** Tinted in its hue, for an offer that is not part of the list. */
  isTinted?: boolean;
  /** A link or button at the end. */
  children?: ReactNode;
}

/** A task in a row: its title, whether it is done, and a link to it. */
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
  // TypeScript can't relate the props to a union of tags; those of a `div` fit both.
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

/** A row's number in a circle, or a tick if it is done. */
export function TaskMark({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <span className={classNames(letters.displayBold, css.mark)} aria-hidden="true">
      {isDone ? <Icon name="tick" /> : children}
    </span>
  );
}
