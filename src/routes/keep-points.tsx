import { getRouteApi } from '@tanstack/react-router';
import { LinkAccountScreen } from '../features/sign-in/link-account-screen.tsx';

const keepPoints = getRouteApi('/guarded/keep');

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
