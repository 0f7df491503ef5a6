import { getRouteApi } from '@tanstack/react-router';
import { LinkAccountScreen } from '../features/sign-in/link-account-screen.tsx';

const keep = getRouteApi('/guarded/keep');

export function KeepPointsRoute() {
  const navigate = keep.useNavigate();
  return <LinkAccountScreen onKept={() => void navigate({ to: '/app', replace: true })} />;
}
