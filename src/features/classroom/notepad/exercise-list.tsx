import { use } from 'react';
import layout from '../../../ui/layout.module.css';
import { ExerciseView } from '../items/exercise-view.tsx';
import type { ClassExercises } from '../items/use-class-exercises.ts';
import { VisiblePartsContext } from '../player/lesson-part.tsx';
import css from './exercise-list.module.css';
import type { NotepadState } from './notepad-state.ts';

interface ExerciseListProps {
  work: ClassExercises;
  state: NotepadState;
  /** The lesson has its feedback, so the keys of answered exercises may be shown. */
  isMarked: boolean;
  onAnswer: (index: number, answer: string) => void;
}

/** The class's exercises with their answer fields. */
export function ExerciseList({ work, state, isMarked, onAnswer }: ExerciseListProps) {
  const visibleParts = use(VisiblePartsContext);
  return (
    <ol className={layout.stack5}>
      {work.exercises.map((played) => {
        const { index } = played;
        return (
          <li
            key={index}
            className={css.exercise}
            data-print="whole"
            data-here={visibleParts.includes(`exercise-${index + 1}`)}
          >
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <ExerciseView
              work={work}
              played={played}
              text={state.exercises[index] ?? ''}
              checks={state.checks}
              isMarked={isMarked}
              onAnswer={(text) => onAnswer(index, text)}
            />
          </li>
        );
      })}
    </ol>
  );
}
