import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Cinema } from './cinema.tsx';
import css from './media-panel.module.css';

/** The Media Room has only its announcement (specification, section 2), and the ways to what is there today. */
export function MediaPanel() {
  return (
    <Card className={css.hall}>
      <Cinema className={css.cinema} />
      <h3>Video and song lessons are coming soon.</h3>
      <p>Your seat is kept. Until the first film starts, a class or a game is waiting for you.</p>
      <div className={css.ways}>
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
