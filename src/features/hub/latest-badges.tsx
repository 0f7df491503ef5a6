import { Link } from '@tanstack/react-router';
import { BadgeEmblem } from '../../drawings/badges/badge-emblem.tsx';
import css from './latest-badges.module.css';

/** The number of badges that fit next to the cup. */
const MAX_SHOWN = 3;

/** The newest badges next to the cup at the end of the track, linked to all of them. */
export function LatestBadges({ badges }: { badges: readonly string[] }) {
  if (badges.length === 0) return null;
  const shown = badges.toReversed().slice(0, MAX_SHOWN);
  return (
    <Link
      to="/progress"
      className={css.prizes}
      aria-label={badges.length === 1 ? 'Your badge' : `Your ${badges.length} badges`}
    >
      {shown.map((badge) => (
        <BadgeEmblem key={badge} name={badge} size={40} />
      ))}
      {badges.length > MAX_SHOWN && <span className={css.more}>+{badges.length - MAX_SHOWN}</span>}
    </Link>
  );
}
