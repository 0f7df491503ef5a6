import { getRouteApi } from '@tanstack/react-router';
import { LessonsScreen } from '../features/lessons/lessons-screen.tsx';

const lessons = getRouteApi('/guarded/lessons');

/**
 * `/lessons`. Its filter and its open rows are in the address, so that Back from a class returns to the same
 * list; changes of them neither add to the history nor scroll.
 */
export function LessonsRoute() {
  const { level = '', skill = '', open = [] } = lessons.useSearch();
  const navigate = lessons.useNavigate();

  function updateSearch(changes: { level?: string; skill?: string; open?: readonly string[] }) {
    void navigate({
      search: (before) => {
        const next = { ...before, ...changes };
        return {
          ...(next.level && { level: next.level }),
          ...(next.skill && { skill: next.skill }),
          ...(next.open && next.open.length > 0 && { open: [...next.open] }),
        };
      },
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <LessonsScreen
      filter={{ level, skill }}
      onFilter={updateSearch}
      open={open}
      onOpen={(names) => updateSearch({ open: names })}
    />
  );
}
