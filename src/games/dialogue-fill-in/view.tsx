import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { GameViewProps } from '../contract.ts';
import { AutoFocusButton } from '../kit/auto-focus-button.tsx';
import { PLAY_MESSAGE_ID, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import { scrollAboveControls } from '../kit/scroll-above-controls.ts';
import { GapInput } from './blank-input.tsx';
import { Chat } from './chat.tsx';
import { HearButton, useDialogueReading } from './dialogue-reading.tsx';
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

/** The dialogue, and below it what its blanks are filled with. */
export function DialogueView({ state, send }: GameViewProps<unknown, DialogueState, DialogueMove>) {
  const board = useRef<HTMLDivElement>(null);
  const check = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(0);
  const open = getOpenGaps(state);
  const empty = getEmptyGaps(state);
  const current = open.includes(wanted) ? wanted : (empty[0] ?? open[0] ?? null);
  const reading = useDialogueReading(
    state.dialogue.turns.map(({ by }, turn) => ({
      text: formatSpokenTurn(state, turn),
      voice: by % 2,
    })),
  );

  function turnTo(gap: number): void {
    setWanted(gap);
    showBlank(board, gap, isFilledByChoice(state, gap));
  }

  const turnToMissed = useEffectEvent(() => {
    const [first] = open;
    if (first !== undefined && state.checked.length > 0) turnTo(first);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each check
  useEffect(() => turnToMissed(), [state.checked.length]);

  function fill(gap: number, text: string): void {
    send({ type: 'filled', gap, text });
    const others = empty.filter((each) => each !== gap);
    const next = others.find((each) => each > gap) ?? others[0];
    if (next === undefined) check.current?.focus();
    else turnTo(next);
  }

  return (
    <PlayLayout
      board={
        <div ref={board}>
          <Chat state={state} current={current} onTurnTo={turnTo} reading={reading} />
        </div>
      }
      message={getMessage(state)}
      controls={
        current === null ? (
          <>
            <HearButton reading={reading} />
            <AutoFocusButton icon="play" onClick={() => send({ type: 'went-on' })}>
              See your result
            </AutoFocusButton>
          </>
        ) : (
          <>
            <GapInput state={state} gap={current} onFill={(text) => fill(current, text)} />
            <Button
              icon="hint"
              aria-disabled={!canHint(state, current) || undefined}
              onClick={() => send({ type: 'asked-hint', gap: current })}
            >
              <span>
                Hint (−{POINTS.hint}
                <VisuallyHidden> points</VisuallyHidden>)
              </span>
            </Button>
            <Button
              ref={check}
              kind="primary"
              icon="tick"
              aria-disabled={empty.length > 0 || undefined}
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

/** Brings a blank into sight, with the focus where it is filled by a choice: a field takes the focus itself. */
function showBlank(board: RefObject<HTMLElement | null>, gap: number, isFocused: boolean): void {
  const blank = board.current?.querySelector<HTMLElement>(`[data-blank="${gap}"]`);
  if (!blank) return;
  scrollAboveControls(blank);
  if (isFocused) blank.focus({ preventScroll: true });
}

/** What is left to do before the check, and what the newest one came to. */
function getMessage(state: DialogueState): PlayMessage {
  const isOpen = state.phase === 'filling';
  const isJustChecked = state.checked.length > 0 && getEmptyGaps(state).length === getOpenGaps(state).length;
  return {
    kind: !isOpen && countKnownGaps(state, state.checked.length - 1) === state.items.length ? 'good' : 'note',
    text: isOpen && !isJustChecked ? formatOpenGaps(state) : formatCheck(state),
    isAnnounced: true,
  };
}
