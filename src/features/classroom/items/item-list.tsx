import type { NotepadDraft } from '../../../domain/records.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { getIncompleteHint } from './incomplete-answer.ts';
import { ItemView } from './item-view.tsx';
import css from './items.module.css';
import { getItemState, type PlayableExercise, type PlayableItem } from './playable-exercise.ts';
import type { ClassExercises } from './use-class-exercises.ts';

interface ItemListProps {
  work: ClassExercises;
  played: PlayableExercise;
  checks: NotepadDraft['checks'];
  /** How often each item may be checked; by default as often as in the class. */
  tries?: number;
  labelOf: (item: PlayableItem) => string;
  valueOf: (item: PlayableItem) => string;
  onAnswer: (item: PlayableItem, answer: string) => void;
  /** Marks the given answers, by item name. */
  onCheck: (given: Readonly<Record<string, string>>) => void;
  /** Marks everything that is unchecked. */
  onCheckAll: () => void;
}

/** The items of an exercise. */
export function ItemList({ work, played, checks, tries, ...props }: ItemListProps) {
  return (
    <ol className={classNames(layout.stack4, css.items)} data-exercise data-alone={played.items.length === 1}>
      {played.items.map((item) => {
        const last = checks[item.name]?.at(-1) ?? '';
        const value = props.valueOf(item);
        return (
          <ItemView
            key={item.name}
            item={item}
            label={props.labelOf(item)}
            value={value}
            incompleteHint={work.unfinished[item.name] === value.trim() ? getIncompleteHint(item, value) : ''}
            state={getItemState(item, checks, tries)}
            reason={work.explainMiss(played, item, last)}
            onAnswer={(answer) => props.onAnswer(item, answer)}
            onChosen={(answer) => {
              props.onAnswer(item, answer);
              if (item.judge) props.onCheck({ [item.name]: answer });
            }}
            onEnter={props.onCheckAll}
            onCallRight={() => work.disputeAnswer(played, item, last)}
          />
        );
      })}
    </ol>
  );
}
