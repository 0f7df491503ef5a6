import { Link } from '@tanstack/react-router';
import { BadgeEmblem } from '../../drawings/badges/badge-emblem.tsx';
import css from './latest-badges.module.css';

/** The number of badges that fit next to the cup. */
const MAX_SHOWN_BADGES = 3;

/** The newest badges next to the cup at the end of the track, linked to all of them. */
export function LatestBadges({ badges }: { badges: readonly string[] }) {
  if (badges.length === 0) return null;
  const latestBadges = badges.toReversed().slice(0, MAX_SHOWN_BADGES);
  return (
    <Link
      to="/progress"
      className={css.prizes}
      aria-label={badges.length === 1 ? 'Your badge' : `Your ${badges.length} badges`}
    >
      {latestBadges.map((badge) => (
        <BadgeEmblem key={badge} name={badge} size={40} />
      ))}
      {badges.length > MAX_SHOWN_BADGES && (
        <span className={css.more}>+{badges.length - MAX_SHOWN_BADGES}</span>
      )}
    </Link>
  );
}
