import { ButtonLink, PageButtonLink } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import { NotFoundDrawing } from './not-found-drawing.tsx';
import css from './not-found-screen.module.css';

/** The screen for an unknown address, with links back. */
export function NotFoundScreen() {
  return (
    <Page title="This page is off the board" hue="arcade" emblem="lost">
      <div className={css.layout}>
        <NotFoundDrawing />
        <div className={css.text}>
          <p>There is nothing at this address. It may be mistyped, or the page has moved.</p>
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
