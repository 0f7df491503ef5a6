import { getRouteApi } from '@tanstack/react-router';
import { LessonsScreen } from '../features/lessons/lessons-screen.tsx';

const lessons = getRouteApi('/guarded/lessons');

export function LessonsRoute() {
  const { level = '', skill = '', open = [] } = lessons.useSearch();
  const navigate = lessons.useNavigate();
  return (
    <LessonsScreen
      filter={{ level, skill }}
      onFilter={(filter) =>
        void navigate({
          search: ({ open: openRows }) => ({
            ...(filter.level && { level: filter.level }),
            ...(filter.skill && { skill: filter.skill }),
            ...(openRows && { open: openRows }),
          }),
          replace: true,
          resetScroll: false,
        })
      }
      open={open}
      onOpen={(names) =>
        void navigate({
          search: ({ open: _open, ...before }) => ({
            ...before,
            ...(names.length > 0 && { open: [...names] }),
          }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
