import { useState } from 'react';
import type { Panellist } from '../../content/blankety-blank/blankety-blank-schema.ts';
import { seededRng, shuffle } from '../../domain/random.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChoiceList } from '../kit/choice-list.tsx';
import { GapText } from '../kit/gap-text.tsx';
import { PlayLayout, saidMessage } from '../kit/play-layout.tsx';
import { useFocusOnArrival } from '../kit/use-focus-on-arrival.ts';
import { AnswerEntry } from './answer-entry.tsx';
import { Face } from './face.tsx';
import { Filled } from './filled.tsx';
import css from './finals.module.css';
import set from './set.module.css';
import { type BlankMove, type BlankState, SEATS, supermatchOf, surveyPlace, type Task } from './state.ts';
import { slipText } from './texts.ts';
import { partnersPlace } from './verdicts.ts';

interface FinalProps {
  state: BlankState;
  panellists: readonly Panellist[];
}

interface FinalWritingProps extends FinalProps {
  send: (move: BlankMove) => void;
}

/** Three panellists suggest something for the Supermatch; one's own answer is as good. */
export function FinalWriting({ state, panellists, send }: FinalWritingProps) {
  const { stage } = state;
  const [isOwn, setOwn] = useState(false);
  if (stage.phase !== 'writing') return null;
  const isSupermatch = stage.task === 'supermatch';
  const { phrase, suggestions } = supermatchOf(state, stage.task);
  const write = (text: string) => send({ type: 'wrote', text });
  const board = <Phrase task={stage.task} phrase={phrase} state={state} panellists={panellists} />;
  if (isSupermatch && !isOwn) {
    const seats = suggesters(state);
    return (
      <PlayLayout
        board={board}
        message={saidMessage('note', 'Three of the panel have an idea. What do most people say?')}
        hand={
          <>
            <ChoiceList
              legend="Suggestions"
              options={suggestions.map((text, place) => ({
                id: text,
                label: `${panellists[seats[place] ?? 0]?.name}: ${text}`,
              }))}
              onChoose={write}
            />
            <Button onClick={() => setOwn(true)}>My own answer</Button>
          </>
        }
      />
    );
  }
  const name = panellists[state.partner ?? 0]?.name;
  return (
    <AnswerEntry
      board={board}
      asked={phrase}
      note={slipNote(stage.slip) ?? (isSupermatch ? 'What do most people say?' : `What will ${name} write?`)}
      initial={stage.slip ?? ''}
      onWrite={write}
    >
      {isSupermatch && (
        <Button kind="quiet" icon="back" onClick={() => setOwn(false)}>
          Hear the panel
        </Button>
      )}
    </AnswerEntry>
  );
}

function slipNote(slip: string | null): string | null {
  return slip === null ? null : slipText(slip);
}

/** Who of the panel suggests something. */
function suggesters({ seed }: BlankState): readonly number[] {
  return shuffle(SEATS, seededRng(seed)).slice(0, 3);
}

interface PhraseProps extends FinalProps {
  task: Task;
  phrase: string;
}

function Phrase({ task, phrase, state, panellists }: PhraseProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const seats = task === 'supermatch' ? suggesters(state) : [state.partner ?? 0];
  return (
    <div className={classNames(set.set, set.stage)}>
      <p className={set.title}>{task === 'supermatch' ? 'Supermatch' : 'Head-to-Head'}</p>
      <h4 ref={heading} tabIndex={-1} data-autofocus>
        <GapText text={phrase} />
      </h4>
      <div className={css.faces}>
        {seats.map((seat) => (
          <Face key={seat} panellist={panellists[seat]} />
        ))}
      </div>
    </div>
  );
}

/** The survey of a Supermatch, turned from the last place to the first; or the two cards of a Head-to-Head. */
export function FinalBoard({ state, panellists }: FinalProps) {
  const { stage } = state;
  if (stage.phase !== 'reveal') return null;
  const { task, shown } = stage;
  const supermatch = supermatchOf(state, task);
  const { phrase, answers, note } = supermatch;
  const written = state.finals.at(-1);
  const own = surveyPlace(supermatch, written);
  const isDone = shown === (task === 'supermatch' ? answers.length : 1);
  const partner = panellists[state.partner ?? 0];
  return (
    <div className={classNames(set.set, set.stage)}>
      <p className={set.title}>{task === 'supermatch' ? 'Supermatch' : 'Head-to-Head'}</p>
      <h4>
        <Filled text={phrase} answer={written?.text} />
      </h4>
      {task === 'supermatch' ? (
        <ol className={css.cards}>
          {answers.map(({ text, points }, place) => {
            const isOpen = place >= answers.length - shown;
            return (
              <li
                key={text}
                className={css.card}
                data-open={isOpen || undefined}
                data-own={(isOpen && place === own) || undefined}
              >
                <span className={css.points}>{points}</span> {isOpen ? text : '?'}
              </li>
            );
          })}
        </ol>
      ) : (
        <ul className={css.cards}>
          <li className={css.card} data-open data-own={(isDone && own === partnersPlace(state)) || undefined}>
            <span className={css.points}>You</span> {written?.text}
          </li>
          <li
            className={css.card}
            data-open={isDone || undefined}
            data-own={(isDone && own === partnersPlace(state)) || undefined}
          >
            <Face panellist={partner} />
            <span className={css.points}>{partner?.name}</span>
            {isDone ? answers[partnersPlace(state)]?.text : '?'}
          </li>
        </ul>
      )}
      <p className={css.note}>{isDone && note}</p>
    </div>
  );
}
