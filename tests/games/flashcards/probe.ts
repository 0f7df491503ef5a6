import { loadWords } from '../../../src/content/words/word-bank.ts';
import type { Word } from '../../../src/content/words/word-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { pick, type Rng } from '../../../src/domain/random.ts';
import { GRADES } from '../../../src/domain/word-reviews.ts';
import {
  type FlashcardsMove,
  type FlashcardsState,
  getCurrentCard,
  getFirstAnswers,
  ROUND_CARDS,
  replayRound,
} from '../../../src/games/flashcards/state.ts';
import { UNDO_DEPTH } from '../../../src/games/game-contract.ts';
import { findBrokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

/** A move that advances the round, because random moves undo as much as they answer. */
function createForwardMove(state: FlashcardsState, rng: Rng): FlashcardsMove {
  const { kind, turn } = state;
  if (turn.phase === 'turned') return { type: 'graded', grade: pick(['right', 'right', ...GRADES], rng) };
  if (turn.phase === 'graded') return { type: 'continued' };
  return kind === 'typed' ? { type: 'wrote', text: getCurrentCard(state).word } : { type: 'turned' };
}

/** How the contract test plays Flashcards by random moves, and the rules that each state keeps. */
export const flashcardsProbe: GameProbe<readonly Word[], FlashcardsState> = {
  levels: LEVELS,
  loadBank: (level) => loadWords(level),
  createMove(state, rng, bank): FlashcardsMove {
    // Often enough that a round comes to its end.
    if (rng() < 0.75) return createForwardMove(state, rng);
    const { word } = getCurrentCard(state);
    const synonym = bank.find((each) => each.word === word)?.synonyms?.[0] ?? word;
    const texts = [word, ` ${word.toUpperCase()}`, word.slice(1), synonym, '', 'xylo'];
    return pick<FlashcardsMove>(
      [
        { type: 'turned' },
        { type: 'graded', grade: pick(GRADES, rng) },
        { type: 'wrote', text: pick(texts, rng) },
        { type: 'gave-up' },
        { type: 'continued' },
        { type: 'took-back' },
        { type: 'chose-speech', isOn: rng() < 0.5 },
      ],
      rng,
    );
  },
  findBrokenRules: (state) => {
    const { cards, given, turn, undoable } = state;
    const { answered, toCome } = replayRound(state);
    const known = answered.filter(({ grade }) => grade !== 'missed');
    return findBrokenRules([
      [() => new Set(cards.map(({ word }) => word)).size === ROUND_CARDS, 'no word is dealt twice'],
      [() => answered.length === given.length, 'every answer has its card'],
      [() => known.length + toCome.length === ROUND_CARDS, 'every card is known once or still to come'],
      [() => getFirstAnswers(state).length <= ROUND_CARDS, 'no card has two first answers'],
      [() => turn.phase !== 'over' || toCome.length === 0, 'a round ends when all cards are known'],
      [
        () => !['asked', 'turned'].includes(turn.phase) || toCome.length > 0,
        'an asked card is one of the remaining cards',
      ],
      [() => undoable <= Math.min(UNDO_DEPTH, given.length), 'only an answer can be taken back'],
    ]);
  },
  knowsItem: (words, { kind, id }) => kind === 'word' && words.some(({ word }) => word === id),
};
