import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import css from './icon.module.css';

/** Line drawings on a grid of 24, in the colour of the text. */
const DRAWINGS = {
  back: <path d="M11 5 4 12l7 7M4.5 12H20" />,
  download: <path d="M12 3.5v11m-5-4.5 5 5 5-5M4 16.5v3.5h16v-3.5" />,
  upload: <path d="M12 14.5v-11m-5 5 5-5 5 5M4 16.5v3.5h16v-3.5" />,
  tick: <path d="m4.5 12.5 5 5L19.5 6.5" />,
  lock: (
    <>
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5" />
      <rect x="4.5" y="10.5" width="15" height="10" rx="2" />
    </>
  ),
  play: <path d="M7.5 4.5v15l12-7.5z" fill="currentColor" />,
  speaker: <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />,
  'speaker-off': <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5m0-5-5 5" />,
  microphone: (
    <path d="M12 3.5a3 3 0 0 1 3 3V12a3 3 0 0 1-6 0V6.5a3 3 0 0 1 3-3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5m-3.5 0h7" />
  ),
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  plus: <path d="M12 4.5v15M4.5 12h15" />,
  send: <path d="M3.5 11.5 20.5 4l-5 16.5-4-7zm8 2 4-4" />,
  save: <path d="M4 4h12.5L20 7.5V20H4zM8 4v5h7V4M7.5 20v-6h9v6" />,
  cloud: <path d="M7 18.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.7-.6A4.3 4.3 0 0 1 17 18.5zm2-5 2.3 2.3L15 12" />,
  'cloud-off': (
    <path d="M9 6.4a5.5 5.5 0 0 1 8.2 3.5 4.3 4.3 0 0 1 2.3 7.3M16 18.5H7a4 4 0 0 1-.5-8M4 4l16 16" />
  ),
  warning: <path d="M12 3.5 22 20H2zM12 10v4.5m0 2.6v.1" />,
  flip: <path d="M4 9.5a8.3 8.3 0 0 1 15-1.5m1-4.5V8h-4.5M20 14.5A8.3 8.3 0 0 1 5 16m-1 4.5V16h4.5" />,
  reset: <path d="M4.5 5v5h5M5 10a7.8 7.8 0 1 1-.6 5" />,
  drag: <path d="M9 5.5v.1M15 5.5v.1M9 12v.1M15 12v.1M9 18.5v.1M15 18.5v.1" strokeWidth="3.6" />,
  print: <path d="M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 13.5h10v7H7z" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5m0-9.1v.1" />
    </>
  ),
  pause: <path d="M8.5 5v14m7-14v14" strokeWidth="3.6" />,
  settings: (
    <>
      <path d="M4 7h9m4 0h3M4 17h3m4 0h9" />
      <circle cx="15" cy="7" r="2.3" />
      <circle cx="9" cy="17" r="2.3" />
    </>
  ),
  hint: <path d="M9 18.5h6M10 21.5h4M9.2 15.5a6.5 6.5 0 1 1 5.6 0v.5H9.2z" />,
  trophy: (
    <path d="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zm0 1.5H4c0 4 1.5 5.5 3.8 5.5m8.7-5.5H20c0 4-1.5 5.5-3.8 5.5M12 14v3.5M8 20h8m-6.5 0q0-2.5 2.5-2.5t2.5 2.5" />
  ),
  external: <path d="M13.5 4H20v6.5M20 4l-9 9M10 5.5H4.5v14h14V14" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

/** A small decorative drawing next to a word. */
export function Icon({ name }: { name: IconName }) {
  return (
    <Drawing className={css.icon} viewBox="0 0 24 24" strokeWidth="2.25">
      {DRAWINGS[name]}
    </Drawing>
  );
}
