import { useSyncExternalStore } from 'react';
import type { InstallWay } from '../../installation/install-offer.ts';
import { installWay, onInstallWay } from '../../installation/page-install.ts';

/** How this browser would install the app, live; `null` where it is installed, or can't be. */
export function useInstallWay(): InstallWay | null {
  return useSyncExternalStore(onInstallWay, installWay);
}
