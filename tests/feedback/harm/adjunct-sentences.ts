import { toIngForm, toPastForm, toPlural } from '../../../src/feedback/lexicon/inflection.ts';
import { IRREGULAR_VERBS } from '../../../src/feedback/lexicon/irregular-verbs.ts';
import { JOB_NOUNS, OTHER_COUNTABLE_NOUNS, UNCOUNTABLE_NOUNS } from '../../../src/feedback/lexicon/nouns.ts';
import { REGULAR_VERBS, VERBS_ALSO_NOUNS } from '../../../src/feedback/lexicon/verbs.ts';
import { parseWordList } from '../../../src/feedback/lexicon/word-list.ts';
import { PREPOSITION_TABLE } from '../../../src/feedback/wrong-prepositions/word-pattern-table.ts';

/** Times, places and means that may follow any verb or adjective that needs no object. */
const ADJUNCTS = [
  'in the morning',
  'in winter',
  'in Brazil',
  'in 2010',
  'in silence',
  'on Sunday',
  'on the phone',
  'on the way home',
  'on my birthday',
  'at night',
  'at home',
  'at first',
  'at the market',
  'for an hour',
  'for two days',
  'for a long time',
  'from nine to five',
  'from the start',
  'with a smile',
  'to this day',
  'before lunch',
];

const INTRANSITIVE_VERBS = parseWordList(
  'insist concentrate focus apologise listen participate succeed laugh smile stare dream worry complain wait suffer recover escape agree disagree shout knock reply respond compete vote graduate retire study sing dance work travel sleep swim run walk talk cry',
);
const ADJECTIVES = parseWordList(
  'afraid proud tired jealous interested happy sad bored angry popular busy famous late ready nervous excited worried serious confident disappointed surprised sure good bad great rich full crowded kind polite friendly similar different responsible curious keen pleased married hungry quiet',
);

function hasOwnPast(verb: string): boolean {
  return IRREGULAR_VERBS.some(({ base }) => base === verb) || REGULAR_VERBS.includes(verb);
}

/** The words that the rows of the table of prepositions begin with, without their marks. */
function listTableNouns(): readonly string[] {
  const rows = PREPOSITION_TABLE.trim().split('\n');
  return rows.flatMap((row) => /#(\w+)/.exec(row)?.[1] ?? []).filter((noun) => !noun.endsWith('s'));
}

/** Verbs that need an object or a complement, and so cannot stand alone in the frames. */
const NEEDS_MORE = new Set(
  parseWordList(
    'apologize say tell point speak listen agree occur explain describe suggest mention confess announce repeat know understand believe deserve hate like prefer recognise want amaze annoy confuse disappoint interest surprise frighten satisfy irritate frustrate thrill terrify travel be have do put let make become seem get mean cost keep lay lend need own belong consist contain depend rely tend oblige intend',
  ),
);

/** Nouns that make no sense in the frames. */
const NOUNS_LIKE_ADJECTIVES = new Set(['sun', 'cloud', 'wind', 'furniture', 'literature', 'congratulations']);

function frameVerb(base: string): readonly string[] {
  return [
    `They wanted to ${base} it at home.`,
    `She can ${base} it in the morning.`,
    `We will ${base} them on Sunday.`,
    `Did you ${base} it in Brazil?`,
    `I don't want to ${base} it now.`,
    `They ${toPastForm(base)} it for two days.`,
    `She is ${toIngForm(base)} it at night.`,
    `He stopped to ${base} something.`,
    `Please ${base} it again.`,
  ];
}

function frameCountableNoun(noun: string): readonly string[] {
  return [
    `There is ${/^[aeiou]/.test(noun) ? 'an' : 'a'} new ${noun} here.`.replace('an new', 'a new'),
    `I saw the ${noun} on the way home.`,
    `We have two ${toPlural(noun)} at home.`,
    `My ${noun} is on the table.`,
    `The ${toPlural(noun)} were very good.`,
    `These ${toPlural(noun)} are from Spain.`,
    `She has a lot of ${toPlural(noun)}.`,
    `That is Anna's ${noun}.`,
  ];
}

function frameUncountableNoun(noun: string): readonly string[] {
  return [
    `The ${noun} was good.`,
    `We need more ${noun} in the morning.`,
    `I have ${noun} at home.`,
    `There is a lot of ${noun} in the city.`,
    `They have some ${noun} for you.`,
  ];
}

/**
 * Right sentences in which a word that rules name is followed by a time, a place or a means, and plain frames
 * for the words of the lexicon. Some make little sense, and all are right English.
 */
export function createAdjunctSentences(): readonly string[] {
  const verbs = [...IRREGULAR_VERBS.map(({ base }) => base), ...REGULAR_VERBS].filter(
    (verb) => !NEEDS_MORE.has(verb) && !INTRANSITIVE_VERBS.includes(verb) && hasOwnPast(verb),
  );
  return [
    ...INTRANSITIVE_VERBS.flatMap((verb) =>
      ADJUNCTS.map((adjunct) => `They ${toPastForm(verb)} ${adjunct}.`),
    ),
    ...INTRANSITIVE_VERBS.flatMap((verb) => ADJUNCTS.map((adjunct) => `I like to ${verb} ${adjunct}.`)),
    ...ADJECTIVES.flatMap((adjective) => ADJUNCTS.map((adjunct) => `They were ${adjective} ${adjunct}.`)),
    ...listTableNouns().map((noun) => `The ${noun} in the book was interesting.`),
    ...[...VERBS_ALSO_NOUNS].filter((noun) => noun !== 'love').map((noun) => `The ${noun} was good.`),
    ...verbs.flatMap(frameVerb),
    ...[...OTHER_COUNTABLE_NOUNS, ...JOB_NOUNS]
      .filter((noun) => !UNCOUNTABLE_NOUNS.has(noun) && !NOUNS_LIKE_ADJECTIVES.has(noun))
      .flatMap(frameCountableNoun),
    ...[...UNCOUNTABLE_NOUNS].flatMap(frameUncountableNoun),
  ];
}
