import { Markdown } from '../../../ui/markdown.tsx';
import { type ExerciseWork, labelOf } from './exercise-sheet.tsx';
import { TRIES } from './item-standing.ts';
import { ItemView } from './item-view.tsx';
import css from './items.module.css';
import { type PlayedExercise, type PlayedItem, standingIn } from './played-exercise.ts';

interface AgainSheetProps extends Pick<ExerciseWork, 'checks' | 'onCheck' | 'onCheckAll' | 'reasonFor'> {
  /** The exercises with the items that were missed. */
  missed: readonly PlayedExercise[];
  /** What is written in their fields, by the items' names. */
  answers: Readonly<Record<string, string>>;
  onAnswer: (item: string, answer: string) => void;
  onCallRight: (exercise: PlayedExercise, item: PlayedItem, given: string) => void;
}

/** What was missed comes back once. */
export function AgainSheet({ missed, answers, checks, onAnswer, ...props }: AgainSheetProps) {
  return (
    <div className={css.again}>
      {missed.map((played) => (
        <section key={played.index} className={css.control} aria-label={`From exercise ${played.index + 1}`}>
          <Markdown headingLevel={4}>{played.task}</Markdown>
          <ol className={css.items} data-exercise data-alone={played.items.length === 1}>
            {played.items.map((item) => {
              const last = checks[item.name]?.at(-1) ?? '';
              return (
                <ItemView
                  key={item.name}
                  item={item}
                  label={`${labelOf(played, item)}, once more`}
                  value={answers[item.name] ?? ''}
                  standing={standingIn(item, checks, TRIES.again)}
                  reason={props.reasonFor(item, last)}
                  onAnswer={(given) => onAnswer(item.name, given)}
                  onChosen={(given) => {
                    onAnswer(item.name, given);
                    props.onCheck({ [item.name]: given });
                  }}
                  onEnter={props.onCheckAll}
                  onCallRight={() => props.onCallRight(played, item, last)}
                />
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}
