import type { Room } from '../../domain/rooms.ts';
import type { Skill } from '../../domain/skills.ts';
import type { ChosenWords } from '../play/chosen-words.ts';
import type { TodaysGame, TodaysGames, TodaysWordGame } from '../play/todays-games.ts';
import type { ClassStep, ClassSteps } from './class-steps.ts';
import type { ClassSuggestion } from './class-suggestion.ts';
import { formatClassStep, formatGameStep, formatWordsStep, type StepText } from './step-texts.ts';

/*
 * The steps of the learner's day, as the hub's card "Today" lists them.
 */

/** The link of a step. */
export interface StepLink {
  search: { room: Room; lesson?: string; game?: string; words?: 'chosen' };
  /** Words that the link stores before it opens the game, which deals them. */
  chosenWords?: ChosenWords;
  /** The link requests the suggested class. */
  beginsClass?: true;
}

/** A step of the learner's day. It keeps its place and is ticked when done, instead of being replaced. */
export interface DayStep extends StepText {
  /** 'choosing' while its game is being chosen. */
  state: 'choosing' | 'open' | 'done';
  /** The skill on the stamp that the step gets once it is done; only classes have one. */
  stamp?: Skill | undefined;
  /** The estimated duration; `null` while it is unknown. */
  minutes: number | null;
  /** Starts the step, or offers more of the same once it is done. */
  link: StepLink | null;
  /** The learner has begun the class or game of the step. */
  isInProgress: boolean;
}

/** The step of a game that is still being chosen. */
const CHOOSING: DayStep = {
  text: 'Choosing a game for you…',
  detail: '',
  state: 'choosing',
  minutes: 0,
  link: null,
  isInProgress: false,
};

/**
 * Plans the steps of the day, at most three: words to review, the next step of the course, and another class
 * or game. On the first day the class comes before the words: it teaches new words, and the game asks for
 * them.
 * @param games `undefined` while they load
 * @param openClassMinutes the minutes that are left of the open class; `null` while they are counted
 * @param isFirstDay nothing was learnt before today
 */
export function planDaySteps(
  { course, extra }: ClassSteps,
  games: TodaysGames | undefined,
  openClassMinutes: number | null,
  isFirstDay: boolean,
): readonly DayStep[] {
  const words = games ? games.wordGame && createWordsStep(games.wordGame) : CHOOSING;
  const otherGame = games ? games.otherGame && createGameStep(games.otherGame) : CHOOSING;
  const classStep = course && createClassStep(course, openClassMinutes);
  const extraStep = extra ? createClassStep(extra, openClassMinutes) : otherGame;
  const steps = isFirstDay ? [classStep, words, extraStep] : [words, classStep, extraStep];
  return steps.filter((step) => step !== null);
}

function createWordsStep(words: TodaysWordGame): DayStep {
  const { id: game, level, dueWords, learningWords, minutes, isInProgress, isDone } = words;
  const chosen = isInProgress ? [] : [...dueWords, ...learningWords];
  return {
    ...formatWordsStep(words),
    state: isDone ? 'done' : 'open',
    minutes,
    isInProgress,
    link:
      chosen.length === 0
        ? { search: { room: 'arcade', game } }
        : { search: { room: 'arcade', game, words: 'chosen' }, chosenWords: { level, words: chosen } },
  };
}

function createClassStep(step: ClassStep, openClassMinutes: number | null): DayStep {
  const { suggestion } = step;
  const minutes =
    suggestion === null || suggestion.kind === 'continue' ? openClassMinutes : suggestion.minutes;
  return {
    ...formatClassStep(step, minutes),
    state: step.isDone ? 'done' : 'open',
    stamp: step.skill,
    minutes,
    isInProgress: suggestion?.kind === 'continue',
    link: suggestion && createClassLink(suggestion, step.isDone),
  };
}

/** After the class of the day the next one is chosen, not requested, because it costs another credit. */
function createClassLink(next: ClassSuggestion, isDone: boolean): StepLink {
  if (next.kind === 'continue') return { search: { room: 'classroom1', lesson: next.lessonId } };
  const search = { room: 'classroom1' } as const;
  return next.kind === 'new-class' && !isDone ? { search, beginsClass: true } : { search };
}

function createGameStep(game: TodaysGame): DayStep {
  return {
    ...formatGameStep(game),
    state: game.isDone ? 'done' : 'open',
    minutes: game.minutes,
    isInProgress: game.isInProgress,
    link: { search: { room: 'arcade', game: game.id } },
  };
}

/** The duration of the open steps in minutes; `null` while it is unknown. */
export function countMinutesLeft(steps: readonly DayStep[]): number | null {
  const open = steps.filter(({ state }) => state !== 'done');
  const isUnknown = open.some(({ state, minutes }) => state === 'choosing' || minutes === null);
  return isUnknown ? null : open.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
}
