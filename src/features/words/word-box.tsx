import { useState } from 'react';
import { saveFailureMessage } from '../../session/save-messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import layout from '../../ui/layout.module.css';
import { Working } from '../../ui/working.tsx';
import { ANY_WORD, filterWords, type MyWord } from './my-words.ts';
import { PlayThese } from './play-these.tsx';
import { UndoLine } from './undo-line.tsx';
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
  const [open, setOpen] = useState<string | null>(null);
  const [removed, setRemoved] = useState<MyWord | null>(null);
  const [isAdding, setIsAdding] = useState(false);

  async function putBack({ word, own }: MyWord): Promise<void> {
    const saved = await store.addWord(word, own);
    setFailure(saved.ok ? null : saveFailureMessage(saved.failure));
    if (saved.ok) setRemoved(null);
  }

  if (!words) return <Working label="Opening your words…" />;
  const shown = filterWords(words, filter);
  const opened = words.find(({ word }) => word === open);
  const add = (
    <Button kind={words.length === 0 ? 'primary' : 'plain'} icon="plus" onClick={() => setIsAdding(true)}>
      Add a word
    </Button>
  );
  return (
    <>
      {failure && <Alert kind="error">{failure}</Alert>}
      {removed && <UndoLine text={`Removed: ${removed.word}`} onUndo={() => void putBack(removed)} />}
      {words.length === 0 ? (
        <EmptyState emblem="words" title="No words yet">
          <p>Words that you meet in classes and games are kept here. You can add your own as well.</p>
          {add}
        </EmptyState>
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
                <WordTile key={word.word} {...word} onOpen={() => setOpen(word.word)} />
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
            setRemoved(opened);
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
