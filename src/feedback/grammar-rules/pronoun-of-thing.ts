import type { Clause } from '../grammar/groups.ts';
import { findGender } from '../grammar/noun-gender.ts';
import { createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import {
  createWordFinding,
  type GrammarFinding,
  type RuleContext,
  SENTENCES_BEFORE,
} from './grammar-rule.ts';

// "He" and "she" for a thing: "I like my city because she is very big" → "it". The rule is in
// `pronoun-gender.ts`.

/**
 * Things and places that learners call "he" or "she", as in their own language. Right: a car or a boat is
 * "she".
 */
const isNamedThing = createWordTest(
  'house flat apartment city town village school bike bicycle phone room book table bag watch computer laptop kitchen garden hotel restaurant job film movie song shop park beach street bed dress jacket shirt coat office university museum company chair door window desk lamp umbrella sofa building camera bridge market',
);
/** What is said of things: "she is big", "he is made of wood". */
const isSaidOfThings = createWordTest(
  'big small old new red blue green black white yellow brown grey expensive cheap comfortable modern beautiful nice clean dirty long short large huge interesting boring delicious famous quiet noisy far near made called located situated broken useful important popular crowded wonderful lovely amazing difficult easy heavy cold dark',
);
/** "It has a garden", "it has two rooms": what a thing can have. */
const isPartOfThing = createWordTest(
  'garden room rooms bedroom bedrooms window windows kitchen bathroom bathrooms door doors floor floors pool balcony wall walls pocket pockets screen camera battery wheel wheels page pages shop shops park parks museum museums beach beaches building buildings inhabitants colour view roof',
);

/** Words that stand for a person. Wrong without one before: "I like my city. She is big". */
const standsForPerson = createWordTest(
  'he him his himself she her hers herself they them their theirs who someone somebody everyone everybody anyone one mr mrs ms miss',
);
const isAnimal = createWordTest(
  'dog dogs cat cats animal animals horse horses bird birds fish rabbit hamster pet pets cow parrot turtle puppy kitten pony baby',
);

/** Whether a word may name a person or an animal, whom "he" and "she" may rightly stand for. */
function mayNameLivingBeing(tokens: readonly GrammarToken[], token: GrammarToken): boolean {
  if (standsForPerson(token) || isAnimal(token) || findGender(token.lemma)) return true;
  if (token.tag === 'NAME') return !/^(?:in|at|near)$/.test(tokens[token.at - 1]?.lower ?? '');
  return /^NOUNS?$/.test(token.tag) && findEntry(token.lemma)?.nounClass === 'person';
}

/** "Is very big", "has a garden": what is said of a thing. */
function describesThing({ verb, complements }: Clause): boolean {
  const first = complements.find(({ kind }) => kind !== 'word');
  if (verb?.main.lemma === 'have') return first?.kind === 'noun' && isPartOfThing(first.head);
  if (verb?.main.lemma !== 'be' && !verb?.isPassive) return false;
  return isSaidOfThings(verb.main) || (first?.kind === 'adjective' && isSaidOfThings(first.head));
}

/** "I like my city because [she → it] is very big": no person has been named. */
export function checkPronounOfThing(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject } = clause;
  const { before, sentence } = context;
  const pronoun = subject?.head;
  if (!pronoun || !subject.isPronoun || !/^(?:he|she)$/.test(pronoun.lower)) return [];
  if (before.length === SENTENCES_BEFORE || !describesThing(clause)) return [];
  const words = [...before, sentence].flatMap(({ tokens }) =>
    tokens.filter((token) => token !== pronoun).map((token) => ({ tokens, token })),
  );
  if (words.some(({ tokens, token }) => mayNameLivingBeing(tokens, token))) return [];
  const things = [...(before.at(-1)?.tokens ?? []), ...sentence.tokens.slice(0, pronoun.at)].filter(
    isNamedThing,
  );
  const thing = things.at(-1);
  if (!thing) return [];
  return createWordFinding(context, pronoun, 'it', {
    simple: `This is about the ${thing.lower}. For a thing we say “it”, not “${pronoun.lower}”.`,
    full: `“${pronoun.lower}” is for a person; a thing, such as the ${thing.lower}, is “it”.`,
  });
}
