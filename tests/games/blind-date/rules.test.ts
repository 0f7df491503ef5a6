import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadScenes } from '../../../src/content/scenes/scene-bank.ts';
import type { Scene } from '../../../src/content/scenes/scene-schema.ts';
import { result, standing } from '../../../src/games/blind-date/outcome.ts';
import {
  choosesYou,
  HINT_COST,
  LAMPS,
  lampsOf,
  pointsOf,
  rapportIn,
} from '../../../src/games/blind-date/rapport.ts';
import {
  bestReply,
  canHint,
  canStartAgain,
  type DateMove,
  type DateState,
  isOpen,
  openingOrder,
  outReply,
  replyIn,
  turnAt,
} from '../../../src/games/blind-date/state.ts';
import { forAll } from '../../for-all.ts';
import { answersBy, saidBy } from '../happened.ts';
import { bestOf, change, dealt, ON, shown, step, type Talker, talked, worstOf } from './talks.ts';

const SCENES: readonly Scene[] = (
  await Promise.all([loadScenes('young-a'), loadScenes('adult-b'), loadScenes('adult-c')])
).flat();
const [SCENE] = SCENES as [Scene];

const aScene = fc.constantFrom(...SCENES);
const aPlace = fc.integer({ min: 0, max: 2 });
/** A place for each turn there may be. */
const aTalk = fc.array(aPlace, { minLength: 8, maxLength: 8 });
const saying =
  (places: readonly number[]): Talker =>
  (turn) =>
    places[turn] ?? 0;

describe('the best talker', () => {
  test.each(SCENES.map((scene) => [scene.id, scene] as const))(
    'of %s has all points and a match',
    (_, scene) => {
      const state = dealt(scene);
      for (const chosen of [0, 1, 2]) {
        const done = shown(state, bestOf(state), chosen);
        const { name } = scene.contestants[chosen] ?? { name: '' };
        expect(pointsOf(done)).toBe(100);
        expect(lampsOf(done, chosen)).toBe(LAMPS);
        expect(result(done)).toMatchObject({
          stars: 3,
          misses: [],
          headline: `${name} chose you, too!`,
          score: { value: 100, text: '100% rapport' },
        });
      }
    },
  );
});

describe('the worst talker', () => {
  test.each(SCENES.map((scene) => [scene.id, scene] as const))('of %s is chosen by nobody', (_, scene) => {
    const state = dealt(scene);
    const done = shown(state, worstOf(state), 2);
    const { name } = scene.contestants[2] ?? { name: '' };
    expect(result(done).headline).toBe(`${name} would rather go with somebody else.`);
    expect(result(done).score?.value).toBe(0);
    expect(result(done).stars).toBeUndefined();
    expect(result(done).misses).toHaveLength(scene.turns.length);
  });
});

describe('rapport', () => {
  test('is never less for a better reply, with anybody', () => {
    forAll(aScene, aTalk, fc.nat(7), (scene, places, at) => {
      const state = dealt(scene);
      const turn = at % scene.turns.length;
      const better = places.with(turn, bestOf(state)(turn));
      const [one, other] = [talked(state, saying(places)), talked(state, saying(better))];
      expect(pointsOf(other)).toBeGreaterThanOrEqual(pointsOf(one));
      for (const contestant of [0, 1, 2]) {
        expect(lampsOf(other, contestant)).toBeGreaterThanOrEqual(lampsOf(one, contestant));
      }
    });
  });

  test('with one is not changed by what is said to another', () => {
    forAll(aScene, aTalk, aTalk, aPlace, (scene, places, others, contestant) => {
      const state = dealt(scene);
      const mixed: Talker = (turn) => saying(turnAt(state, turn).by === contestant ? places : others)(turn);
      expect(lampsOf(talked(state, mixed), contestant)).toBe(
        lampsOf(talked(state, saying(places)), contestant),
      );
    });
  });

  test('is a match from half of what there was on', () => {
    const state = dealt(SCENE);
    const own = SCENE.turns.flatMap(({ by }, turn) => (by === 0 ? [turn] : []));
    expect(own).toHaveLength(2);
    const withBest =
      (best: readonly number[]): Talker =>
      (turn) =>
        (best.includes(turn) ? bestOf : worstOf)(state)(turn);
    /** Neither the best nor the worst: with the first contestant that is a good one. */
    const good: Talker = (turn) =>
      [0, 1, 2].find((reply) => reply !== bestOf(state)(turn) && reply !== worstOf(state)(turn)) ?? 0;
    expect(lampsOf(talked(state, good), 0)).toBe(2);
    expect(choosesYou(talked(state, good), 0)).toBe(true);
    expect(lampsOf(talked(state, withBest(own.slice(0, 1))), 0)).toBe(1);
    expect(choosesYou(talked(state, withBest(own.slice(0, 1))), 0)).toBe(false);
  });
});

describe('a turn', () => {
  test('waits for a reply, and goes on only after the reaction', () => {
    const asked = step(dealt(SCENE), ON);
    expect(change(asked, ON).state).toBe(asked);
    expect(change(asked, { type: 'spoke', reply: 3 }).state).toBe(asked);
    const spoken = change(asked, { type: 'spoke', reply: 1 });
    expect(saidBy(spoken)).toBe(`Number 1: ${turnAt(asked, 0).replies[1]?.reaction}`);
    expect(change(spoken.state, { type: 'spoke', reply: 2 }).state).toBe(spoken.state);
    expect(step(spoken.state, ON).now.phase).toBe('asked');
  });

  test('after the last one somebody is to be chosen', () => {
    const state = dealt(SCENE);
    const done = talked(state, bestOf(state));
    expect(done.now.phase).toBe('choosing');
    expect(change(done, { type: 'chose', contestant: 3 }).state).toBe(done);
    expect(change(done, ON).state).toBe(done);
  });
});

describe('a second start', () => {
  const AGAIN = { type: 'started-again' } as const;
  const first = step(dealt(SCENE), ON, { type: 'spoke', reply: 0 });

  test('takes back the newest reply, which can’t be said again', () => {
    const again = step(first, AGAIN);
    expect(again.now.phase).toBe('asked');
    expect(outReply(again)).toBe(0);
    expect(change(again, { type: 'spoke', reply: 0 }).state).toBe(again);
    const second = step(again, { type: 'spoke', reply: 1 });
    expect(replyIn(second, 0)).toBe(turnAt(second, 0).replies[1]);
    expect(replyIn(second, 0, 'first')).toBe(turnAt(second, 0).replies[0]);
    expect(outReply(second)).toBeNull();
  });

  test('is had once in a talk', () => {
    expect(canStartAgain(first)).toBe(true);
    const second = step(first, AGAIN, { type: 'spoke', reply: 1 });
    expect(canStartAgain(second)).toBe(false);
    const later = step(second, ON, { type: 'spoke', reply: 0 });
    expect(change(later, AGAIN).state).toBe(later);
  });

  test('counts as good at most, and changes no other turn', () => {
    forAll(aScene, aTalk, fc.nat(7), aPlace, (scene, places, at, other) => {
      const state = dealt(scene);
      const turn = at % scene.turns.length;
      fc.pre(other !== places[turn]);
      const done = scene.turns.reduce(
        (before, _, each) => {
          const spoken = step(before, { type: 'spoke', reply: places[each] ?? 0 });
          return each === turn ? step(spoken, AGAIN, { type: 'spoke', reply: other }, ON) : step(spoken, ON);
        },
        step(state, ON),
      );
      for (const each of scene.turns.keys()) {
        const said = turnAt(state, each).replies[each === turn ? other : (places[each] ?? 0)];
        expect(rapportIn(done, each)).toBe(Math.min(said?.rapport ?? 0, each === turn ? 1 : 2));
      }
    });
  });
});

describe('a hint', () => {
  const asked = step(dealt(SCENE), ON);

  test('tells how the one who speaks talks, once for each, and costs points', () => {
    const hinted = change(asked, { type: 'asked-hint' });
    expect(saidBy(hinted)).toBe(`Number 1 talks like this: ${SCENE.contestants[0]?.manner}.`);
    expect(canHint(hinted.state)).toBe(false);
    expect(change(hinted.state, { type: 'asked-hint' }).state).toBe(hinted.state);
    const next = step(hinted.state, { type: 'spoke', reply: 0 }, ON);
    expect(canHint(next)).toBe(true);
  });

  test('takes its cost off the points, as far as there are any', () => {
    const best = (hints: number): DateState =>
      SCENE.turns.reduce(
        (before, _, turn) =>
          step(
            before,
            ...(turn < hints ? [{ type: 'asked-hint' } as const] : []),
            { type: 'spoke', reply: bestOf(before)(turn) },
            ON,
          ),
        asked,
      );
    expect([0, 1, 2, 3].map((hints) => pointsOf(best(hints)))).toEqual(
      [0, 1, 2, 3].map((hints) => 100 - hints * HINT_COST),
    );
    const worst = talked(dealt(SCENE), worstOf(asked));
    expect(pointsOf({ ...worst, hinted: [0, 1] })).toBe(0);
  });
});

describe('the screen', () => {
  const chosen = (contestant: number) =>
    step(talked(dealt(SCENE), bestOf(dealt(SCENE))), { type: 'chose', contestant });

  test.each([0, 1, 2])('opens one by one, with the chosen one (%i) last', (contestant) => {
    const seen = [0, 1, 2, 3].map((times) => {
      const state = step(chosen(contestant), ...Array.from({ length: times }, () => ON));
      return [0, 1, 2].filter((place) => isOpen(state, place));
    });
    expect(seen).toEqual([0, 1, 2, 3].map((times) => openingOrder(contestant).slice(0, times).toSorted()));
    expect(openingOrder(contestant).at(-1)).toBe(contestant);
  });

  test('says who has come to light, and at the end whether they chose you', () => {
    let state = chosen(1);
    const texts = [1, 2, 3, 4].map(() => {
      const next = change(state, ON);
      state = next.state;
      return saidBy(next);
    });
    const [lumi, bruno, meera] = SCENE.contestants;
    expect(texts).toEqual([
      `Number 1 is ${lumi?.name}. ${lumi?.about}`,
      `Number 3 is ${meera?.name}. ${meera?.about}`,
      `Number 2 is ${bruno?.name}. ${bruno?.about}`,
      `${bruno?.name} chose you, too!`,
    ]);
    expect(step(state, ON).now.phase).toBe('debrief');
    expect(step(state, ON, ON).now.phase).toBe('over');
  });

  test('lets the choice be changed as long as it is closed', () => {
    const back = step(chosen(1), { type: 'changed-mind' });
    expect(back.now.phase).toBe('choosing');
    const open = step(chosen(1), ON);
    expect(change(open, { type: 'changed-mind' }).state).toBe(open);
  });
});

describe('the records', () => {
  const SPOKE: DateMove = { type: 'spoke', reply: 0 };

  test('hear of the talk once it is over, as it was said at first, and with its time', () => {
    const state = dealt(SCENE);
    const begun = change(state, ON, 1000).state;
    const first = change(begun, { type: 'spoke', reply: worstOf(state)(0) }, 4000).state;
    const again = change(first, { type: 'started-again' }, 5000).state;
    let talk = change(change(again, { type: 'spoke', reply: bestOf(state)(0) }, 7000).state, ON, 8000);
    expect(answersBy(talk)).toEqual([]);
    for (const _ of SCENE.turns.slice(1)) {
      talk = change(change(talk.state, SPOKE, 9000).state, ON, 9000);
      expect(answersBy(talk)).toEqual([]);
    }
    const opened = step(talk.state, { type: 'chose', contestant: 0 }, ON, ON, ON);
    const verdict = change(opened, ON);
    expect(answersBy(verdict)).toHaveLength(SCENE.turns.length);
    expect(answersBy(verdict)[0]).toEqual({
      id: `${SCENE.id}/1`,
      grade: 'missed',
      hint: false,
      ms: 2000,
    });
  });
});

describe('the result', () => {
  test('has a miss for a reply that did not fit, with the best one and both reasons', () => {
    const state = dealt(SCENE);
    const done = shown(state, (turn) => (turn === 1 ? worstOf : bestOf)(state)(turn));
    const given = turnAt(state, 1).replies[worstOf(state)(1)];
    const best = bestReply(state, 1);
    expect(result(done).misses).toEqual([
      {
        asked: `${SCENE.contestants[1]?.name}: ${SCENE.turns[1]?.says}`,
        word: best.text,
        right: best.text,
        reason: `${given?.because} ${best.because}`,
        given: given?.text,
        isFact: true,
      },
    ]);
  });

  test('is not hinted at by what stands in the bar before the debrief', () => {
    const state = dealt(SCENE);
    const label = (each: DateState) => standing(each).map((fact) => fact.label);
    const done = shown(state, bestOf(state));
    expect(label(done)).toEqual(['Turn']);
    expect(label(step(done, ON))).toEqual(['Rapport']);
  });
});
