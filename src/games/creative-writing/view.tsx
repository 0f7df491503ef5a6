import { unreachable } from '../../domain/result.ts';
import { Button } from '../../ui/button.tsx';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import { PlayLayout } from '../kit/play-layout.tsx';
import { CheckedPage } from './checked-page.tsx';
import { EmojiChoice } from './emoji-choice.tsx';
import { ModelPage } from './model-page.tsx';
import css from './page.module.css';
import { Paper, Stickers } from './paper.tsx';
import { getOpener, type StoryPartProps } from './state.ts';
import { WritingPage } from './writing-page.tsx';

/** Draws the phases of a story: its emojis, its opener, the page, the marked page, and a model story. */
export function StoryView({ state, send }: StoryPartProps) {
  switch (state.phase) {
    case 'choosing':
      return <EmojiChoice state={state} send={send} />;
    case 'opening':
      return <OpenerChoice state={state} send={send} />;
    case 'writing':
      return <WritingPage state={state} send={send} />;
    case 'marked':
      return <CheckedPage key={state.drafts.length} state={state} send={send} />;
    case 'model':
    case 'over':
      return <ModelPage state={state} send={send} />;
    default:
      return unreachable(state.phase);
  }
}

/** The choice of an opener: take it, see another one, or write an own beginning. */
function OpenerChoice({ state, send }: StoryPartProps) {
  const opener = getOpener(state);
  const begin = (withOpener: boolean) => send({ type: 'began', withOpener });
  return (
    <PlayLayout
      board={
        <Paper head={<Stickers state={state} />}>
          <AutoFocusHeading className={css.heading}>How does it begin?</AutoFocusHeading>
          <p key={opener?.id} className={css.opener}>
            {opener?.text}
          </p>
          <p className={css.prompt}>{opener?.hint}</p>
        </Paper>
      }
      controls={
        <>
          <Button kind="primary" icon="play" onClick={() => begin(true)}>
            Start like this
          </Button>
          <Button icon="flip" onClick={() => send({ type: 'asked-opener' })}>
            Another
          </Button>
          <Button onClick={() => begin(false)}>My own</Button>
          <Button kind="quiet" icon="back" onClick={() => send({ type: 'went-back' })}>
            Change emojis
          </Button>
        </>
      }
    />
  );
}
