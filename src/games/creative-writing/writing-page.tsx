import { type CSSProperties, useEffect } from 'react';
import { STORY_WORDS } from '../../domain/limits.ts';
import { Button } from '../../ui/button.tsx';
import { PrintedShape } from '../../ui/printed-shapes.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import {
  createAnnouncedMessage,
  PLAY_MESSAGE_ID,
  PlayLayout,
  type PlayMessage,
} from '../kit/play-layout.tsx';
import { useFocusOnMount } from '../kit/use-focus-on-mount.ts';
import css from './page.module.css';
import { Paper, Stickers } from './paper.tsx';
import {
  findHandInProblem,
  getOpener,
  getUsedEmojis,
  type StoryPartProps,
  type StoryState,
} from './state.ts';
import { countWords } from './words.ts';

const OPENER_ID = 'story-opener';
const COUNT_ID = 'story-count';

/** The page to write on. Each keystroke is saved. */
export function WritingPage({ state, send }: StoryPartProps) {
  const field = useFocusOnMount<HTMLTextAreaElement>();
  const { text } = state;
  const opener = state.hasOpener ? getOpener(state) : undefined;
  const problem = findHandInProblem(state);
  const words = countWords(text);

  // A learner who returns continues at the end of the text.
  useEffect(() => {
    const { current } = field;
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [field]);

  return (
    <PlayLayout
      board={
        <Paper head={<Stickers state={state} used={getUsedEmojis(state)} />}>
          <h2 className={css.heading}>{opener ? 'Continue the story' : 'Your story'}</h2>
          {opener && (
            <div id={OPENER_ID}>
              <p className={css.opener}>{opener.text}</p>
              <p className={css.prompt}>{opener.hint}</p>
            </div>
          )}
          {/* A hidden copy of the text makes the page as high as its text in every browser. */}
          <div className={css.page} data-text={`${text}\n`}>
            <textarea
              ref={field}
              aria-label="Your story"
              aria-invalid={words > STORY_WORDS || undefined}
              aria-describedby={`${opener ? `${OPENER_ID} ` : ''}${COUNT_ID} ${PLAY_MESSAGE_ID}`}
              data-autofocus
              dir="auto"
              lang="en"
              spellCheck
              rows={6}
              value={text}
              onChange={(event) => send({ type: 'wrote', text: event.target.value })}
            />
          </div>
          <WordRuler words={words} />
        </Paper>
      }
      message={getMessage(state, problem, words > STORY_WORDS)}
      controls={
        <>
          <Button
            kind="primary"
            icon="send"
            aria-disabled={problem !== null || undefined}
            aria-describedby={PLAY_MESSAGE_ID}
            onClick={() => send({ type: 'handed-in' })}
          >
            Send my story
          </Button>
          <Button kind="quiet" icon="back" onClick={() => send({ type: 'went-back' })}>
            Change emojis
          </Button>
        </>
      }
    />
  );
}

function getMessage({ isCut }: StoryState, problem: string | null, isTooLong: boolean): PlayMessage {
  if (isCut) return createAnnouncedMessage('error', 'The page is full. We left out the end of your text.');
  if (problem === null) return createAnnouncedMessage('good', 'Your story is ready. Send it now.');
  return createAnnouncedMessage(isTooLong ? 'error' : 'note', problem);
}

/** The number of words, also shown as a pencil line. */
function WordRuler({ words }: { words: number }) {
  const share = Math.min(words / STORY_WORDS, 1) * 100;
  return (
    <div className={css.ruler} data-over={words > STORY_WORDS || undefined}>
      <p id={COUNT_ID}>
        <strong>{words}</strong>
        <VisuallyHidden> of {STORY_WORDS} words</VisuallyHidden>
        <span aria-hidden="true"> / {STORY_WORDS} words</span>
      </p>
      <div className={css.track} style={{ '--share': `${share}%` } as CSSProperties} aria-hidden="true">
        <svg className={css.pencil} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <PrintedShape d="m23 3 6 5L12 27l-9 3 2-9z" fill="var(--hue)" slip={1} />
          <path d="m19 8 6 5M5 22l6 5" stroke="var(--draw-line)" fill="none" />
        </svg>
      </div>
    </div>
  );
}
