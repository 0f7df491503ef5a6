import * as v from 'valibot';
import { parseUrl } from '../platform/parse-url.ts';

/** An empty variable counts as missing, because hosting panels and `.env` files use both. */
const variable = v.optional(v.pipe(v.string(), v.trim()), '');

const environment = v.object({
  VITE_FIREBASE_API_KEY: variable,
  VITE_FIREBASE_AUTH_DOMAIN: variable,
  VITE_FIREBASE_PROJECT_ID: variable,
  VITE_FIREBASE_APP_ID: variable,
  VITE_BACKEND_URL: variable,
  VITE_PREMIUM_URL: variable,
});

/** Where accounts and documents are stored: in Google's Firebase, or on the app's own server. */
export type Cloud =
  | { kind: 'firebase'; apiKey: string; authDomain: string; projectId: string; appId: string }
  | { kind: 'local'; origin: string; projectId: string };

export interface Configuration {
  cloud: Cloud;
  /** The lesson API's address, without a slash at its end. */
  backendUrl: string;
  /** The address of the Go Premium link; absent when this server has no paid plan. */
  premiumUrl?: string;
}

const LOCAL_PROJECT_ID = 'learning-arcade';

/** The address, if it is a web address; anything else counts as absent. */
function parseWebAddress(text: string): string | undefined {
  return /^https?:\/\//i.test(text) && parseUrl(text) ? text : undefined;
}

/**
 * Reads the build's environment. Without a Firebase API key and project, the app's own origin is the cloud.
 * @param variables `import.meta.env`, or a stand-in; unknown variables are ignored
 * @param origin the page's own origin
 */
export function readConfiguration(variables: unknown, origin: string): Configuration {
  const env = v.parse(environment, variables);
  const { VITE_FIREBASE_API_KEY: apiKey, VITE_FIREBASE_PROJECT_ID: projectId } = env;
  const premiumUrl = parseWebAddress(env.VITE_PREMIUM_URL);
  return {
    cloud:
      apiKey && projectId
        ? {
            kind: 'firebase',
            apiKey,
            projectId,
            authDomain: env.VITE_FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
            appId: env.VITE_FIREBASE_APP_ID,
          }
        : { kind: 'local', origin, projectId: LOCAL_PROJECT_ID },
    backendUrl: (env.VITE_BACKEND_URL || `${origin}/api`).replace(/\/+$/, ''),
    ...(premiumUrl ? { premiumUrl } : {}),
  };
}
