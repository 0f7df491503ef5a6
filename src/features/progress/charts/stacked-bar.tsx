import { useId } from 'react';
import { Drawing } from '../../../ui/drawing.tsx';
import css from './stacked-bar.module.css';

interface BarSegment {
  label: string;
  value: number;
}

/** The distance between the lines of each pattern in pixels; the last pattern is solid. */
const LINE_GAPS = [0, 12, 5] as const;

/** Segments of a total in one bar with patterns of increasing density, and a legend. */
export function StackedBar({ segments }: { segments: readonly BarSegment[] }) {
  const id = useId();
  const total = segments.reduce((sum, { value }) => sum + value, 0);
  const starts = segments.map((_, index) =>
    segments.slice(0, index).reduce((sum, { value }) => sum + (100 * value) / total, 0),
  );
  const getFill = (index: number) => (index < LINE_GAPS.length ? `url(#${id}-${index})` : 'var(--hue)');
  return (
    <>
      <Drawing className={css.bar}>
        <defs>
          {LINE_GAPS.map((gap, index) => (
            <Pattern key={gap} id={`${id}-${index}`} gap={gap} />
          ))}
        </defs>
        {segments.map(({ label, value }, index) => (
          <rect
            key={label}
            className={css.share}
            x={`${starts[index]}%`}
            width={`${(100 * value) / total}%`}
            height="100%"
            fill={getFill(index)}
          />
        ))}
      </Drawing>
      <ul className={css.legend}>
        {segments.map(({ label, value }, index) => (
          <li key={label} className={css.entry}>
            <Drawing className={css.swatch}>
              <rect className={css.share} width="100%" height="100%" fill={getFill(index)} />
            </Drawing>
            {label} <strong>{value}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

function Pattern({ id, gap }: { id: string; gap: number }) {
  const size = gap || 12;
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={css.ground} width={size} height={size} />
      {gap > 0 && <path className={css.line} d={`M0 0V${size}`} />}
    </pattern>
  );
}
