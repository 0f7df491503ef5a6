import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { GameViewProps } from '../game-contract.ts';
import { AutoFocusButton } from '../kit/auto-focus-button.tsx';
import { PLAY_MESSAGE_ID, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import { scrollAboveControls } from '../kit/scroll-above-controls.ts';
import { Chat } from './chat.tsx';
import { ReadAloudButton, useDialogueReading } from './dialogue-reading.tsx';
import { GapInput } from './gap-input.tsx';
import { formatCheck, formatOpenGaps } from './outcome.ts';
import {
  canHint,
  countKnownGaps,
  type DialogueMove,
  type DialogueState,
  formatSpokenTurn,
  getEmptyGaps,
  getOpenGaps,
  isFilledByChoice,
  POINTS,
} from './state.ts';

/** The dialogue above the input for its blanks. */
export function DialogueView({ state, send }: GameViewProps<unknown, DialogueState, DialogueMove>) {
  const boardRef = useRef<HTMLDivElement>(null);
  const checkButton = useRef<HTMLButtonElement>(null);
  const [selectedGap, setSelectedGap] = useState(0);
  const openGaps = getOpenGaps(state);
  const emptyGaps = getEmptyGaps(state);
  const currentGap = openGaps.includes(selectedGap) ? selectedGap : (emptyGaps[0] ?? openGaps[0] ?? null);
  const reading = useDialogueReading(
    state.dialogue.turns.map(({ by }, turn) => ({
      text: formatSpokenTurn(state, turn),
      // Two voices, also for a dialogue of three.
      voice: by % 2,
    })),
  );

  function selectGap(gap: number): void {
    setSelectedGap(gap);
    showBlank(boardRef, gap, isFilledByChoice(state, gap));
  }

  const selectFirstMissedGap = useEffectEvent(() => {
    const [firstGap] = openGaps;
    if (firstGap !== undefined && state.checked.length > 0) selectGap(firstGap);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each check
  useEffect(() => selectFirstMissedGap(), [state.checked.length]);

  function fill(gap: number, text: string): void {
    send({ type: 'filled', gap, text });
    const otherGaps = emptyGaps.filter((otherGap) => otherGap !== gap);
    const nextGap = otherGaps.find((otherGap) => otherGap > gap) ?? otherGaps[0];
    if (nextGap === undefined) checkButton.current?.focus();
    else selectGap(nextGap);
  }

  return (
    <PlayLayout
      board={
        <div ref={boardRef}>
          <Chat state={state} current={currentGap} onSelect={selectGap} reading={reading} />
        </div>
      }
      message={getMessage(state)}
      controls={
        currentGap === null ? (
          <>
            <ReadAloudButton reading={reading} />
            <AutoFocusButton icon="play" onClick={() => send({ type: 'continued' })}>
              See your result
            </AutoFocusButton>
          </>
        ) : (
          <>
            <GapInput state={state} gap={currentGap} onFill={(text) => fill(currentGap, text)} />
            <Button
              icon="hint"
              aria-disabled={!canHint(state, currentGap) || undefined}
              onClick={() => send({ type: 'asked-hint', gap: currentGap })}
            >
              <span>
                Hint (−{POINTS.hint}
                <VisuallyHidden> points</VisuallyHidden>)
              </span>
            </Button>
            <Button
              ref={checkButton}
              kind="primary"
              icon="tick"
              aria-disabled={emptyGaps.length > 0 || undefined}
              aria-describedby={PLAY_MESSAGE_ID}
              onClick={() => send({ type: 'checked' })}
            >
              Check
            </Button>
          </>
        )
      }
    />
  );
}

/** Scrolls a blank into view and focuses it if asked. A text field takes the focus itself. */
function showBlank(board: RefObject<HTMLElement | null>, gap: number, isFocused: boolean): void {
  const blank = board.current?.querySelector<HTMLElement>(`[data-blank="${gap}"]`);
  if (!blank) return;
  scrollAboveControls(blank);
  if (isFocused) blank.focus({ preventScroll: true });
}

/** What is left to do before the check, or the result of the newest one. */
function getMessage(state: DialogueState): PlayMessage {
  const isOpen = state.phase === 'filling';
  // A check empties the wrong blanks; with the first new text, the message counts the open blanks again.
  const isJustChecked = state.checked.length > 0 && getEmptyGaps(state).length === getOpenGaps(state).length;
  return {
    kind: !isOpen && countKnownGaps(state, state.checked.length - 1) === state.items.length ? 'good' : 'note',
    text: isOpen && !isJustChecked ? formatOpenGaps(state) : formatCheck(state),
    isAnnounced: true,
  };
}
