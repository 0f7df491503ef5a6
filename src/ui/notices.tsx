import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './notices.module.css';

const NoticeContainerContext = createContext<HTMLElement | null>(null);

/** The page with the place for what is told on any screen. */
export function Notices({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <NoticeContainerContext value={place}>
      <div ref={setPlace} className={css.place} data-print="never" />
      {children}
    </NoticeContainerContext>
  );
}

interface NoticeProps {
  /** It can't wait for the end of a game or a class. */
  isUrgent?: boolean | undefined;
  children: ReactNode;
}

/** Told at the lower edge of the window, over whatever screen is open: nothing moves away under a finger. */
export function Notice({ isUrgent = false, children }: NoticeProps) {
  const place = use(NoticeContainerContext);
  return place && createPortal(<NoticeSheet isUrgent={isUrgent}>{children}</NoticeSheet>, place);
}

function NoticeSheet({ isUrgent, children }: NoticeProps) {
  return (
    <div className={css.notice} data-urgent={isUrgent}>
      {children}
    </div>
  );
}

/** A notice with its place, for a page without the app. */
export function StandaloneNotice({ children }: { children: ReactNode }) {
  return (
    <div className={css.place} data-print="never">
      <NoticeSheet isUrgent={false}>{children}</NoticeSheet>
    </div>
  );
}
