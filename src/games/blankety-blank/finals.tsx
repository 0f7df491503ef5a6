import { useState } from 'react';
import type { Panellist } from '../../content/blankety-blank/blankety-blank-schema.ts';
import { createSeededRng, shuffle } from '../../domain/random.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import { ChoiceList } from '../kit/choice-list.tsx';
import { createAnnouncedMessage, PlayLayout } from '../kit/play-layout.tsx';
import { AnswerEntry } from './answer-entry.tsx';
import { FilledText } from './filled-text.tsx';
import css from './finals.module.css';
import { PanellistPortrait } from './panellist-portrait.tsx';
import { formatSide, getPartnerPlace, getWinner, isDoubled } from './scoring.ts';
import set from './set.module.css';
import {
  type BlankPartProps,
  type BlankState,
  countCards,
  findSurveyPlace,
  getSupermatch,
  hasTwoPlayers,
  SEATS,
} from './state.ts';
import { formatSlip } from './texts.ts';

const TITLES = { supermatch: 'Supermatch', 'head-to-head': 'Head-to-Head' } as const;

/** The title of a final. With two players it names the one who reached it. */
export function formatFinalTitle(state: BlankState, task: keyof typeof TITLES): string {
  return hasTwoPlayers(state)
    ? `${TITLES[task]} · ${formatSide(state, getWinner(state).side)}`
    : TITLES[task];
}

interface FinalProps {
  state: BlankState;
  panellists: readonly Panellist[];
}

/** Three panellists suggest answers for the Supermatch; the learner may also write their own. */
export function FinalWriting({ state, panellists, send }: FinalProps & BlankPartProps) {
  const { stage } = state;
  const [writesOwn, setWritesOwn] = useState(false);
  if (stage.phase !== 'writing' || stage.task === 'turn') return null;
  const isSupermatch = stage.task === 'supermatch';
  const { phrase } = getSupermatch(state, stage.task);
  const write = (text: string) => send({ type: 'wrote', text });
  const board = <Phrase task={stage.task} state={state} panellists={panellists} />;
  if (isSupermatch && !writesOwn) {
    return (
      <PlayLayout
        board={board}
        message={createAnnouncedMessage(
          'note',
          'Three of the panel tell you their ideas. What do most people say?',
        )}
        controls={
          <>
            <ChoiceList legend="Ideas" options={listIdeas(state, panellists)} onChoose={write} />
            <Button onClick={() => setWritesOwn(true)}>My own answer</Button>
          </>
        }
      />
    );
  }
  const name = panellists[state.partner ?? 0]?.name;
  return (
    <AnswerEntry
      board={board}
      prompt={phrase}
      note={
        stage.slip !== null
          ? formatSlip(stage.slip)
          : isSupermatch
            ? 'What do most people say?'
            : `What will ${name} write?`
      }
      initial={stage.slip ?? ''}
      onWrite={write}
      aids={
        isSupermatch && (
          <Button kind="quiet" icon="back" onClick={() => setWritesOwn(false)}>
            Hear the panel
          </Button>
        )
      }
    />
  );
}

/** What each of the three panellists suggests for the Supermatch. */
function listIdeas(state: BlankState, panellists: readonly Panellist[]) {
  const seats = getSuggesters(state);
  return getSupermatch(state, 'supermatch').suggestions.map((text, index) => ({
    id: text,
    label: `${panellists[seats[index] ?? 0]?.name}: ${text}`,
  }));
}

/** The seats of the three panellists who suggest an answer. */
function getSuggesters({ seed }: BlankState): readonly number[] {
  return shuffle(SEATS, createSeededRng(seed)).slice(0, 3);
}

interface PhraseProps extends FinalProps {
  task: keyof typeof TITLES;
}

/** The phrase to complete, with the panellists who take part in the final. */
function Phrase({ task, state, panellists }: PhraseProps) {
  const seats = task === 'supermatch' ? getSuggesters(state) : [state.partner ?? 0];
  return (
    <div className={classNames(set.set, set.stage, css.final)}>
      <p className={set.title}>{formatFinalTitle(state, task)}</p>
      <AutoFocusHeading>
        <FilledText text={getSupermatch(state, task).phrase} answer={undefined} />
      </AutoFocusHeading>
      <div className={css.portraits}>
        {seats.map((seat) => (
          <PanellistPortrait key={seat} panellist={panellists[seat]} />
        ))}
      </div>
    </div>
  );
}

/**
 * The survey of a Supermatch, revealed from the last place to the first, or the two cards of a Head-to-Head.
 */
export function FinalBoard({ state, panellists }: FinalProps) {
  const { stage } = state;
  if (stage.phase !== 'reveal' || stage.task === 'turn') return null;
  const { task, shown } = stage;
  const { phrase, note } = getSupermatch(state, task);
  const written = state.finals.at(-1);
  return (
    <div className={classNames(set.set, set.stage, css.final)}>
      <p className={set.title}>{formatFinalTitle(state, task)}</p>
      <h2>
        <FilledText text={phrase} answer={written?.text} />
      </h2>
      <ol className={classNames(layout.stack2, css.cards)}>
        {getFinalCards(state, task, panellists).map(({ source, text, isOpen, isOwn, panellist }) => (
          <li
            key={source}
            className={classNames(layout.line3, css.card)}
            data-open={isOpen || undefined}
            data-own={(isOpen && isOwn) || undefined}
          >
            {panellist && <PanellistPortrait panellist={panellist} />}
            <span className={css.from}>{source}</span> {isOpen ? text : '?'}
            {isOpen && isOwn && <Icon name="tick" />}
          </li>
        ))}
      </ol>
      <p className={css.note}>{shown === countCards(state, task) && note}</p>
    </div>
  );
}

interface FinalCard {
  /** The name of the writer, or the points that the answer is worth. */
  source: string | number;
  text: string | undefined;
  isOpen: boolean;
  /** The answer matches what was written. */
  isOwn: boolean;
  panellist?: Panellist | undefined;
}

/** The cards of a final from top to bottom, each open or not yet. */
function getFinalCards(
  state: BlankState,
  task: keyof typeof TITLES,
  panellists: readonly Panellist[],
): readonly FinalCard[] {
  const { stage } = state;
  const shown = stage.phase === 'reveal' ? stage.shown : 0;
  const supermatch = getSupermatch(state, task);
  const { answers } = supermatch;
  const written = state.finals.at(-1);
  if (task === 'supermatch') {
    const own = findSurveyPlace(supermatch, written);
    return answers.map(({ text, points }, index) => ({
      source: points,
      text,
      isOpen: index >= answers.length - shown,
      isOwn: index === own,
    }));
  }
  const isOwn = shown > 0 && isDoubled(state);
  const panellist = panellists[state.partner ?? 0];
  return [
    { source: 'You', text: written?.text, isOpen: true, isOwn },
    {
      source: panellist?.name ?? '',
      text: answers[getPartnerPlace(state)]?.text,
      isOpen: shown > 0,
      isOwn,
      panellist,
    },
  ];
}
