import { Outlet } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { isOutdated, onOutdated } from './outdated.ts';
import css from './root-frame.module.css';

/** What surrounds every screen: nothing, until this page is older than the app in another tab. */
export function RootFrame() {
  const outdated = useSyncExternalStore(onOutdated, isOutdated);
  return (
    <>
      {outdated && (
        <div className={css.notice}>
          <Alert
            kind="error"
            action={
              <Button kind="primary" onClick={() => window.location.reload()}>
                Reload
              </Button>
            }
          >
            A newer version of Learning Arcade is open in another tab. Reload this page to go on.
          </Alert>
        </div>
      )}
      <Outlet />
    </>
  );
}
