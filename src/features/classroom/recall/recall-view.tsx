import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { ItemView } from '../items/item-view.tsx';
import css from '../items/items.module.css';
import { getItemState } from '../items/playable-exercise.ts';
import type { ClassRecall } from './use-recall.ts';

/**
 * Words or a mistake of earlier classes. Each item is a choice between options: a tap on one is checked at
 * once, so there is no unfinished answer and no field for Enter.
 */
export function RecallView({ recall }: { recall: ClassRecall }) {
  const { items, checks, isMistake } = recall;
  return (
    <>
      <p>{isMistake ? 'You had a mistake here before. What is right?' : 'Which word has this meaning?'}</p>
      <ol className={classNames(layout.stack4, css.items)} data-exercise data-alone={items.length === 1}>
        {items.map((item) => (
          <ItemView
            key={item.name}
            item={item}
            label={`Answer from earlier classes, number ${item.number}`}
            value={checks[item.name]?.at(-1) ?? ''}
            incompleteHint=""
            state={getItemState(item, checks)}
            reason={recall.getReason(item.number)}
            onAnswer={() => undefined}
            onChosen={(given) => recall.answer(item.number, given)}
            onEnter={() => undefined}
          />
        ))}
      </ol>
    </>
  );
}
