import layout from '../../../ui/layout.module.css';
import { Markdown } from '../../../ui/markdown.tsx';
import { formatItemLabel } from './exercise-view.tsx';
import { ItemList } from './item-list.tsx';
import { MAX_ITEM_TRIES } from './item-state.ts';
import type { ClassExercises } from './use-class-exercises.ts';

interface MissedItemsProps {
  work: ClassExercises;
  onAnswer: (item: string, answer: string) => void;
}

/** Repeats the items that were missed, once. */
export function MissedItems({ work, onAnswer }: MissedItemsProps) {
  const { answers, checks } = work.again;
  return (
    <div className={layout.stack5}>
      {work.missed.map((played) => (
        <section
          key={played.index}
          className={layout.stack2}
          aria-label={`From exercise ${played.index + 1}`}
        >
          <Markdown headingLevel={4}>{played.task}</Markdown>
          <ItemList
            work={work}
            played={played}
            checks={checks}
            tries={MAX_ITEM_TRIES.again}
            labelOf={(item) => `${formatItemLabel(played, item)}, once more`}
            valueOf={({ name }) => answers[name] ?? ''}
            onAnswer={({ name }, given) => onAnswer(name, given)}
            onCheck={(given) => work.check(given, 'repeats-checked')}
            onCheckAll={() => work.check(work.uncheckedRepeats, 'repeats-checked')}
          />
        </section>
      ))}
    </div>
  );
}
