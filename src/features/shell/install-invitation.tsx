import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { requestPersistentStorage } from '../../platform/persistent-storage.ts';
import { SHARE_MENU_STEPS } from '../../pwa/install-offer.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { AlertNotice } from './alert-notice.tsx';
import { useInstallMethod } from './use-install-method.ts';

const INVITED_PREFERENCE = 'install-invited';

/** Whether a class was finished on any device, or a game on this one. */
async function hasFinishedSomething(store: LearnerStore): Promise<boolean> {
  const [lessons, results] = await Promise.all([store.readLessons(), store.readBestResults()]);
  return lessons.some(({ completed }) => completed) || Object.keys(results).length > 0;
}

/**
 * After the first finished class or game: requests persistent storage, and invites once to install the app.
 */
export function InstallInvitation() {
  const { store, preferences } = useLearner();
  const installMethod = useInstallMethod();
  const hasFinished = useLiveQuery(() => hasFinishedSomething(store), [store]) ?? false;
  const invited = useLiveQuery(() => preferences.read(INVITED_PREFERENCE), [preferences]);

  useEffect(() => {
    if (hasFinished) void requestPersistentStorage();
  }, [hasFinished]);

  // `invited` is `undefined` while it loads.
  if (!installMethod || !hasFinished || invited !== null) return null;
  const markInvited = () => void preferences.write(INVITED_PREFERENCE, true).catch(console.error);
  if (installMethod.kind === 'share-menu') {
    return (
      <AlertNotice kind="info" onDismiss={markInvited}>
        You can put Learning Arcade on your home screen, like an app. {SHARE_MENU_STEPS}
      </AlertNotice>
    );
  }
  const install = () => {
    markInvited();
    void installMethod.install().catch(console.error);
  };
  return (
    <AlertNotice
      kind="info"
      action={
        <>
          <Button kind="primary" onClick={install}>
            Install
          </Button>
          <Button kind="quiet" onClick={markInvited}>
            Not now
          </Button>
        </>
      }
    >
      You can put Learning Arcade on your home screen, like an app. It works offline, too.
    </AlertNotice>
  );
}
