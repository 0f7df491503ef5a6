import { useState } from 'react';
import { saveFailureMessage } from '../../session/save-messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import layout from '../../ui/layout.module.css';
import { UndoLine } from '../../ui/undo-line.tsx';
import { Working } from '../../ui/working.tsx';
import { KnownEmpty } from '../frame/known-empty.tsx';
import { ANY_WORD, filterWords, type MyWord } from './my-words.ts';
import { PlayThese } from './play-these.tsx';
import { useMyWords } from './use-my-words.ts';
import css from './word-box.module.css';
import { WordDetails } from './word-details.tsx';
import { WordFilters } from './word-filters.tsx';
import { WordForm } from './word-form.tsx';
import { WordTile } from './word-tile.tsx';

/** So many are drawn at once: a phone takes long over a thousand. */
const PAGE = 60;

/** All words, to search, to open one by one, and to play with. */
export function WordBox() {
  const { store } = useLearner();
  const words = useMyWords();
  const [failure, setFailure] = useState<string | null>(null);
  const [filter, setFilter] = useState(ANY_WORD);
  const [limit, setLimit] = useState(PAGE);
  const [open, setOpen] = useState<MyWord | null>(null);
  /** The word that was removed last, and whether it was put back. */
  const [removed, setRemoved] = useState<{ word: string; isBack: boolean } | null>(null);
  const [isAdding, setIsAdding] = useState(false);

  async function putBack(word: string): Promise<void> {
    const saved = await store.addWord(word);
    setFailure(saved.ok ? null : saveFailureMessage(saved.failure));
    if (saved.ok) setRemoved({ word, isBack: true });
  }

  if (!words) return <Working label="Opening your words…" />;
  const shown = filterWords(words, filter);
  // One that is removed elsewhere stays open: somebody may be writing about it.
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
        <KnownEmpty meanwhile={<div>{add}</div>}>
          <EmptyState emblem="words" title="No words yet">
            <p>Words that you meet in classes and games are kept here. You can add your own as well.</p>
            {add}
          </EmptyState>
        </KnownEmpty>
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
            <PlayThese words={shown} />
            {add}
          </div>
          <p role="status">{countText(shown, words)}</p>
          {shown.length === 0 ? (
            <EmptyState emblem="words" title="Nothing matches">
              <Button onClick={() => setFilter(ANY_WORD)}>Show every word</Button>
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
