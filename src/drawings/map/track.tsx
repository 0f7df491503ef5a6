/** The length of one space of the track and of the line between two, in units of the map. */
const SPACE = 26;
const SEAM = 2.5;
const STEP = SPACE + SEAM;
/** One on every other space; the spaces between stay bare. */
const COLOURS = ['classroom', 'arcade', 'library', 'media', 'progress'];

/** A board game's track along the curve `d`, wide enough for a piece; drawn by dashes alone. */
export function Track({ d }: { d: string }) {
  const cycle = STEP * 2 * COLOURS.length;
  return (
    <g fill="none" strokeLinecap="butt">
      <path d={d} stroke="var(--draw-shade)" strokeWidth="40" transform="translate(5 6)" />
      <path d={d} stroke="var(--draw-line)" strokeWidth="39" />
      <path d={d} stroke="var(--draw-path)" strokeWidth="33" />
      {COLOURS.map((colour, index) => (
        <path
          key={colour}
          d={d}
          stroke={`var(--${colour})`}
          strokeWidth="33"
          strokeDasharray={`${SPACE} ${cycle - SPACE}`}
          strokeDashoffset={-index * 2 * STEP}
        />
      ))}
      <path
        d={d}
        stroke="var(--draw-line)"
        strokeWidth="33"
        strokeDasharray={`${SEAM} ${SPACE}`}
        strokeDashoffset={-SPACE}
      />
    </g>
  );
}

/** A trodden way from the track to a door. */
export function Way({ d }: { d: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--draw-line)" strokeWidth="22" />
      <path d={d} stroke="var(--draw-path)" strokeWidth="17" />
    </g>
  );
}
