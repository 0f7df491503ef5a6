import { getRouteApi } from '@tanstack/react-router';
import { SetupScreen } from '../features/setup/setup-screen.tsx';

const setup = getRouteApi('/guarded/setup');

/** `/setup`: the first set-up, or a change of it, after which the learner returns to the settings. */
export function SetupRoute() {
  const { change, test, from } = setup.useSearch();
  const { LevelTest } = setup.useRouteContext();
  const navigate = setup.useNavigate();
  return (
    <SetupScreen
      isChange={change === true}
      levelTest={{
        LevelTest,
        isOpen: test === true,
        // A closed test leaves no entry in the history, so the browser's Back doesn't open it again.
        onToggle: (isOpen) =>
          void navigate({
            search: (old) => ({ ...old, test: isOpen ? true : undefined }),
            replace: !isOpen,
          }),
      }}
      onSaved={() => void navigate({ href: change ? '/settings' : (from ?? '/app') })}
    />
  );
}
