import { useState } from 'react';
import { formatSaveFailure } from '../../session/save-messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionItem } from '../../ui/description-item.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { readAloud } from '../../ui/speech/read-aloud.ts';
import { formatOwnTexts, type MyWord, type OwnTexts } from './my-words.ts';
import { formatReviewDue, GRADE_NAMES } from './review-text.ts';
import { StrengthSign } from './strength-sign.tsx';
import { findTextsLostHere, useTextsSavedHere } from './texts-saved-here.ts';
import css from './word-details.module.css';
import { WordForm } from './word-form.tsx';

interface WordDetailsProps extends MyWord {
  onRemoved: () => void;
  onClose: () => void;
}

/** The details of one word, with its actions. */
export function WordDetails({ onRemoved, onClose, ...entry }: WordDetailsProps) {
  const { store } = useLearner();
  const { word, meaning, examples, pos, level, topic, card, strength } = entry;
  const [isEditing, setIsEditing] = useState(false);
  const [replaced, setReplaced] = useState<OwnTexts | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove(): Promise<void> {
    const removed = await store.removeWord(word);
    if (removed.ok) onRemoved();
    else setFailure(formatSaveFailure(removed.failure));
  }

  if (isEditing) {
    return (
      <WordForm
        entry={entry}
        onClose={(texts) => {
          setReplaced(texts);
          setIsEditing(false);
        }}
      />
    );
  }
  return (
    <Dialog
      title={word}
      open
      onClose={onClose}
      actions={
        <>
          <Button icon="speaker" onClick={() => readAloud(word)}>
            Hear it
          </Button>
          <Button onClick={() => setIsEditing(true)}>Edit</Button>
          <Button kind="danger" onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      {failure && <FailureAlert message={failure} />}
      {replaced && (
        <Alert kind="info">
          Saved. Your text replaced one from another tab or device: {formatOwnTexts(replaced)}.
        </Alert>
      )}
      <LostTexts {...entry} />
      <p className={css.meaning} dir="auto">
        {meaning || 'No meaning yet: edit the word to write one.'}
      </p>
      {examples.map((example) => (
        <p key={example} className={css.example} dir="auto">
          {example}
        </p>
      ))}
      <dl className={css.facts}>
        <DescriptionItem name="Strength" value={<StrengthSign strength={strength} />} />
        <DescriptionItem name="Next review" value={formatReviewDue(card, Date.now())} />
        {level && <DescriptionItem name="Level" value={level} />}
        {pos && <DescriptionItem name="Kind of word" value={pos} />}
        {topic && <DescriptionItem name="Topic" value={topic} />}
      </dl>
      <History {...entry} />
    </Dialog>
  );
}

/**
 * What this device's learner wrote about the word before another device changed it, and how to get it back.
 */
function LostTexts({ word, own }: Pick<MyWord, 'word' | 'own'>) {
  const { store } = useLearner();
  const [saved, remember] = useTextsSavedHere();
  const [failure, setFailure] = useState<string | null>(null);
  const lost = findTextsLostHere(saved, word, own);
  if (!lost) return null;

  async function restore(texts: OwnTexts): Promise<void> {
    const restored = await store.addWord(word, texts);
    setFailure(restored.ok ? null : formatSaveFailure(restored.failure));
  }

  return (
    <Alert kind="info">
      <p>You changed this word on another device. Before, you had here: {formatOwnTexts(lost)}.</p>
      {failure && <FailureAlert message={failure} />}
      <div className={layout.row3}>
        <Button onClick={() => void restore(lost)}>Use it again</Button>
        <Button onClick={() => remember(word, null)}>OK</Button>
      </div>
    </Alert>
  );
}

function History({ reviews: { base, reviews } }: Pick<MyWord, 'reviews'>) {
  return (
    <section className={layout.stack2}>
      <h3>History</h3>
      {reviews.length === 0 && !base && <p>We haven’t asked you about this word yet.</p>}
      <ol className={layout.stack2}>
        {[...reviews].reverse().map(({ at, grade }) => (
          <li key={`${at} ${grade}`}>
            <time dateTime={new Date(at * 1000).toISOString()}>{formatDay(at)}</time>: {GRADE_NAMES[grade]}
          </li>
        ))}
      </ol>
      {base && <p className={letters.soft}>We also count your answers up to {formatDay(base.at)}.</p>}
    </section>
  );
}

/** @param at whole seconds since the epoch */
function formatDay(at: number): string {
  return new Date(at * 1000).toLocaleDateString(undefined, { dateStyle: 'medium' });
}
