/** As Firebase's tokens name them; stored with each refresh token. */
export const PROVIDERS = ['password', 'google.com', 'anonymous'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** How a learner signed in, and when, in seconds since the epoch. It stays the same through every refresh. */
export interface SignInInfo {
  authTime: number;
  provider: Provider;
}
