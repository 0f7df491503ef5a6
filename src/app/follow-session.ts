import type { Session } from '../session/session.ts';

/** What following the session needs of the router. */
export interface Screens {
  /** Whether the screen on show needs a learner. */
  needLearner(): boolean;
  toSignIn(): void;
  /** Asks the guards anew, for the learner who is signed in now. */
  renew(): void;
}

/**
 * Gives other screens when the learner on show is gone, or is another one than before, also when another tab
 * did it. Whoever is still on the way in is the guards' business: they know where the way leads.
 */
export function followSession(session: Session, screens: Screens): void {
  let previous = session.state().phase;
  session.subscribe(() => {
    const wasSignedIn = previous === 'signed-in';
    previous = session.state().phase;
    if (!wasSignedIn || !screens.needLearner()) return;
    if (previous === 'signed-out') screens.toSignIn();
    else screens.renew();
  });
}
