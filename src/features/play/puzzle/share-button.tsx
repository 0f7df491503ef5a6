import { useState } from 'react';
import { formatShareText } from '../../../domain/day-puzzle.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { type ShareResult, shareOrCopy } from './share.ts';
import css from './share-button.module.css';
import type { DayPuzzle } from './use-day-puzzle.ts';

const SHARE_RESULT_TEXTS = {
  'handed-over': '',
  copied: 'Copied. Paste it wherever you like.',
  'not-possible': 'This browser can’t copy it. Mark the text and copy it yourself.',
} satisfies Record<ShareResult, string>;

/** How the day went, to be shown to others: the text itself, and the button that hands it over. */
export function ShareButton({ day, results }: DayPuzzle) {
  const [shared, setShared] = useState<ShareResult | null>(null);
  const text = formatShareText(results, day, `${window.location.origin}/puzzle`);
  return (
    <div className={classNames(layout.stack3, css.share)}>
      <pre className={css.text}>{text}</pre>
      <Button kind="primary" icon="send" onClick={() => void shareOrCopy(text, navigator).then(setShared)}>
        Share
      </Button>
      <p className={css.said} role="status">
        {shared && SHARE_RESULT_TEXTS[shared]}
      </p>
    </div>
  );
}
