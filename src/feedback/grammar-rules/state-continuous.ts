/*
 * Corrects the continuous of verbs that name a state:
 *
 *   The children are liking chocolate → like
 *   He isn't knowing the answer → doesn't know
 *   The box is containing three books → contains
 */

import type { Clause, NounGroup } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import { createFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';
import { takesThirdPerson, toPast, toPresent } from './verb-forms.ts';

/** States of persons. Right of things: "my dream is owning a house", where the -ing form is a noun. */
const isStateOfPerson = createLemmaTest(
  'know want need believe understand like dislike hate prefer own agree disagree resemble',
);
/** States of things, which no -ing form that is a noun names after "be": "the jar is containing salt". */
const isStateOfThing = createLemmaTest('contain need resemble consist belong weigh mean');
/** States only before an adjective: "it is tasting good". Right: "He is tasting the soup". */
const isSense = createLemmaTest('smell taste sound');
const isThingPronoun = createWordTest('it this that these those');
/** Words with which a change or a habit is told rightly: "I'm liking it more and more", "always wanting". */
const allowsContinuous = createWordTest('always constantly forever increasingly already if wish');
const opensMeasure = createTagTest('NUM', 'DET');

/** Whether a verb names a state with this subject and what follows. */
function namesState({ subject, verb, complements }: Clause, subjectIsPerson: boolean): boolean {
  const [object] = complements;
  const main = verb?.main;
  if (!main || !subject) return false;
  // Right: "I was meaning to call", "she was wanting to ask", politely.
  if (main.lemma === 'want' && verb.tense === 'past') return false;
  if (isSense(main)) return object?.kind === 'adjective' && object.from === verb.to;
  // "The shoes are fitting me". Right: "They are fitting a new lock".
  if (main.lemma === 'fit') return object?.kind === 'noun' && object.head.tag === 'PRON';
  if (subjectIsPerson) return isStateOfPerson(main);
  if (!isStateOfThing(main) || !isLifeless(subject)) return false;
  if (main.lemma === 'weigh')
    return object?.kind === 'noun' && opensMeasure(object.determiner ?? object.modifiers[0]);
  return main.lemma !== 'belong' || object?.kind === 'preposition';
}

/** Whether the subject is a thing that can be seen, or a pronoun for one; not "the hardest thing". */
function isLifeless({ head, isPronoun, nounClass }: NounGroup): boolean {
  if (isPronoun) return isThingPronoun(head);
  return (
    (nounClass === 'thing' || nounClass === 'place' || /^(?:word|text|story)$/.test(head.lemma)) &&
    head.lemma !== 'thing'
  );
}

/** "The children [are liking → like] chocolate", "he [isn't knowing → doesn't know] it". */
export function checkStateContinuous(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const { subject, verb } = clause;
  const finite = verb?.finite;
  if (!subject || finite?.lemma !== 'be' || !verb?.isProgressive || verb.verbs.length !== 2) return [];
  if (verb.isInverted || subject.to > finite.at || takesThirdPerson(subject) === undefined) return [];
  if (!namesState(clause, isPersonOrName(subject)) || tokens.some(allowsContinuous)) return [];
  const { main } = verb;
  const isPast = finite.tag === 'PAST';
  const adverbs = tokens.slice(finite.at + 1, main.at).filter(({ tag }) => tag !== 'NOT');
  const conjugate = isPast ? toPast : toPresent;
  const words = verb.isNegative
    ? [`${conjugate('do', subject)}n't`, ...adverbs.map(({ text }) => text), main.lemma]
    : [...adverbs.map(({ text }) => text), conjugate(main.lemma, subject)];
  const right = words.join(' ');
  return createFinding(context, finite.at, main.at + 1, right, {
    simple: `Here “${main.lemma}” tells how things are, so it takes no -ing: “${right}”.`,
    full: `“${main.lemma}” names a state here, so it is not used in the continuous: “${right}”.`,
  });
}
