import { GoogleAuthProvider, type OAuthCredential } from 'firebase/auth';
import { ok, type Result } from '../domain/result.ts';
import { askForGoogleToken, type GooglePrompts } from './google-sign-in.ts';

/**
 * What the app's own cloud takes for a Google account, once the learner has chosen one; a failure is a
 * message.
 */
export async function requestLocalGoogleCredential(
  { origin }: { origin: string },
  prompts: GooglePrompts,
): Promise<Result<OAuthCredential, string>> {
  const token = await askForGoogleToken(origin, prompts);
  return token.ok ? ok(GoogleAuthProvider.credential(token.value)) : token;
}
