import * as v from 'valibot';
import { LEVELS } from '../../domain/levels.ts';
import { createLineSchema, hasNoDuplicates } from '../authored-text.ts';
import { GAP } from '../gap.ts';

/* The questions of the level test in the set-up, as their authors write them. */

/** The longest texts, in characters. */
const MAX_STEM_LENGTH = 80;
const MAX_OPTION_LENGTH = 45;
const MAX_POINT_LENGTH = 30;

const optionSchema = createLineSchema(MAX_OPTION_LENGTH);

/** A question of the level test, with one right answer among four options. */
const placementItemSchema = v.pipe(
  v.strictObject({
    /** A sentence with a gap, or what a person says and the reply to it. */
    kind: v.picklist(['gap', 'reply']),
    /** What it tests: a point of grammar, a field of words or a purpose of speech. */
    point: createLineSchema(MAX_POINT_LENGTH),
    stem: createLineSchema(MAX_STEM_LENGTH),
    answer: optionSchema,
    wrong: v.strictTuple([optionSchema, optionSchema, optionSchema]),
  }),
  v.check(({ kind, stem }) => stem.split(GAP).length === (kind === 'gap' ? 2 : 1), 'only a gap has one ___'),
  v.check(({ answer, wrong }) => hasNoDuplicates([answer, ...wrong]), 'two options are the same'),
);
export type PlacementItem = v.InferOutput<typeof placementItemSchema>;

/** The questions by level. */
export const placementBankSchema = v.strictObject(v.entriesFromList(LEVELS, v.array(placementItemSchema)));
export type PlacementBank = v.InferOutput<typeof placementBankSchema>;
