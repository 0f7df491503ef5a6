import { getRouteApi } from '@tanstack/react-router';
import { KeepPointsScreen } from '../features/sign-in/keep-points-screen.tsx';

const keep = getRouteApi('/guarded/keep');

export function KeepRoute() {
  const navigate = keep.useNavigate();
  return <KeepPointsScreen onKept={() => void navigate({ to: '/app', replace: true })} />;
}
