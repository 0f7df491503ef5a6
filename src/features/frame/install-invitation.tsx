import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { SHARE_MENU_STEPS } from '../../installation/install-offer.ts';
import { requestPersistentStorage } from '../../platform/persistent-storage.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { AlertNotice } from './alert-notice.tsx';
import { useInstallMethod } from './use-install-method.ts';

const INVITED = 'install-invited';

/** Whether a class or a game was finished on this device or, for classes, on another one. */
async function hasFinishedSomething(store: LearnerStore): Promise<boolean> {
  const [lessons, results] = await Promise.all([store.readLessons(), store.readBestResults()]);
  return lessons.some(({ completed }) => completed) || Object.keys(results).length > 0;
}

/** Once there is work worth keeping: asks the browser to keep it, and invites the learner, once, to install the app. */
export function InstallInvitation() {
  const { store, preferences } = useLearner();
  const way = useInstallMethod();
  const hasFinished = useLiveQuery(() => hasFinishedSomething(store), [store]) ?? false;
  const invited = useLiveQuery(() => preferences.read(INVITED), [preferences]);

  useEffect(() => {
    if (hasFinished) void requestPersistentStorage();
  }, [hasFinished]);

  // `undefined` until it is read.
  if (!way || !hasFinished || invited !== null) return null;
  const done = () => void preferences.write(INVITED, true).catch(console.error);
  if (way.kind === 'share-menu') {
    return (
      <AlertNotice kind="info" onDismiss={done}>
        Learning Arcade can be on your home screen, like an app. {SHARE_MENU_STEPS}
      </AlertNotice>
    );
  }
  const install = () => {
    done();
    void way.install().catch(console.error);
  };
  return (
    <AlertNotice
      kind="info"
      action={
        <>
          <Button kind="primary" onClick={install}>
            Install
          </Button>
          <Button kind="quiet" onClick={done}>
            Not now
          </Button>
        </>
      }
    >
      Learning Arcade can be on your home screen, like an app. It works without a connection there, too.
    </AlertNotice>
  );
}
