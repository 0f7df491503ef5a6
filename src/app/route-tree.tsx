import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LearnerProvider, SessionProvider } from '../session/session-context.tsx';
import { PageStatus } from '../ui/page-status.ts';
import {
  passSignIn,
  type RouterContext,
  requireLearner,
  requireSetup,
  requireUnfinishedSetup,
} from './guards.ts';
import { loadChunk } from './load-chunk.ts';
import { ROOM_PANELS } from './room-panels.tsx';
import { RootFrame } from './root-frame.tsx';
import { hubSearch, setupSearch, signInSearch } from './search.ts';

/** Apart from the start, since it brings the reader of plans. Where it can't be had, the screen goes without. */
const FeedbackNotice = lazy(() =>
  import('../features/frame/feedback-notice.tsx').then(
    (notice) => ({ default: notice.FeedbackNotice }),
    () => ({ default: () => null }),
  ),
);

const SyncStatus = lazy(async () => {
  const { SyncStatus } = await loadChunk('sync-status', () => import('../features/frame/sync-status.tsx'));
  return { default: SyncStatus };
});

const SYNC_STATUS = (
  <Suspense>
    <SyncStatus />
  </Suspense>
);

const root = createRootRouteWithContext<RouterContext>()({ component: RootFrame });

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(
    () => loadChunk('landing', () => import('../routes/landing.tsx')),
    'LandingRoute',
  ),
});

const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  component: lazyRouteComponent(() => loadChunk('about', () => import('../routes/about.tsx')), 'AboutRoute'),
});

const school = createRoute({
  getParentRoute: () => root,
  path: '/school',
  component: lazyRouteComponent(
    () => loadChunk('school', () => import('../routes/school.tsx')),
    'SchoolRoute',
  ),
});

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: lazyRouteComponent(
    () => loadChunk('unknown', () => import('../routes/unknown.tsx')),
    'UnknownRoute',
  ),
});

/** Both addresses of the sign-in form. */
const door = createRoute({
  getParentRoute: () => root,
  id: 'door',
  validateSearch: signInSearch,
  beforeLoad: ({ context, search }) => passSignIn(context, search),
  component: function Door() {
    return (
      <SessionProvider session={door.useRouteContext().session}>
        <Outlet />
      </SessionProvider>
    );
  },
});

const signInComponent = lazyRouteComponent(
  () => loadChunk('sign-in', () => import('../routes/sign-in.tsx')),
  'SignInRoute',
);
const login = createRoute({ getParentRoute: () => door, path: '/login', component: signInComponent });
const signup = createRoute({ getParentRoute: () => door, path: '/signup', component: signInComponent });

/** Everything that needs a login. */
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: ({ context, location }) => requireLearner(context, location.href),
  component: function Guarded() {
    const { session, learner } = guarded.useRouteContext();
    return (
      // Another learner gets other screens, not the same ones with their fields still filled.
      <LearnerProvider key={learner.uid} session={session} learner={learner}>
        <Suspense>
          <FeedbackNotice />
        </Suspense>
        <PageStatus value={SYNC_STATUS}>
          <Outlet />
        </PageStatus>
      </LearnerProvider>
    );
  },
});

const hub = createRoute({
  getParentRoute: () => guarded,
  path: '/app',
  validateSearch: hubSearch,
  context: () => ({ roomPanels: ROOM_PANELS }),
  beforeLoad: ({ context, location }) => requireSetup(context.session, location.href),
  component: lazyRouteComponent(() => loadChunk('hub', () => import('../routes/hub.tsx')), 'HubRoute'),
});

const setup = createRoute({
  getParentRoute: () => guarded,
  path: '/setup',
  validateSearch: setupSearch,
  beforeLoad: ({ context, search }) => requireUnfinishedSetup(context.session, search.change === true),
  component: lazyRouteComponent(() => loadChunk('setup', () => import('../routes/setup.tsx')), 'SetupRoute'),
});

const homework = createRoute({
  getParentRoute: () => guarded,
  path: '/homework',
  component: lazyRouteComponent(
    () => loadChunk('homework', () => import('../routes/homework.tsx')),
    'HomeworkRoute',
  ),
});

const lessons = createRoute({
  getParentRoute: () => guarded,
  path: '/lessons',
  component: lazyRouteComponent(
    () => loadChunk('lessons', () => import('../routes/lessons.tsx')),
    'LessonsRoute',
  ),
});

const progress = createRoute({
  getParentRoute: () => guarded,
  path: '/progress',
  component: lazyRouteComponent(
    () => loadChunk('progress', () => import('../routes/progress.tsx')),
    'ProgressRoute',
  ),
});

const settings = createRoute({
  getParentRoute: () => guarded,
  path: '/settings',
  component: lazyRouteComponent(
    () => loadChunk('settings', () => import('../routes/settings.tsx')),
    'SettingsRoute',
  ),
});

export const routeTree = root.addChildren([
  landing,
  about,
  school,
  door.addChildren([login, signup]),
  guarded.addChildren([hub, setup, homework, lessons, progress, settings]),
  unknown,
]);
