import { useNavigate } from '@tanstack/react-router';
import { SchoolScreen } from '../features/school/school-screen.tsx';

/** /school: entering a room leads to the hub, which asks visitors to sign in. */
export function SchoolRoute() {
  const navigate = useNavigate();
  return <SchoolScreen onEnter={(room) => void navigate({ to: '/app', search: { room } })} />;
}
