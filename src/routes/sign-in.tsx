import { getRouteApi, useLocation } from '@tanstack/react-router';
import { MESSAGES } from '../domain/messages.ts';
import { SignInScreen } from '../features/sign-in/sign-in-screen.tsx';

const door = getRouteApi('/door');

/** /login and /signup: one form. */
export function SignInRoute() {
  const { failure } = door.useRouteContext();
  const { from, again, guest } = door.useSearch();
  const navigate = door.useNavigate();
  const intent = useLocation({ select: ({ pathname }) => (pathname === '/signup' ? 'signup' : 'login') });
  return (
    <SignInScreen
      key={intent}
      intent={intent}
      failure={failure}
      notice={noticeFor(from, again)}
      beginsAsGuest={guest === true}
      onEntered={(destination) =>
        void navigate({
          ...(destination === 'setup' ? { to: '/setup' } : { href: from ?? '/app' }),
          // Going back to an address that starts a guest would start another.
          replace: guest === true,
        })
      }
    />
  );
}

function noticeFor(from: string | undefined, again: true | undefined): string | undefined {
  if (again) return 'Please sign in again, so that your work can be synced.';
  return from && /^\/progress\b/.test(from) ? MESSAGES.progressSignedOut : undefined;
}
