import { parseWordList } from './word-list.ts';

/** Adjectives by the noun of their family that learners use in their place. Wrong: "She is very beauty." */
export const NOUN_FOR_ADJECTIVE = new Map(
  parseWordList(`
beauty/beautiful danger/dangerous benefit/beneficial success/successful importance/important difference/different difficulty/difficult happiness/happy
health/healthy wealth/wealthy anger/angry hunger/hungry noise/noisy fame/famous tradition/traditional nature/natural culture/cultural
history/historic music/musical politics/political nation/national confidence/confident intelligence/intelligent independence/independent
patience/patient violence/violent silence/silent distance/distant absence/absent comfort/comfortable fashion/fashionable friend/friendly
use/useful care/careful help/helpful pain/painful peace/peaceful power/powerful color/colourful colour/colourful stress/stressful hope/hopeful
sun/sunny rain/rainy cloud/cloudy wind/windy snow/snowy fog/foggy storm/stormy salt/salty luck/lucky taste/tasty mess/messy dirt/dirty
freedom/free poverty/poor truth/true wisdom/wise youth/young pride/proud height/high length/long width/wide depth/deep strength/strong warmth/warm
safety/safe cruelty/cruel honesty/honest loyalty/loyal reality/real possibility/possible responsibility/responsible ability/able necessity/necessary
variety/various mystery/mysterious humour/humorous religion/religious ambition/ambitious nervousness/nervous curiosity/curious generosity/generous
attraction/attractive creation/creative imagination/imaginative emotion/emotional education/educational tourist/touristic profession/professional
medicine/medical science/scientific romance/romantic energy/energetic economy/economic industry/industrial environment/environmental
legend/legendary elegance/elegant kindness/kind sadness/sad loneliness/lonely laziness/lazy illness/ill sickness/sick boredom/boring excitement/exciting interest/interesting
talent/talented courage/courageous experience/experienced charm/charming crowd/crowded surprise/surprised efficiency/efficient convenience/convenient popularity/popular modernity/modern reliability/reliable
`).map((pair) => pair.split('/') as [string, string]),
);

/** Nouns by the verb that learners use in their place. Wrong: "I need an advise." */
const NOUN_FOR_VERB = new Map(
  parseWordList(`
inform/information advise/advice explain/explanation decide/decision choose/choice suggest/suggestion invite/invitation discuss/discussion compare/comparison
describe/description arrive/arrival improve/improvement develop/development solve/solution succeed/success grow/growth behave/behaviour believe/belief
advertise/advertisement recommend/recommendation apologise/apology apologize/apology complain/complaint lose/loss prepare/preparation
celebrate/celebration educate/education pronounce/pronunciation imagine/imagination communicate/communication participate/participation
entertain/entertainment agree/agreement enjoy/enjoyment appear/appearance differ/difference depart/departure organise/organisation
organize/organization invent/invention analyse/analysis contribute/contribution apply/application argue/argument confirm/confirmation
`).map((pair) => pair.split('/') as [string, string]),
);
/** Persons by their field. Wrong: "He is a music." Some keys are words that only learners write: "guider". */
const PERSON_FOR_FIELD = new Map(
  parseWordList(
    'music/musician science/scientist politics/politician politic/politician physic/physicist photograph/photographer guider/guide',
  ).map((pair) => pair.split('/') as [string, string]),
);

/** Returns the adjective of a noun: danger → dangerous; a word that is not in the list unchanged. */
export function nounToAdjective(noun: string): string {
  return NOUN_FOR_ADJECTIVE.get(noun) ?? noun;
}

/** Returns the noun of a verb: decide → decision; a word that is not in the list unchanged. */
export function verbToNoun(verb: string): string {
  return NOUN_FOR_VERB.get(verb) ?? verb;
}

/** Returns the person of a field: science → scientist; a word that is not in the list unchanged. */
export function fieldToPerson(field: string): string {
  return PERSON_FOR_FIELD.get(field) ?? field;
}

/** Returns the adjective for the person who has the feeling: boring → bored. */
export function causeToFeeling(cause: string): string {
  return (
    { terrifying: 'terrified', satisfying: 'satisfied', worrying: 'worried', annoying: 'annoyed' }[cause] ??
    cause.replace(/ing$/, 'ed')
  );
}

/** Returns the adjective for what causes the feeling: bored → boring. */
export function feelingToCause(feeling: string): string {
  return (
    { terrified: 'terrifying', satisfied: 'satisfying', worried: 'worrying', annoyed: 'annoying' }[feeling] ??
    feeling.replace(/ed$/, 'ing')
  );
}

/** Returns the adjective of an adverb in -ly: sadly → sad, happily → happy, possibly → possible. */
export function adverbToAdjective(adverb: string): string {
  if (/[ai]bly$/.test(adverb)) return adverb.replace(/y$/, 'e');
  return adverb.replace(/ily$/, 'y').replace(/ly$/, '');
}
