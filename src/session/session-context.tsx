import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Learner, Session, SessionState } from './session.ts';

const SessionContext = createContext<Session | null>(null);
const LearnerContext = createContext<Learner | null>(null);

/** Provides the page's session. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Provides the signed-in learner and the session to screens that need a sign-in. */
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

/** The page's session; throws outside a `SessionProvider`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The session's state; renders again on every change. */
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
