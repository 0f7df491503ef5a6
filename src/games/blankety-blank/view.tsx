import { unreachable } from '../../domain/result.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import tile from '../../ui/tile.module.css';
import type { GameViewProps } from '../contract.ts';
import { PlayLayout } from '../kit/play-layout.tsx';
import { AnswerEntry } from './answer-entry.tsx';
import type { BlankBank } from './bank.ts';
import { HandOver, Verdict } from './contest.tsx';
import { Filled } from './filled.tsx';
import { FinalBoard, FinalWriting, titleOf } from './finals.tsx';
import { Pairing } from './pairing.tsx';
import { Panel } from './panel.tsx';
import {
  type BlankMove,
  type BlankState,
  isTwo,
  POINTS,
  roundOf,
  sideOf,
  statementOf,
  turnNow,
} from './state.ts';
import { HearSurvey, Survey } from './survey.tsx';
import { hintText, slipText } from './texts.ts';
import { Onward, revealMessage, Turning } from './turning.tsx';
import { sideName } from './verdicts.ts';
import css from './view.module.css';

type ViewProps = GameViewProps<BlankBank, BlankState, BlankMove>;

/** The show: each phase has its board, and in the hand what it asks for. */
export function BlankView({ state, bank, send }: ViewProps) {
  const { stage } = state;
  const { panellists } = bank;
  const goOn = () => send({ type: 'went-on' });
  switch (stage.phase) {
    case 'hand-over':
      return (
        <PlayLayout
          board={<HandOver key={state.turns.length} state={state} />}
          hand={
            <Button kind="primary" icon="play" onClick={goOn}>
              I am {sideName(state, sideOf(turnNow(state)))}
            </Button>
          }
        />
      );
    case 'writing':
      if (stage.task !== 'turn') return <FinalWriting key={stage.task} {...{ state, panellists, send }} />;
      return <Writing key={`${state.turns.length} ${stage.since}`} {...{ state, bank, send }} />;
    case 'reveal':
      return (
        <PlayLayout
          board={
            stage.task === 'turn' ? (
              <TurnBoard state={state} bank={bank} />
            ) : (
              <FinalBoard state={state} panellists={panellists} />
            )
          }
          message={revealMessage(state, bank)}
          hand={<Turning key={`${stage.task} ${state.turns.length}`} {...{ state, send }} />}
        />
      );
    case 'survey':
      return (
        <PlayLayout
          board={<Survey state={state} />}
          hand={
            <>
              <Onward key={state.turns.length} onGoOn={goOn} />
              <HearSurvey state={state} />
            </>
          }
        />
      );
    case 'verdict':
      return <PlayLayout board={<Verdict state={state} />} hand={<Onward onGoOn={goOn} />} />;
    case 'pairing':
      return (
        <Pairing
          title={titleOf(state, 'head-to-head')}
          panellists={panellists}
          onPair={(seat) => send({ type: 'paired', seat })}
        />
      );
    case 'over':
      return null;
    default:
      return unreachable(stage);
  }
}

/** A learner's turn: the panel writes too. */
function Writing({ state, bank, send }: ViewProps) {
  const { stage } = state;
  if (stage.phase !== 'writing') return null;
  const { text } = statementOf(state, turnNow(state));
  return (
    <AnswerEntry
      board={<TurnBoard state={state} bank={bank} />}
      asked={text}
      note={
        stage.slip !== null
          ? slipText(stage.slip)
          : stage.isHinted
            ? hintText(state)
            : 'What will the panel write?'
      }
      initial={stage.slip ?? ''}
      onWrite={(written) => send({ type: 'wrote', text: written })}
      aids={
        !isTwo(state) && (
          <Button
            kind="quiet"
            icon="hint"
            aria-disabled={stage.isHinted || undefined}
            onClick={() => send({ type: 'asked-hint' })}
          >
            <span>
              First letter (−{POINTS.hint}
              <OnlyReadAloud> points</OnlyReadAloud>)
            </span>
          </Button>
        )
      }
    />
  );
}

/** The statement, filled once somebody wrote, above the panel. */
function TurnBoard({ state, bank }: Pick<ViewProps, 'state' | 'bank'>) {
  const turn = turnNow(state);
  const written = state.turns[turn];
  return (
    <div className={classNames(layout.stack2, css.board)}>
      <div className={classNames(tile.tile, css.statement)}>
        <p className={classNames(letters.soft, letters.display)}>
          Round {roundOf(turn) + 1} · {sideName(state, sideOf(turn))}
        </p>
        <h4>
          <Filled text={statementOf(state, turn).text} answer={written?.text} />
        </h4>
      </div>
      <Panel state={state} panellists={bank.panellists} />
    </div>
  );
}
