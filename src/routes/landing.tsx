import { LandingScreen } from '../features/landing/landing-screen.tsx';

export function LandingRoute() {
  return <LandingScreen />;
}
