import { LessonsScreen } from '../features/lessons/lessons-screen.tsx';

export function LessonsRoute() {
  return <LessonsScreen />;
}
