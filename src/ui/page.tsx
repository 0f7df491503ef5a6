import { Link } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { Emblem, type EmblemName } from './emblem.tsx';
import type { Hue } from './hue.ts';
import { Icon } from './icon.tsx';
import css from './page.module.css';
import { usePageHeading } from './page-heading.ts';
import { PageStatus } from './page-status.ts';

export interface PageProps {
  title: string;
  hue?: Hue | undefined;
  emblem?: EmblemName | undefined;
  back?: { to: string; label: string } | undefined;
  /** Buttons beside the back link. */
  actions?: ReactNode | undefined;
  children: ReactNode;
}

/** One screen: the way back, its heading on a band of its hue, and its content on the board. */
export function Page({ title, hue = 'plain', emblem, back, actions, children }: PageProps) {
  const status = use(PageStatus);
  const heading = usePageHeading(`${title} · Learning Arcade`);

  return (
    <div className={css.page} data-hue={hue}>
      {(back || actions || status) && (
        <header className={css.bar} data-print="never">
          {back && (
            <Link to={back.to} className={css.back}>
              <Icon name="back" />
              {back.label}
            </Link>
          )}
          {status && <div className={css.status}>{status}</div>}
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
      )}
      <main className={css.main}>
        <div className={css.band}>
          <div className={css.title}>
            {emblem && <Emblem name={emblem} size={72} />}
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
          </div>
        </div>
        <div className={css.content}>{children}</div>
      </main>
    </div>
  );
}
