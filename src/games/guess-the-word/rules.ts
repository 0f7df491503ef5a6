import { GAP, withGap } from '../../content/gap.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { WRONG_LETTERS } from '../../domain/limits.ts';
import { seededRng } from '../../domain/random.ts';
import { unreachable } from '../../domain/result.ts';
import type { Change, Happening, StartOptions, Tick, Timed } from '../contract.ts';
import { andThen, said } from '../kit/changes.ts';
import { counted } from '../kit/counted.ts';
import { dealFresh, wordsAgain } from '../kit/deal-fresh.ts';
import { isOneSlipAway } from '../kit/near-miss.ts';
import type { UsedWords } from '../kit/used-words.ts';
import {
  currentRound,
  GUESS_WORDS,
  type GuessMove,
  type GuessState,
  type Hidden,
  isAtLast,
  isLost,
  isSolved,
  lettersIn,
  nextHint,
  pattern,
  type Round,
  worthOf,
  wrongTries,
} from './state.ts';

/** Shorter words leave too little to guess. */
const SHORTEST = 4;
/** So many wrong tries or more make a solved word one that was hard. */
const HARD_FROM = 3;

const NOTHING_TRIED: GuessState['tried'][number] = { letters: [], words: [], hints: [] };

/** Deals words of the level, those first that the learner is to meet again. */
export function start(
  bank: readonly Word[],
  { seed, learner, memory }: Pick<StartOptions<UsedWords>, 'seed' | 'learner' | 'memory'>,
): GuessState {
  const dealt = dealFresh(
    bank.filter(({ word }) => /^[a-z]+(?:-[a-z]+)*$/i.test(word) && word.length >= SHORTEST),
    GUESS_WORDS,
    {
      key: ({ word }) => word,
      used: memory,
      first: wordsAgain(learner, GUESS_WORDS),
      rng: seededRng(seed),
    },
  );
  return guessing(dealt);
}

/** A game about these words, with nothing tried yet. */
export function guessing(words: readonly Word[]): GuessState {
  return {
    words: words.map(hide),
    tried: [NOTHING_TRIED],
    nearly: null,
    refused: null,
    since: 0,
    phase: 'guessing',
  };
}

function hide({ word, meaning, examples: [example] }: Word): Hidden {
  return { word, meaning, example, gapped: withGap(example, word) };
}

/** One step of the game. */
export function reduce(state: GuessState, event: Timed<GuessMove | Tick>): Change<GuessState> {
  if (event.type === 'went-on') return { state: goOn(state, event.at) };
  if (state.phase !== 'guessing') return { state };
  switch (event.type) {
    case 'tried-letter':
      return ended(tryLetter(state, event.letter.toLowerCase()), event.at);
    case 'guessed-word':
      return ended(guessWord(state, event.text.trim().toLowerCase()), event.at);
    case 'asked-hint':
      return ended(hint(state), event.at);
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

/** The game with something more tried for the word on the board. */
function withTried(state: GuessState, more: Partial<GuessState['tried'][number]>): GuessState {
  const { letters, words, hints } = currentRound(state);
  return {
    ...state,
    tried: [...state.tried.slice(0, -1), { letters, words, hints, ...more }],
    nearly: null,
    refused: null,
  };
}

/** A letter is tried once; it shows in all its places. */
function tryLetter(state: GuessState, letter: string): Change<GuessState> {
  const { word, letters } = currentRound(state);
  if (!/^[a-z]$/.test(letter) || letters.includes(letter)) return { state };
  const next = withTried(state, { letters: [...letters, letter] });
  const isRight = lettersIn(word).has(letter);
  const round = currentRound(next);
  const name = letter.toUpperCase();
  return {
    state: next,
    happened: [
      { type: 'cue', sound: isRight ? 'right' : 'wrong' },
      ...said(isRight ? `${name}: ${spelled(round)}.` : `No ${name}. ${triesLeft(round)}`),
    ],
  };
}

/** A wrong word costs as much as a wrong letter; one that is a slip away from the right one is told so, and free. */
function guessWord(state: GuessState, text: string): Change<GuessState> {
  const { word, letters, words } = currentRound(state);
  const answer = word.toLowerCase();
  if (text === '' || words.includes(text)) return { state };
  if (text === answer) {
    const found = new Set([...letters, ...lettersIn(word)]);
    return { state: withTried(state, { letters: [...found] }) };
  }
  if (isOneSlipAway(text, answer)) {
    return {
      state: { ...state, nearly: text, refused: null },
      happened: said(`${text}: nearly. It is spelt a little differently.`),
    };
  }
  const next = { ...withTried(state, { words: [...words, text] }), refused: text };
  return {
    state: next,
    happened: [
      { type: 'cue', sound: 'wrong' },
      ...said(`It is not ${text}. ${triesLeft(currentRound(next))}`),
    ],
  };
}

function hint(state: GuessState): Change<GuessState> {
  const round = currentRound(state);
  const next = nextHint(round);
  if (next === undefined) return { state };
  const hinted = withTried(state, { hints: [...round.hints, next] });
  if (next === 'sentence') {
    return { state: hinted, happened: said(round.gapped?.replace(GAP, 'gap') ?? '') };
  }
  const [first = ''] = lettersIn(round.word);
  return round.letters.includes(first)
    ? { state: hinted, happened: said(`It starts with ${first.toUpperCase()}.`) }
    : andThen({ state: hinted }, (shown) => tryLetter(shown, first));
}

/** Shows the word once it is solved or lost, and records how well it was known. */
function ended(change: Change<GuessState>, at: number): Change<GuessState> {
  return andThen(change, (state) => {
    const round = currentRound(state);
    const solved = isSolved(round);
    if (!solved && !isLost(round)) return { state };
    const answered: Happening = {
      type: 'answered',
      item: { kind: 'word', id: round.word },
      grade: gradeOf(round),
      by: 'recall',
      ms: at - state.since,
      hint: round.hints.length > 0,
    };
    const text = solved
      ? `You found it: ${round.word}. ${counted(worthOf(round), 'point')}.`
      : `The word was ${round.word}.`;
    return { state: { ...state, phase: 'shown' }, happened: [...said(text), answered] };
  });
}

function gradeOf(round: Round): 'missed' | 'hard' | 'right' {
  if (!isSolved(round)) return 'missed';
  return wrongTries(round) >= HARD_FROM || round.hints.length > 0 ? 'hard' : 'right';
}

function goOn(state: GuessState, at: number): GuessState {
  if (state.phase !== 'shown') return state;
  if (isAtLast(state)) return { ...state, phase: 'over' };
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
export function spelled(round: Round): string {
  return pattern(round)
    .map((each) => (each === null ? 'gap' : each === '-' ? 'hyphen' : each.toUpperCase()))
    .join(', ');
}

/** How many ropes still hold the balloon. */
export function triesLeft(round: Round): string {
  return `${counted(WRONG_LETTERS - wrongTries(round), 'rope')} left.`;
}
