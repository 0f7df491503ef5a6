import { HomeworkScreen } from '../features/homework/homework-screen.tsx';

export function HomeworkRoute() {
  return <HomeworkScreen />;
}
