import { Outlet } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { TopNotice } from '../ui/top-notice.tsx';
import { isOutdated, onOutdated } from './outdated.ts';
import { onWaitingUpdate, waitingUpdate } from './service-worker.ts';

/** What surrounds every screen: nothing, until there is a newer app than this page. */
export function RootFrame() {
  const outdated = useSyncExternalStore(onOutdated, isOutdated);
  const update = useSyncExternalStore(onWaitingUpdate, waitingUpdate);
  return (
    <>
      {outdated && (
        <TopNotice
          kind="error"
          action={
            <Button kind="primary" onClick={() => window.location.reload()}>
              Reload
            </Button>
          }
        >
          A newer version of Learning Arcade is open in another tab. Reload this page to go on.
        </TopNotice>
      )}
      {update && !outdated && (
        <TopNotice
          kind="info"
          action={
            <Button kind="primary" onClick={update}>
              Update now
            </Button>
          }
        >
          A new version of Learning Arcade is ready. Your work is saved; update whenever it suits you.
        </TopNotice>
      )}
      <Outlet />
    </>
  );
}
