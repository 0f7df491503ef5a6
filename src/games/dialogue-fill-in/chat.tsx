import type { KeyboardEvent } from 'react';
import { GAP } from '../../content/gap.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import { ArrivingHeading } from '../kit/arriving-heading.tsx';
import { ChatBubble, ChatLog } from '../kit/chat-bubble.tsx';
import reactions from '../kit/reactions.module.css';
import css from './chat.module.css';
import { noteOn } from './outcome.ts';
import { HearButton, type Reading } from './reading-aloud.tsx';
import { type DialogueState, gapOfTurns, openGaps, standsIn, verdictAt } from './state.ts';

interface ChatProps {
  state: DialogueState;
  /** The blank that the hand fills; `null` when none is open. */
  current: number | null;
  onTurnTo: (gap: number) => void;
  reading: Reading;
}

/** The dialogue as a chat: its blanks to choose among, and after a check what there is to learn from each. */
export function Chat({ state, current, onTurnTo, reading }: ChatProps) {
  const { title, setting, speakers, turns } = state.dialogue;
  const gaps = gapOfTurns(state);
  return (
    <div className={classNames(layout.stack3, css.chat)}>
      <div className={css.head}>
        <div className={css.about}>
          <p>{setting}</p>
          <ArrivingHeading>{title}</ArrivingHeading>
        </div>
        {current !== null && <HearButton reading={reading} />}
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
              note={gap !== null && <Note state={state} gap={gap} />}
            >
              {before}
              {gap !== null && (
                <Blank state={state} gap={gap} isCurrent={gap === current} {...{ onTurnTo }} />
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
  onTurnTo: (gap: number) => void;
}

/** A blank: a button while it can be filled, then what stands there for good. */
function Blank({ state, gap, isCurrent, onTurnTo }: BlankProps) {
  const open = openGaps(state);
  const text = standsIn(state, gap);
  if (!open.includes(gap)) return <Settled state={state} gap={gap} />;

  function step(event: KeyboardEvent): void {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const next = by && open.at((open.indexOf(gap) + by) % open.length);
    if (next === undefined) return;
    event.preventDefault();
    onTurnTo(next);
  }

  return (
    <button
      type="button"
      className={css.blank}
      data-blank={gap}
      data-empty={text === '' || undefined}
      aria-current={isCurrent || undefined}
      aria-describedby={verdictAt(state, gap) ? noteId(gap) : undefined}
      onClick={() => onTurnTo(gap)}
      onKeyDown={step}
    >
      <OnlyReadAloud>Blank </OnlyReadAloud>
      <span className={classNames(letters.displayBold, css.number)}>{gap + 1}</span>
      <OnlyReadAloud>{text === '' ? ', empty' : ': '}</OnlyReadAloud>
      {text}
    </button>
  );
}

/** What stands in a blank after the check; what was wrong there is struck out. */
function Settled({ state, gap }: { state: DialogueState; gap: number }) {
  const isWrong = verdictAt(state, gap)?.kind === 'wrong';
  return (
    <>
      {isWrong && (
        <>
          <del className={css.wrong}>
            <OnlyReadAloud>not </OnlyReadAloud>
            {state.checked.at(-1)?.[gap]}
          </del>{' '}
        </>
      )}
      <strong
        className={classNames(css.settled, reactions[isWrong ? 'wrong' : 'right'])}
        data-shown={isWrong || undefined}
      >
        {!isWrong && <Icon name="tick" />}
        {standsIn(state, gap)}
        <OnlyReadAloud>{isWrong ? ' (the answer)' : ' (right)'}</OnlyReadAloud>
      </strong>
    </>
  );
}

const noteId = (gap: number) => `dialogue-note-${gap}`;

function Note({ state, gap }: { state: DialogueState; gap: number }) {
  const note = noteOn(state, gap);
  return (
    note && (
      <p className={css.note} id={noteId(gap)} data-kind={note.isKnown ? 'good' : 'bad'}>
        {note.text}
      </p>
    )
  );
}
