import type { Room } from '../../domain/rooms.ts';
import type { Skill } from '../../domain/skills.ts';
import type { ChosenWords } from '../play/chosen-words.ts';
import type { TodaysGame, TodaysGames, TodaysWordGame } from '../play/todays-games.ts';
import type { ClassStep, ClassSteps } from './class-steps.ts';
import type { ClassSuggestion } from './class-suggestion.ts';
import {
  CLASS_MINUTES,
  formatClassStep,
  formatGameStep,
  formatWordsStep,
  type StepText,
} from './step-texts.ts';

/** Where a step leads. */
export interface StepLink {
  search: { room: Room; lesson?: string; game?: string; words?: 'chosen' };
  /** Words that are put down for the game. */
  chosenWords?: ChosenWords;
  /** The suggested class is asked for on the way. */
  beginsClass?: true;
}

/** A step of the learner's day. */
export interface DayStep extends StepText {
  /** Its game is still to be chosen, it is to be done, or it is done. */
  state: 'choosing' | 'open' | 'done';
  /** The skill whose stamp it has got. */
  stamp?: Skill | undefined;
  /** About how long it takes. */
  minutes: number;
  /** To its start, or for more of the same once it is done. */
  link: StepLink | null;
}

const CHOOSING: DayStep = {
  text: 'Choosing a game for you…',
  detail: '',
  state: 'choosing',
  minutes: 0,
  link: null,
};

/**
 * The steps of the day, three at most: the words that come back, the next step of the course, and another class or, for
 * who has none, another game.
 * @param games `undefined` while they are chosen
 */
export function planDaySteps(
  { course, extra }: ClassSteps,
  games: TodaysGames | undefined,
): readonly DayStep[] {
  return [
    games ? games.wordGame && wordsStep(games.wordGame) : CHOOSING,
    course && classStep(course),
    extra ? classStep(extra) : games ? games.otherGame && gameStep(games.otherGame) : CHOOSING,
  ].filter((step) => step !== null);
}

function wordsStep(words: TodaysWordGame): DayStep {
  const { id: game, level, dueWords, learningWords, minutes, isInProgress, isDone } = words;
  const chosen = isInProgress ? [] : [...dueWords, ...learningWords];
  return {
    ...formatWordsStep(words),
    state: isDone ? 'done' : 'open',
    minutes,
    link:
      chosen.length === 0
        ? { search: { room: 'arcade', game } }
        : { search: { room: 'arcade', game, words: 'chosen' }, chosenWords: { level, words: chosen } },
  };
}

function classStep(step: ClassStep): DayStep {
  return {
    ...formatClassStep(step),
    state: step.isDone ? 'done' : 'open',
    stamp: step.skill,
    minutes: CLASS_MINUTES,
    link: step.suggestion && createClassLink(step.suggestion, step.isDone),
  };
}

/** Whoever had the class of the day chooses the next one, for it costs another credit. */
function createClassLink(next: ClassSuggestion, isDone: boolean): StepLink {
  if (next.kind === 'go-on') return { search: { room: 'classroom1', lesson: next.lessonId } };
  const search = { room: 'classroom1' } as const;
  return next.kind === 'new-class' && !isDone ? { search, beginsClass: true } : { search };
}

function gameStep(game: TodaysGame): DayStep {
  return {
    ...formatGameStep(game),
    state: game.isDone ? 'done' : 'open',
    minutes: game.minutes,
    link: { search: { room: 'arcade', game: game.id } },
  };
}

/** How long what is left of the day takes, in minutes; `null` while it is not known. */
export function countMinutesLeft(steps: readonly DayStep[]): number | null {
  if (steps.some(({ state }) => state === 'choosing')) return null;
  return steps.reduce((sum, { state, minutes }) => (state === 'open' ? sum + minutes : sum), 0);
}
