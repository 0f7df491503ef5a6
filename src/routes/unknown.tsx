import { UnknownScreen } from '../features/unknown/unknown-screen.tsx';

export function UnknownRoute() {
  return <UnknownScreen />;
}
