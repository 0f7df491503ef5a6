import { useId } from 'react';
import { classNames } from './class-names.ts';
import type { Hue } from './hue.ts';
import letters from './letters.module.css';
import css from './meter.module.css';
import hidden from './visually-hidden.module.css';

export interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** What the meter says in words, such as "3 of 4 lessons". */
  valueText: string;
  hue?: Hue | undefined;
}

/** How much of something is done or used, drawn as a track; values outside 0 to `max` are drawn at the ends. */
export function Meter({ label, value, max, valueText, hue }: MeterProps) {
  const id = useId();
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div className={css.meter} data-hue={hue}>
      <span className={classNames(letters.display, css.label)} id={id}>
        {label}
      </span>
      <span className={classNames(letters.soft, css.value)} aria-hidden="true">
        {valueText}
      </span>
      {/* For screen readers: what it looks like differs too much between browsers. */}
      <meter
        className={hidden.text}
        aria-labelledby={id}
        aria-valuetext={valueText}
        min={0}
        max={max}
        value={Math.min(Math.max(value, 0), max)}
      />
      <div className={css.track} aria-hidden="true">
        {share > 0 && <div className={css.fill} style={{ inlineSize: `${share * 100}%` }} />}
      </div>
    </div>
  );
}
