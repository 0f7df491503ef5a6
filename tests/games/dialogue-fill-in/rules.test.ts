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

const createGap = (answer: string, kind: DialogueGap['kind'], point: string): DialogueGap => ({
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
        createGap('leave', 'grammar', 'b1-grammar-shall'),
        createGap('slow', 'word', 'slow'),
        createGap('Indeed.', 'function', 'agreeing'),
      ],
    },
  ],
  words: new Set(['slow']),
};

function createGame(variant = 'chosen', from = bank): DialogueState {
  return createInitialState(from, { variant, seed: 1, learner: DEFAULT_LEARNER, carriedState: [] });
}

const { reduceStep } = createRulesRunner<DialogueState, DialogueMove>(reduce, 0);
const getAnswer = (state: DialogueState, place: number) => state.dialogue.gaps[place]?.answer ?? '';
const getWrongOption = (state: DialogueState, place: number) =>
  getOptions(state, place).find((option) => option !== getAnswer(state, place)) ?? '';

/** Fills every open blank, and those in `wrong` with a wrong option. */
function fillAll(state: DialogueState, wrong: readonly number[] = []): DialogueState {
  return getOpenGaps(state).reduce((before, place) => {
    const text = wrong.includes(place) ? getWrongOption(before, place) : getAnswer(before, place);
    return reduceStep(before, { type: 'filled', gap: place, text }).state;
  }, state);
}

const check = (state: DialogueState) => reduceStep(state, { type: 'checked' });

describe('a check', () => {
  test('does nothing while a blank is empty, and says how many are', () => {
    const asked = createGame();
    const one = reduceStep(asked, { type: 'filled', gap: 0, text: 'leave' }).state;
    const refused = check(one);
    expect(refused.state).toBe(one);
    expect(getAnnouncement(refused)).toBe('Fill 2 more gaps, then check.');
    expect(getEmptyGaps(fillAll(asked))).toEqual([]);
    expect(check(fillAll(asked)).state.checked).toHaveLength(1);
  });

  test('of right blanks leads to the whole dialogue', () => {
    const { state } = check(fillAll(createGame()));
    expect(state.phase).toBe('read');
    expect(reduceStep(state, { type: 'continued' }).state.phase).toBe('over');
  });

  test('gives wrong blanks one more try without the wrong option, and then shows the answers', () => {
    const filled = fillAll(createGame(), [1, 2]);
    const first = check(filled);
    expect(getAnnouncement(first)).toBe('1 of 3 right. Try the others again.');
    expect(getOpenGaps(first.state)).toEqual([1, 2]);
    expect(getEmptyGaps(first.state)).toEqual([1, 2]);
    expect(getOptions(first.state, 1)).not.toContain(filled.filled[1]);
    const second = check(fillAll(first.state, [2]));
    expect(getAnnouncement(second)).toBe('2 of 3 right. Here are the other answers.');
    expect(second.state.phase).toBe('read');
    expect(getGapText(second.state, 2)).toBe('Indeed.');
  });
});

describe('a blank', () => {
  test('takes only its options, and can be changed until the check', () => {
    const asked = createGame();
    expect(reduceStep(asked, { type: 'filled', gap: 0, text: 'leave indeed' }).state).toBe(asked);
    expect(reduceStep(asked, { type: 'filled', gap: 3, text: 'leave' }).state).toBe(asked);
    const wrong = reduceStep(asked, { type: 'filled', gap: 0, text: 'unleave' }).state;
    const corrected = reduceStep(wrong, { type: 'filled', gap: 0, text: 'leave' }).state;
    expect(corrected.filled[0]).toBe('leave');
  });

  test('that was right can’t be changed', () => {
    const { state } = check(fillAll(createGame(), [1]));
    expect(reduceStep(state, { type: 'filled', gap: 0, text: 'unleave' }).state).toBe(state);
  });

  test('takes any text in the typed game, and accepts every wording of the bank', () => {
    const typed = createGame(TYPED_VARIANT);
    const filled = ['LEAVE indeed', 'slow', 'indeed'].reduce(
      (state, text, place) => reduceStep(state, { type: 'filled', gap: place, text }).state,
      typed,
    );
    const { state } = check(filled);
    expect(state.phase).toBe('read');
    expect(formatSpokenTurn(state, 0)).toBe('Shall we leave indeed now?');
    expect(formatSpokenTurn(state, 3)).toBe('Indeed.');
  });

  test('that is empty is read as a pause', () => {
    expect(formatSpokenTurn(createGame(), 0)).toBe('Shall we … now?');
    expect(formatSpokenTurn(createGame(), 1)).toBe('Yes.');
  });
});

describe('a hint', () => {
  test('leaves two options, once for each blank, and removes a text that is no longer an option', () => {
    const asked = createGame();
    const last = getOptions(asked, 0).findLast((option) => option !== 'leave') ?? '';
    const filled = reduceStep(asked, { type: 'filled', gap: 0, text: last }).state;
    const { state } = reduceStep(filled, { type: 'asked-hint', gap: 0 });
    expect(getOptions(state, 0)).toHaveLength(2);
    expect(getOptions(state, 0)).toContain('leave');
    expect(state.filled[0]).toBe('');
    expect(canHint(state, 0)).toBe(false);
    expect(reduceStep(state, { type: 'asked-hint', gap: 0 }).state).toBe(state);
  });

  test('shows the options in the typed game', () => {
    const { state } = reduceStep(createGame(TYPED_VARIANT), { type: 'asked-hint', gap: 1 });
    expect(getOptions(state, 1)).toHaveLength(4);
    expect(reduceStep(state, { type: 'filled', gap: 1, text: 'slow indeed' }).state).toBe(state);
  });
});

describe('points', () => {
  test('are fewer after a hint, and for a typo', () => {
    const hinted = reduceStep(createGame(), { type: 'asked-hint', gap: 0 }).state;
    expect(getPoints(check(fillAll(hinted)).state)).toBe(3 * POINTS.atFirst - POINTS.hint);
    const typo = reduceStep(fillAll(createGame(TYPED_VARIANT)), {
      type: 'filled',
      gap: 0,
      text: 'laeve',
    }).state;
    expect(getPoints(check(typo).state)).toBe(3 * POINTS.atFirst - POINTS.typo);
  });

  test('depend on the check that accepted a blank, and on hints', () => {
    const places = fc.subarray([0, 1, 2]);
    forAll(places, places, places, (wrong, wrongAgain, hints) => {
      const hinted = hints.reduce(
        (state, place) => reduceStep(state, { type: 'asked-hint', gap: place }).state,
        createGame(),
      );
      const first = check(fillAll(hinted, wrong)).state;
      const done = first.phase === 'read' ? first : check(fillAll(first, wrongAgain)).state;
      const helped = hints.filter((place) => !wrong.includes(place) || !wrongAgain.includes(place));
      const late = wrong.filter((place) => !wrongAgain.includes(place));
      expect(done.phase).toBe('read');
      expect(getPoints(done)).toBe(
        POINTS.atFirst * (3 - wrong.length) + POINTS.atSecond * late.length - POINTS.hint * helped.length,
      );
    });
  });
});

describe('the recorded answers', () => {
  test('are those of the first check, for points of grammar and words of the bank', () => {
    const fillAt = (state: DialogueState, place: number, text: string, ms: number) =>
      reduceStep(state, { type: 'filled', gap: place, text }, ms).state;
    let state = fillAt(createGame(), 0, 'leave', 4000);
    state = fillAt(state, 1, getWrongOption(state, 1), 7000);
    state = fillAt(state, 2, 'Indeed.', 7500);
    const first = check(state);
    expect(getAnswers(first)).toEqual([
      { id: 'b1-grammar-shall', grade: 'right', hint: false, ms: 4000 },
      { id: 'slow', grade: 'missed', hint: false, ms: 3000 },
    ]);
    expect(getAnswers(check(fillAll(first.state)))).toEqual([]);
  });

  test('grade a typo as hard', () => {
    const typo = reduceStep(fillAll(createGame(TYPED_VARIANT)), {
      type: 'filled',
      gap: 0,
      text: 'laeve',
    }).state;
    expect(getAnswers(check(typo))[0]?.grade).toBe('hard');
  });
});

describe('the result', () => {
  test('has a miss for a blank that was wrong at the first check, with both reasons and the answer', () => {
    const filled = fillAll(createGame(), [1]);
    const done = check(fillAll(check(filled).state)).state;
    const { misses, score, stars } = getResult(done);
    const given = filled.filled[1] ?? '';
    expect(misses).toEqual([
      {
        asked: 'Ben: Yes. – Ada: It is a ___ lift.',
        word: 'slow',
        right: 'slow',
        reason: `It is slow. Not “${given}”. ${done.dialogue.gaps[1]?.wrong[given]}`,
        given,
        isFact: false,
      },
    ]);
    expect(score).toEqual({ value: 83, text: '83% of the points' });
    expect(stars).toBe(2);
  });

  test('has no stars without points, and three if all is right at the first try', () => {
    const wrong = [0, 1, 2];
    const lost = check(fillAll(check(fillAll(createGame(), wrong)).state, wrong)).state;
    expect(getResult(lost).stars).toBeUndefined();
    expect(getResult(check(fillAll(createGame())).state)).toMatchObject({ stars: 3, misses: [] });
  });
});

describe('a deal', () => {
  test('is an unused dialogue with a word due for review', async () => {
    const a1 = await loadBank('A1');
    const hasReviewWord = ({ dialogue }: DialogueState) =>
      dialogue.gaps.some(({ point }) => point === 'borrow');
    for (let seed = 0; seed < 20; seed += 1) {
      const options = { variant: 'chosen', seed, learner: { ...DEFAULT_LEARNER, weak: ['borrow'] } };
      const state = createInitialState(a1, { ...options, carriedState: [] });
      expect(hasReviewWord(state)).toBe(true);
      expect(hasReviewWord(createInitialState(a1, { ...options, carriedState: [state.dialogue.id] }))).toBe(
        false,
      );
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
