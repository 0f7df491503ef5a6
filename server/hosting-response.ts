import type { HostingResponse } from '../src/api-contract/hosting.ts';
import type { ServerConfiguration } from './configuration/configuration.ts';

/** What the app tells visitors about this server; nothing secret. */
export function createHostingResponse({
  firebase,
  signUps,
  guestsPerDay,
  operator,
}: Pick<ServerConfiguration, 'firebase' | 'signUps' | 'guestsPerDay' | 'operator'>): HostingResponse {
  const { consentBelowAge } = signUps;
  return {
    ...(operator && { operator }),
    ...(!firebase && {
      sign_ups: {
        mode: signUps.mode,
        email_domains: signUps.emailDomains,
        allows_guests: guestsPerDay > 0,
        ...(consentBelowAge !== undefined && { consent_below_age: consentBelowAge }),
      },
    }),
  };
}
