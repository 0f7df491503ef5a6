import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { HubScreen } from '../features/hub/hub-screen.tsx';

const hub = getRouteApi('/guarded/app');

/**
 * `/app`, the hub with its rooms. The open room, class, step and game are in the address, so that Back and a
 * link lead to them; filters replace the entry in the history.
 */
export function HubRoute() {
  const { roomPanels } = hub.useRouteContext();
  const { room, lesson, step, game, words, skill = 'any', length: span = 'any' } = hub.useSearch();
  const beginsClass = useRouterState({ select: ({ location }) => location.state.beginsClass === true });
  const navigate = hub.useNavigate();
  return (
    <HubScreen
      panels={roomPanels}
      room={room}
      lessonId={lesson}
      stepId={step}
      onOpenStep={(id) =>
        void navigate({ search: (before) => ({ ...before, step: id }), resetScroll: false })
      }
      gameId={game}
      hasChosenWords={words === 'chosen'}
      gameFilter={{ skill, length: span }}
      onFilterGames={(filter) =>
        void navigate({
          search: ({ skill: _skill, length: _length, ...before }) => ({
            ...before,
            ...(filter.skill !== 'any' && { skill: filter.skill }),
            ...(filter.length !== 'any' && { length: filter.length }),
          }),
          replace: true,
          resetScroll: false,
        })
      }
      beginsClass={beginsClass}
      // Removes `beginsClass` from the history, so that a reload doesn't request another class.
      onClassRequested={() => void navigate({ search: (now) => now, replace: true, resetScroll: false })}
      onEnter={(nextRoom) => void navigate({ search: { room: nextRoom }, resetScroll: false })}
      onOpenLesson={(id) =>
        void navigate({ search: { room: 'classroom1', ...(id ? { lesson: id } : {}) }, resetScroll: false })
      }
    />
  );
}
