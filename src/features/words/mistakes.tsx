import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { type AgeBand, getAgeBand } from '../../domain/age-band.ts';
import { findRecentClassMistakes } from '../../domain/class-review.ts';
import type { Mistake } from '../../domain/records.ts';
import { formatSaveFailure } from '../../session/save-messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { readAloud } from '../../ui/speech/read-aloud.ts';
import tile from '../../ui/tile.module.css';
import { UndoLine } from '../../ui/undo-line.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { findGameTitle } from '../play/game-title.ts';
import { ConfirmedEmptyState } from '../shell/confirmed-empty-state.tsx';
import css from './mistakes.module.css';

interface MistakesProps {
  /** Shows only the mistakes of the last classes. */
  areLastClassesOnly: boolean;
}

/** The list of mistakes; each stays, with its reason, until the learner marks it as known. */
export function Mistakes({ areLastClassesOnly }: MistakesProps) {
  const { store } = useLearner();
  const loaded = useLiveQuery(
    () => Promise.all([store.readMistakes(), store.readProfile(), store.readLessons()]),
    [store],
  );
  /** The mistake that was marked last. */
  const [marked, setMarked] = useState<{ id: string; isKnown: boolean } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (!loaded) return <BusyIndicator label="Opening your mistakes…" />;
  const [all, profile, lessons] = loaded;
  const shown = areLastClassesOnly
    ? findRecentClassMistakes(lessons, all)
    : all.filter(({ isKnown }) => !isKnown);

  async function mark(id: string, isKnown: boolean): Promise<void> {
    const saved = await store.setMistakeKnown(id, isKnown);
    setFailure(saved.ok ? null : formatSaveFailure(saved.failure));
    if (saved.ok) setMarked({ id, isKnown });
  }

  return (
    <section className={layout.stack4} aria-label="Mistakes">
      {failure && <FailureAlert message={failure} />}
      {marked && (
        <UndoLine
          key={`${marked.id} ${marked.isKnown}`}
          text={marked.isKnown ? 'Well done! You know this now.' : 'It’s in your mistakes again.'}
          onUndo={marked.isKnown ? () => void mark(marked.id, false) : undefined}
          onClose={() => setMarked(null)}
        />
      )}
      {shown.length === 0 ? (
        <ConfirmedEmptyState>
          <EmptyState emblem="words" title={areLastClassesOnly ? 'You know it all now' : 'No mistakes here'}>
            {areLastClassesOnly ? (
              <ButtonLink kind="primary" to="/app" search={{}}>
                Continue my day
              </ButtonLink>
            ) : (
              <p>Your mistakes from classes and games appear here, with the reason.</p>
            )}
          </EmptyState>
        </ConfirmedEmptyState>
      ) : (
        <>
          <p>
            {shown.length === 1 ? '1 mistake' : `${shown.length} mistakes`}
            {areLastClassesOnly ? ' in your last four classes' : ' to learn from'}
          </p>
          <ul className={css.list}>
            {shown.map((mistake) => (
              <MistakeTile
                key={mistake.id}
                {...mistake}
                ageBand={getAgeBand(profile?.age)}
                onKnown={() => void mark(mistake.id, true)}
              />
            ))}
          </ul>
        </>
      )}
      {areLastClassesOnly && (
        <p>
          <Link to="/words" search={{ part: 'mistakes' }} replace>
            Show all mistakes
          </Link>
        </p>
      )}
    </section>
  );
}

function MistakeTile({
  asked,
  given,
  right,
  reason,
  word,
  source,
  createdAt,
  ageBand,
  onKnown,
}: Mistake & { ageBand: AgeBand; onKnown: () => void }) {
  const origin = source === 'class' ? 'Class' : (findGameTitle(source, ageBand) ?? 'Game');
  return (
    <li className={classNames(tile.tile, css.mistake)}>
      <p className={letters.soft}>
        {origin}, {new Date(createdAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}
      </p>
      {asked && <p dir="auto">{asked}</p>}
      {given && (
        <p className={css.given}>
          <Icon name="close" /> <VisuallyHidden>Your answer: </VisuallyHidden>
          <s dir="auto">{given}</s>
        </p>
      )}
      <p className={css.right}>
        <Icon name="tick" /> <VisuallyHidden>Right: </VisuallyHidden>
        {right}
      </p>
      <p>{reason}</p>
      <div className={classNames(layout.row2, css.actions)}>
        <Button icon="speaker" onClick={() => readAloud(word || right)}>
          Hear <VisuallyHidden>{word || right}</VisuallyHidden>
        </Button>
        {/* The second click of a double click would mark the next mistake, which has moved up. */}
        <Button icon="tick" onClick={({ detail }) => detail < 2 && onKnown()}>
          I know this<VisuallyHidden>: {right}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
