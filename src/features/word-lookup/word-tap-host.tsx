import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notices.tsx';
import { type TappedWord, WordTapContext, WordTapHintContext } from '../../ui/tappable-text/word-taps.ts';
import { useWordTapHint } from './use-word-tap-hint.ts';

interface OpenCard {
  tapped: TappedWord;
  /** Loaded with the first tap; `null` when that failed. */
  Card: ComponentType<{ tapped: TappedWord; onClose: () => void }> | null;
  /** Identifies this tap. */
  id: number;
}

/** Shows the meaning of words that are tapped in the texts inside. */
export function WordTapHost({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OpenCard | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const { hint, noteTap } = useWordTapHint();
  const tap = useCallback(
    (tapped: TappedWord) => {
      noteTap();
      const open = (Card: OpenCard['Card']) =>
        setOpened((last) => ({ tapped, Card, id: (last?.id ?? 0) + 1 }));
      import('./word-card.tsx').then(
        ({ WordCard }) => open(WordCard),
        (cause) => {
          console.error('The card of a word did not load:', cause);
          open(null);
        },
      );
    },
    [noteTap],
  );
  return (
    <WordTapContext value={tap}>
      <WordTapHintContext value={hint}>{children}</WordTapHintContext>
      {opened?.Card && <opened.Card key={opened.id} tapped={opened.tapped} onClose={close} />}
      {opened && !opened.Card && (
        <Notice isUrgent>
          <Alert kind="error" action={<Button onClick={close}>Close</Button>}>
            You can’t look up this word offline yet.
          </Alert>
        </Notice>
      )}
    </WordTapContext>
  );
}
