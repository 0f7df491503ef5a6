import { Outlet } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { getWaitingUpdate, onWaitingUpdateChange } from '../pwa/service-worker.ts';
import { UpdateOffer } from '../pwa/update-offer.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Notice, Notices } from '../ui/notices.tsx';
import { isOutdated, onOutdated } from './outdated.ts';

/** Surrounds every screen with the notices of a newer version of the app. */
export function RootFrame() {
  const outdated = useSyncExternalStore(onOutdated, isOutdated);
  const update = useSyncExternalStore(onWaitingUpdateChange, getWaitingUpdate);
  return (
    <Notices>
      {outdated && (
        <Notice isUrgent>
          <Alert
            kind="error"
            action={
              <Button kind="primary" onClick={() => window.location.reload()}>
                Reload
              </Button>
            }
          >
            A newer version of Learning Arcade is open in another tab. Please reload this page.
          </Alert>
        </Notice>
      )}
      {update && !outdated && (
        <Notice>
          <UpdateOffer onUpdate={update} />
        </Notice>
      )}
      <Outlet />
    </Notices>
  );
}
