import type { Word } from '../../content/words/word-schema.ts';
import { unreachable } from '../../domain/result.ts';
import type { Change, Happening, StartOptions, Tick, Timed } from '../contract.ts';
import { said } from '../kit/changes.ts';
import { isOneSlipAway } from '../kit/near-miss.ts';
import { UNDO_DEPTH } from '../kit/undo-depth.ts';
import type { UsedWords } from '../kit/used-words.ts';
import { deal } from './deal.ts';
import { answerText, fitsAsWellText } from './outcome.ts';
import {
  type Card,
  currentCard,
  type FlashcardsMove,
  type FlashcardsState,
  type Given,
  type Grade,
  KINDS,
  lastAnswer,
  runOf,
} from './state.ts';

/** A round of twelve cards. */
export function start(bank: readonly Word[], options: StartOptions<UsedWords>): FlashcardsState {
  return {
    kind: KINDS.find((kind) => kind === options.variant) ?? 'to-meaning',
    cards: [...deal(bank, options)],
    given: [],
    turn: asked(0),
    undoable: 0,
    isSpoken: true,
  };
}

function asked(since: number, also: string | null = null): FlashcardsState['turn'] {
  return { phase: 'asked', since, also };
}

/** One step of the round. */
export function reduce(
  state: FlashcardsState,
  event: Timed<FlashcardsMove | Tick>,
  bank: readonly Word[],
): Change<FlashcardsState> {
  if (state.turn.phase === 'over') return { state };
  switch (event.type) {
    case 'turned':
      return turn(state, event.at);
    case 'graded':
      return gradeSelf(state, event.grade, event.at);
    case 'wrote':
      return write(state, event.text.trim().toLowerCase(), { at: event.at, bank });
    case 'gave-up':
      return write(state, null, { at: event.at, bank });
    case 'went-on':
      return { state: goOn(state, event.at) };
    case 'took-back':
      return takeBack(state, event.at);
    case 'chose-speech':
      return { state: state.isSpoken === event.isOn ? state : { ...state, isSpoken: event.isOn } };
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

/** Shows the other side. Who writes the word has its card turned by that. */
function turn(state: FlashcardsState, at: number): Change<FlashcardsState> {
  const { turn: now, kind } = state;
  if (kind === 'typed') return { state };
  const card = currentCard(state);
  switch (now.phase) {
    case 'asked':
      return {
        state: { ...state, turn: { phase: 'turned', ms: at - now.since, side: 'back' } },
        happened: said(backText(card)),
      };
    case 'turned': {
      const side = now.side === 'back' ? 'front' : 'back';
      return {
        state: { ...state, turn: { ...now, side } },
        happened: said(side === 'back' ? backText(card) : frontText(state, card)),
      };
    }
    case 'graded':
    case 'over':
      return { state };
    default:
      return unreachable(now);
  }
}

function gradeSelf(state: FlashcardsState, grade: Grade, at: number): Change<FlashcardsState> {
  if (state.turn.phase !== 'turned') return { state };
  const { ms } = state.turn;
  const change = answer(state, { grade, ms, text: '' });
  // The last card stays, so that its grade can be taken back.
  const isLast = runOf(change.state).toCome.length === 0;
  return isLast ? change : { ...change, state: { ...change.state, turn: asked(at) } };
}

/** Judges what was written for the meaning on the board; `null` is nothing, from somebody who does not know. */
function write(
  state: FlashcardsState,
  text: string | null,
  { at, bank }: { at: number; bank: readonly Word[] },
): Change<FlashcardsState> {
  if (state.turn.phase !== 'asked' || state.kind !== 'typed' || text === '') return { state };
  const { since } = state.turn;
  const { word } = currentCard(state);
  if (text !== null && fitsAsWell(text, word, bank)) {
    return {
      state: { ...state, turn: asked(since, text) },
      happened: said(fitsAsWellText(text)),
    };
  }
  const grade = text === null ? 'missed' : gradeOf(text, word, bank);
  return answer(state, { grade, ms: at - since, text: text ?? '' });
}

function fitsAsWell(text: string, word: string, bank: readonly Word[]): boolean {
  const synonyms = bank.find((each) => each.word === word)?.synonyms ?? [];
  return synonyms.some((synonym) => synonym.toLowerCase() === text);
}

/** One slip is a typo, unless it makes another word that learners are taught. */
function gradeOf(text: string, word: string, bank: readonly Word[]): Grade {
  const right = word.toLowerCase();
  if (text === right) return 'right';
  const isOther = bank.some((each) => each.word.toLowerCase() === text);
  return !isOther && isOneSlipAway(text, right) ? 'hard' : 'missed';
}

/** Records an answer to the card on the board, which shows its back. */
function answer(state: FlashcardsState, given: Given): Change<FlashcardsState> {
  const { word } = currentCard(state);
  const next: FlashcardsState = {
    ...state,
    given: [...state.given, given],
    turn: { phase: 'graded' },
    undoable: Math.min(UNDO_DEPTH, state.undoable + 1),
  };
  const answered: Happening = {
    type: 'answered',
    item: { kind: 'word', id: word },
    grade: given.grade,
    by: state.kind === 'typed' ? 'recall' : 'self',
    ms: given.ms,
    hint: false,
  };
  return { state: next, happened: [...said(answerText(next)?.text ?? ''), answered] };
}

function goOn(state: FlashcardsState, at: number): FlashcardsState {
  if (state.turn.phase !== 'graded') return state;
  const isLast = runOf(state).toCome.length === 0;
  return { ...state, turn: isLast ? { phase: 'over' } : asked(at) };
}

/** The newest answer is undone: its card lies there as it lay before. */
function takeBack(state: FlashcardsState, at: number): Change<FlashcardsState> {
  const last = lastAnswer(state);
  if (!last || state.undoable === 0) return { state };
  return {
    state: {
      ...state,
      given: state.given.slice(0, -1),
      turn: state.kind === 'typed' ? asked(at) : { phase: 'turned', ms: last.ms, side: 'back' },
      undoable: state.undoable - 1,
    },
    happened: [{ type: 'took-back' }, ...said(`Taken back: ${last.card.word}.`)],
  };
}

function frontText({ kind }: FlashcardsState, { word, meaning }: Card): string {
  return kind === 'to-meaning' ? word : meaning;
}

function backText({ word, meaning, examples }: Card): string {
  return `${word}: ${meaning}. ${examples.join(' ')}`;
}
