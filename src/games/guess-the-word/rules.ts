import { GAP, replaceWithGap } from '../../content/gap.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { formatCount } from '../../domain/format-count.ts';
import { MAX_WRONG_LETTERS } from '../../domain/limits.ts';
import { createSeededRng } from '../../domain/random.ts';
import { unreachable } from '../../domain/result.ts';
import { foldTypedAnswer } from '../../domain/typed-text.ts';
import type { GameEffect, StartOptions, TickEvent, TimestampedEvent, Transition } from '../game-contract.ts';
import { dealItems, prioritizeReviewWords } from '../kit/deal-items.ts';
import { isOneEditAway } from '../kit/edit-distance.ts';
import { chainTransitions, createAnnouncement } from '../kit/transitions.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import {
  countWrongTries,
  findNextHint,
  GUESS_WORDS,
  type GuessMove,
  type GuessRound,
  type GuessState,
  getCurrentRound,
  getLetters,
  getPattern,
  getWordPoints,
  type HiddenWord,
  isLastRound,
  isLost,
  isSolved,
} from './state.ts';

/*
 * The rules of Guess the Word, and of the word of the day. A word is guessed letter by letter or as a whole;
 * it is lost after six wrong tries. Solved or lost, it is shown before the next one.
 */

/** The minimum length of a word; shorter ones leave too little to guess. */
const MIN_WORD_LENGTH = 4;
/** From this number of wrong tries a solved word is graded as hard. */
const MIN_WRONG_TRIES_FOR_HARD = 3;

const NO_TRIES: GuessState['tried'][number] = { letters: [], words: [], hints: [] };

/** Deals words of the level, those due for review first. */
export function createInitialState(
  bank: readonly Word[],
  { seed, learner, carriedState }: Pick<StartOptions<UsedKeys>, 'seed' | 'learner' | 'carriedState'>,
): GuessState {
  const dealt = dealItems(
    bank.filter(({ word }) => /^[a-z]+(?:-[a-z]+)*$/i.test(word) && word.length >= MIN_WORD_LENGTH),
    GUESS_WORDS,
    {
      getKey: ({ word }) => word,
      usedKeys: carriedState,
      priority: prioritizeReviewWords(learner, GUESS_WORDS),
      rng: createSeededRng(seed),
    },
  );
  return createGuessState(dealt);
}

/** The initial state for these words. */
export function createGuessState(words: readonly Word[]): GuessState {
  return {
    words: words.map(createHiddenWord),
    tried: [NO_TRIES],
    nearly: null,
    refused: null,
    since: 0,
    phase: 'guessing',
  };
}

function createHiddenWord({ word, meaning, examples: [example] }: Word): HiddenWord {
  return { word, meaning, example, gapped: replaceWithGap(example, word) };
}

/** Reduces one event of the game. */
export function reduce(
  state: GuessState,
  event: TimestampedEvent<GuessMove | TickEvent>,
): Transition<GuessState> {
  if (event.type === 'continued') return { state: continueGame(state, event.at) };
  if (state.phase !== 'guessing') return { state };
  switch (event.type) {
    case 'tried-letter':
      return endIfDecided(tryLetter(state, foldTypedAnswer(event.letter)), event.at);
    case 'guessed-word':
      return endIfDecided(guessWord(state, foldTypedAnswer(event.text)), event.at);
    case 'asked-hint':
      return endIfDecided(takeHint(state), event.at);
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

/** Adds tries or hints to the current word. */
function addTry(state: GuessState, more: Partial<GuessState['tried'][number]>): GuessState {
  const { letters, words, hints } = getCurrentRound(state);
  return {
    ...state,
    tried: [...state.tried.slice(0, -1), { letters, words, hints, ...more }],
    nearly: null,
    refused: null,
  };
}

/** Tries a letter, which appears in all its places. A letter counts only once. */
function tryLetter(state: GuessState, letter: string): Transition<GuessState> {
  const { word, letters } = getCurrentRound(state);
  if (!/^[a-z]$/.test(letter) || letters.includes(letter)) return { state };
  const next = addTry(state, { letters: [...letters, letter] });
  const isRight = getLetters(word).has(letter);
  const round = getCurrentRound(next);
  const name = letter.toUpperCase();
  return {
    state: next,
    effects: [
      { type: 'play-sound', sound: isRight ? 'right' : 'wrong' },
      ...createAnnouncement(
        isRight ? `${name}: ${formatSpelling(round)}.` : `No ${name}. ${formatTriesLeft(round)}`,
      ),
    ],
  };
}

/**
 * Guesses the whole word. A wrong one costs as much as a wrong letter; one with a single slip is reported and
 * free.
 */
function guessWord(state: GuessState, text: string): Transition<GuessState> {
  const { word, letters, words } = getCurrentRound(state);
  const answer = foldTypedAnswer(word);
  if (text === '' || words.includes(text)) return { state };
  if (text === answer) {
    const found = new Set([...letters, ...getLetters(word)]);
    return { state: addTry(state, { letters: [...found] }) };
  }
  if (isOneEditAway(text, answer)) {
    return {
      state: { ...state, nearly: text, refused: null },
      effects: createAnnouncement(`${text}: almost right. Check the spelling.`),
    };
  }
  const next = { ...addTry(state, { words: [...words, text] }), refused: text };
  return {
    state: next,
    effects: [
      { type: 'play-sound', sound: 'wrong' },
      ...createAnnouncement(`It’s not ${text}. ${formatTriesLeft(getCurrentRound(next))}`),
    ],
  };
}

function takeHint(state: GuessState): Transition<GuessState> {
  const round = getCurrentRound(state);
  const next = findNextHint(round);
  if (next === undefined) return { state };
  const hinted = addTry(state, { hints: [...round.hints, next] });
  if (next === 'sentence') {
    return { state: hinted, effects: createAnnouncement(round.gapped?.replace(GAP, 'gap') ?? '') };
  }
  const [first = ''] = getLetters(round.word);
  return round.letters.includes(first)
    ? { state: hinted, effects: createAnnouncement(`It starts with ${first.toUpperCase()}.`) }
    : chainTransitions({ state: hinted }, (shown) => tryLetter(shown, first));
}

/** Shows the word once it is solved or lost, and records the answer. */
function endIfDecided(change: Transition<GuessState>, at: number): Transition<GuessState> {
  return chainTransitions(change, (state) => {
    const round = getCurrentRound(state);
    const solved = isSolved(round);
    if (!solved && !isLost(round)) return { state };
    const answerEffect: GameEffect = {
      type: 'answered',
      item: { kind: 'word', id: round.word },
      grade: getGrade(round),
      by: 'recall',
      ms: at - state.since,
      hint: round.hints.length > 0,
    };
    const text = solved
      ? `You found it: ${round.word}. ${formatCount(getWordPoints(round), 'point')}.`
      : `The word was ${round.word}.`;
    return { state: { ...state, phase: 'shown' }, effects: [...createAnnouncement(text), answerEffect] };
  });
}

function getGrade(round: GuessRound): 'missed' | 'hard' | 'right' {
  if (!isSolved(round)) return 'missed';
  return countWrongTries(round) >= MIN_WRONG_TRIES_FOR_HARD || round.hints.length > 0 ? 'hard' : 'right';
}

function continueGame(state: GuessState, at: number): GuessState {
  if (state.phase !== 'shown') return state;
  if (isLastRound(state)) return { ...state, phase: 'over' };
  return {
    ...state,
    tried: [...state.tried, NO_TRIES],
    nearly: null,
    refused: null,
    since: at,
    phase: 'guessing',
  };
}

/** Spells the word for screen readers: "B, gap, gap, K". */
export function formatSpelling(round: GuessRound): string {
  return getPattern(round)
    .map((each) => (each === null ? 'gap' : each === '-' ? 'hyphen' : each.toUpperCase()))
    .join(', ');
}

/** Says how many ropes are left. */
export function formatTriesLeft(round: GuessRound): string {
  return `${formatCount(MAX_WRONG_LETTERS - countWrongTries(round), 'rope')} left.`;
}
