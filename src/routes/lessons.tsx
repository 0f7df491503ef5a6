import { getRouteApi } from '@tanstack/react-router';
import { LessonsScreen } from '../features/lessons/lessons-screen.tsx';

const lessons = getRouteApi('/guarded/lessons');

export function LessonsRoute() {
  const { level = '', skill = '' } = lessons.useSearch();
  const navigate = lessons.useNavigate();
  return (
    <LessonsScreen
      filter={{ level, skill }}
      onFilter={(filter) =>
        void navigate({
          search: {
            ...(filter.level && { level: filter.level }),
            ...(filter.skill && { skill: filter.skill }),
          },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
