/*
 * A check of the base form after a question word, part of the rule in gerund-or-infinitive.ts:
 *
 *   I didn't know what do → what to do
 *   I learned how make bread → how to make bread
 */

import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';
import { canBeBaseForm } from './verb-forms.ts';

/** Words of knowing and asking that a question word may follow: "know what", "the idea how". */
const isOfKnowing = createLemmaTest(
  'know learn decide understand remember forget explain tell show teach ask wonder discover discuss see about idea sure',
);
const isObjectPronoun = createWordTest('me you him her us them');
const isOfTelling = createLemmaTest('tell show teach ask explain');

/**
 * Whether the question word belongs to a verb of knowing or telling: "know what", "tell me what"; not "you
 * what".
 */
function followsKnowingOrTelling(tokens: readonly GrammarToken[], word: GrammarToken): boolean {
  const before = tokens[word.at - 1];
  if (isObjectPronoun(before)) {
    const beforePerson = tokens[word.at - 2];
    return isOfTelling(beforePerson?.lower === 'to' ? tokens[word.at - 3] : beforePerson);
  }
  return isOfKnowing(before);
}

const isPronounOrName = createTagTest('PRON', 'NAME');
const isThingPronoun = createWordTest('it them this that these those');
/** Words after which no infinitive is meant: "how long", "how come", "what happens". */
const isNotInfinitive = createWordTest('be have can long many much come happen');
/** Words after "what do" that do not begin a subject. Not marked: "what do people eat". */
const mayFollowDo = createWordTest('with next first now about when if in at for');

/** Question words after which a word that is only a verb is marked. */
const isHowWhereWhen = createWordTest('how where when');
const OTHER_READINGS = ['NOUN', 'ADJ', 'ADV', 'EN', 'PAST'] as const;
/** Verbs of skills, marked after "how" although they may be nouns: "how cook rice". */
const isSkill = createWordTest('cook use play swim drive ride dance work make put');
const mayFollowSkill = createTagTest('DET', 'MARK', 'PRON');
/** Verbs that may follow "what": "what wear to the party". */
const isWhatVerb = createWordTest(
  'say eat wear buy choose cook expect bring tell give write read take send sell see learn',
);
const mayFollowWhat = createWordTest('to for on next first when if and at in tonight tomorrow');

/** Whether the word can only be a verb after this question word and before the next word. */
function isVerbInPlace(word: GrammarToken, verb: GrammarToken, next: GrammarToken): boolean {
  if (verb.lower === 'do') return next.tag === 'MARK' || mayFollowDo(next);
  if (word.lower === 'what') return isWhatVerb(verb) && (next.tag === 'MARK' || mayFollowWhat(next));
  if (word.lower === 'how' && isSkill(verb) && mayFollowSkill(next)) return true;
  return isHowWhereWhen(word) && !OTHER_READINGS.some((tag) => verb.possibleTags.has(tag));
}

/** "I didn't know what do" → "what to do"; "I learned how make bread" → "how to make". */
export function checkAfterQuestionWord(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [verb, next] = [tokens[word.at + 1], tokens[word.at + 2]];
  if (!canBeBaseForm(verb) || !verb.isInLexicon || !next) return [];
  if (!followsKnowingOrTelling(tokens, word) || isNotInfinitive(verb) || !isVerbInPlace(word, verb, next))
    return [];
  // Before a pronoun or name, which may be a subject, nothing is marked: "I wonder where live Ana and Tom".
  if (isPronounOrName(next) && !isThingPronoun(next)) return [];
  const right = `to ${verb.lower}`;
  return createWordFinding(context, verb, right, {
    simple: `After “${word.lower}” the verb needs “to” here: “${word.lower} ${right}”.`,
    full: `Without a subject, “${word.lower}” takes an infinitive with “to”: “${word.lower} ${right}”.`,
  });
}
