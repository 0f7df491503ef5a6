import { GoogleAuthProvider, type OAuthCredential } from 'firebase/auth';
import { ok, type Result } from '../domain/result.ts';
import { askForGoogleToken, type GooglePrompts } from './google-sign-in.ts';

/**
 * The local cloud's credential for a Google account that the learner chooses; a failure is a message for
 * them.
 */
export async function requestLocalGoogleCredential(
  { origin }: { origin: string },
  prompts: GooglePrompts,
): Promise<Result<OAuthCredential, string>> {
  const token = await askForGoogleToken(origin, prompts);
  return token.ok ? ok(GoogleAuthProvider.credential(token.value)) : token;
}
