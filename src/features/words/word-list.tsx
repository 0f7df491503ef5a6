import { useState } from 'react';
import { formatSaveFailure } from '../../session/save-messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import layout from '../../ui/layout.module.css';
import { UndoLine } from '../../ui/undo-line.tsx';
import { ConfirmedEmptyState } from '../frame/confirmed-empty-state.tsx';
import { filterWords, type MyWord, NO_WORD_FILTER } from './my-words.ts';
import { PlayWordsButton } from './play-words-button.tsx';
import { useMyWords } from './use-my-words.ts';
import { WordDetails } from './word-details.tsx';
import { WordFilters } from './word-filters.tsx';
import { WordForm } from './word-form.tsx';
import css from './word-list.module.css';
import { WordTile } from './word-tile.tsx';

/** How many words are rendered at once, because a phone is slow with a thousand. */
const PAGE = 60;

/** The list of all words, with search, details and games. */
export function WordList() {
  const { store } = useLearner();
  const words = useMyWords();
  const [failure, setFailure] = useState<string | null>(null);
  const [filter, setFilter] = useState(NO_WORD_FILTER);
  const [limit, setLimit] = useState(PAGE);
  const [open, setOpen] = useState<MyWord | null>(null);
  /** The word that was removed last, and whether it was restored. */
  const [removed, setRemoved] = useState<{ word: string; isBack: boolean } | null>(null);
  const [isAdding, setIsAdding] = useState(false);

  async function putBack(word: string): Promise<void> {
    const saved = await store.addWord(word);
    setFailure(saved.ok ? null : formatSaveFailure(saved.failure));
    if (saved.ok) setRemoved({ word, isBack: true });
  }

  if (!words) return <BusyIndicator label="Opening your words…" />;
  const shown = filterWords(words, filter);
  // A word that is removed on another device stays open, because it may be being edited.
  const opened = open && (words.find(({ word }) => word === open.word) ?? open);
  const add = (
    <Button kind={words.length === 0 ? 'primary' : 'plain'} icon="plus" onClick={() => setIsAdding(true)}>
      Add a word
    </Button>
  );
  return (
    <>
      {failure && <FailureAlert message={failure} />}
      {removed && (
        <UndoLine
          key={`${removed.word} ${removed.isBack}`}
          text={`${removed.isBack ? 'Back' : 'Removed'}: ${removed.word}`}
          onUndo={removed.isBack ? undefined : () => void putBack(removed.word)}
          onClose={() => setRemoved(null)}
        />
      )}
      {words.length === 0 ? (
        <ConfirmedEmptyState fallback={<div>{add}</div>}>
          <EmptyState emblem="words" title="No words yet">
            <p>Words that you meet in classes and games are kept here. You can add your own as well.</p>
            {add}
          </EmptyState>
        </ConfirmedEmptyState>
      ) : (
        <>
          <WordFilters
            words={words}
            filter={filter}
            onChange={(changed) => {
              setFilter(changed);
              setLimit(PAGE);
            }}
          />
          <div className={layout.row3}>
            <PlayWordsButton words={shown} />
            {add}
          </div>
          <p role="status">{countText(shown, words)}</p>
          {shown.length === 0 ? (
            <EmptyState emblem="words" title="Nothing matches">
              <Button onClick={() => setFilter(NO_WORD_FILTER)}>Show every word</Button>
            </EmptyState>
          ) : (
            <ul className={css.list}>
              {shown.slice(0, limit).map((word) => (
                <WordTile key={word.word} {...word} onOpen={() => setOpen(word)} />
              ))}
            </ul>
          )}
          {shown.length > limit && (
            <Button onClick={() => setLimit(limit + PAGE)}>
              Show {Math.min(PAGE, shown.length - limit)} more
            </Button>
          )}
        </>
      )}
      {opened && (
        <WordDetails
          {...opened}
          onRemoved={() => {
            setOpen(null);
            setRemoved({ word: opened.word, isBack: false });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {isAdding && <WordForm taken={words.map(({ word }) => word)} onClose={() => setIsAdding(false)} />}
    </>
  );
}

function countText(shown: readonly MyWord[], all: readonly MyWord[]): string {
  const count = all.length === 1 ? '1 word' : `${all.length} words`;
  return shown.length === all.length ? count : `${shown.length} of ${count}`;
}
