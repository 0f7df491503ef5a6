import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import css from './countdown.module.css';
import { getTimeLimit } from './time-limit.ts';
import { useViewServices } from './view-services.ts';

/** How often the display is updated. The rules use timestamps and do not depend on it. */
const REFRESH_MS = 200;
const LAST_SECONDS = 5;
const SECOND_MS = 1000;

interface CountdownProps {
  label: string;
  /** The play time at which the limit began. */
  startedAt: number;
  /** The normal limit, in milliseconds. */
  ms: number;
  /** The play time at which it was stopped. */
  stoppedAt?: number | undefined;
}

/** The remaining time as a shrinking bar with seconds; nothing if limits are off. */
export function Countdown({ label, startedAt, ms, stoppedAt }: CountdownProps) {
  const { getPlayTime, timeLimits, isPaused, announce } = useViewServices();
  const limit = getTimeLimit(ms, timeLimits);
  const isStopped = isPaused || stoppedAt !== undefined;
  const [now, setNow] = useState(getPlayTime);

  useEffect(() => {
    // After a long pause the display is outdated; a countdown that has just mounted is not.
    setNow((shown) => (getPlayTime() - shown > REFRESH_MS ? getPlayTime() : shown));
    if (isStopped || limit === null) return;
    let hasWarned = false;
    const timer = setInterval(() => {
      const time = getPlayTime();
      setNow(time);
      const leftMs = startedAt + limit - time;
      if (hasWarned || leftMs > LAST_SECONDS * SECOND_MS || leftMs <= 0) return;
      hasWarned = true;
      announce(`${LAST_SECONDS} seconds left.`);
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [getPlayTime, isStopped, limit, startedAt, announce]);

  if (limit === null) return null;
  const leftMs = Math.min(Math.max(startedAt + limit - (stoppedAt ?? now), 0), limit);
  const seconds = Math.ceil(leftMs / SECOND_MS);
  return (
    <div
      className={classNames(layout.line3, css.countdown)}
      role="timer"
      aria-label={label}
      data-last={seconds <= LAST_SECONDS}
    >
      <span className={classNames(letters.displayBold, css.seconds)}>{seconds} s</span>
      <div className={css.track} aria-hidden="true">
        <div className={css.fill} style={{ inlineSize: `${(leftMs / limit) * 100}%` }} />
      </div>
    </div>
  );
}
