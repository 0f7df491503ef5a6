import { getRouteApi } from '@tanstack/react-router';
import { MESSAGES } from '../domain/messages.ts';
import { SignInScreen, type SignInScreenProps } from '../features/sign-in/sign-in-screen.tsx';

const signIn = getRouteApi('/sign-in');

/** `/login`. */
export function LoginRoute() {
  return <SignInRoute intent="login" />;
}

/** `/signup`, which shows the same form with another action. */
export function SignUpRoute() {
  return <SignInRoute intent="signup" />;
}

function SignInRoute({ intent }: Pick<SignInScreenProps, 'intent'>) {
  const { failure } = signIn.useRouteContext();
  const { from, again, guest, invitation } = signIn.useSearch();
  const navigate = signIn.useNavigate();
  return (
    <SignInScreen
      intent={intent}
      failure={failure}
      notice={getNotice(from, again)}
      invitation={invitation}
      beginsAsGuest={guest === true}
      onEntered={(destination) =>
        void navigate({
          ...(destination === 'setup'
            ? { to: '/setup', search: from ? { from } : {} }
            : { href: from ?? '/app' }),
          // Going back to an address that starts a guest would create another one.
          replace: guest === true,
        })
      }
    />
  );
}

function getNotice(from: string | undefined, again: true | undefined): string | undefined {
  if (again) return 'Please sign in again, so we can sync your work.';
  return from && /^\/progress\b/.test(from) ? MESSAGES.progressSignedOut : undefined;
}
