import { type ReactNode, useEffect, useState } from 'react';
import css from './busy-indicator.module.css';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import layout from './layout.module.css';

/** A shorter wait is not announced: what it waits for is. */
const ANNOUNCE_AFTER_MS = 2_000;

const SPACES = [0, 1, 2, 3, 4, 5];

export interface BusyIndicatorProps {
  label: string;
  /** What is happening, or how long it may take. */
  detail?: ReactNode | undefined;
  onCancel?: (() => void) | undefined;
}

/** An indeterminate progress bar, drawn as a piece that moves along a track. */
export function BusyIndicator({ label, detail, onCancel }: BusyIndicatorProps) {
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const text = (
    <>
      <strong>{label}</strong>
      {detail && <p>{detail}</p>}
    </>
  );
  return (
    <div className={classNames(layout.stack4, css.working)}>
      <div className={css.track} role="progressbar" aria-label={label}>
        {SPACES.map((space) => (
          <span key={space} />
        ))}
      </div>
      <div>
        {!isAnnounced && <div className={css.text}>{text}</div>}
        {/* Mounted before its text, because screen readers only read changes. */}
        <div className={css.text} role="status">
          {isAnnounced && text}
        </div>
      </div>
      {onCancel && (
        <Button icon="close" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
