import { useEffect, useRef, useState } from 'react';
import type { SignUpTerms } from '../../api-contract/sign-up-terms.ts';
import { type Result, unreachable } from '../../domain/result.ts';
import { withSignUpTerms } from '../../remote/sign-up-terms.ts';
import type { Destination, SignInFailure } from '../../session/session.ts';
import { useSession, useSessionState } from '../../session/session-context.tsx';
import { formatSignInFailure, type SignInMethod, type SignInState } from './sign-in-state.ts';

/** What the visitor typed into the form. */
interface Credentials {
  email: string;
  password: string;
}

interface SignInOptions {
  /** Why a signed-in learner could not enter. */
  failure: SignInFailure | undefined;
  /** The visitor chose on the landing page to try without an account. */
  beginsAsGuest: boolean;
  terms: SignUpTerms;
  readCredentials: () => Credentials;
  onEntered: (destination: Destination) => void;
}

/** The attempts to sign in with the form, one at a time: the newest one's state, and a function to try. */
export function useSignIn({ failure, beginsAsGuest, terms, readCredentials, onEntered }: SignInOptions): {
  state: SignInState;
  attempt: (method: SignInMethod) => Promise<void>;
} {
  const session = useSession();
  const { status: sessionStatus } = useSessionState();
  const [state, setState] = useState<SignInState>(
    failure ? { status: 'failed', failure } : { status: 'waiting' },
  );
  const isTrying = useRef(false);

  async function attempt(method: SignInMethod): Promise<void> {
    // A ref, because a second click may come before the next render.
    if (isTrying.current) return;
    isTrying.current = true;
    setState({ status: 'trying', method });
    const outcome = await enter(method);
    isTrying.current = false;
    if (outcome.ok) return onEntered(outcome.value);
    console.error(formatSignInFailure(outcome.failure));
    setState({ status: 'failed', failure: outcome.failure });
  }

  function enter(method: SignInMethod): Promise<Result<Destination, SignInFailure>> {
    const { email, password } = readCredentials();
    switch (method) {
      case 'login':
        return session.signIn(email, password);
      case 'signup':
        return withSignUpTerms(terms, () => session.signUp(email, password));
      case 'google':
        // The first sign-in with Google is a sign-up.
        return withSignUpTerms(terms, session.signInWithGoogle);
      case 'guest':
        return session.signInAsGuest();
      case 'profile':
        return session.readDestination();
      default:
        return unreachable(method);
    }
  }

  const shouldBegin = useRef(beginsAsGuest);
  useEffect(() => {
    if (shouldBegin.current) void attempt('guest');
    shouldBegin.current = false;
  });

  // A learner who signs in in another tab enters here, too.
  const wasSignedIn = useRef(sessionStatus === 'signed-in');
  useEffect(() => {
    const isSignedInElsewhere = sessionStatus === 'signed-in' && !wasSignedIn.current && !isTrying.current;
    wasSignedIn.current = sessionStatus === 'signed-in';
    if (isSignedInElsewhere) void attempt('profile');
  });

  return { state, attempt };
}
