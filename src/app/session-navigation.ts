import type { Session } from '../session/session.ts';

/** What following the session needs of the router. */
export interface SessionNavigation {
  /** Whether the screen on show needs a learner. */
  isLearnerRequired(): boolean;
  openSignIn(): void;
  /** Asks the guards anew, for the learner who is signed in now. */
  rerunGuards(): void;
}

/**
 * Gives other screens when the learner on show is gone, or is another one than before, also when another tab
 * did it. Whoever is still on the way in is the guards' business: they know where the way leads.
 */
export function navigateOnSessionChange(session: Session, screens: SessionNavigation): void {
  let previous = session.getState().status;
  session.subscribe(() => {
    const wasSignedIn = previous === 'signed-in';
    previous = session.getState().status;
    if (!wasSignedIn || !screens.isLearnerRequired()) return;
    if (previous === 'signed-out') screens.openSignIn();
    else screens.rerunGuards();
  });
}
