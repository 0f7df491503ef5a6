import { getRouteApi } from '@tanstack/react-router';
import { AccountScreen } from '../features/sign-in/account-screen.tsx';

const account = getRouteApi('/account-links/account');

/** `/account`: the target of links in mails; without a code it offers to send one. */
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
