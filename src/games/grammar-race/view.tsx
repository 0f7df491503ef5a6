import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import type { GameViewProps } from '../game-contract.ts';
import { AnswerExplanation } from '../kit/answer-explanation.tsx';
import { ChoiceList } from '../kit/choice-list.tsx';
import { Countdown } from '../kit/countdown.tsx';
import { GapText } from '../kit/gap-text.tsx';
import { createAnnouncedMessage, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import { QuestionHead } from '../kit/question-head.tsx';
import { getVerdict } from './outcome.ts';
import {
  GRAMMAR_RACE_MS,
  getCurrentQuestion,
  isAnswerRight,
  POINTS_PER_FIELD,
  RACE_QUESTIONS,
  type RaceMove,
  type RaceState,
} from './state.ts';
import { Track } from './track.tsx';
import css from './view.module.css';

/** The track, the question, and the explanation of a mistake. */
export function RaceView({ state, send }: GameViewProps<unknown, RaceState, RaceMove>) {
  const { given, phase, since } = state;
  const question = getCurrentQuestion(state);
  const isAsking = phase === 'asking';
  return (
    <PlayLayout
      board={
        <div className={classNames(layout.stack3, css.board)}>
          <Track state={state} />
          <Countdown
            key={since}
            label="Time left"
            startedAt={since}
            ms={GRAMMAR_RACE_MS}
            stoppedAt={isAsking ? undefined : since + (given.at(-1)?.ms ?? 0)}
          />
          <QuestionHead
            key={question.ask}
            topic={question.kind === 'gap' ? 'What fits?' : 'Is this sentence right?'}
            question={<GapText text={question.ask} />}
          />
        </div>
      }
      message={getMessage(state)}
      messageLines={1}
      controls={
        isAsking ? (
          <div className={css.options}>
            <ChoiceList
              legend={question.ask}
              options={question.options.map((option) => ({ id: option }))}
              onChoose={(option) => send({ type: 'answered', option })}
            />
          </div>
        ) : (
          <AnswerExplanation
            key={given.length}
            verdict={getVerdict(state)}
            nextLabel={given.length === RACE_QUESTIONS ? 'See your result' : 'Continue'}
            onContinue={() => send({ type: 'continued' })}
          />
        )
      }
    />
  );
}

/** Shows the points of a right answer while the next question is asked. */
function getMessage(state: RaceState): PlayMessage | null {
  const last = state.given.length - 1;
  if (state.phase !== 'asking' || !isAnswerRight(state, last)) return null;
  const points = POINTS_PER_FIELD + (state.given[last]?.bonus ?? 0);
  return createAnnouncedMessage('good', `Right! ${points} points.`);
}
