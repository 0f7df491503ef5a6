import { AboutScreen } from '../features/about/about-screen.tsx';

export function AboutRoute() {
  return <AboutScreen />;
}
