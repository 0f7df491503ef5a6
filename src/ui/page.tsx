import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, use, useEffect, useState } from 'react';
import { Emblem, type EmblemName } from './emblem.tsx';
import type { Hue } from './hue.ts';
import { Icon } from './icon.tsx';
import css from './page.module.css';
import { PageStatusContext } from './page-status.ts';
import { useScreenHeading } from './screen-heading.ts';

export interface PageProps {
  title: string;
  hue?: Hue | undefined;
  emblem?: EmblemName | undefined;
  back?: { to: string; label: string } | undefined;
  /** Buttons at the end of the bar. */
  actions?: ReactNode | undefined;
  children: ReactNode;
}

/** One screen: a back link, its heading on a band of its hue, and its content. */
export function Page({ title, hue = 'plain', emblem, back, actions, children }: PageProps) {
  const status = use(PageStatusContext);
  const { heading, isInnermost } = usePageHeading(title);

  return (
    <PageBoard
      hue={hue}
      bar={
        (back || actions || status) && (
          <>
            {back && (
              // The landing page is not part of the app.
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
        // A room or a game on this page has a heading of its own.
        isInnermost && (
          <>
            {emblem && <Emblem name={emblem} size={72} />}
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
          </>
        )
      }
    >
      {children}
    </PageBoard>
  );
}

/** The path whose heading was shown last: focus moves on navigation, not on load or on a re-render. */
let lastShownPath: string | null = null;

/**
 * Names the page and, after a navigation, moves the focus to the screen's heading, as a page load would.
 */
function usePageHeading(title: string): ReturnType<typeof useScreenHeading> {
  const screen = useScreenHeading(title, 'page');
  const { heading } = screen;
  const currentPath = useLocation({ select: (location) => location.pathname });
  // The path of the first render: a screen that is being left already gets the next one's.
  const [path] = useState(currentPath);

  useEffect(() => {
    if (lastShownPath !== null && lastShownPath !== path) heading.current?.focus();
    lastShownPath = path;
  }, [path, heading]);

  return screen;
}

interface PageBoardProps {
  hue: Hue;
  bar?: ReactNode | undefined;
  heading?: ReactNode | undefined;
  children: ReactNode;
}

/** The layout that all pages share. */
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

/** A page before its content is known, with space for bar and heading. */
export function BlankPage({ children }: { children: ReactNode }) {
  return (
    <PageBoard hue="plain" bar={<span className={css.back} />}>
      {children}
    </PageBoard>
  );
}
