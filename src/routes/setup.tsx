import { getRouteApi } from '@tanstack/react-router';
import { SetupScreen } from '../features/setup/setup-screen.tsx';

const setup = getRouteApi('/guarded/setup');

export function SetupRoute() {
  const isChange = setup.useSearch().change === true;
  const navigate = setup.useNavigate();
  return (
    <SetupScreen isChange={isChange} onSaved={() => void navigate({ to: isChange ? '/settings' : '/app' })} />
  );
}
