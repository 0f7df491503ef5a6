import { useState } from 'react';
import { formatAnswers } from '../../../domain/exercises/answer-notation.ts';
import { SPOKEN_ANSWER_TEXT } from '../../../domain/exercises/written-task.ts';
import type { NotepadDraft } from '../../../domain/records.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import layout from '../../../ui/layout.module.css';
import { ListenButton } from '../listening/listen-button.tsx';
import { WordCountLine } from '../notepad/word-count-line.tsx';
import { TappableMarkdown } from '../tappable-markdown.tsx';
import { ItemList } from './item-list.tsx';
import css from './items.module.css';
import { type PlayableExercise, type PlayableItem, parseItemAnswers } from './playable-exercise.ts';
import type { ClassExercises } from './use-class-exercises.ts';

interface ExerciseViewProps {
  work: ClassExercises;
  played: PlayableExercise;
  /** The answer as it is stored in the draft. */
  text: string;
  checks: NotepadDraft['checks'];
  /** The lesson has its feedback, so the key may be shownAnswers. */
  isMarked: boolean;
  onAnswer: (text: string) => void;
}

/** An exercise, item by item, or as one free text when its items can't be separated. */
export function ExerciseView(props: ExerciseViewProps) {
  const { played, text, isMarked } = props;
  const answers = parseItemAnswers(played, text);
  const { key } = played.exercise;
  const isSettled = played.items.every(({ name }) => (props.checks[name]?.length ?? 0) > 0);
  return (
    <>
      <TappableMarkdown>{answers ? played.task : played.exercise.prompt}</TappableMarkdown>
      <ListenButton lines={played.spokenLines} subject={`exercise ${played.index + 1}`} />
      {answers ? (
        <Items {...props} answers={answers} />
      ) : played.isSpoken ? (
        <SpokenAnswer {...props} />
      ) : (
        <FreeAnswer {...props} />
      )}
      {isMarked && text.trim() !== '' && key && !(answers && isSettled) && <AnswerKey accepted={key} />}
    </>
  );
}

function FreeAnswer({ played, text, onAnswer }: ExerciseViewProps) {
  return (
    <>
      <TextArea
        label={`Answer to exercise ${played.index + 1}`}
        hideLabel
        rows={3}
        placeholder="Enter your answer..."
        value={text}
        onChange={(event) => onAnswer(event.target.value)}
      />
      <WordCountLine task={played.exercise.prompt} text={text} />
    </>
  );
}

/** A spoken exercise asks the learner to confirm that it was said; writing is possible as well. */
function SpokenAnswer(props: ExerciseViewProps) {
  const { text, onAnswer } = props;
  const [wantsToWrite, setWantsToWrite] = useState(false);
  const isConfirmed = text === SPOKEN_ANSWER_TEXT;
  const isWritten = wantsToWrite || (text !== '' && !isConfirmed);
  return (
    <div className={layout.stack2}>
      {isWritten ? (
        <FreeAnswer {...props} />
      ) : (
        <Button
          kind="quiet"
          icon="tick"
          className={css.said}
          aria-pressed={isConfirmed}
          onClick={() => onAnswer(isConfirmed ? '' : SPOKEN_ANSWER_TEXT)}
        >
          I’ve said it
        </Button>
      )}
      {!isConfirmed && (text === '' || !isWritten) && (
        <Button kind="quiet" className={css.other} onClick={() => setWantsToWrite(!isWritten)}>
          {isWritten ? 'Say it instead' : 'Write it myself'}
        </Button>
      )}
    </div>
  );
}

function Items(props: ExerciseViewProps & { answers: readonly string[] }) {
  const { work, played, text, checks, answers, onAnswer } = props;
  // The typed text keeps its spaces as long as it equals the stored answer.
  const [typed, setTyped] = useState(answers);
  const shownAnswers = formatAnswers(typed) === text ? typed : answers;

  const checkAll = () => work.check(work.findUncheckedAnswers(played.index));

  function answer(item: PlayableItem, given: string): void {
    const nextAnswers = shownAnswers.map((answerText, index) =>
      index === item.number - 1 ? given : answerText,
    );
    setTyped(nextAnswers);
    onAnswer(formatAnswers(nextAnswers));
  }

  return (
    <>
      <ItemList
        work={work}
        played={played}
        checks={checks}
        labelOf={(item) => formatItemLabel(played, item)}
        valueOf={({ number }) => shownAnswers[number - 1] ?? ''}
        onAnswer={answer}
        onCheck={work.check}
        onCheckAll={checkAll}
      />
      <Button icon="tick" className={css.wholePageOnly} onClick={checkAll}>
        Check
      </Button>
    </>
  );
}

export function formatItemLabel({ index, items }: PlayableExercise, { number }: PlayableItem): string {
  const exercise = `Answer to exercise ${index + 1}`;
  return items.length === 1 ? exercise : `${exercise}, number ${number}`;
}

function AnswerKey({ accepted }: { accepted: readonly string[] }) {
  return (
    <details className={css.key}>
      <summary>Compare with the answer</summary>
      <p>{accepted.join(' · ')}</p>
    </details>
  );
}
