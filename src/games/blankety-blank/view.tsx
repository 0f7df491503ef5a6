import { unreachable } from '../../domain/result.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { GameViewProps } from '../game-contract.ts';
import { PlayLayout } from '../kit/play-layout.tsx';
import { AnswerEntry } from './answer-entry.tsx';
import type { BlankBank } from './bank.ts';
import { HandOver, RoundsVerdict } from './contest.tsx';
import { FilledText } from './filled-text.tsx';
import { FinalBoard, FinalWriting, formatFinalTitle } from './finals.tsx';
import { Pairing } from './pairing.tsx';
import { Panel } from './panel.tsx';
import { ContinueButton, createRevealMessage, RevealControls } from './reveal-controls.tsx';
import { formatSide } from './scoring.ts';
import {
  type BlankMove,
  type BlankState,
  getCurrentTurn,
  getRound,
  getSide,
  getStatement,
  hasTwoPlayers,
  POINTS,
} from './state.ts';
import { ReadSurveyButton, Survey } from './survey.tsx';
import { formatHint, formatSlip } from './texts.ts';
import css from './view.module.css';

type ViewProps = GameViewProps<BlankBank, BlankState, BlankMove>;

/** Draws the board and the controls of each phase. */
export function BlankView({ state, bank, send }: ViewProps) {
  const { stage } = state;
  const { panellists } = bank;
  const continueGame = () => send({ type: 'continued' });
  switch (stage.phase) {
    case 'hand-over':
      return (
        <PlayLayout
          board={<HandOver key={state.turns.length} state={state} />}
          controls={
            <Button kind="primary" icon="play" onClick={continueGame}>
              I’m {formatSide(state, getSide(getCurrentTurn(state)))}
            </Button>
          }
        />
      );
    case 'writing':
      if (stage.task !== 'turn') return <FinalWriting key={stage.task} {...{ state, panellists, send }} />;
      return <TurnWriting key={`${state.turns.length} ${stage.since}`} {...{ state, bank, send }} />;
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
          message={createRevealMessage(state, bank)}
          controls={<RevealControls key={`${stage.task} ${state.turns.length}`} {...{ state, send }} />}
        />
      );
    case 'survey':
      return (
        <PlayLayout
          board={<Survey state={state} />}
          controls={
            <>
              <ContinueButton key={state.turns.length} onContinue={continueGame} />
              <ReadSurveyButton state={state} />
            </>
          }
        />
      );
    case 'verdict':
      return (
        <PlayLayout
          board={<RoundsVerdict state={state} />}
          controls={<ContinueButton onContinue={continueGame} />}
        />
      );
    case 'pairing':
      return (
        <Pairing
          title={formatFinalTitle(state, 'head-to-head')}
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

/** A human player's turn, while the panel writes too. */
function TurnWriting({ state, bank, send }: ViewProps) {
  const { stage } = state;
  if (stage.phase !== 'writing') return null;
  const { text } = getStatement(state, getCurrentTurn(state));
  return (
    <AnswerEntry
      board={<TurnBoard state={state} bank={bank} />}
      prompt={text}
      note={
        stage.slip !== null
          ? formatSlip(stage.slip)
          : stage.isHinted
            ? formatHint(state)
            : 'What will the panel write?'
      }
      initial={stage.slip ?? ''}
      onWrite={(written) => send({ type: 'wrote', text: written })}
      aids={
        !hasTwoPlayers(state) && (
          <Button
            kind="quiet"
            icon="hint"
            aria-disabled={stage.isHinted || undefined}
            onClick={() => send({ type: 'asked-hint' })}
          >
            <span>
              First letter (−{POINTS.hint}
              <VisuallyHidden> points</VisuallyHidden>)
            </span>
          </Button>
        )
      }
    />
  );
}

/** The statement above the panel, with its blank filled once an answer was written. */
function TurnBoard({ state, bank }: Pick<ViewProps, 'state' | 'bank'>) {
  const turn = getCurrentTurn(state);
  const written = state.turns[turn];
  return (
    <div className={classNames(layout.stack2, css.board)}>
      <div className={classNames(tile.tile, css.statement)}>
        <p className={classNames(letters.soft, letters.display)}>
          Round {getRound(turn) + 1} · {formatSide(state, getSide(turn))}
        </p>
        <h2>
          <FilledText text={getStatement(state, turn).text} answer={written?.text} />
        </h2>
      </div>
      <Panel state={state} panellists={bank.panellists} />
    </div>
  );
}
