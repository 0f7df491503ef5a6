import type { CSSProperties } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useViewServices } from '../kit/view-services.ts';
import { FilledText } from './filled-text.tsx';
import { fillBlank } from './scoring.ts';
import { type BlankState, findSurveyAnswer, getCurrentTurn, getStatement } from './state.ts';
import css from './survey.module.css';
import { formatSurvey } from './texts.ts';

/** What a hundred people say, most popular first, with a note to learn from. */
export function Survey({ state }: { state: BlankState }) {
  const turn = getCurrentTurn(state);
  const { text, answers, note } = getStatement(state, turn);
  const own = findSurveyAnswer(state, turn);
  const most = answers[0]?.popularity ?? 1;
  return (
    <div className={classNames(tile.tile, layout.stack3, css.survey)}>
      <h2>
        <FilledText text={text} answer={state.turns[turn]?.text} />
      </h2>
      <p>{formatSurvey(state, turn)}</p>
      <p className={css.note}>{note}</p>
      <ol className={classNames(layout.stack1, css.bars)} aria-label="What a hundred people say">
        {answers.map((answer) => (
          <li key={answer.text} className={css.row} data-own={answer === own || undefined}>
            <span>
              {answer.text}
              {answer === own && <VisuallyHidden> (the answer given)</VisuallyHidden>}
            </span>
            <span className={css.track} aria-hidden="true">
              <span className={css.bar} style={{ '--share': answer.popularity / most } as CSSProperties} />
            </span>
            <span className={classNames(letters.displayBold, css.number)}>{answer.popularity}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Reads aloud the statement with the most popular answer, and the note. */
export function ReadSurveyButton({ state }: { state: BlankState }) {
  const { speak } = useViewServices();
  const { text, answers, note } = getStatement(state, getCurrentTurn(state));
  return (
    <Button icon="speaker" onClick={() => speak(`${fillBlank(text, answers[0]?.text ?? '')} ${note}`)}>
      Hear it
    </Button>
  );
}
