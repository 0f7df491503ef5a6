import { type InstallPage, watchInstallOffer } from './install-offer.ts';

/** The install offer of this page. Imported by the app's entry, which must not miss the browser's event. */
export const { getMethod: getInstallMethod, onChange: onInstallMethodChange } = watchInstallOffer(
  window as InstallPage,
);
