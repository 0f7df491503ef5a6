import { useSyncExternalStore } from 'react';
import type { InstallMethod } from '../../pwa/install-offer.ts';
import { getInstallMethod, onInstallMethodChange } from '../../pwa/page-install.ts';

/** How this browser can install the app, live; `null` when it is installed or can't be. */
export function useInstallMethod(): InstallMethod | null {
  return useSyncExternalStore(onInstallMethodChange, getInstallMethod);
}
