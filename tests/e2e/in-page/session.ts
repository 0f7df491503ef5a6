import { createPageSession } from '../../../src/app/open-session.ts';
import type { Session } from '../../../src/session/session.ts';

declare global {
  interface Window {
    /** The app's session with its real parts, for tests with more actions than a user interface allows. */
    arcade: Session;
  }
}

window.arcade = createPageSession();
