import * as v from 'valibot';
import { getErrorMessage } from '../domain/error-message.ts';
import { err, ok, type Result, unreachable } from '../domain/result.ts';

/** What the app's own server offers for Google sign-in. */
const cloudConfig = v.object({
  google: v.variant('kind', [
    v.object({ kind: v.literal('none') }),
    v.object({ kind: v.literal('chooser') }),
    v.object({ kind: v.literal('client'), clientId: v.pipe(v.string(), v.minLength(1)) }),
  ]),
});

const chosenToken = v.object({ idToken: v.pipe(v.string(), v.minLength(1)) });

/** The account that a demo's visitor chose in the account chooser. */
export interface ChosenAccount {
  email: string;
  displayName: string;
}

/** The dialogs of Google sign-in; both resolve with `null` when the learner closes them. */
export interface GooglePrompts {
  /** The demo's own account chooser. */
  chooseAccount(): Promise<ChosenAccount | null>;
  /** Google's own button for the client id; resolves with Google's ID token. */
  askGoogle(clientId: string): Promise<string | null>;
}

const NOT_SET_UP = 'You can’t sign in with Google on this site.';
const WINDOW_CLOSED = 'You closed the sign-in window.';
const NO_ANSWER = 'We couldn’t read the answer.';

/**
 * Gets an ID token for Google sign-in at the app's own server: from Google where a client id is configured,
 * or from the account chooser of a demo. Failures are messages for the learner.
 * @param origin the server's origin
 */
export async function askForGoogleToken(
  origin: string,
  prompts: GooglePrompts,
  send: typeof fetch = fetch,
): Promise<Result<string, string>> {
  try {
    const config = v.safeParse(cloudConfig, await (await send(`${origin}/cloud/config`)).json());
    if (!config.success) return err(NO_ANSWER);
    const { google } = config.output;
    switch (google.kind) {
      case 'none':
        return err(NOT_SET_UP);
      case 'client': {
        const token = await prompts.askGoogle(google.clientId);
        return token ? ok(token) : err(WINDOW_CLOSED);
      }
      case 'chooser': {
        const chosen = await prompts.chooseAccount();
        return chosen ? await requestChosenToken(chosen, origin, send) : err(WINDOW_CLOSED);
      }
      default:
        return unreachable(google);
    }
  } catch (cause) {
    return err(getErrorMessage(cause));
  }
}

async function requestChosenToken(
  chosen: ChosenAccount,
  origin: string,
  send: typeof fetch,
): Promise<Result<string, string>> {
  const response = await send(`${origin}/cloud/google/choose`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(chosen),
  });
  const answer: unknown = await response.json();
  const token = v.safeParse(chosenToken, answer);
  if (response.ok && token.success) return ok(token.output.idToken);
  const refused = v.safeParse(v.object({ detail: v.string() }), answer);
  return err(refused.success ? refused.output.detail : NO_ANSWER);
}
