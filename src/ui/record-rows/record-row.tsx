import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Level } from '../../domain/levels.ts';
import type { Skill } from '../../domain/skills.ts';
import { classNames } from '../class-names.ts';
import { Drawing } from '../drawing.tsx';
import type { Hue } from '../hue.ts';
import { Icon, type IconName } from '../icon.tsx';
import layout from '../layout.module.css';
import type { RowState } from './open-rows.ts';
import css from './record-row.module.css';

/** A list of records, a line each. */
export function RecordRows({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>;
}

interface RowSignProps {
  tone: 'good' | 'bad';
  icon: IconName;
  children: ReactNode;
}

/** A state of a row's record, with an icon. */
export function RowSign({ tone, icon, children }: RowSignProps) {
  return (
    <span className={css.recordState} data-tone={tone}>
      <Icon name={icon} />
      {children}
    </span>
  );
}

interface RecordRowProps extends RowState {
  hue: Hue;
  title: string;
  /** A drawing before the title, such as `SkillStamp`. */
  mark: ReactNode;
  level: Level;
  skill: Skill;
  /** When it was created, in milliseconds since the epoch. */
  at: number;
  /** A further detail: a `RowSign` or another inline element. */
  state?: ReactNode | undefined;
  /** The start of its text, on one line while the row is closed. */
  preview?: string | undefined;
  /** The whole record, only rendered while the row is open. */
  children: ReactNode;
}

/**
 * One record of `RecordRows`: a line that expands. Not `<details>`, which forgets its state on reload; a
 * closed row renders nothing of its record, which would be many elements in a long list.
 */
export function RecordRow(props: RecordRowProps) {
  const { hue, title, mark, level, skill, at, state, preview, isOpen, isTarget, onToggle, children } = props;
  const id = useId();
  const row = useRef<HTMLLIElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the row appears
  useEffect(() => {
    if (isTarget) scrollToTarget(row.current);
  }, []);

  return (
    <li ref={row} className={css.row} data-hue={hue} data-open={isOpen}>
      <div className={css.line}>
        <span className={css.mark}>{mark}</span>
        <h2 className={css.title}>
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          >
            {title}
          </button>
        </h2>
        <p className={css.facts}>
          <span>
            {level} {skill}
          </span>
          <ShortDate at={at} />
          {state}
        </p>
        {preview && !isOpen && <p className={css.preview}>{preview}</p>}
        <Drawing className={css.chevron} viewBox="0 0 24 24" strokeWidth="2.5" stroke="currentColor">
          <path d="m6 9.5 6 6 6-6" />
        </Drawing>
      </div>
      {isOpen && (
        <div id={id} className={classNames(layout.stack4, css.body)}>
          {children}
        </div>
      )}
    </li>
  );
}

/** Day and month, with the year if it is not the current one. */
function ShortDate({ at }: { at: number }) {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  const text = date.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return <time dateTime={date.toISOString()}>{text}</time>;
}

/** Scrolls a row below the middle of the window to its top, unless the page has been scrolled already. */
function scrollToTarget(row: HTMLElement | null): void {
  const isLow = row !== null && row.getBoundingClientRect().top > window.innerHeight / 2;
  if (isLow && window.scrollY === 0) row.scrollIntoView();
}
