import { useState } from 'react';
import { formatShareText } from '../../../domain/day-puzzle.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import css from './share-button.module.css';
import type { DayPuzzle } from './use-day-puzzle.ts';

/** The result of sharing a text. */
export type ShareResult =
  /** Shared or cancelled by the learner in the browser's share sheet. */
  | 'shared'
  | 'copied'
  /** The browser can neither share nor copy. */
  | 'unavailable';

/** The browser APIs for sharing; some browsers and addresses without https have neither. */
export interface ShareCapabilities {
  share?: ((data: { text: string }) => Promise<void>) | undefined;
  clipboard?: { writeText(text: string): Promise<void> } | undefined;
}

/** Opens the browser's share sheet for a text; if there is none or it fails, copies the text. */
export async function shareOrCopy(text: string, browser: ShareCapabilities): Promise<ShareResult> {
  if (browser.share) {
    try {
      await browser.share({ text });
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'shared';
    }
  }
  try {
    if (!browser.clipboard) return 'unavailable';
    await browser.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'unavailable';
  }
}

const SHARE_RESULT_TEXTS = {
  shared: '',
  copied: 'Copied. Now you can share it.',
  unavailable: 'This browser can’t copy it. Select the text and copy it yourself.',
} satisfies Record<ShareResult, string>;

/** The results of the day as a text, with a button to share it. */
export function ShareButton({ day, results }: DayPuzzle) {
  const [result, setResult] = useState<ShareResult | null>(null);
  const text = formatShareText(results, day, `${window.location.origin}/puzzle`);
  return (
    <div className={classNames(layout.stack3, css.share)}>
      <pre className={css.text}>{text}</pre>
      <Button kind="primary" icon="send" onClick={() => void shareOrCopy(text, navigator).then(setResult)}>
        Share
      </Button>
      <p className={css.status} role="status">
        {result && SHARE_RESULT_TEXTS[result]}
      </p>
    </div>
  );
}
