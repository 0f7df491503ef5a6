import { type InstallPage, watchInstallOffer } from './install-offer.ts';

/** Whether and how this page's browser would install the app; loaded with the app, which must not miss its event. */
export const { getMethod: getInstallMethod, onChange: onInstallMethodChange } = watchInstallOffer(
  window as InstallPage,
);
