import { useState } from 'react';
import { writeAnswers } from '../../../domain/exercises/answer-text.ts';
import { SAID_ALOUD } from '../../../domain/exercises/written-task.ts';
import type { NotepadDraft } from '../../../domain/records.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import layout from '../../../ui/layout.module.css';
import { Hear } from '../listening/hear.tsx';
import { WordCountLine } from '../notepad/word-count-line.tsx';
import { TappableMarkdown } from '../tappable-markdown.tsx';
import { ItemList } from './item-list.tsx';
import css from './items.module.css';
import { answersIn, type PlayedExercise, type PlayedItem } from './played-exercise.ts';
import type { ClassWork } from './use-class-work.ts';

interface ExerciseSheetProps {
  work: ClassWork;
  played: PlayedExercise;
  /** The answer as it is kept. */
  text: string;
  checks: NotepadDraft['checks'];
  /** The lesson has its feedback, so the answer may be compared with the key. */
  isMarked: boolean;
  onAnswer: (text: string) => void;
}

/** An exercise: item by item, or as one free text where nobody can tell its items. */
export function ExerciseSheet(props: ExerciseSheetProps) {
  const { played, text, isMarked } = props;
  const answers = answersIn(played, text);
  const { key } = played.exercise;
  const isSettled = played.items.every(({ name }) => (props.checks[name]?.length ?? 0) > 0);
  return (
    <>
      <TappableMarkdown>{answers ? played.task : played.exercise.prompt}</TappableMarkdown>
      <Hear lines={played.heard} of={`exercise ${played.index + 1}`} />
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

function FreeAnswer({ played, text, onAnswer }: ExerciseSheetProps) {
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

/** What is done aloud asks for the learner's word that it was; who would rather write may. */
function SpokenAnswer(props: ExerciseSheetProps) {
  const { text, onAnswer } = props;
  const [wantsToWrite, setWantsToWrite] = useState(false);
  const isSaid = text === SAID_ALOUD;
  const isWritten = wantsToWrite || (text !== '' && !isSaid);
  return (
    <div className={layout.stack2}>
      {isWritten ? (
        <FreeAnswer {...props} />
      ) : (
        <Button
          kind="quiet"
          icon="tick"
          className={css.said}
          aria-pressed={isSaid}
          onClick={() => onAnswer(isSaid ? '' : SAID_ALOUD)}
        >
          I have said it
        </Button>
      )}
      {!isSaid && (text === '' || !isWritten) && (
        <Button kind="quiet" className={css.other} onClick={() => setWantsToWrite(!isWritten)}>
          {isWritten ? 'Say it instead' : 'Write it myself'}
        </Button>
      )}
    </div>
  );
}

function Items(props: ExerciseSheetProps & { answers: readonly string[] }) {
  const { work, played, text, checks, answers, onAnswer } = props;
  // What is typed keeps its spaces while it says the same as what is kept.
  const [typed, setTyped] = useState(answers);
  const shown = writeAnswers(typed) === text ? typed : answers;

  const checkAll = () => work.check(work.waiting(played.index));

  function answer(item: PlayedItem, given: string): void {
    const next = shown.map((other, place) => (place === item.number - 1 ? given : other));
    setTyped(next);
    onAnswer(writeAnswers(next));
  }

  return (
    <>
      <ItemList
        work={work}
        played={played}
        checks={checks}
        labelOf={(item) => labelOf(played, item)}
        valueOf={({ number }) => shown[number - 1] ?? ''}
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

export function labelOf({ index, items }: PlayedExercise, { number }: PlayedItem): string {
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
