import { SCHOOL_BADGE_NAMES, SCHOOL_BADGES } from '../../domain/badges.ts';
import { BadgeEmblem } from '../../drawings/badges/badge-emblem.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import css from './badges.module.css';
import board from './progress-board.module.css';

/** The learner's badges, and the school's other badges with their rules. */
export function Badges({ badges }: { badges: readonly string[] }) {
  const unearned = SCHOOL_BADGE_NAMES.filter((badge) => !badges.includes(badge));
  return (
    <Card title="Badges" className={board.wide}>
      {badges.length === 0 ? (
        <p>No badges yet. Save homework from a class to earn its badge.</p>
      ) : (
        <ul className={css.badges}>
          {badges.map((badge) => (
            <li key={badge} className={classNames(layout.line3, css.badge)}>
              <BadgeEmblem name={badge} size={44} />
              <span className={css.name}>{badge}</span>
            </li>
          ))}
        </ul>
      )}
      {unearned.length > 0 && (
        <>
          <h3>Still to earn</h3>
          <ul className={css.badges}>
            {unearned.map((badge) => (
              <li key={badge} className={classNames(layout.line3, css.badge)}>
                <span className={css.grey}>
                  <BadgeEmblem name={badge} size={44} />
                </span>
                <span>
                  <span className={css.name}>{badge}</span>
                  <span className={classNames(letters.soft, css.rule)}>{SCHOOL_BADGES[badge]}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
