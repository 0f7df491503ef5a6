import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './notices.module.css';

const NoticeContainerContext = createContext<HTMLElement | null>(null);

/** The page, with the container for notices of any screen. */
export function Notices({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <NoticeContainerContext value={container}>
      <div ref={setContainer} className={css.place} data-print="never" />
      {children}
    </NoticeContainerContext>
  );
}

interface NoticeProps {
  /** Shown during a game or a class, too. */
  isUrgent?: boolean | undefined;
  children: ReactNode;
}

/** Shown at the lower edge of the window, above the screen, so that the layout does not shift. */
export function Notice({ isUrgent = false, children }: NoticeProps) {
  const container = use(NoticeContainerContext);
  return container && createPortal(<NoticeSheet isUrgent={isUrgent}>{children}</NoticeSheet>, container);
}

function NoticeSheet({ isUrgent, children }: NoticeProps) {
  return (
    <div className={css.notice} data-urgent={isUrgent}>
      {children}
    </div>
  );
}

/** A notice with its own container, for pages without the app. */
export function StandaloneNotice({ children }: { children: ReactNode }) {
  return (
    <div className={css.place} data-print="never">
      <NoticeSheet isUrgent={false}>{children}</NoticeSheet>
    </div>
  );
}
