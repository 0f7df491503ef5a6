/**
 * The address of the notices that the build writes (`vite/notices`). The service worker leaves it to the
 * server.
 */
export const THIRD_PARTY_NOTICES = '/third-party-notices.txt';
