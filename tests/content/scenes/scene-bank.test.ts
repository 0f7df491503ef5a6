import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BANDS, TOP_LEVEL_OF_BAND } from '../../../src/content/bands.ts';
import { loadScenes } from '../../../src/content/scenes/scene-bank.ts';
import {
  BEST_RAPPORT,
  MAX_LINE_WORDS,
  MAX_REPLY_WORDS,
  REPLY_COUNT,
  REPLY_FITS,
  SCENE_AUDIENCES,
  type Scene,
  type SceneReply,
  type SceneTurn,
  sceneSchema,
  sceneTurnSchema,
} from '../../../src/content/scenes/scene-schema.ts';
import { expectEven, expectNoHintByLength, expectOfLevel, findRepeated, isUnfit } from '../bank-checks.ts';
import { splitTextWords } from '../words/word-forms.ts';

const SCENES_OF_AUDIENCE = { adult: 5, young: 3 } as const;

/** The show is about a day together, for every age. */
const ROMANTIC_WORDS =
  'boyfriend crush darling dating flirt girlfriend kiss marry romance romantic sweetheart wedding'.split(' ');

const FILES = SCENE_AUDIENCES.flatMap((audience) =>
  BANDS.map((band) => ({ name: `${audience}-${band}` as const, audience, band })),
);

function listReplies(scene: Scene): SceneReply[] {
  return scene.turns.flatMap(({ replies }) => replies);
}

/** What is said in a scene, by the contestants and by the learner. */
function listSpokenTexts(scene: Scene): string[] {
  const replies = listReplies(scene).flatMap(({ text, reaction }) => [text, reaction]);
  return [...scene.turns.map(({ says }) => says), ...replies];
}

function listTexts(scene: Scene): string[] {
  const { title, setting, aim, contestants, debrief } = scene;
  return [
    title,
    setting,
    aim,
    ...contestants.flatMap(({ about, manner, likes }) => [about, manner, likes]),
    ...listSpokenTexts(scene),
    ...listReplies(scene).map(({ because }) => because),
    debrief.best,
    ...debrief.phrases.flatMap(({ phrase, use }) => [phrase, use]),
  ];
}

function findBestReply({ replies }: SceneTurn): SceneReply | undefined {
  return replies.find(({ rapport }) => rapport === BEST_RAPPORT);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const reply = { text: 'Me too!', rapport: 2, fits: 'right', reaction: 'Great!', because: 'It is warm.' };
const weaker = { ...reply, text: 'I see.', rapport: 1 };
const off = { ...reply, text: 'So what?', rapport: -1, fits: 'rude' };
const turn = { by: 0, says: 'I like the sea.', replies: [reply, weaker, off] };
const contestant = { name: 'Ana', about: 'She swims.', manner: 'warm', likes: 'Short answers.' };
const phrase = { phrase: 'Me too!', use: 'You agree.' };
const scene = {
  id: 'a-young-the-sea',
  band: 'a',
  audience: 'young',
  title: 'The sea',
  setting: 'A club room.',
  aim: 'Make a friend.',
  contestants: ['warm', 'shy', 'dry'].map((manner) => ({ ...contestant, manner })),
  turns: [0, 1, 2, 0, 1, 2].map((by) => ({ ...turn, by })),
  debrief: { best: 'Listen.', phrases: [phrase, phrase, phrase, phrase] },
};

test('a turn has one best reply, one weaker and one that is off', () => {
  const fits = (replies: object[]) => v.is(sceneTurnSchema, { ...turn, replies });
  expect(fits([reply, weaker, off])).toBe(true);
  expect(fits([reply, { ...weaker, rapport: 2 }, off])).toBe(false);
  expect(fits([{ ...reply, rapport: 0 }, weaker, off])).toBe(false);
  expect(fits([reply, { ...weaker, rapport: -1, fits: 'too formal' }, off])).toBe(false);
  expect(fits([reply, weaker, { ...off, rapport: 0, fits: 'right' }])).toBe(false);
  expect(fits([reply, { ...weaker, text: 'me too!' }, off])).toBe(false);
});

test('a rude reply never helps, and one out of register is never the best', () => {
  const fits = (replies: object[]) => v.is(sceneTurnSchema, { ...turn, replies });
  expect(fits([reply, weaker, { ...off, rapport: 0 }])).toBe(false);
  expect(fits([{ ...reply, fits: 'too formal' }, weaker, off])).toBe(false);
});

test('a scene whose contestant speaks once, or talks like another, is rejected', () => {
  expect(v.is(sceneSchema, scene)).toBe(true);
  const turns = [0, 1, 2, 0, 1, 1].map((by) => ({ ...turn, by }));
  expect(v.is(sceneSchema, { ...scene, turns })).toBe(false);
  expect(v.is(sceneSchema, { ...scene, contestants: [contestant, contestant, contestant] })).toBe(false);
});

test('a scene is named by its band and its audience', () => {
  expect(v.is(sceneSchema, { ...scene, id: 'b-young-the-sea' })).toBe(false);
  expect(v.is(sceneSchema, { ...scene, audience: 'adult' })).toBe(false);
});

test('no scene, title, name, line or reply occurs twice in the whole bank', async () => {
  const scenes = (await Promise.all(FILES.map(({ name }) => loadScenes(name)))).flat();
  const spoken = scenes.flatMap(({ turns }) =>
    turns.flatMap(({ says, replies }) => [says, ...replies.map(({ text }) => text)]),
  );
  expect(findRepeated(scenes.map(({ id }) => id))).toEqual([]);
  expect(findRepeated(scenes.map(({ title }) => title.toLowerCase()))).toEqual([]);
  expect(findRepeated(scenes.flatMap(({ contestants }) => contestants.map(({ name }) => name)))).toEqual([]);
  expect(findRepeated(spoken.map((text) => text.toLowerCase()))).toEqual([]);
});

describe.each(FILES)('$name', async ({ name, audience, band }) => {
  const scenes = await loadScenes(name);
  const turns = scenes.flatMap((each) => each.turns);

  test('has as many scenes as its audience gets, none of them shared', () => {
    expect(scenes).toHaveLength(SCENES_OF_AUDIENCE[audience]);
    const strangers = scenes.filter((each) => each.band !== band || each.audience !== audience);
    expect(strangers.map(({ id }) => id)).toEqual([]);
  });

  test('says no line and offers no reply that is longer than the band follows', () => {
    const lines = turns.map(({ says }) => says);
    const replies = turns.flatMap((each) => each.replies.map(({ text }) => text));
    expect(lines.filter((text) => countWords(text) > MAX_LINE_WORDS[band])).toEqual([]);
    expect(replies.filter((text) => countWords(text) > MAX_REPLY_WORDS[band])).toEqual([]);
  });

  test('has the best reply at every index about equally often', () => {
    const places = turns.map(({ replies }) => replies.findIndex(({ rapport }) => rapport === BEST_RAPPORT));
    expectEven(places, REPLY_COUNT, 0.2);
  });

  test('has best replies that are not recognised by their length', () => {
    const choices = turns.map((each) => ({
      answer: findBestReply(each)?.text ?? '',
      options: each.replies.map(({ text }) => text),
    }));
    expectNoHintByLength(choices);
  });

  test('has replies in every scene that are too formal, and some that are too casual', () => {
    const hasFit = (each: Scene, fit: SceneReply['fits']) =>
      listReplies(each).some(({ fits }) => fits === fit);
    const flat = scenes.filter((each) => !hasFit(each, 'too formal') || !hasFit(each, 'too casual'));
    expect(flat.map(({ id }) => id)).toEqual([]);
  });

  test('has replies of every other fit', () => {
    const fits = scenes.flatMap(listReplies).map((each) => each.fits);
    expect(REPLY_FITS.filter((fit) => !fits.includes(fit))).toEqual([]);
  });

  test('has debriefs with phrases from the best replies', () => {
    const missing = scenes.flatMap((each) => {
      const best = each.turns.map((turn) => findBestReply(turn)?.text.toLowerCase() ?? '');
      const isSaid = (wording: string) => {
        const pieces = wording.toLowerCase().split('…');
        return best.some((text) => pieces.every((piece) => text.includes(piece.trim())));
      };
      return each.debrief.phrases.map((kept) => kept.phrase).filter((wording) => !isSaid(wording));
    });
    expect(missing).toEqual([]);
  });

  test('has no text that is romantic or unfit for a nine-year-old', () => {
    const isRomantic = (text: string) => splitTextWords(text).some((word) => ROMANTIC_WORDS.includes(word));
    const texts = scenes.flatMap(listTexts);
    expect(texts.filter((text) => isUnfit(text) || isRomantic(text))).toEqual([]);
  });
});

test.each(FILES.filter(({ band }) => band !== 'c'))(
  'nine in ten words said in $name are of its band or lower',
  async ({ name, band }) => {
    expectOfLevel((await loadScenes(name)).flatMap(listSpokenTexts), TOP_LEVEL_OF_BAND[band]);
  },
);
