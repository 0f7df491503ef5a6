import { getRouteApi } from '@tanstack/react-router';
import { LinkAccountScreen } from '../features/sign-in/link-account-screen.tsx';

const keepPoints = getRouteApi('/guarded/keep');

export function KeepPointsRoute() {
  const navigate = keepPoints.useNavigate();
  return <LinkAccountScreen onLinked={() => void navigate({ to: '/app', replace: true })} />;
}
