import { GAP, replaceWithGap } from '../../content/gap.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { MAX_WRONG_LETTERS } from '../../domain/limits.ts';
import { createSeededRng } from '../../domain/random.ts';
import { unreachable } from '../../domain/result.ts';
import type { GameEffect, StartOptions, TickEvent, TimestampedEvent, Transition } from '../contract.ts';
import { dealItems, prioritizeReviewWords } from '../kit/deal-items.ts';
import { isOneEditAway } from '../kit/edit-distance.ts';
import { formatCount } from '../kit/format-count.ts';
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

/** Shorter words leave too little to guess. */
const MIN_WORD_LENGTH = 4;
/** So many wrong tries or more make a solved word one that was hard. */
const HARD_FROM = 3;

const NOTHING_TRIED: GuessState['tried'][number] = { letters: [], words: [], hints: [] };

/** Deals words of the level, those first that the learner is to meet again. */
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

/** A game about these words, with nothing tried yet. */
export function createGuessState(words: readonly Word[]): GuessState {
  return {
    words: words.map(createHiddenWord),
    tried: [NOTHING_TRIED],
    nearly: null,
    refused: null,
    since: 0,
    phase: 'guessing',
  };
}

function createHiddenWord({ word, meaning, examples: [example] }: Word): HiddenWord {
  return { word, meaning, example, gapped: replaceWithGap(example, word) };
}

/** One step of the game. */
export function reduce(
  state: GuessState,
  event: TimestampedEvent<GuessMove | TickEvent>,
): Transition<GuessState> {
  if (event.type === 'went-on') return { state: goOn(state, event.at) };
  if (state.phase !== 'guessing') return { state };
  switch (event.type) {
    case 'tried-letter':
      return endIfDecided(tryLetter(state, event.letter.toLowerCase()), event.at);
    case 'guessed-word':
      return endIfDecided(guessWord(state, event.text.trim().toLowerCase()), event.at);
    case 'asked-hint':
      return endIfDecided(takeHint(state), event.at);
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

/** The game with something more tried for the word on the board. */
function addTry(state: GuessState, more: Partial<GuessState['tried'][number]>): GuessState {
  const { letters, words, hints } = getCurrentRound(state);
  return {
    ...state,
    tried: [...state.tried.slice(0, -1), { letters, words, hints, ...more }],
    nearly: null,
    refused: null,
  };
}

/** A letter is tried once; it shows in all its places. */
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

/** A wrong word costs as much as a wrong letter; one that is a slip away from the right one is told so, and free. */
function guessWord(state: GuessState, text: string): Transition<GuessState> {
  const { word, letters, words } = getCurrentRound(state);
  const answer = word.toLowerCase();
  if (text === '' || words.includes(text)) return { state };
  if (text === answer) {
    const found = new Set([...letters, ...getLetters(word)]);
    return { state: addTry(state, { letters: [...found] }) };
  }
  if (isOneEditAway(text, answer)) {
    return {
      state: { ...state, nearly: text, refused: null },
      effects: createAnnouncement(`${text}: nearly. It is spelt a little differently.`),
    };
  }
  const next = { ...addTry(state, { words: [...words, text] }), refused: text };
  return {
    state: next,
    effects: [
      { type: 'play-sound', sound: 'wrong' },
      ...createAnnouncement(`It is not ${text}. ${formatTriesLeft(getCurrentRound(next))}`),
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

/** Shows the word once it is solved or lost, and records how well it was known. */
function endIfDecided(change: Transition<GuessState>, at: number): Transition<GuessState> {
  return chainTransitions(change, (state) => {
    const round = getCurrentRound(state);
    const solved = isSolved(round);
    if (!solved && !isLost(round)) return { state };
    const answered: GameEffect = {
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
    return { state: { ...state, phase: 'shown' }, effects: [...createAnnouncement(text), answered] };
  });
}

function getGrade(round: GuessRound): 'missed' | 'hard' | 'right' {
  if (!isSolved(round)) return 'missed';
  return countWrongTries(round) >= HARD_FROM || round.hints.length > 0 ? 'hard' : 'right';
}

function goOn(state: GuessState, at: number): GuessState {
  if (state.phase !== 'shown') return state;
  if (isLastRound(state)) return { ...state, phase: 'over' };
  return {
    ...state,
    tried: [...state.tried, NOTHING_TRIED],
    nearly: null,
    refused: null,
    since: at,
    phase: 'guessing',
  };
}

/** "B, gap, gap, K", for somebody who listens. */
export function formatSpelling(round: GuessRound): string {
  return getPattern(round)
    .map((each) => (each === null ? 'gap' : each === '-' ? 'hyphen' : each.toUpperCase()))
    .join(', ');
}

/** How many ropes still hold the balloon. */
export function formatTriesLeft(round: GuessRound): string {
  return `${formatCount(MAX_WRONG_LETTERS - countWrongTries(round), 'rope')} left.`;
}
