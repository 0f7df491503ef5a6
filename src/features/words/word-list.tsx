import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCount } from '../../domain/format-count.ts';
import { formatSaveFailure } from '../../session/save-messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import { UndoLine } from '../../ui/undo-line.tsx';
import { saveChosenWords } from '../play/chosen-words.ts';
import { findGameTitle } from '../play/game-title.ts';
import { ConfirmedEmptyState } from '../shell/confirmed-empty-state.tsx';
import { RoomLinks } from '../shell/locked-room.tsx';
import {
  chooseGameForWords,
  filterWords,
  type MyWord,
  NO_WORD_FILTER,
  type WordGameChoice,
} from './my-words.ts';
import { formatReviewDue } from './review-text.ts';
import { StrengthSign } from './strength-sign.tsx';
import { useMyWords } from './use-my-words.ts';
import { WordDetails } from './word-details.tsx';
import { WordFilters } from './word-filters.tsx';
import { WordForm } from './word-form.tsx';
import css from './word-list.module.css';

/** How many words are rendered at once, because a phone is slow with a thousand. */
const PAGE_SIZE = 60;

/** The list of all words, with search, details and games. */
export function WordList() {
  const { store } = useLearner();
  const words = useMyWords();
  const [failure, setFailure] = useState<string | null>(null);
  const [filter, setFilter] = useState(NO_WORD_FILTER);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const [openWord, setOpenWord] = useState<MyWord | null>(null);
  /** The word that was removed last, and whether it was restored. */
  const [removed, setRemoved] = useState<{ word: string; isRestored: boolean } | null>(null);
  const [isAdding, setIsAdding] = useState(false);

  async function restore(word: string): Promise<void> {
    const saved = await store.addWord(word);
    setFailure(saved.ok ? null : formatSaveFailure(saved.failure));
    if (saved.ok) setRemoved({ word, isRestored: true });
  }

  if (!words) return <BusyIndicator label="Opening your words…" />;
  const shown = filterWords(words, filter);
  // A word that is removed on another device stays open, because the learner may be editing it.
  const openEntry = openWord && (words.find(({ word }) => word === openWord.word) ?? openWord);
  const addButton = (
    <Button kind={words.length === 0 ? 'primary' : 'plain'} icon="plus" onClick={() => setIsAdding(true)}>
      Add a word
    </Button>
  );
  return (
    <>
      {failure && <FailureAlert message={failure} />}
      {removed && (
        <UndoLine
          key={`${removed.word} ${removed.isRestored}`}
          text={`${removed.isRestored ? 'Restored' : 'Deleted'}: ${removed.word}`}
          onUndo={removed.isRestored ? undefined : () => void restore(removed.word)}
          onClose={() => setRemoved(null)}
        />
      )}
      {words.length === 0 ? (
        <ConfirmedEmptyState fallback={<div>{addButton}</div>}>
          <EmptyState emblem="words" title="No words yet">
            <p>You’ll find words from classes and games here. You can add your own, too.</p>
            {addButton}
          </EmptyState>
        </ConfirmedEmptyState>
      ) : (
        <>
          <WordFilters
            words={words}
            filter={filter}
            onChange={(changed) => {
              setFilter(changed);
              setLimit(PAGE_SIZE);
            }}
          />
          <div className={layout.row3}>
            <RoomLinks room="arcade">
              <PlayWordsButton words={shown} />
            </RoomLinks>
            {addButton}
          </div>
          <p role="status">{formatShownCount(shown, words)}</p>
          {shown.length === 0 ? (
            <EmptyState emblem="words" title="Nothing found">
              <Button onClick={() => setFilter(NO_WORD_FILTER)}>Show all words</Button>
            </EmptyState>
          ) : (
            <WordTiles
              words={shown}
              limit={limit}
              onMore={() => setLimit(limit + PAGE_SIZE)}
              onOpen={setOpenWord}
            />
          )}
        </>
      )}
      {openEntry && (
        <WordDetails
          {...openEntry}
          onRemoved={() => {
            setOpenWord(null);
            setRemoved({ word: openEntry.word, isRestored: false });
          }}
          onClose={() => setOpenWord(null)}
        />
      )}
      {isAdding && <WordForm taken={words.map(({ word }) => word)} onClose={() => setIsAdding(false)} />}
    </>
  );
}

function formatShownCount(shown: readonly MyWord[], all: readonly MyWord[]): string {
  const count = formatCount(all.length, 'word');
  return shown.length === all.length ? count : `${shown.length} of ${count}`;
}

interface WordTilesProps {
  words: readonly MyWord[];
  /** How many of them are shown. */
  limit: number;
  onMore: () => void;
  onOpen: (word: MyWord) => void;
}

/** The found words as tiles, with a button for more of them. */
function WordTiles({ words, limit, onMore, onOpen }: WordTilesProps) {
  return (
    <>
      <ul className={css.list}>
        {words.slice(0, limit).map((word) => (
          <WordTile key={word.word} {...word} onOpen={() => onOpen(word)} />
        ))}
      </ul>
      {words.length > limit && (
        <Button onClick={onMore}>Show {Math.min(PAGE_SIZE, words.length - limit)} more</Button>
      )}
    </>
  );
}

/** One word of the list; a press opens its details. */
function WordTile({ word, meaning, card, strength, onOpen }: MyWord & { onOpen: () => void }) {
  return (
    <li>
      <button type="button" className={classNames(tile.tile, css.word)} onClick={onOpen}>
        <strong className={css.name} dir="auto">
          {word}
        </strong>
        <span className={letters.quiet} dir="auto">
          {meaning || 'No meaning yet'}
        </span>
        <span className={css.state}>
          <StrengthSign strength={strength} />
          <span>{formatReviewDue(card, Date.now())}</span>
        </span>
      </button>
    </li>
  );
}

/** Starts a suitable game with these words. */
function PlayWordsButton({ words }: { words: readonly MyWord[] }) {
  const { preferences } = useLearner();
  const navigate = useNavigate();
  const choice = chooseGameForWords(words);
  if (!choice) return null;
  const title = findGameTitle(choice.game) ?? '';

  async function start({ game, level, words: chosen }: WordGameChoice): Promise<void> {
    await saveChosenWords(preferences, { level, words: chosen });
    await navigate({ to: '/app', search: { room: 'arcade', game, words: 'chosen' } });
  }

  return (
    <Button kind="primary" icon="play" onClick={() => void start(choice)}>
      Play these: {title}, {choice.words.length === 1 ? '1 word' : `${choice.words.length} words`}
      {choice.game === 'flashcards' ? '' : ` of ${choice.level}`}
    </Button>
  );
}
