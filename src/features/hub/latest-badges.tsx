import { Link } from '@tanstack/react-router';
import { BadgeEmblem } from '../../drawings/badges/badge-emblem.tsx';
import css from './latest-badges.module.css';

/** As many as there is room for beside the cup. */
const SHOWN = 3;

/** The learner's badges beside the cup at the end of the track, the newest first; the way to all of them. */
export function LatestBadges({ badges }: { badges: readonly string[] }) {
  if (badges.length === 0) return null;
  const shown = badges.toReversed().slice(0, SHOWN);
  return (
    <Link
      to="/progress"
      className={css.prizes}
      aria-label={badges.length === 1 ? 'Your badge' : `Your ${badges.length} badges`}
    >
      {shown.map((badge) => (
        <BadgeEmblem key={badge} name={badge} size={40} />
      ))}
      {badges.length > SHOWN && <span className={css.more}>+{badges.length - SHOWN}</span>}
    </Link>
  );
}
