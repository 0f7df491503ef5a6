import { loadGrammar } from '../../../src/content/grammar/grammar-bank.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { pick } from '../../../src/domain/random.ts';
import { type DialogueBank, loadBank } from '../../../src/games/dialogue-fill-in/deal.ts';
import {
  type DialogueMove,
  type DialogueState,
  getEmptyGaps,
  getGapPoints,
  getOpenGaps,
  getOptions,
  MAX_CHECKS,
  MAX_TYPED_LENGTH,
  POINTS,
} from '../../../src/games/dialogue-fill-in/state.ts';
import { findBrokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

const GRAMMAR_POINT_IDS = new Set(
  (await Promise.all(LEVELS.map(loadGrammar))).flatMap(({ points }) => points.map(({ id }) => id)),
);

/** How the contract test plays Dialogue Fill-In by random moves, and the rules that each state keeps. */
export const dialogueFillInProbe: GameProbe<DialogueBank, DialogueState> = {
  levels: LEVELS,
  loadBank: (level) => loadBank(level),
  createMove(state, rng): DialogueMove {
    // Includes gaps outside of the dialogue.
    const gap = Math.floor(rng() * (state.dialogue.gaps.length + 2)) - 1;
    const { answer = '', options = [], also = [] } = state.dialogue.gaps[gap] ?? {};
    return pick(
      [
        { type: 'filled', gap, text: pick([...options, ...also, ''], rng) },
        {
          type: 'filled',
          gap,
          text: pick([answer, answer.slice(1), 'z'.repeat(MAX_TYPED_LENGTH), ' '], rng),
        },
        { type: 'asked-hint', gap },
        { type: 'checked' },
        { type: 'continued' },
      ],
      rng,
    );
  },
  findBrokenRules: (state) => {
    const { dialogue, filled, checked, phase } = state;
    const gaps = dialogue.gaps.map((_, gap) => gap);
    return findBrokenRules([
      [() => filled.length === gaps.length, 'every gap has its text'],
      [() => checked.flat().every((text) => text !== ''), 'no empty gap is checked'],
      [() => phase === 'filling' || getOpenGaps(state).length === 0, 'no gap is open after the last check'],
      [() => phase === 'filling' || checked.length > 0, 'only a checked dialogue is read'],
      [() => phase !== 'filling' || checked.length < MAX_CHECKS, 'there is no third try'],
      [() => phase !== 'filling' || getOpenGaps(state).length > 0, 'there is a gap to fill'],
      [
        () => getEmptyGaps(state).every((gap) => getOpenGaps(state).includes(gap)),
        'an accepted gap is not empty',
      ],
      [
        () => getOpenGaps(state).every((gap) => getOptions(state, gap).length > 1),
        'an open gap has at least two options',
      ],
      [
        () =>
          getOpenGaps(state).every((gap) =>
            getOptions(state, gap).includes(dialogue.gaps[gap]?.answer ?? ''),
          ),
        'the answer is among the options',
      ],
      [
        () =>
          gaps.every((gap) => getGapPoints(state, gap) >= 0 && getGapPoints(state, gap) <= POINTS.atFirst),
        'points are in their bounds',
      ],
    ]);
  },
  knowsItem: ({ words }, { kind, id }) => (kind === 'grammar' ? GRAMMAR_POINT_IDS.has(id) : words.has(id)),
};
