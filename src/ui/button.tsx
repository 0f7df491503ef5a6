import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import press from './press.module.css';

type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

interface ButtonAppearance {
  kind?: ButtonKind | undefined;
  icon?: IconName | undefined;
}

export interface ButtonProps extends ButtonAppearance, ComponentProps<'button'> {
  /** Its action is in progress: it keeps its focus, and ignores presses. */
  busy?: boolean | undefined;
}

export function Button({
  kind = 'plain',
  busy = false,
  icon,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(press.givesWay, css.button, css[kind], busy && css.busy, className)}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {icon && <Icon name={icon} />}
      {children}
      {busy && <span className={css.dots} aria-hidden="true" />}
    </button>
  );
}

interface PageLinkProps extends ButtonAppearance, ComponentProps<'a'> {}

/** A link to another page that looks like a button. */
export function PageButtonLink({ kind = 'plain', icon, className, children, ...rest }: PageLinkProps) {
  return (
    <a {...rest} className={classNames(press.givesWay, css.button, css[kind], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

/** A link to another screen of the app that looks like a button; takes TanStack's `Link` props. */
export const ButtonLink = createLink(PageButtonLink);
