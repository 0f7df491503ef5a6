import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';
import { canBeBaseForm } from './verb-forms.ts';

/*
 * The base form behind a question word: "know what do", "learned how make". The rule is in
 * `gerund-or-infinitive.ts`.
 */

const isOfKnowing = createLemmaTest(
  'know learn decide understand remember forget explain tell show teach ask wonder discover discuss see about idea sure',
);
const isObjectPronoun = createWordTest('me you him her us them');
const isOfTelling = createLemmaTest('tell show teach ask explain');

/** Whether the question word is what one knows or is told: "know what", "tell me what", not "you what". */
function isGoverned(tokens: readonly GrammarToken[], word: GrammarToken): boolean {
  const before = tokens[word.at - 1];
  if (isObjectPronoun(before)) {
    const beforePerson = tokens[word.at - 2];
    return isOfTelling(beforePerson?.lower === 'to' ? tokens[word.at - 3] : beforePerson);
  }
  return isOfKnowing(before);
}

const isPronounOrName = createTagTest('PRON', 'NAME');
const isThing = createWordTest('it them this that these those');
/** "How long", "how many", "what happens": no infinitive is meant, or another word. */
const isOtherPhrase = createWordTest('be have can long many much come happen');
/** "What do people eat", "what do the others think": "do" before a subject asks. */
const mayFollowDo = createWordTest('with next first now about when if in at for');

const isHowWhereWhen = createWordTest('how where when');
const OTHER_READINGS = ['NOUN', 'ADJ', 'ADV', 'EN', 'PAST'] as const;
const isSkill = createWordTest('cook use play swim drive ride dance work make put');
const mayFollowSkill = createTagTest('DET', 'MARK', 'PRON');
const isWhatVerb = createWordTest(
  'say eat wear buy choose cook expect bring tell give write read take send sell see learn',
);
const mayFollowWhat = createWordTest('to for on next first when if and at in tonight tomorrow');

/** Whether the word is certainly a verb behind this question word, with what follows it. */
function isSurelyVerb(word: GrammarToken, verb: GrammarToken, next: GrammarToken): boolean {
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
  if (!isGoverned(tokens, word) || isOtherPhrase(verb) || !isSurelyVerb(word, verb, next)) return [];
  // "I know what people like": the next word is a subject.
  if (isPronounOrName(next) && !isThing(next)) return [];
  const right = `to ${verb.lower}`;
  return createWordFinding(context, verb, right, {
    simple: `After “${word.lower}” the verb needs “to” here: “${word.lower} ${right}”.`,
    full: `Without a subject, “${word.lower}” takes an infinitive with “to”: “${word.lower} ${right}”.`,
  });
}
