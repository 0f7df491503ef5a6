import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import letters from '../../../ui/letters.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { SearchPartProps } from '../state.ts';
import css from './clues.module.css';

/** The list of hidden words, numbered like the outlines. Found words show both word and meaning. */
export function Clues({ state, send }: SearchPartProps) {
  const { hidden, found, hinted, list, stage } = state;
  const isSearching = stage.phase === 'searching';
  return (
    <ol className={css.clues} aria-label="Hidden words">
      {hidden.map(({ word, meaning, run }, place) => {
        const isFound = found.includes(place);
        const isWordShown = isFound || !isSearching || list === 'words';
        const isMeaningShown = isFound || !isSearching || list === 'meanings';
        const isHinted = hinted.includes(place);
        return (
          <li key={word} data-found={isFound || undefined}>
            <span className={letters.displayBold}>{place + 1}</span>
            <span>
              {isWordShown && <strong className={letters.displayBold}>{word}</strong>}
              {isWordShown && isMeaningShown && ': '}
              {isMeaningShown && meaning}
              {isSearching && !isFound && (
                <span className={classNames(letters.soft, css.letters)}>
                  {' '}
                  ({run.length} letters{isHinted && `, ${state.letters[run[0] ?? 0]}…`})
                </span>
              )}
            </span>
            {isFound ? (
              <span className={css.tick}>
                <Icon name="tick" />
                <VisuallyHidden>(found)</VisuallyHidden>
              </span>
            ) : (
              isSearching && (
                <Button
                  kind="quiet"
                  icon="hint"
                  aria-disabled={isHinted || undefined}
                  onClick={() => send({ type: 'asked-hint', place })}
                >
                  <VisuallyHidden>First letter of number {place + 1}</VisuallyHidden>
                </Button>
              )
            )}
          </li>
        );
      })}
    </ol>
  );
}
