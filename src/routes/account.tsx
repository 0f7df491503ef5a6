import { getRouteApi } from '@tanstack/react-router';
import { AccountScreen } from '../features/sign-in/account-screen.tsx';

const account = getRouteApi('/links/account');

/** /account: where the links in mails lead, and without one the way to get one. */
export function AccountRoute() {
  const { mode, oobCode } = account.useSearch();
  const navigate = account.useNavigate();
  return (
    <AccountScreen
      code={oobCode}
      purpose={mode === 'verifyEmail' ? 'confirm-email' : 'new-password'}
      onEntered={(destination) =>
        void navigate({ to: destination === 'setup' ? '/setup' : '/app', replace: true })
      }
    />
  );
}
