import { ProgressScreen } from '../features/progress/progress-screen.tsx';

export function ProgressRoute() {
  return <ProgressScreen />;
}
