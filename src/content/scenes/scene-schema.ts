import * as v from 'valibot';
import { createLineSchema, createSentencesSchema, hasNoDuplicates } from '../authored-text.ts';
import { BANDS, type Band } from '../bands.ts';

/*
 * The scenes of the game Blind Date, as their authors write them: three contestants, what they say, and three
 * replies to each line.
 */

/** Adults are learners from sixteen on; for younger ones the show is about making a friend. */
export const SCENE_AUDIENCES = ['adult', 'young'] as const;
export type SceneAudience = (typeof SCENE_AUDIENCES)[number];

export const CONTESTANT_COUNT = 3;
export const REPLY_COUNT = 3;
const MIN_TURNS = 6;
const MAX_TURNS = 8;
/** A contestant with one turn only would show no character. */
const MIN_TURNS_OF_CONTESTANT = 2;
const PHRASE_COUNT = 4;

/** The effect of a reply on the conversation, worst first. */
const RAPPORTS = [-1, 0, 1, 2] as const;
export type Rapport = (typeof RAPPORTS)[number];
export const BEST_RAPPORT = 2 satisfies Rapport;

/** How a reply suits the contestant and what they have just said. */
export const REPLY_FITS = ['right', 'too formal', 'too casual', 'rude', 'off the point'] as const;
export type ReplyFit = (typeof REPLY_FITS)[number];

/** The longest line of a contestant, in words, that a learner can follow by ear. */
export const MAX_LINE_WORDS = { a: 20, b: 30, c: 40 } as const satisfies Record<Band, number>;

/** The longest reply, in words; learners compare three. */
export const MAX_REPLY_WORDS = { a: 16, b: 24, c: 30 } as const satisfies Record<Band, number>;

/** The longest texts, in characters. */
const MAX_TITLE_LENGTH = 40;
const MAX_SETTING_LENGTH = 140;
const MAX_AIM_LENGTH = 110;
const MAX_NAME_LENGTH = 16;
const MAX_ABOUT_LENGTH = 140;
const MAX_MANNER_LENGTH = 40;
const MAX_LIKES_LENGTH = 110;
const MAX_LINE_LENGTH = 240;
const MAX_REPLY_LENGTH = 180;
const MAX_REACTION_LENGTH = 100;
const MAX_REASON_LENGTH = 120;
const MAX_ADVICE_LENGTH = 200;
const MAX_PHRASE_LENGTH = 50;
const MAX_USE_LENGTH = 80;

const contestantSchema = v.strictObject({
  name: createLineSchema(MAX_NAME_LENGTH),
  /** Who the contestant is, shown at the end. */
  about: createSentencesSchema(MAX_ABOUT_LENGTH),
  /** How they talk. */
  manner: createLineSchema(MAX_MANNER_LENGTH),
  /** What they like in a conversation. */
  likes: createSentencesSchema(MAX_LIKES_LENGTH),
});
export type Contestant = v.InferOutput<typeof contestantSchema>;

const replySchema = v.pipe(
  v.strictObject({
    text: createSentencesSchema(MAX_REPLY_LENGTH),
    rapport: v.picklist(RAPPORTS),
    fits: v.picklist(REPLY_FITS),
    /** The contestant's answer, in character; it shows the effect of the reply and gives no advice. */
    reaction: createSentencesSchema(MAX_REACTION_LENGTH),
    /** The explanation, shown in the debrief. */
    because: createSentencesSchema(MAX_REASON_LENGTH),
  }),
  v.check(({ rapport, fits }) => fits !== 'rude' || rapport === -1, 'a rude reply spoils the talk'),
  v.check(({ rapport, fits }) => fits !== 'right' || rapport >= 0, 'what fits spoils nothing'),
  v.check(({ rapport, fits }) => fits === 'right' || rapport < BEST_RAPPORT, 'what does not fit is not best'),
);
export type SceneReply = v.InferOutput<typeof replySchema>;

/** A contestant's line, with a best, a middle and a weak reply. */
export const sceneTurnSchema = v.strictObject({
  /** The index of the contestant. */
  by: v.picklist([0, 1, 2]),
  says: createSentencesSchema(MAX_LINE_LENGTH),
  replies: v.pipe(
    v.array(replySchema),
    v.length(REPLY_COUNT),
    v.check((replies) => hasNoDuplicates(replies.map(({ text }) => text)), 'a reply stands twice'),
    v.check(
      (replies) => replies.filter(({ rapport }) => rapport === BEST_RAPPORT).length === 1,
      'one reply is the best',
    ),
    v.check(
      (replies) => new Set(replies.map(({ rapport }) => rapport)).size === REPLY_COUNT,
      'two replies are equally good',
    ),
    v.check(
      (replies) =>
        replies.every(
          ({ rapport, fits }) =>
            fits !== 'right' || rapport > Math.min(...replies.map((reply) => reply.rapport)),
        ),
      'the weakest reply is off',
    ),
  ),
});
export type SceneTurn = v.InferOutput<typeof sceneTurnSchema>;

/** A conversation with three strangers, of whom the learner chooses one to spend a day with. */
export const sceneSchema = v.pipe(
  v.strictObject({
    /** The band, the audience and some words of the title: `a-young-the-farm-day`. */
    id: v.pipe(v.string(), v.regex(/^[abc]-(?:adult|young)(?:-[a-z0-9]+)+$/)),
    band: v.picklist(BANDS),
    audience: v.picklist(SCENE_AUDIENCES),
    title: createLineSchema(MAX_TITLE_LENGTH),
    setting: createSentencesSchema(MAX_SETTING_LENGTH),
    /** What the learner should try to achieve. */
    aim: createSentencesSchema(MAX_AIM_LENGTH),
    contestants: v.pipe(
      v.array(contestantSchema),
      v.length(CONTESTANT_COUNT),
      v.check((contestants) => hasNoDuplicates(contestants.map(({ manner }) => manner)), 'two talk alike'),
    ),
    turns: v.pipe(v.array(sceneTurnSchema), v.minLength(MIN_TURNS), v.maxLength(MAX_TURNS)),
    debrief: v.strictObject({
      /** What a good speaker does here. */
      best: createSentencesSchema(MAX_ADVICE_LENGTH),
      /** Useful phrases from the best replies; … stands for a variable part. */
      phrases: v.pipe(
        v.array(
          v.strictObject({
            phrase: createLineSchema(MAX_PHRASE_LENGTH),
            use: createSentencesSchema(MAX_USE_LENGTH),
          }),
        ),
        v.length(PHRASE_COUNT),
      ),
    }),
  }),
  v.check(({ id, band, audience }) => id.startsWith(`${band}-${audience}-`), 'the id names another band'),
  v.check(
    ({ contestants, turns }) =>
      contestants.every(
        (_, index) => turns.filter(({ by }) => by === index).length >= MIN_TURNS_OF_CONTESTANT,
      ),
    'a contestant hardly speaks',
  ),
);
export type Scene = v.InferOutput<typeof sceneSchema>;

/** The file of a band and an audience. */
export const sceneListSchema = v.array(sceneSchema);
