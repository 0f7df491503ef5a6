import { Button } from '../../ui/button.tsx';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import { PlayLayout } from '../kit/play-layout.tsx';
import css from './page.module.css';
import { Paper, Stickers } from './paper.tsx';
import { getOpener } from './state.ts';
import type { StoryViewProps } from './view.tsx';

/** A beginning to take, to change for another, or to leave. */
export function OpenerChoice({ state, send }: StoryViewProps) {
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
            Begin like this
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
