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
  requireSetupIfKnown,
  requireUnfinishedSetup,
} from './guards.ts';
import { LevelTest } from './level-test-panel.tsx';
import { loadChunk } from './load-chunk.ts';
import { ROOM_PANELS } from './room-panels.tsx';
import { RootFrame } from './root-frame.tsx';
import {
  accountSearch,
  homeworkSearch,
  hubSearch,
  keepPointsSearch,
  lessonsSearch,
  puzzleSearch,
  setupSearch,
  signInSearch,
  wordsSearch,
} from './search.ts';

/*
 * The routes of the app. Each screen is a chunk of its own; those that need a learner are children of
 * `guarded`.
 */

/** A notice of any screen, loaded after the first paint; left out if its code can't be loaded. */
function lazyNotice(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType => () => null) }));
}

/** It imports the parser of plans. */
const FeedbackNotice = lazyNotice(
  async () => (await import('../features/shell/feedback-notice.tsx')).FeedbackNotice,
);
/** It imports the drawings of badges. */
const BadgeNotice = lazyNotice(async () => (await import('../features/shell/badge-notice.tsx')).BadgeNotice);
/** It downloads the content of the learner's level, which can wait. */
const LevelNotice = lazyNotice(async () => (await import('../features/shell/level-notice.tsx')).LevelNotice);
const InstallInvitation = lazyNotice(
  async () => (await import('../features/shell/install-invitation.tsx')).InstallInvitation,
);
/** It sets the voice that the learner chose. */
const VoicePreference = lazyNotice(
  async () => (await import('../features/shell/voice-preference.tsx')).VoicePreference,
);
const RecordsNotice = lazyNotice(
  async () => (await import('../features/shell/records-notice.tsx')).RecordsNotice,
);

function LearnerNotices() {
  // After the first paint, because requesting their files would delay it.
  const isPainted = useIsPainted();
  return (
    isPainted && (
      <Suspense>
        <FeedbackNotice />
        <BadgeNotice />
        <LevelNotice />
        <RecordsNotice />
        <InstallInvitation />
        <VoicePreference />
      </Suspense>
    )
  );
}

const SyncStatus = lazy(async () => {
  const { SyncStatus } = await loadChunk('sync-status', () => import('../features/shell/sync-status.tsx'));
  return { default: SyncStatus };
});

const SYNC_STATUS = (
  <Suspense>
    <SyncStatus />
  </Suspense>
);

/** A screen in a chunk of its own, which is loaded when its address is opened. */
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

/** The two addresses of the sign-in form. */
const signInLayout = createRoute({
  getParentRoute: () => root,
  id: 'sign-in',
  validateSearch: signInSearch,
  beforeLoad: ({ context, search }) => redirectSignedIn(context, search),
  component: function SignInLayout() {
    return (
      <SessionProvider session={signInLayout.useRouteContext().session}>
        <Outlet />
      </SessionProvider>
    );
  },
});

const loadSignIn = () => import('../routes/sign-in.tsx');
const login = createRoute({
  getParentRoute: () => signInLayout,
  path: '/login',
  component: lazyScreen(loadSignIn, 'LoginRoute'),
});
const signup = createRoute({
  getParentRoute: () => signInLayout,
  path: '/signup',
  component: lazyScreen(loadSignIn, 'SignUpRoute'),
});

/** It opens no records, because a link in a mail may be opened on a new device. */
const accountLayout = createRoute({
  getParentRoute: () => root,
  id: 'account-links',
  beforeLoad: async ({ context }) => ({ session: await context.loadSession() }),
  component: function AccountLayout() {
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

/** All screens that need a login. */
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: ({ context, location }) => requireLearner(context, location.href),
  component: function Guarded() {
    const { session, learner } = guarded.useRouteContext();
    return (
      // The key discards the state of all screens when the learner changes.
      <LearnerProvider key={learner.uid} session={session} learner={learner}>
        <LearnerNotices />
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
  context: () => ({ LevelTest }),
  beforeLoad: ({ context, search }) => requireUnfinishedSetup(context.session, search),
  component: lazyScreen(() => import('../routes/setup.tsx'), 'SetupRoute'),
});

const homework = createRoute({
  getParentRoute: () => guarded,
  path: '/homework',
  validateSearch: homeworkSearch,
  beforeLoad: ({ context, location }) => requireSetupIfKnown(context.session, location.href),
  component: lazyScreen(() => import('../routes/homework.tsx'), 'HomeworkRoute'),
});

const lessons = createRoute({
  getParentRoute: () => guarded,
  path: '/lessons',
  validateSearch: lessonsSearch,
  beforeLoad: ({ context, location }) => requireSetupIfKnown(context.session, location.href),
  component: lazyScreen(() => import('../routes/lessons.tsx'), 'LessonsRoute'),
});

const progress = createRoute({
  getParentRoute: () => guarded,
  path: '/progress',
  beforeLoad: ({ context, location }) => requireSetupIfKnown(context.session, location.href),
  component: lazyScreen(() => import('../features/progress/progress-screen.tsx'), 'ProgressScreen'),
});

const words = createRoute({
  getParentRoute: () => guarded,
  path: '/words',
  validateSearch: wordsSearch,
  beforeLoad: ({ context, location }) => requireSetupIfKnown(context.session, location.href),
  component: lazyScreen(() => import('../routes/words.tsx'), 'WordsRoute'),
});

const puzzle = createRoute({
  getParentRoute: () => guarded,
  path: '/puzzle',
  validateSearch: puzzleSearch,
  context: () => ({ loadChunk }),
  beforeLoad: ({ context, location }) => requireSetup(context.session, location.href),
  component: lazyScreen(() => import('../routes/puzzle.tsx'), 'PuzzleRoute'),
});

const settings = createRoute({
  getParentRoute: () => guarded,
  path: '/settings',
  component: lazyScreen(() => import('../features/settings/settings-screen.tsx'), 'SettingsScreen'),
});

const keepPoints = createRoute({
  getParentRoute: () => guarded,
  path: '/keep',
  validateSearch: keepPointsSearch,
  component: lazyScreen(() => import('../routes/keep-points.tsx'), 'KeepPointsRoute'),
});

export const routeTree = root.addChildren([
  school,
  signInLayout.addChildren([login, signup]),
  accountLayout.addChildren([account]),
  guarded.addChildren([hub, setup, homework, lessons, progress, words, puzzle, settings, keepPoints]),
  unknown,
]);
