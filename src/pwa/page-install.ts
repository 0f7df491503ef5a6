import { type InstallPage, watchInstallOffer } from './install-offer.ts';

/**
 * The install offer of this page. The app's entry imports it, because `beforeinstallprompt` fires early, and
 * once.
 */
export const { getMethod: getInstallMethod, onChange: onInstallMethodChange } = watchInstallOffer(
  window as InstallPage,
);
