/**
 * The part of Google Identity Services that is used here (https://developers.google.com/identity/gsi/web).
 */
interface GoogleIdentity {
  initialize(options: { client_id: string; callback: (answer: { credential: string }) => void }): void;
  renderButton(container: HTMLElement, options: { type: 'standard'; size: 'large'; width: number }): void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

const SCRIPT = 'https://accounts.google.com/gsi/client';
const BUTTON_WIDTH_PX = 280;

let loading: Promise<GoogleIdentity> | null = null;

/**
 * Draws Google's button in `container`; `onToken` gets the ID token of each sign-in. Google's script is
 * loaded only now, when the learner has asked for it; rejects when that fails.
 */
export async function drawGoogleButton(
  clientId: string,
  container: HTMLElement,
  onToken: (idToken: string) => void,
): Promise<void> {
  loading ??= loadScript().catch((cause) => {
    loading = null;
    throw cause;
  });
  const google = await loading;
  google.initialize({ client_id: clientId, callback: ({ credential }) => onToken(credential) });
  google.renderButton(container, { type: 'standard', size: 'large', width: BUTTON_WIDTH_PX });
}

function loadScript(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => {
      const google = window.google?.accounts.id;
      if (google) resolve(google);
      else reject(new Error('The script came without its API.'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${SCRIPT} can't be reached.`));
    };
    document.head.append(script);
  });
}
