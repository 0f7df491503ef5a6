import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { Markdown } from '../../../ui/markdown.tsx';
import { type ExerciseWork, labelOf } from './exercise-sheet.tsx';
import { ItemList } from './item-list.tsx';
import { TRIES } from './item-standing.ts';
import css from './items.module.css';
import type { PlayedExercise, PlayedItem } from './played-exercise.ts';

interface AgainSheetProps
  extends Pick<ExerciseWork, 'checks' | 'unfinished' | 'onCheck' | 'onCheckAll' | 'reasonFor'> {
  /** The exercises with the items that were missed. */
  missed: readonly PlayedExercise[];
  /** What is written in their fields, by the items' names. */
  answers: Readonly<Record<string, string>>;
  onAnswer: (item: string, answer: string) => void;
  onCallRight: (exercise: PlayedExercise, item: PlayedItem, given: string) => void;
}

/** What was missed comes back once. */
export function AgainSheet({ missed, answers, onAnswer, onCheck, onCallRight, ...work }: AgainSheetProps) {
  return (
    <div className={classNames(layout.stack2, css.again)}>
      {missed.map((played) => (
        <section
          key={played.index}
          className={layout.stack2}
          aria-label={`From exercise ${played.index + 1}`}
        >
          <Markdown headingLevel={4}>{played.task}</Markdown>
          <ItemList
            {...work}
            played={played}
            tries={TRIES.again}
            labelOf={(item) => `${labelOf(played, item)}, once more`}
            valueOf={({ name }) => answers[name] ?? ''}
            onAnswer={({ name }, given) => onAnswer(name, given)}
            onChosen={({ name }, given) => {
              onAnswer(name, given);
              onCheck({ [name]: given });
            }}
            onCallRight={(item, given) => onCallRight(played, item, given)}
          />
        </section>
      ))}
    </div>
  );
}
