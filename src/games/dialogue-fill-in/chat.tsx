import type { KeyboardEvent } from 'react';
import { GAP } from '../../content/gap.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import { ChatBubble, ChatLog } from '../kit/chat-bubble.tsx';
import reactions from '../kit/reactions.module.css';
import css from './chat.module.css';
import { ReadAloudButton, type ReadAloudControl } from './dialogue-reading.tsx';
import { createNote } from './outcome.ts';
import { type DialogueState, findVerdict, getGapText, getOpenGaps, mapTurnsToGaps } from './state.ts';

interface ChatProps {
  state: DialogueState;
  /** The blank that the controls fill; `null` when none is open. */
  current: number | null;
  onSelect: (gap: number) => void;
  reading: ReadAloudControl;
}

/** The dialogue as a chat with blanks to select. After a check each blank has a note. */
export function Chat({ state, current, onSelect, reading }: ChatProps) {
  const { title, setting, speakers, turns } = state.dialogue;
  const gaps = mapTurnsToGaps(state);
  return (
    <div className={classNames(layout.stack3, css.chat)}>
      <div className={css.head}>
        <div className={css.about}>
          <p>{setting}</p>
          <AutoFocusHeading>{title}</AutoFocusHeading>
        </div>
        {current !== null && <ReadAloudButton reading={reading} />}
      </div>
      <ChatLog label="Dialogue">
        {turns.map(({ by, text }, place) => {
          const gap = gaps[place] ?? null;
          const [before, after] = text.split(GAP);
          return (
            <ChatBubble
              key={text + String(place)}
              speaker={speakers[by] ?? ''}
              place={by}
              isSpeaking={reading.turn === place}
              note={gap !== null && <GapNote state={state} gap={gap} />}
            >
              {before}
              {gap !== null && (
                <Blank state={state} gap={gap} isCurrent={gap === current} {...{ onSelect }} />
              )}
              {after}
            </ChatBubble>
          );
        })}
      </ChatLog>
    </div>
  );
}

interface BlankProps {
  state: DialogueState;
  gap: number;
  isCurrent: boolean;
  onSelect: (gap: number) => void;
}

/** A blank: a button while it can be filled, then its final text. */
function Blank({ state, gap, isCurrent, onSelect }: BlankProps) {
  const openGaps = getOpenGaps(state);
  const text = getGapText(state, gap);
  if (!openGaps.includes(gap)) return <SettledGap state={state} gap={gap} />;

  function handleArrowKey(event: KeyboardEvent): void {
    const offset = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (offset === undefined) return;
    const nextGap = openGaps.at((openGaps.indexOf(gap) + offset) % openGaps.length);
    if (nextGap === undefined) return;
    event.preventDefault();
    onSelect(nextGap);
  }

  return (
    <button
      type="button"
      className={css.blank}
      data-blank={gap}
      data-empty={text === '' || undefined}
      aria-current={isCurrent || undefined}
      aria-describedby={findVerdict(state, gap) ? getNoteId(gap) : undefined}
      onClick={() => onSelect(gap)}
      onKeyDown={handleArrowKey}
    >
      <VisuallyHidden>Gap </VisuallyHidden>
      <span className={classNames(letters.displayBold, css.number)}>{gap + 1}</span>
      <VisuallyHidden>{text === '' ? ', empty' : ': '}</VisuallyHidden>
      {text}
    </button>
  );
}

/** The final text of a blank, after the wrong one, which is struck out. */
function SettledGap({ state, gap }: { state: DialogueState; gap: number }) {
  const isWrong = findVerdict(state, gap)?.kind === 'wrong';
  return (
    <>
      {isWrong && (
        <>
          <del className={css.wrong}>
            <VisuallyHidden>not </VisuallyHidden>
            {state.checked.at(-1)?.[gap]}
          </del>{' '}
        </>
      )}
      <strong
        className={classNames(css.settled, reactions[isWrong ? 'wrong' : 'right'])}
        data-shown={isWrong || undefined}
      >
        {!isWrong && <Icon name="tick" />}
        {getGapText(state, gap)}
        <VisuallyHidden>{isWrong ? ' (the answer)' : ' (right)'}</VisuallyHidden>
      </strong>
    </>
  );
}

const getNoteId = (gap: number) => `dialogue-note-${gap}`;

function GapNote({ state, gap }: { state: DialogueState; gap: number }) {
  const note = createNote(state, gap);
  return (
    note && (
      <p className={css.note} id={getNoteId(gap)} data-kind={note.isKnown ? 'good' : 'bad'}>
        {note.text}
      </p>
    )
  );
}
