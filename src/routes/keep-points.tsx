import { getRouteApi } from '@tanstack/react-router';
import { LinkAccountScreen } from '../features/sign-in/link-account-screen.tsx';

const keepPoints = getRouteApi('/guarded/keep');

/**
 * `/keep`, where a guest gets an account and keeps the points; `invitation` is the code of an invitation
 * link.
 */
export function KeepPointsRoute() {
  const navigate = keepPoints.useNavigate();
  const { invitation } = keepPoints.useSearch();
  return (
    <LinkAccountScreen
      invitation={invitation}
      onLinked={() => void navigate({ to: '/app', replace: true })}
    />
  );
}
