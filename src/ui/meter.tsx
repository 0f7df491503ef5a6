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
  /** Such as "3 of 4 lessons". */
  valueText: string;
  hue?: Hue | undefined;
}

/** A bar for a value from 0 to `max`; values outside are clamped. */
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
      {/* For screen readers only, because it looks different in each browser. */}
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
