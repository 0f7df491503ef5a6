import { useLiveQuery } from 'dexie-react-hooks';
import { isSchoolBadge, SCHOOL_BADGES } from '../../domain/badges.ts';
import { BadgeEmblem } from '../../drawings/badges/badge-emblem.tsx';
import stamp from '../../drawings/badges/stamped.module.css';
import { useLearner } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import letters from '../../ui/letters.module.css';
import { Notice } from '../../ui/notices.tsx';
import css from './badge-notice.module.css';

/** More badges than this show only their names, to leave half of a phone's screen free. */
const MAX_EXPLAINED = 2;

/** Announces new badges on every screen. */
export function BadgeNotice() {
  const { store } = useLearner();
  const newBadges = useLiveQuery(() => store.readNewBadges(), [store]) ?? [];
  if (newBadges.length === 0) return null;
  const isExplained = newBadges.length <= MAX_EXPLAINED;
  return (
    <Notice>
      <div className={css.notice} role="status">
        <div className={css.head}>
          <p className={letters.displayBold}>
            {newBadges.length === 1 ? 'A new badge!' : `${newBadges.length} new badges!`}
          </p>
          <Button kind="primary" icon="tick" onClick={() => void store.markBadgesSeen(newBadges)}>
            Great!
          </Button>
        </div>
        <ul className={css.badges} data-names-only={!isExplained || undefined}>
          {newBadges.map((badge) => (
            <li key={badge} className={css.badge}>
              <span className={stamp.stamped}>
                <BadgeEmblem name={badge} size={48} />
              </span>
              <span>
                <strong>{badge}</strong>
                {isExplained && isSchoolBadge(badge) && (
                  <span className={css.rule}> {SCHOOL_BADGES[badge]}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
