import { brokenRules } from '../broken-rules.ts';
import { cardAt, type MemoryState, openPlaces, partnerOf } from '../../../src/games/memory-match/state.ts';

/** What is wrong with a state, in sentences; empty when it is sound. */
export function invariants(state: MemoryState): readonly string[] {
  const { pairs, cards, turn, found, seen, answers, moves } = state;
  const open = openPlaces(turn);
  const isPair = (first: number, second: number) => partnerOf(state, first) === second;
  return brokenRules([
    [() => new Set(pairs.map(({ word }) => word)).size === pairs.length, 'no word is dealt twice'],
    [() => new Set(pairs.map(({ meaning }) => meaning)).size === pairs.length, 'no meaning is dealt twice'],
    [
      () => new Set(cards.map(({ pair, side }) => `${pair} ${side}`)).size === cards.length,
      'every card lies in one place',
    ],
    [() => new Set(found).size === found.length, 'no pair is found twice'],
    [() => open.every((place) => !found.includes(cardAt(state, place).pair)), 'no found card is open'],
    [() => open.every((place) => seen.includes(place)), 'an open card has been seen'],
    [() => new Set(open).size === open.length, 'two open cards are two'],
    [() => turn.phase !== 'match' || isPair(turn.first, turn.second), 'a match is a pair'],
    [() => turn.phase !== 'mismatch' || !isPair(turn.first, turn.second), 'a mismatch is none'],
    [() => (turn.phase === 'over') === (found.length === pairs.length), 'it is over when all are found'],
    [() => found.length <= moves && answers.length <= moves, 'finding and answering take moves'],
    [() => state.hintedRow === null || turn.phase === 'one-open', 'a hint is for the open card'],
  ]);
}
