import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Cinema } from './cinema.tsx';
import css from './media-panel.module.css';

/** The announcement of the Media Room (specification, section 2), with links to a class and a game. */
export function MediaPanel() {
  return (
    <Card className={css.hall}>
      <Cinema className={css.cinema} />
      <h2>Video and song lessons are coming soon.</h2>
      <p>We’re saving you a seat. For now, take a class or play a game.</p>
      <div className={css.actions}>
        <ButtonLink kind="primary" to="/app" search={{ room: 'classroom1' }}>
          Take a class
        </ButtonLink>
        <ButtonLink to="/app" search={{ room: 'arcade' }}>
          Play a game
        </ButtonLink>
      </div>
    </Card>
  );
}
