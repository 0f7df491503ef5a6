import { Die, Pawn } from '../../drawings/map/scenery.tsx';
import { Track } from '../../drawings/map/track.tsx';
import { ButtonLink, PageButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import css from './not-found-screen.module.css';

/** The screen for an unknown address, with links back. */
export function NotFoundScreen() {
  return (
    <Page title="We can’t find this page" hue="arcade" emblem="lost">
      <div className={css.layout}>
        <NotFoundDrawing />
        <div className={css.text}>
          <p>There is nothing at this address. Check the spelling, or go back.</p>
          <div className={layout.row3}>
            <PageButtonLink href="/" kind="primary" icon="back">
              Back to Arcade
            </PageButtonLink>
            <ButtonLink to="/school">School map</ButtonLink>
          </div>
        </div>
      </div>
    </Page>
  );
}

/** A pawn behind the last square. */
function NotFoundDrawing() {
  return (
    <Drawing className={css.drawing} viewBox="0 0 420 220" strokeWidth="2.5">
      <Track d="M-20 150C60 150 70 70 150 80S220 170 290 150" length={355} />
      <path
        d="M300 148q30-8 44 2m10 6q10 8 12 18"
        stroke="var(--line)"
        strokeWidth="3"
        strokeDasharray="2 9"
      />
      <Pawn x={380} y={196} scale={1.2} fill="var(--classroom)" />
      <Die x={256} y={206} scale={0.9} />
    </Drawing>
  );
}
