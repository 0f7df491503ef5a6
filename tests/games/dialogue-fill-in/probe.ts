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

const POINTS_OF_GRAMMAR = new Set(
  (await Promise.all(LEVELS.map(loadGrammar))).flatMap(({ points }) => points.map(({ id }) => id)),
);

export const dialogueFillInProbe: GameProbe<DialogueBank, DialogueState> = {
  levels: LEVELS,
  loadBank: (level) => loadBank(level),
  createMove(state, rng): DialogueMove {
    // A little outside the dialogue, too.
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
        { type: 'went-on' },
      ],
      rng,
    );
  },
  findBrokenRules: (state) => {
    const { dialogue, filled, checked, phase } = state;
    const gaps = dialogue.gaps.map((_, gap) => gap);
    return findBrokenRules([
      [() => filled.length === gaps.length, 'every blank has its place'],
      [() => checked.flat().every((text) => text !== ''), 'no empty blank is checked'],
      [
        () => phase === 'filling' || getOpenGaps(state).length === 0,
        'nothing is filled after the last check',
      ],
      [() => phase === 'filling' || checked.length > 0, 'only what was checked is read'],
      [() => phase !== 'filling' || checked.length < MAX_CHECKS, 'there is no third try'],
      [() => phase !== 'filling' || getOpenGaps(state).length > 0, 'there is something to fill'],
      [
        () => getEmptyGaps(state).every((gap) => getOpenGaps(state).includes(gap)),
        'what stands is not empty',
      ],
      [
        () => getOpenGaps(state).every((gap) => getOptions(state, gap).length > 1),
        'an open blank leaves a choice',
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
  knowsItem: ({ words }, { kind, id }) => (kind === 'grammar' ? POINTS_OF_GRAMMAR.has(id) : words.has(id)),
};
