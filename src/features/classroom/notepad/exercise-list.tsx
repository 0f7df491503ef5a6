import type { Exercise } from '../../../domain/lesson-plan.ts';
import { TextArea } from '../../../ui/field.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import css from './exercise-list.module.css';

interface ExerciseListProps {
  exercises: readonly Exercise[];
  answers: Readonly<Record<string, string>>;
  /** The lesson has its feedback, so the answered exercises may be compared with their keys. */
  isMarked: boolean;
  onAnswer: (index: number, answer: string) => void;
}

/** The class's exercises, each with a box for the answer. */
export function ExerciseList({ exercises, answers, isMarked, onAnswer }: ExerciseListProps) {
  return (
    <ol className={css.list}>
      {exercises.map((exercise, index) => {
        const answer = answers[index] ?? '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an exercise is its place in the plan, which never changes
          <li key={index} className={css.exercise}>
            <TappableText>
              <Markdown headingLevel={4}>{exercise.prompt}</Markdown>
            </TappableText>
            <TextArea
              label={`Answer to exercise ${index + 1}`}
              hideLabel
              rows={2}
              placeholder="Enter your answer..."
              value={answer}
              onChange={(event) => onAnswer(index, event.target.value)}
            />
            {isMarked && answer.trim() !== '' && exercise.key && <AnswerKey accepted={exercise.key} />}
          </li>
        );
      })}
    </ol>
  );
}

function AnswerKey({ accepted }: { accepted: readonly string[] }) {
  return (
    <details className={css.key}>
      <summary>Compare with the answer</summary>
      <p>{accepted.join(' · ')}</p>
    </details>
  );
}
