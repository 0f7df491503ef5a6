import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { WordTapHost } from '../features/word-lookup/word-tap-host.tsx';
import { LearnerProvider, SessionProvider } from '../session/session-context.tsx';
import { PageStatusContext } from '../ui/page-status.ts';
import { useIsPainted } from '../ui/use-is-painted.ts';
import {
  type RouterContext,
  redirectSignedIn,
  requireLearner,
  requireSetup,
  requireUnfinishedSetup,
} from './guards.ts';
import { loadChunk } from './load-chunk.ts';
import { ROOM_PANELS } from './room-panels.tsx';
import { RootFrame } from './root-frame.tsx';
import {
  accountSearch,
  homeworkSearch,
  hubSearch,
  lessonsSearch,
  puzzleSearch,
  setupSearch,
  signInSearch,
  wordsSearch,
} from './search.ts';

/** What is told on any screen comes after the start. Where it can't be had, the screen goes without. */
function lazyNotice(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType => () => null) }));
}

/** It brings the reader of plans. */
const FeedbackNotice = lazyNotice(
  async () => (await import('../features/frame/feedback-notice.tsx')).FeedbackNotice,
);
/** It brings the badges' drawings. */
const BadgeNotice = lazyNotice(async () => (await import('../features/frame/badge-notice.tsx')).BadgeNotice);
/** It keeps the learner's level on the device, which is for later. */
const LevelNotice = lazyNotice(async () => (await import('../features/frame/level-notice.tsx')).LevelNotice);
const InstallInvitation = lazyNotice(
  async () => (await import('../features/frame/install-invitation.tsx')).InstallInvitation,
);
/** It gives the reader of texts the voice that the learner chose. */
const OwnVoice = lazyNotice(
  async () => (await import('../features/frame/voice-preference.tsx')).VoicePreference,
);
const RecordsNotice = lazyNotice(
  async () => (await import('../features/frame/records-notice.tsx')).RecordsNotice,
);

function LearnersNotices() {
  // To ask for their files takes as long as a part of the screen does.
  const isPainted = useIsPainted();
  return (
    isPainted && (
      <Suspense>
        <FeedbackNotice />
        <BadgeNotice />
        <LevelNotice />
        <RecordsNotice />
        <InstallInvitation />
        <OwnVoice />
      </Suspense>
    )
  );
}

const SyncStatus = lazy(async () => {
  const { SyncStatus } = await loadChunk('sync-status', () => import('../features/frame/sync-status.tsx'));
  return { default: SyncStatus };
});

const SYNC_STATUS = (
  <Suspense>
    <SyncStatus />
  </Suspense>
);

/** A screen in a part of its own, which is loaded when its address is opened. */
function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadChunk(name, load), name);
}

const root = createRootRouteWithContext<RouterContext>()({ component: RootFrame });

const school = createRoute({
  getParentRoute: () => root,
  path: '/school',
  component: lazyScreen(() => import('../features/school/school-screen.tsx'), 'SchoolScreen'),
});

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: lazyScreen(() => import('../features/not-found/not-found-screen.tsx'), 'NotFoundScreen'),
});

/** Both addresses of the sign-in form. */
const signInLayout = createRoute({
  getParentRoute: () => root,
  id: 'door',
  validateSearch: signInSearch,
  beforeLoad: ({ context, search }) => redirectSignedIn(context, search),
  component: function Door() {
    return (
      <SessionProvider session={signInLayout.useRouteContext().session}>
        <Outlet />
      </SessionProvider>
    );
  },
});

const signInComponent = lazyScreen(() => import('../routes/sign-in.tsx'), 'SignInRoute');
const login = createRoute({ getParentRoute: () => signInLayout, path: '/login', component: signInComponent });
const signup = createRoute({
  getParentRoute: () => signInLayout,
  path: '/signup',
  component: signInComponent,
});

/** It asks for no records: whoever follows a link may be here for the first time. */
const accountLayout = createRoute({
  getParentRoute: () => root,
  id: 'links',
  beforeLoad: async ({ context }) => ({ session: await context.loadSession() }),
  component: function Links() {
    return (
      <SessionProvider session={accountLayout.useRouteContext().session}>
        <Outlet />
      </SessionProvider>
    );
  },
});

const account = createRoute({
  getParentRoute: () => accountLayout,
  path: '/account',
  validateSearch: accountSearch,
  component: lazyScreen(() => import('../routes/account.tsx'), 'AccountRoute'),
});

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
        <LearnersNotices />
        <PageStatusContext value={SYNC_STATUS}>
          <WordTapHost>
            <Outlet />
          </WordTapHost>
        </PageStatusContext>
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
  component: lazyScreen(() => import('../routes/hub.tsx'), 'HubRoute'),
});

const setup = createRoute({
  getParentRoute: () => guarded,
  path: '/setup',
  validateSearch: setupSearch,
  beforeLoad: ({ context, search }) => requireUnfinishedSetup(context.session, search.change === true),
  component: lazyScreen(() => import('../routes/setup.tsx'), 'SetupRoute'),
});

const homework = createRoute({
  getParentRoute: () => guarded,
  path: '/homework',
  validateSearch: homeworkSearch,
  component: lazyScreen(() => import('../routes/homework.tsx'), 'HomeworkRoute'),
});

const lessons = createRoute({
  getParentRoute: () => guarded,
  path: '/lessons',
  validateSearch: lessonsSearch,
  component: lazyScreen(() => import('../routes/lessons.tsx'), 'LessonsRoute'),
});

const progress = createRoute({
  getParentRoute: () => guarded,
  path: '/progress',
  component: lazyScreen(() => import('../features/progress/progress-screen.tsx'), 'ProgressScreen'),
});

const words = createRoute({
  getParentRoute: () => guarded,
  path: '/words',
  validateSearch: wordsSearch,
  component: lazyScreen(() => import('../routes/words.tsx'), 'WordsRoute'),
});

const puzzle = createRoute({
  getParentRoute: () => guarded,
  path: '/puzzle',
  validateSearch: puzzleSearch,
  context: () => ({ loadPart: loadChunk }),
  beforeLoad: ({ context, location }) => requireSetup(context.session, location.href),
  component: lazyScreen(() => import('../routes/puzzle.tsx'), 'PuzzleRoute'),
});

const settings = createRoute({
  getParentRoute: () => guarded,
  path: '/settings',
  component: lazyScreen(() => import('../features/settings/settings-screen.tsx'), 'SettingsScreen'),
});

const keep = createRoute({
  getParentRoute: () => guarded,
  path: '/keep',
  component: lazyScreen(() => import('../routes/keep-points.tsx'), 'KeepPointsRoute'),
});

export const routeTree = root.addChildren([
  school,
  signInLayout.addChildren([login, signup]),
  accountLayout.addChildren([account]),
  guarded.addChildren([hub, setup, homework, lessons, progress, words, puzzle, settings, keep]),
  unknown,
]);
