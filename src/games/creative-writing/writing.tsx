import { type CSSProperties, useEffect } from 'react';
import { STORY_WORDS } from '../../domain/limits.ts';
import { Button } from '../../ui/button.tsx';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import { Printed } from '../../ui/printed.tsx';
import { PLAY_MESSAGE, PlayLayout, type PlayMessage, saidMessage } from '../kit/play-layout.tsx';
import { useFocusOnArrival } from '../kit/use-focus-on-arrival.ts';
import css from './page.module.css';
import { Paper, Stickers } from './paper.tsx';
import { openerOf, type StoryState, usedEmojis, whyNotYet } from './state.ts';
import type { StoryViewProps } from './view.tsx';
import { countWords } from './words.ts';

const OPENER = 'story-opener';
const COUNT = 'story-count';

/** The page that fills: each keystroke is kept. */
export function Writing({ state, send }: StoryViewProps) {
  const field = useFocusOnArrival<HTMLTextAreaElement>();
  const { text } = state;
  const opener = state.hasOpener ? openerOf(state) : undefined;
  const why = whyNotYet(state);

  // Whoever comes back goes on where the text ends.
  useEffect(() => {
    const { current } = field;
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [field]);

  return (
    <PlayLayout
      board={
        <Paper head={<Stickers state={state} used={usedEmojis(state)} />}>
          <h4 className={css.heading}>{opener ? 'Your story goes on' : 'Your story'}</h4>
          {opener && (
            <div id={OPENER}>
              <p className={css.opener}>{opener.text}</p>
              <p className={css.prompt}>{opener.hint}</p>
            </div>
          )}
          {/* What is written, once more and unseen: the page is as high as its text in every browser. */}
          <div className={css.page} data-text={`${text}\n`}>
            <textarea
              ref={field}
              aria-label="Your story"
              aria-describedby={`${opener ? `${OPENER} ` : ''}${COUNT} ${PLAY_MESSAGE}`}
              data-autofocus
              dir="auto"
              lang="en"
              spellCheck
              rows={6}
              value={text}
              onChange={(event) => send({ type: 'wrote', text: event.target.value })}
            />
          </div>
          <WordRuler words={countWords(text)} />
        </Paper>
      }
      message={messageOf(state, why)}
      hand={
        <>
          <Button
            kind="primary"
            icon="send"
            aria-disabled={why !== null || undefined}
            aria-describedby={PLAY_MESSAGE}
            onClick={() => send({ type: 'handed-in' })}
          >
            Hand in
          </Button>
          <Button kind="quiet" icon="back" onClick={() => send({ type: 'went-back' })}>
            Change emojis
          </Button>
        </>
      }
    />
  );
}

function messageOf({ isCut }: StoryState, why: string | null): PlayMessage {
  if (isCut) return saidMessage('error', 'The page is full: the end of what you pasted was left out.');
  if (why === null) return saidMessage('good', 'Ready to hand in.');
  return saidMessage(why.startsWith(String(STORY_WORDS)) ? 'error' : 'note', why);
}

/** The line that a pencil draws, as long as the story. */
function WordRuler({ words }: { words: number }) {
  const share = Math.min(words / STORY_WORDS, 1) * 100;
  return (
    <div className={css.ruler} data-over={words > STORY_WORDS || undefined}>
      <p id={COUNT}>
        <strong>{words}</strong>
        <OnlyReadAloud> of {STORY_WORDS} words</OnlyReadAloud>
        <span aria-hidden="true"> / {STORY_WORDS} words</span>
      </p>
      <div className={css.track} style={{ '--share': `${share}%` } as CSSProperties} aria-hidden="true">
        <svg className={css.pencil} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <Printed d="m23 3 6 5L12 27l-9 3 2-9z" fill="var(--hue)" slip={1} />
          <path d="m19 8 6 5M5 22l6 5" stroke="var(--draw-line)" fill="none" />
        </svg>
      </div>
    </div>
  );
}
