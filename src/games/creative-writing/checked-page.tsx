import { lazy, Suspense } from 'react';
import { unreachable } from '../../domain/result.ts';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button } from '../../ui/button.tsx';
import letters from '../../ui/letters.module.css';
import { MarkedText } from '../../ui/marked-text.tsx';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import { createAnnouncedMessage, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import css from './page.module.css';
import { Paper, Stickers } from './paper.tsx';
import {
  type Draft,
  findLastDraft,
  getOpener,
  getUsedEmojis,
  MAX_DRAFTS,
  type StoryPartProps,
} from './state.ts';

/** Loaded lazily, because the markdown parser is larger than the game. */
const Markdown = lazy(async () => ({ default: (await import('../../ui/markdown.tsx')).Markdown }));

/** The page after it was handed in, with marks and feedback. */
export function CheckedPage({ state, send }: StoryPartProps) {
  const draft = findLastDraft(state);
  const opener = state.hasOpener ? getOpener(state) : undefined;
  if (!draft) return null;
  return (
    <PlayLayout
      board={
        <Paper head={<Stickers state={state} used={getUsedEmojis(state, draft.text)} />}>
          <AutoFocusHeading className={css.heading}>
            {state.drafts.length > 1 ? 'Your second page' : 'Your page'}
          </AutoFocusHeading>
          {opener && <p className={css.opener}>{opener.text}</p>}
          <MarkedText className={css.text} text={draft.text} marks={draft.check?.marks ?? []} />
          <Feedback draft={draft} />
        </Paper>
      }
      message={getMessage(draft)}
      controls={
        <>
          <Button kind="primary" icon="play" onClick={() => send({ type: 'turned-to-model' })}>
            Read a model story
          </Button>
          {state.drafts.length < MAX_DRAFTS && (
            <Button icon="reset" onClick={() => send({ type: 'tried-again' })}>
              Write it again
            </Button>
          )}
          <SaveButton homework={draft.homework} onSave={() => send({ type: 'asked-to-save' })} />
        </>
      }
    />
  );
}

function Feedback({ draft: { reply, check } }: { draft: Draft }) {
  const text = reply.kind === 'answered' ? reply.text : check?.note;
  if (text === undefined) {
    return reply.kind === 'asked' ? <BusyIndicator label="Reading your page…" /> : null;
  }
  return (
    <section className={css.feedback} aria-label="Feedback">
      <p className={letters.display}>
        {reply.kind === 'answered' ? 'From your teacher' : 'Checked on this device'}
      </p>
      <Suspense fallback={null}>
        <Markdown headingLevel={3}>{text}</Markdown>
      </Suspense>
    </section>
  );
}

function getMessage({ reply, check }: Draft): PlayMessage {
  switch (reply.kind) {
    case 'asked':
      return createAnnouncedMessage('note', 'Your teacher is reading it.');
    case 'waiting':
      return createAnnouncedMessage(
        'note',
        'You’re offline. Your teacher will read it later. You can leave now.',
      );
    case 'refused':
      return createAnnouncedMessage(check ? 'note' : 'error', reply.message);
    case 'answered':
      return createAnnouncedMessage('good', 'Your teacher has read it.');
    default:
      return unreachable(reply);
  }
}

/** Saves a page once; a refused save can be retried. */
function SaveButton({ homework, onSave }: { homework: Draft['homework']; onSave: () => void }) {
  const isSaved = homework?.kind === 'answered';
  const isSaving = homework?.kind === 'asked' || homework?.kind === 'waiting';
  return (
    <Button
      icon={isSaved ? 'tick' : 'save'}
      busy={isSaving}
      aria-disabled={isSaved || undefined}
      onClick={onSave}
    >
      {isSaved ? 'Saved to homework' : 'Save to homework'}
    </Button>
  );
}
