import { Link } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { Emblem, type EmblemName } from './emblem.tsx';
import type { Hue } from './hue.ts';
import { Icon } from './icon.tsx';
import css from './page.module.css';
import { usePageHeading } from './page-heading.ts';
import { PageStatusContext } from './page-status.ts';

export interface PageProps {
  title: string;
  hue?: Hue | undefined;
  emblem?: EmblemName | undefined;
  back?: { to: string; label: string } | undefined;
  /** Buttons at the end of the bar. */
  actions?: ReactNode | undefined;
  children: ReactNode;
}

/** One screen: the way back, its heading on a band of its hue, and its content on the board. */
export function Page({ title, hue = 'plain', emblem, back, actions, children }: PageProps) {
  const status = use(PageStatusContext);
  const heading = usePageHeading(`${title} · Learning Arcade`);

  return (
    <PageBoard
      hue={hue}
      bar={
        (back || actions || status) && (
          <>
            {back && (
              // The entrance is a page of its own.
              <Link to={back.to} reloadDocument={back.to === '/'} className={css.back}>
                <Icon name="back" />
                {back.label}
              </Link>
            )}
            {status && <div className={css.status}>{status}</div>}
            {actions && <div className={css.actions}>{actions}</div>}
          </>
        )
      }
      heading={
        <>
          {emblem && <Emblem name={emblem} size={72} />}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </>
      }
    >
      {children}
    </PageBoard>
  );
}

interface PageBoardProps {
  hue: Hue;
  bar?: ReactNode | undefined;
  heading?: ReactNode | undefined;
  children: ReactNode;
}

/** What every page looks like, whatever stands in it. */
function PageBoard({ hue, bar, heading, children }: PageBoardProps) {
  return (
    <div className={css.page} data-hue={hue}>
      {bar && (
        <header className={css.bar} data-print="never">
          {bar}
        </header>
      )}
      <main className={css.main}>
        <div className={css.band}>
          <div className={css.title}>{heading}</div>
        </div>
        <div className={css.content}>{children}</div>
      </main>
    </div>
  );
}

/** A page of which nobody knows yet what will stand in it: bar and heading have their places. */
export function BlankPage({ children }: { children: ReactNode }) {
  return (
    <PageBoard hue="plain" bar={<span className={css.back} />}>
      {children}
    </PageBoard>
  );
}
