import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DialogueGap } from '../../../src/content/dialogues/dialogue-schema.ts';
import {
  createInitialState,
  type DialogueBank,
  loadBank,
  TYPED_VARIANT,
} from '../../../src/games/dialogue-fill-in/deal.ts';
import { getResult } from '../../../src/games/dialogue-fill-in/outcome.ts';
import { reduce } from '../../../src/games/dialogue-fill-in/rules.ts';
import {
  canHint,
  type DialogueMove,
  type DialogueState,
  formatSpokenTurn,
  getEmptyGaps,
  getGapText,
  getOpenGaps,
  getOptions,
  getPoints,
  POINTS,
} from '../../../src/games/dialogue-fill-in/state.ts';
import { forAll } from '../../for-all.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';
import { createRulesRunner } from '../rules-runner.ts';
import { getAnnouncement, getAnswers } from '../transition-effects.ts';

const gap = (answer: string, kind: DialogueGap['kind'], point: string): DialogueGap => ({
  answer,
  options: [answer, `un${answer}`, `${answer} it`, `no ${answer}`],
  also: [`${answer} indeed`],
  kind,
  point,
  because: `It is ${answer}.`,
  wrong: { [`un${answer}`]: 'Not un.', [`${answer} it`]: 'Not it.', [`no ${answer}`]: 'Not no.' },
});

const bank: DialogueBank = {
  dialogues: [
    {
      id: 'b1-in-the-lift',
      title: 'In the lift',
      setting: 'Ada and Ben wait.',
      speakers: ['Ada', 'Ben'],
      turns: [
        { by: 0, text: 'Shall we ___ now?' },
        { by: 1, text: 'Yes.' },
        { by: 0, text: 'It is a ___ lift.' },
        { by: 1, text: '___' },
        { by: 0, text: 'Good!' },
        { by: 1, text: 'Bye!' },
      ],
      gaps: [
        gap('leave', 'grammar', 'b1-grammar-shall'),
        gap('slow', 'word', 'slow'),
        gap('Indeed.', 'function', 'agreeing'),
      ],
    },
  ],
  words: new Set(['slow']),
};

function dealt(variant = 'chosen', from = bank): DialogueState {
  return createInitialState(from, { variant, seed: 1, learner: DEFAULT_LEARNER, carriedState: [] });
}

const { reduceStep: step } = createRulesRunner<DialogueState, DialogueMove>(reduce, 0);
const answerTo = (state: DialogueState, place: number) => state.dialogue.gaps[place]?.answer ?? '';
const wrongFor = (state: DialogueState, place: number) =>
  getOptions(state, place).find((option) => option !== answerTo(state, place)) ?? '';

/** Fills every open blank, those of `wrong` wrongly. */
function fillAll(state: DialogueState, wrong: readonly number[] = []): DialogueState {
  return getOpenGaps(state).reduce((before, place) => {
    const text = wrong.includes(place) ? wrongFor(before, place) : answerTo(before, place);
    return step(before, { type: 'filled', gap: place, text }).state;
  }, state);
}

const checked = (state: DialogueState) => step(state, { type: 'checked' });

describe('the check', () => {
  test('does nothing while a blank is empty, and says how many are', () => {
    const asked = dealt();
    const one = step(asked, { type: 'filled', gap: 0, text: 'leave' }).state;
    const refused = checked(one);
    expect(refused.state).toBe(one);
    expect(getAnnouncement(refused)).toBe('Fill 2 more blanks, then check.');
    expect(getEmptyGaps(fillAll(asked))).toEqual([]);
    expect(checked(fillAll(asked)).state.checked).toHaveLength(1);
  });

  test('leads to the whole dialogue where all are right', () => {
    const { state } = checked(fillAll(dealt()));
    expect(state.phase).toBe('read');
    expect(step(state, { type: 'went-on' }).state.phase).toBe('over');
  });

  test('gives the wrong ones one more try, without what was wrong, and then shows them', () => {
    const filled = fillAll(dealt(), [1, 2]);
    const first = checked(filled);
    expect(getAnnouncement(first)).toBe('1 of 3 right. Try the others once more.');
    expect(getOpenGaps(first.state)).toEqual([1, 2]);
    expect(getEmptyGaps(first.state)).toEqual([1, 2]);
    expect(getOptions(first.state, 1)).not.toContain(filled.filled[1]);
    const second = checked(fillAll(first.state, [2]));
    expect(getAnnouncement(second)).toBe('2 of 3 right. The others are shown.');
    expect(second.state.phase).toBe('read');
    expect(getGapText(second.state, 2)).toBe('Indeed.');
  });
});

describe('a blank', () => {
  test('is filled by one of its options, and filled anew until the check', () => {
    const asked = dealt();
    expect(step(asked, { type: 'filled', gap: 0, text: 'leave indeed' }).state).toBe(asked);
    expect(step(asked, { type: 'filled', gap: 3, text: 'leave' }).state).toBe(asked);
    const wrong = step(asked, { type: 'filled', gap: 0, text: 'unleave' }).state;
    const mended = step(wrong, { type: 'filled', gap: 0, text: 'leave' }).state;
    expect(mended.filled[0]).toBe('leave');
  });

  test('that was right stays as it is', () => {
    const { state } = checked(fillAll(dealt(), [1]));
    expect(step(state, { type: 'filled', gap: 0, text: 'unleave' }).state).toBe(state);
  });

  test('takes any text in the typed game, and every wording that is as good', () => {
    const typed = dealt(TYPED_VARIANT);
    const filled = ['LEAVE indeed', 'slow', 'indeed'].reduce(
      (state, text, place) => step(state, { type: 'filled', gap: place, text }).state,
      typed,
    );
    const { state } = checked(filled);
    expect(state.phase).toBe('read');
    expect(formatSpokenTurn(state, 0)).toBe('Shall we leave indeed now?');
    expect(formatSpokenTurn(state, 3)).toBe('Indeed.');
  });

  test('that is empty is a pause when the turn is read', () => {
    expect(formatSpokenTurn(dealt(), 0)).toBe('Shall we … now?');
    expect(formatSpokenTurn(dealt(), 1)).toBe('Yes.');
  });
});

describe('a hint', () => {
  test('leaves two options, once a blank, and takes away what it shows to be wrong', () => {
    const asked = dealt();
    const last = getOptions(asked, 0).findLast((option) => option !== 'leave') ?? '';
    const filled = step(asked, { type: 'filled', gap: 0, text: last }).state;
    const { state } = step(filled, { type: 'asked-hint', gap: 0 });
    expect(getOptions(state, 0)).toHaveLength(2);
    expect(getOptions(state, 0)).toContain('leave');
    expect(state.filled[0]).toBe('');
    expect(canHint(state, 0)).toBe(false);
    expect(step(state, { type: 'asked-hint', gap: 0 }).state).toBe(state);
  });

  test('gives the options in the typed game', () => {
    const { state } = step(dealt(TYPED_VARIANT), { type: 'asked-hint', gap: 1 });
    expect(getOptions(state, 1)).toHaveLength(4);
    expect(step(state, { type: 'filled', gap: 1, text: 'slow indeed' }).state).toBe(state);
  });
});

describe('points', () => {
  test('are fewer after a hint, and for a typo', () => {
    const hinted = step(dealt(), { type: 'asked-hint', gap: 0 }).state;
    expect(getPoints(checked(fillAll(hinted)).state)).toBe(3 * POINTS.atFirst - POINTS.hint);
    const typo = step(fillAll(dealt(TYPED_VARIANT)), { type: 'filled', gap: 0, text: 'laeve' }).state;
    expect(getPoints(checked(typo).state)).toBe(3 * POINTS.atFirst - POINTS.typo);
  });

  test('are never more for a later or a helped answer', () => {
    const places = fc.subarray([0, 1, 2]);
    forAll(places, places, places, (wrong, wrongAgain, hints) => {
      const hinted = hints.reduce(
        (state, place) => step(state, { type: 'asked-hint', gap: place }).state,
        dealt(),
      );
      const first = checked(fillAll(hinted, wrong)).state;
      const done = first.phase === 'read' ? first : checked(fillAll(first, wrongAgain)).state;
      const helped = hints.filter((place) => !wrong.includes(place) || !wrongAgain.includes(place));
      const late = wrong.filter((place) => !wrongAgain.includes(place));
      expect(done.phase).toBe('read');
      expect(getPoints(done)).toBe(
        POINTS.atFirst * (3 - wrong.length) + POINTS.atSecond * late.length - POINTS.hint * helped.length,
      );
    });
  });
});

describe('the records', () => {
  test('keep points of grammar and words of the bank, as they were at the first check', () => {
    const at = (state: DialogueState, place: number, text: string, ms: number) =>
      step(state, { type: 'filled', gap: place, text }, ms).state;
    let state = at(dealt(), 0, 'leave', 4000);
    state = at(state, 1, wrongFor(state, 1), 7000);
    state = at(state, 2, 'Indeed.', 7500);
    const first = checked(state);
    expect(getAnswers(first)).toEqual([
      { id: 'b1-grammar-shall', grade: 'right', hint: false, ms: 4000 },
      { id: 'slow', grade: 'missed', hint: false, ms: 3000 },
    ]);
    expect(getAnswers(checked(fillAll(first.state)))).toEqual([]);
  });

  test('call a typo hard', () => {
    const typo = step(fillAll(dealt(TYPED_VARIANT)), { type: 'filled', gap: 0, text: 'laeve' }).state;
    expect(getAnswers(checked(typo))[0]?.grade).toBe('hard');
  });
});

describe('the result', () => {
  test('has a miss for what was not right at the first check, with both reasons and what was given', () => {
    const filled = fillAll(dealt(), [1]);
    const done = checked(fillAll(checked(filled).state)).state;
    const { misses, score, stars } = getResult(done);
    const given = filled.filled[1] ?? '';
    expect(misses).toEqual([
      {
        asked: 'Ben: Yes. – Ada: It is a ___ lift.',
        word: 'slow',
        right: 'slow',
        reason: `It is slow. ${done.dialogue.gaps[1]?.wrong[given]}`,
        given,
        isFact: false,
      },
    ]);
    expect(score).toEqual({ value: 83, text: '83% of the points' });
    expect(stars).toBe(2);
  });

  test('has no stars where nothing was gained, and three where all was right at once', () => {
    const wrong = [0, 1, 2];
    const lost = checked(fillAll(checked(fillAll(dealt(), wrong)).state, wrong)).state;
    expect(getResult(lost).stars).toBeUndefined();
    expect(getResult(checked(fillAll(dealt())).state)).toMatchObject({ stars: 3, misses: [] });
  });
});

describe('a deal', () => {
  test('is a dialogue with a word that the learner is to meet again, unless it was used', async () => {
    const a1 = await loadBank('A1');
    const asks = ({ dialogue }: DialogueState) => dialogue.gaps.some(({ point }) => point === 'borrow');
    for (let seed = 0; seed < 20; seed += 1) {
      const options = { variant: 'chosen', seed, learner: { ...DEFAULT_LEARNER, weak: ['borrow'] } };
      const state = createInitialState(a1, { ...options, carriedState: [] });
      expect(asks(state)).toBe(true);
      expect(asks(createInitialState(a1, { ...options, carriedState: [state.dialogue.id] }))).toBe(false);
    }
  });

  test('shows the options in every order', () => {
    const places = Array.from({ length: 200 }, (_, seed) => {
      const state = createInitialState(bank, {
        variant: 'chosen',
        seed,
        learner: DEFAULT_LEARNER,
        carriedState: [],
      });
      return getOptions(state, 0).indexOf('leave');
    });
    for (const place of [0, 1, 2, 3]) {
      expect(places.filter((each) => each === place).length).toBeGreaterThan(30);
    }
  });
});
