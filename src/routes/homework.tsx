import { getRouteApi } from '@tanstack/react-router';
import { HomeworkScreen } from '../features/homework/homework-screen.tsx';

const homework = getRouteApi('/guarded/homework');

/** `/homework`. The open rows are in the address, so that Back returns to the list as it was. */
export function HomeworkRoute() {
  const { open = [] } = homework.useSearch();
  const navigate = homework.useNavigate();
  return (
    <HomeworkScreen
      open={open}
      onOpen={(names) =>
        void navigate({
          search: names.length > 0 ? { open: [...names] } : {},
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
