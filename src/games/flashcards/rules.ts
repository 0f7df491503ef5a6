import type { Word } from '../../content/words/word-schema.ts';
import { unreachable } from '../../domain/result.ts';
import { foldTypedAnswer, foldTypedText, isSameAnswer } from '../../domain/typed-text.ts';
import {
  type GameEffect,
  type StartOptions,
  type TickEvent,
  type TimestampedEvent,
  type Transition,
  UNDO_DEPTH,
} from '../game-contract.ts';
import { isOneEditAway } from '../kit/edit-distance.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { dealCards } from './deal.ts';
import { formatAnswer, formatSynonymNote } from './outcome.ts';
import {
  FLASHCARD_KINDS,
  type FlashcardsMove,
  type FlashcardsState,
  findLastAnswer,
  type GivenAnswer,
  type Grade,
  getCurrentCard,
  isRoundOver,
  type RoundCard,
} from './state.ts';

/*
 * The rules of Flashcards. A card is asked and turned; the learner grades the answer, or types it and the
 * game does. A missed card comes again in the same round.
 */

/** Deals a round of twelve cards. */
export function createInitialState(bank: readonly Word[], options: StartOptions<UsedKeys>): FlashcardsState {
  return {
    kind: FLASHCARD_KINDS.find((kind) => kind === options.variant) ?? 'to-meaning',
    cards: [...dealCards(bank, options)],
    given: [],
    turn: createAskedTurn(0),
    undoable: 0,
    isSpoken: true,
  };
}

function createAskedTurn(since: number, also: string | null = null): FlashcardsState['turn'] {
  return { phase: 'asked', since, also };
}

/** Reduces one event of the round. */
export function reduce(
  state: FlashcardsState,
  event: TimestampedEvent<FlashcardsMove | TickEvent>,
  bank: readonly Word[],
): Transition<FlashcardsState> {
  if (state.turn.phase === 'over') return { state };
  switch (event.type) {
    case 'turned':
      return flipCard(state, event.at);
    case 'graded':
      return gradeSelf(state, event.grade, event.at);
    case 'wrote':
      return submitText(state, foldTypedText(event.text), { at: event.at, bank });
    case 'gave-up':
      return submitText(state, null, { at: event.at, bank });
    case 'continued':
      return { state: continueRound(state, event.at) };
    case 'took-back':
      return undoAnswer(state, event.at);
    case 'chose-speech':
      return { state: state.isSpoken === event.isOn ? state : { ...state, isSpoken: event.isOn } };
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

/** Shows the other side of the card. In a typed round only an answer turns the card. */
function flipCard(state: FlashcardsState, at: number): Transition<FlashcardsState> {
  const { turn, kind } = state;
  if (kind === 'typed') return { state };
  const card = getCurrentCard(state);
  switch (turn.phase) {
    case 'asked':
      return {
        state: { ...state, turn: { phase: 'turned', ms: at - turn.since, side: 'back' } },
        effects: createAnnouncement(formatBack(card)),
      };
    case 'turned': {
      const side = turn.side === 'back' ? 'front' : 'back';
      return {
        state: { ...state, turn: { ...turn, side } },
        effects: createAnnouncement(side === 'back' ? formatBack(card) : formatFront(state, card)),
      };
    }
    case 'graded':
    case 'over':
      return { state };
    default:
      return unreachable(turn);
  }
}

function gradeSelf(state: FlashcardsState, grade: Grade, at: number): Transition<FlashcardsState> {
  if (state.turn.phase !== 'turned') return { state };
  const { ms } = state.turn;
  const change = recordAnswer(state, { grade, ms, text: '' });
  // The last card stays on screen with the date of its next review.
  return isRoundOver(change.state)
    ? change
    : { ...change, state: { ...change.state, turn: createAskedTurn(at) } };
}

/** Judges a typed answer to the current card; `null` means that the learner gave up. */
function submitText(
  state: FlashcardsState,
  text: string | null,
  { at, bank }: { at: number; bank: readonly Word[] },
): Transition<FlashcardsState> {
  if (state.turn.phase !== 'asked' || state.kind !== 'typed' || (text !== null && isBlank(text)))
    return { state };
  const { since } = state.turn;
  const { word } = getCurrentCard(state);
  if (text !== null && isSynonym(text, word, bank)) {
    return {
      state: { ...state, turn: createAskedTurn(since, text) },
      effects: createAnnouncement(formatSynonymNote(text)),
    };
  }
  const grade = text === null ? 'missed' : gradeText(text, word, bank);
  return recordAnswer(state, { grade, ms: at - since, text: text ?? '' });
}

/** Whether a text has nothing to compare. */
function isBlank(text: string): boolean {
  return foldTypedAnswer(text) === '';
}

function isSynonym(text: string, word: string, bank: readonly Word[]): boolean {
  const synonyms = bank.find((each) => each.word === word)?.synonyms ?? [];
  return synonyms.some((synonym) => isSameAnswer(synonym, text));
}

/** Grades a typed word. One edit is a typo, unless the result is another word of the bank. */
function gradeText(text: string, word: string, bank: readonly Word[]): Grade {
  const [typed, right] = [foldTypedAnswer(text), foldTypedAnswer(word)];
  if (typed === right) return 'right';
  const isOtherWord = bank.some((each) => foldTypedAnswer(each.word) === typed);
  return !isOtherWord && isOneEditAway(typed, right) ? 'hard' : 'missed';
}

/** Records an answer to the current card and shows its back. */
function recordAnswer(state: FlashcardsState, given: GivenAnswer): Transition<FlashcardsState> {
  const { word } = getCurrentCard(state);
  const next: FlashcardsState = {
    ...state,
    given: [...state.given, given],
    turn: { phase: 'graded' },
    undoable: Math.min(UNDO_DEPTH, state.undoable + 1),
  };
  const answerEffect: GameEffect = {
    type: 'answered',
    item: { kind: 'word', id: word },
    grade: given.grade,
    by: state.kind === 'typed' ? 'recall' : 'self',
    ms: given.ms,
    hint: false,
  };
  return { state: next, effects: [...createAnnouncement(formatAnswer(next)?.text ?? ''), answerEffect] };
}

function continueRound(state: FlashcardsState, at: number): FlashcardsState {
  if (state.turn.phase !== 'graded') return state;
  return { ...state, turn: isRoundOver(state) ? { phase: 'over' } : createAskedTurn(at) };
}

/** Undoes the newest answer and shows its card as before. */
function undoAnswer(state: FlashcardsState, at: number): Transition<FlashcardsState> {
  const last = findLastAnswer(state);
  // The result of a finished round is stored.
  if (!last || state.undoable === 0 || isRoundOver(state)) return { state };
  return {
    state: {
      ...state,
      given: state.given.slice(0, -1),
      turn: state.kind === 'typed' ? createAskedTurn(at) : { phase: 'turned', ms: last.ms, side: 'back' },
      undoable: state.undoable - 1,
    },
    effects: [{ type: 'took-back' }, ...createAnnouncement(`Undone: ${last.card.word}.`)],
  };
}

function formatFront({ kind }: FlashcardsState, { word, meaning }: RoundCard): string {
  return kind === 'to-meaning' ? word : meaning;
}

function formatBack({ word, meaning, examples }: RoundCard): string {
  return `${word}: ${meaning}. ${examples.join(' ')}`;
}
