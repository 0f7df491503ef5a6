import { UNCOUNTABLE_NOUNS } from '../lexicon/nouns.ts';
import { parseWordList } from '../lexicon/word-list.ts';

/** Plurals that learners make of uncountable nouns. Wrong: “I do my homeworks”. */
export const WRONG_PLURALS = parseWordList(`
accommodations advices baggages behaviors behaviours braveries breads clothings cutleries electricities employments
equipments evidences feedbacks furnitures garbages glasswares happinesses healths homeworks honesties houseworks housings hungers
informations jewelleries jewelries ketchups knowledges laughters literatures lucks luggages machineries moneys musics
nutritions pastas patiences petrols pollutions progresses publicities researches rices rubbishes sceneries shoppings
sightseeings softwares spaghettis stuffs sunshines thirsts tourisms traffics trainings transportations trashes
unemployments violences vocabularies weathers wildlifes wisdoms
`);

/**
 * Uncountable nouns that take “a” or a plural in one of their meanings. Right: “a love of music”, “a light
 * snow”.
 */
const SOMETIMES_COUNTED = new Set(
  parseWordList(`
accommodation air anger behavior behaviour bread butter cash cheese childhood damage education energy freedom fun gold
grass happiness health help honey hunger ice intelligence jam knowledge leisure love mail milk money music nutrition oil
peace plastic progress rain respect rice safety salt shopping snow software steam strength sugar thirst training travel
violence vocabulary wealth wood work
`),
);

/** Nouns that take “much”, in the sense in which learners use them. */
const MASS_NOUNS = parseWordList(`
advice air attention baggage beer bread butter cheese chocolate clothing coffee damage electricity energy equipment evidence
experience food fruit fun furniture hair happiness help homework housework information juice knowledge love luck luggage
meat milk money music news noise oil paper patience pollution practice progress rain research rice rubbish salt sand
sleep snow soup space sugar sunshine tea time traffic trouble vocabulary water wine work
`);

/** The word lists that the patterns use as `%name`. */
export const WORD_LISTS = {
  wrongPlurals: WRONG_PLURALS,
  uncountable: [...UNCOUNTABLE_NOUNS].filter((noun) => !SOMETIMES_COUNTED.has(noun)),
  massNouns: MASS_NOUNS,
};
