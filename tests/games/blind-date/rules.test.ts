import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadScenes } from '../../../src/content/scenes/scene-bank.ts';
import type { Scene } from '../../../src/content/scenes/scene-schema.ts';
import { getResult, getScoreboard } from '../../../src/games/blind-date/outcome.ts';
import {
  countLamps,
  getPoints,
  getRapport,
  HINT_COST,
  isMutualChoice,
  LAMPS,
} from '../../../src/games/blind-date/rapport.ts';
import {
  canHint,
  canStartAgain,
  type DateMove,
  type DateState,
  findReply,
  getBestReply,
  getExcludedReply,
  getOpeningOrder,
  getTurn,
  isContestantVisible,
} from '../../../src/games/blind-date/state.ts';
import { forAll } from '../../for-all.ts';
import { getAnnouncement, getAnswers } from '../transition-effects.ts';
import {
  CONTINUE,
  createBestTalker,
  createWorstTalker,
  dealScene,
  playMoves,
  playShow,
  playTalk,
  reduceStep,
  type Talker,
} from './talks.ts';

const SCENES: readonly Scene[] = (
  await Promise.all([loadScenes('young-a'), loadScenes('adult-b'), loadScenes('adult-c')])
).flat();
const [SCENE] = SCENES as [Scene];

const sceneArbitrary = fc.constantFrom(...SCENES);
const placeArbitrary = fc.integer({ min: 0, max: 2 });
/** A place for each possible turn. */
const talkArbitrary = fc.array(placeArbitrary, { minLength: 8, maxLength: 8 });
const createTalker =
  (places: readonly number[]): Talker =>
  (turn) =>
    places[turn] ?? 0;

describe('the best talker', () => {
  test.each(SCENES.map((scene) => [scene.id, scene] as const))(
    'of %s has all points and a match',
    (_, scene) => {
      const state = dealScene(scene);
      for (const chosen of [0, 1, 2]) {
        const done = playShow(state, createBestTalker(state), chosen);
        const { name } = scene.contestants[chosen] ?? { name: '' };
        expect(getPoints(done)).toBe(100);
        expect(countLamps(done, chosen)).toBe(LAMPS);
        expect(getResult(done)).toMatchObject({
          stars: 3,
          misses: [],
          headline: `${name} chose you, too!`,
          score: { value: 100, text: '100% match' },
        });
      }
    },
  );
});

describe('the worst talker', () => {
  test.each(SCENES.map((scene) => [scene.id, scene] as const))('of %s is not chosen', (_, scene) => {
    const state = dealScene(scene);
    const done = playShow(state, createWorstTalker(state), 2);
    const { name } = scene.contestants[2] ?? { name: '' };
    expect(getResult(done).headline).toBe(`${name} would like to go with another person.`);
    expect(getResult(done).score?.value).toBe(0);
    expect(getResult(done).stars).toBeUndefined();
    expect(getResult(done).misses).toHaveLength(scene.turns.length);
  });
});

describe('rapport', () => {
  test('is never less for a better reply, with any contestant', () => {
    forAll(sceneArbitrary, talkArbitrary, fc.nat(7), (scene, places, at) => {
      const state = dealScene(scene);
      const turn = at % scene.turns.length;
      const better = places.with(turn, createBestTalker(state)(turn));
      const [one, other] = [playTalk(state, createTalker(places)), playTalk(state, createTalker(better))];
      expect(getPoints(other)).toBeGreaterThanOrEqual(getPoints(one));
      for (const contestant of [0, 1, 2]) {
        expect(countLamps(other, contestant)).toBeGreaterThanOrEqual(countLamps(one, contestant));
      }
    });
  });

  test('with one contestant does not depend on what is said to another', () => {
    forAll(
      sceneArbitrary,
      talkArbitrary,
      talkArbitrary,
      placeArbitrary,
      (scene, places, others, contestant) => {
        const state = dealScene(scene);
        const mixed: Talker = (turn) =>
          createTalker(getTurn(state, turn).by === contestant ? places : others)(turn);
        expect(countLamps(playTalk(state, mixed), contestant)).toBe(
          countLamps(playTalk(state, createTalker(places)), contestant),
        );
      },
    );
  });

  test('of half of the maximum makes a match', () => {
    const state = dealScene(SCENE);
    const own = SCENE.turns.flatMap(({ by }, turn) => (by === 0 ? [turn] : []));
    expect(own).toHaveLength(2);
    const withBest =
      (best: readonly number[]): Talker =>
      (turn) =>
        (best.includes(turn) ? createBestTalker : createWorstTalker)(state)(turn);
    /** Neither the best nor the worst reply; with the first contestant it is a good one. */
    const goodTalker: Talker = (turn) =>
      [0, 1, 2].find(
        (reply) => reply !== createBestTalker(state)(turn) && reply !== createWorstTalker(state)(turn),
      ) ?? 0;
    expect(countLamps(playTalk(state, goodTalker), 0)).toBe(2);
    expect(isMutualChoice(playTalk(state, goodTalker), 0)).toBe(true);
    expect(countLamps(playTalk(state, withBest(own.slice(0, 1))), 0)).toBe(1);
    expect(isMutualChoice(playTalk(state, withBest(own.slice(0, 1))), 0)).toBe(false);
  });
});

describe('a turn', () => {
  test('waits for a reply, and ends with the reaction', () => {
    const asked = playMoves(dealScene(SCENE), CONTINUE);
    expect(reduceStep(asked, CONTINUE).state).toBe(asked);
    expect(reduceStep(asked, { type: 'spoke', reply: 3 }).state).toBe(asked);
    const spoken = reduceStep(asked, { type: 'spoke', reply: 1 });
    expect(getAnnouncement(spoken)).toBe(`Number 1: ${getTurn(asked, 0).replies[1]?.reaction}`);
    expect(reduceStep(spoken.state, { type: 'spoke', reply: 2 }).state).toBe(spoken.state);
    expect(playMoves(spoken.state, CONTINUE).now.phase).toBe('asked');
  });

  test('that is the last leads to the choice', () => {
    const state = dealScene(SCENE);
    const done = playTalk(state, createBestTalker(state));
    expect(done.now.phase).toBe('choosing');
    expect(reduceStep(done, { type: 'chose', contestant: 3 }).state).toBe(done);
    expect(reduceStep(done, CONTINUE).state).toBe(done);
  });
});

describe('a second start', () => {
  const AGAIN = { type: 'started-again' } as const;
  const first = playMoves(dealScene(SCENE), CONTINUE, { type: 'spoke', reply: 0 });

  test('takes back the newest reply, which can’t be said again', () => {
    const again = playMoves(first, AGAIN);
    expect(again.now.phase).toBe('asked');
    expect(getExcludedReply(again)).toBe(0);
    expect(reduceStep(again, { type: 'spoke', reply: 0 }).state).toBe(again);
    const second = playMoves(again, { type: 'spoke', reply: 1 });
    expect(findReply(second, 0)).toBe(getTurn(second, 0).replies[1]);
    expect(findReply(second, 0, 'first')).toBe(getTurn(second, 0).replies[0]);
    expect(getExcludedReply(second)).toBeNull();
  });

  test('is possible once in a talk', () => {
    expect(canStartAgain(first)).toBe(true);
    const second = playMoves(first, AGAIN, { type: 'spoke', reply: 1 });
    expect(canStartAgain(second)).toBe(false);
    const later = playMoves(second, CONTINUE, { type: 'spoke', reply: 0 });
    expect(reduceStep(later, AGAIN).state).toBe(later);
  });

  test('gives at most a good rapport, and changes no other turn', () => {
    forAll(sceneArbitrary, talkArbitrary, fc.nat(7), placeArbitrary, (scene, places, at, other) => {
      const state = dealScene(scene);
      const turn = at % scene.turns.length;
      fc.pre(other !== places[turn]);
      const done = scene.turns.reduce(
        (before, _, each) => {
          const spoken = playMoves(before, { type: 'spoke', reply: places[each] ?? 0 });
          return each === turn
            ? playMoves(spoken, AGAIN, { type: 'spoke', reply: other }, CONTINUE)
            : playMoves(spoken, CONTINUE);
        },
        playMoves(state, CONTINUE),
      );
      for (const each of scene.turns.keys()) {
        const said = getTurn(state, each).replies[each === turn ? other : (places[each] ?? 0)];
        expect(getRapport(done, each)).toBe(Math.min(said?.rapport ?? 0, each === turn ? 1 : 2));
      }
    });
  });
});

describe('a hint', () => {
  const asked = playMoves(dealScene(SCENE), CONTINUE);

  test('describes how the speaker talks, once for each contestant', () => {
    const hinted = reduceStep(asked, { type: 'asked-hint' });
    expect(getAnnouncement(hinted)).toBe(`Number 1 talks like this: ${SCENE.contestants[0]?.manner}.`);
    expect(canHint(hinted.state)).toBe(false);
    expect(reduceStep(hinted.state, { type: 'asked-hint' }).state).toBe(hinted.state);
    const next = playMoves(hinted.state, { type: 'spoke', reply: 0 }, CONTINUE);
    expect(canHint(next)).toBe(true);
  });

  test('costs points, but never below zero', () => {
    const createBestTalkWithHints = (hints: number): DateState =>
      SCENE.turns.reduce(
        (before, _, turn) =>
          playMoves(
            before,
            ...(turn < hints ? [{ type: 'asked-hint' } as const] : []),
            { type: 'spoke', reply: createBestTalker(before)(turn) },
            CONTINUE,
          ),
        asked,
      );
    expect([0, 1, 2, 3].map((hints) => getPoints(createBestTalkWithHints(hints)))).toEqual(
      [0, 1, 2, 3].map((hints) => 100 - hints * HINT_COST),
    );
    const worst = playTalk(dealScene(SCENE), createWorstTalker(asked));
    expect(getPoints({ ...worst, hinted: [0, 1] })).toBe(0);
  });
});

describe('the screen', () => {
  const choose = (contestant: number) =>
    playMoves(playTalk(dealScene(SCENE), createBestTalker(dealScene(SCENE))), { type: 'chose', contestant });

  test.each([0, 1, 2])('opens part by part, with the chosen contestant (%i) last', (contestant) => {
    const seen = [0, 1, 2, 3].map((times) => {
      const state = playMoves(choose(contestant), ...Array.from({ length: times }, () => CONTINUE));
      return [0, 1, 2].filter((place) => isContestantVisible(state, place));
    });
    expect(seen).toEqual([0, 1, 2, 3].map((times) => getOpeningOrder(contestant).slice(0, times).toSorted()));
    expect(getOpeningOrder(contestant).at(-1)).toBe(contestant);
  });

  test('announces each contestant, and at the end whether the chosen one chose the learner', () => {
    let state = choose(1);
    const texts = [1, 2, 3, 4].map(() => {
      const next = reduceStep(state, CONTINUE);
      state = next.state;
      return getAnnouncement(next);
    });
    const [lumi, bruno, meera] = SCENE.contestants;
    expect(texts).toEqual([
      `Number 1 is ${lumi?.name}. ${lumi?.about}`,
      `Number 3 is ${meera?.name}. ${meera?.about}`,
      `Number 2 is ${bruno?.name}. ${bruno?.about}`,
      `${bruno?.name} chose you, too!`,
    ]);
    expect(playMoves(state, CONTINUE).now.phase).toBe('debrief');
    expect(playMoves(state, CONTINUE, CONTINUE).now.phase).toBe('over');
  });

  test('allows another choice while it is closed', () => {
    const back = playMoves(choose(1), { type: 'changed-mind' });
    expect(back.now.phase).toBe('choosing');
    const open = playMoves(choose(1), CONTINUE);
    expect(reduceStep(open, { type: 'changed-mind' }).state).toBe(open);
  });
});

describe('the recorded answers', () => {
  const SPOKE: DateMove = { type: 'spoke', reply: 0 };

  test('follow after the talk, with the first reply of each turn and its time', () => {
    const state = dealScene(SCENE);
    const asked = reduceStep(state, CONTINUE, 1000).state;
    const first = reduceStep(asked, { type: 'spoke', reply: createWorstTalker(state)(0) }, 4000).state;
    const again = reduceStep(first, { type: 'started-again' }, 5000).state;
    let talk = reduceStep(
      reduceStep(again, { type: 'spoke', reply: createBestTalker(state)(0) }, 7000).state,
      CONTINUE,
      8000,
    );
    expect(getAnswers(talk)).toEqual([]);
    for (const _ of SCENE.turns.slice(1)) {
      talk = reduceStep(reduceStep(talk.state, SPOKE, 9000).state, CONTINUE, 9000);
      expect(getAnswers(talk)).toEqual([]);
    }
    const opened = playMoves(talk.state, { type: 'chose', contestant: 0 }, CONTINUE, CONTINUE, CONTINUE);
    const verdict = reduceStep(opened, CONTINUE);
    expect(getAnswers(verdict)).toHaveLength(SCENE.turns.length);
    expect(getAnswers(verdict)[0]).toEqual({
      id: `${SCENE.id}/1`,
      grade: 'missed',
      hint: false,
      ms: 2000,
    });
  });
});

describe('the result', () => {
  test('has a miss for a reply that did not fit, with the best one and both reasons', () => {
    const state = dealScene(SCENE);
    const done = playShow(state, (turn) => (turn === 1 ? createWorstTalker : createBestTalker)(state)(turn));
    const given = getTurn(state, 1).replies[createWorstTalker(state)(1)];
    const best = getBestReply(state, 1);
    expect(getResult(done).misses).toEqual([
      {
        asked: `${SCENE.contestants[1]?.name}: ${SCENE.turns[1]?.says}`,
        word: best.text,
        right: best.text,
        reason: `Your reply: ${given?.because} The best one: ${best.because}`,
        given: given?.text,
        isFact: true,
      },
    ]);
  });

  test('stays hidden in the scoreboard until the debrief', () => {
    const state = dealScene(SCENE);
    const getLabels = (each: DateState) => getScoreboard(each).map((fact) => fact.label);
    const done = playShow(state, createBestTalker(state));
    expect(getLabels(done)).toEqual(['Turn']);
    expect(getLabels(playMoves(done, CONTINUE))).toEqual(['Match']);
  });
});
