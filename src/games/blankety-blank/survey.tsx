import type { CSSProperties } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import tile from '../../ui/tile.module.css';
import { useHost } from '../kit/host-context.ts';
import { Filled } from './filled.tsx';
import { type BlankState, statementOf, surveyedIn, turnNow } from './state.ts';
import css from './survey.module.css';
import { surveyText } from './texts.ts';
import { filled } from './verdicts.ts';

/** What a hundred people say, most popular first, with what is worth keeping. */
export function Survey({ state }: { state: BlankState }) {
  const turn = turnNow(state);
  const { text, answers, note } = statementOf(state, turn);
  const own = surveyedIn(state, turn);
  const most = answers[0]?.popularity ?? 1;
  return (
    <div className={classNames(tile.tile, layout.stack3, css.survey)}>
      <h4>
        <Filled text={text} answer={state.turns[turn]?.text} />
      </h4>
      <p>{surveyText(state, turn)}</p>
      <p className={css.note}>{note}</p>
      <ol className={classNames(layout.stack1, css.bars)} aria-label="What a hundred people say">
        {answers.map((answer) => (
          <li key={answer.text} className={css.row} data-own={answer === own || undefined}>
            <span>
              {answer.text}
              {answer === own && <OnlyReadAloud> (the answer given)</OnlyReadAloud>}
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

/** Reads the statement with what most people say, and what is worth keeping. */
export function HearSurvey({ state }: { state: BlankState }) {
  const { speak } = useHost();
  const { text, answers, note } = statementOf(state, turnNow(state));
  return (
    <Button icon="speaker" onClick={() => speak(`${filled(text, answers[0]?.text ?? '')} ${note}`)}>
      Hear it
    </Button>
  );
}
