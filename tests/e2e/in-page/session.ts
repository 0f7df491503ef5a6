import { createPageSession } from '../../../src/app/open-session.ts';
import type { Session } from '../../../src/session/session.ts';

declare global {
  interface Window {
    /** The app's own session over its real parts, for tests that do what no hand could do as often. */
    arcade: Session;
  }
}

window.arcade = createPageSession();
