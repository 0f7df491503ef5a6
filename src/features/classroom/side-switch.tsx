import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import css from './side-switch.module.css';

export type LessonSide = 'class' | 'notepad';

const SIDES = [
  { side: 'class', label: 'Class' },
  { side: 'notepad', label: 'Notepad' },
] as const satisfies readonly { side: LessonSide; label: string }[];

interface SideSwitchProps {
  side: LessonSide;
  onChange: (side: LessonSide) => void;
}

/** On a narrow screen class and notepad take turns; each comes back at the place where it was left. */
export function SideSwitch({ side, onChange }: SideSwitchProps) {
  const left = useRef<Partial<Record<LessonSide, number>>>({});
  const shown = useRef(side);

  useLayoutEffect(() => {
    if (shown.current === side) return;
    shown.current = side;
    window.scrollTo({ top: left.current[side] ?? 0, behavior: 'instant' });
  }, [side]);

  return (
    <nav className={css.switch} data-print="never" aria-label="Parts of the lesson">
      {SIDES.map((part) => (
        <button
          key={part.side}
          type="button"
          className={classNames(css.part, part.side === side && css.shown)}
          aria-pressed={part.side === side}
          aria-controls={`lesson-${part.side}`}
          onClick={() => {
            left.current[side] = window.scrollY;
            onChange(part.side);
          }}
        >
          {part.label}
        </button>
      ))}
    </nav>
  );
}
