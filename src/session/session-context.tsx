import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Learner, Session, SessionState } from './session.ts';

const SessionContext = createContext<Session | null>(null);
const LearnerContext = createContext<Learner | null>(null);

/** Gives the page's one session to what is below: the sign-in form, and every screen behind it. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Gives the signed-in learner, and the session they belong to, to the screens that need a login. */
export function LearnerProvider({
  session,
  learner,
  children,
}: {
  session: Session;
  learner: Learner;
  children: ReactNode;
}) {
  return (
    <SessionProvider session={session}>
      <LearnerContext value={learner}>{children}</LearnerContext>
    </SessionProvider>
  );
}

/** The page's session; throws outside a `SessionProvider`, which is a mistake in the route tree. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The session's state, repainted on every change. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** The signed-in learner; throws outside a guarded route. */
export function useLearner(): Learner {
  const learner = use(LearnerContext);
  if (!learner) throw new Error('useLearner needs a LearnerProvider above it: is the route guarded?');
  return learner;
}
