import { Outlet } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { onWaitingUpdate, waitingUpdate } from '../installation/service-worker.ts';
import { UpdateNotice } from '../installation/update-notice.tsx';
import { Button } from '../ui/button.tsx';
import { TopNotice } from '../ui/top-notice.tsx';
import { isOutdated, onOutdated } from './outdated.ts';

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
      {update && !outdated && <UpdateNotice onUpdate={update} />}
      <Outlet />
    </>
  );
}
