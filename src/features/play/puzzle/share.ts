/** What became of a text that was to be shared. */
export type ShareResult =
  /** The learner gave it to another app, or thought better of it: the browser's own sheet said so. */
  | 'handed-over'
  | 'copied'
  /** Neither is allowed here: the text stands on the screen. */
  | 'not-possible';

/** What sharing needs of a browser; both parts are missing in some, and at addresses without https. */
export interface ShareCapabilities {
  share?: ((data: { text: string }) => Promise<void>) | undefined;
  clipboard?: { writeText(text: string): Promise<void> } | undefined;
}

/** Hands a text to the browser's sheet for sharing; where there is none, or it fails, copies it. */
export async function shareOrCopy(text: string, browser: ShareCapabilities): Promise<ShareResult> {
  if (browser.share) {
    try {
      await browser.share({ text });
      return 'handed-over';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'handed-over';
    }
  }
  try {
    if (!browser.clipboard) return 'not-possible';
    await browser.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'not-possible';
  }
}
