// Corrects a base form or an infinitive where an -ing form follows a preposition: “I object to leave” → “I
// object to leaving”, “She is interested to join us” → “She is interested in joining us”, “They prevented me
// to go” → “They prevented me from going”, “Thank you for understand” → “Thank you for understanding”.

import type { Clause, NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import { checkAfterPreposition, checkGain } from './after-preposition.ts';
import {
  atForms,
  atWords,
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { isBaseForm } from './verb-forms.ts';

/** Tags of a verb in any form. */
const VERB_TAGS = /^(?:VERB|VERBS|PAST|EN|ING)$/;
/** Tags of an adjective and of a participle such as "committed", which can also look like a past form. */
const ADJECTIVE_TAGS = /^(?:ADJ|EN|PAST)$/;

/** The verb of "to" and a base form that begin at a token; undefined where something else stands there. */
function readInfinitive(tokens: readonly GrammarToken[], at: number): GrammarToken | undefined {
  const [to, verb] = [tokens[at], tokens[at + 1]];
  return to?.lower === 'to' && verb && isBaseForm(verb) ? verb : undefined;
}

/** The same for a word that is a verb, as in "object to leave", and not a noun, as in "opposed to change". */
function readSureInfinitive(tokens: readonly GrammarToken[], at: number): GrammarToken | undefined {
  const verb = readInfinitive(tokens, at);
  const next = verb && tokens[verb.at + 1];
  const hasObject = /^(?:DET|PRON|NAME|NOUNS)$/.test(next?.tag ?? '');
  return verb && (!verb.possibleTags.has('NOUN') || hasObject) ? verb : undefined;
}

/** "Object [to leave → to leaving]". */
function correctTo(context: RuleContext, word: GrammarToken, verb: GrammarToken): readonly GrammarFinding[] {
  const right = `to ${toIngForm(verb.lemma)}`;
  return createFinding(context, word.at + 1, verb.at + 1, right, {
    simple: `After “${word.lower} to” we use -ing: “${word.lower} ${right}”.`,
    full: `In “${word.lower} to”, “to” is a preposition, and the -ing form follows: “${right}”.`,
  });
}

/** "I object [to leave → to leaving]". */
function checkVerbWithTo(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = readSureInfinitive(tokens, word.at + 1);
  // Right: "the object to find", "the last resort to try", where the word is a noun.
  const isNoun = !VERB_TAGS.test(word.tag) || /^(?:DET|ADJ)$/.test(tokens[word.at - 1]?.tag ?? '');
  return verb && !isNoun ? correctTo(context, word, verb) : [];
}

/**
 * "She is committed [to help → to helping] them"; not marked without "be": "They committed to stand trial".
 */
function checkParticipleWithTo(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = readSureInfinitive(tokens, word.at + 1);
  const followsBe =
    ADJECTIVE_TAGS.test(word.tag) &&
    tokens
      .slice(Math.max(0, word.at - 3), word.at)
      .some(({ lemma }) => /^(?:be|become|get|feel|remain|seem)$/.test(lemma));
  return verb && (followsBe || word.at === 0) ? correctTo(context, word, verb) : [];
}

/** Verbs and adjectives that need a preposition and -ing where learners use an infinitive. */
const PREPOSITION_OF: ReadonlyMap<string, string> = new Map([
  ['succeed', 'in'],
  ['capable', 'of'],
  ['incapable', 'of'],
  ['insist', 'on'],
  ['fond', 'of'],
  ['dream', 'of'],
  ['tired', 'of'],
]);

/**
 * Verbs for what people are tired of doing. Wrong: "I am tired to wait". Right: "too tired to climb the
 * stairs".
 */
const TIRING_ACTIVITIES = /^(?:wait|work|do|live|listen|hear|read|argue|explain|repeat|clean|cook)$/;

/** True for "I am tired to wait"; not for "he is too tired to wait", which tells what he can't do. */
function isTiredOf(verb: GrammarToken, before: GrammarToken | undefined): boolean {
  return (
    /^(?:am|'m|is|are|was|were|get|getting|got|really|already)$/.test(before?.lower ?? '') &&
    TIRING_ACTIVITIES.test(verb.lemma)
  );
}

/** Right: "my dreams to become a pilot", where "dreams" is a noun. */
function isDreamNoun({ lemma }: GrammarToken, before: GrammarToken | undefined): boolean {
  const followsSubject = /^(?:PRON|ADV|NAME)$/.test(before?.tag ?? '') || before?.lemma === 'always';
  return lemma === 'dream' && !followsSubject;
}

/** "Succeeded [to open → in opening]". */
function replaceTo(
  context: RuleContext,
  word: GrammarToken,
  verb: GrammarToken,
  preposition: string,
): readonly GrammarFinding[] {
  const right = `${preposition} ${toIngForm(verb.lemma)}`;
  return createFinding(context, word.at + 1, verb.at + 1, right, {
    simple: `After “${word.lower}” we use “${preposition}” and -ing: “${right}”.`,
    full: `“${word.lower}” takes “${preposition}” and the -ing form here: “${word.lower} ${right}”.`,
  });
}

/** "We succeeded [to open → in opening] it"; "capable [to do → of doing] it". */
function checkOtherPreposition(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const preposition = PREPOSITION_OF.get(word.tag === 'ADJ' ? word.lower : word.lemma);
  const verb = readInfinitive(tokens, word.at + 1);
  if (!preposition || !verb) return [];
  const isAdjective = /^(?:capable|incapable|fond|tired)$/.test(word.lower);
  if (!(isAdjective ? ADJECTIVE_TAGS : VERB_TAGS).test(word.tag)) return [];
  const before = tokens[word.at - 1];
  if (isDreamNoun(word, before) || (word.lower === 'tired' && !isTiredOf(verb, before))) return [];
  return replaceTo(context, word, verb, preposition);
}

/** Verbs for the purpose of a project or a law: "aimed at helping". */
const PURPOSES =
  /^(?:help|improve|reduce|increase|teach|promote|develop|make|create|provide|support|raise|protect|encourage|prevent|give|show|attract|solve|build|bring|inform|educate)$/;
/** Verbs of learning or knowing something. Right: "I was interested to hear that". */
const VERBS_OF_KNOWING =
  /^(?:hear|know|see|find|learn|read|note|notice|discover|observe|watch|meet|please|be)$/;

/** "She is interested [to join → in joining] us"; "it is aimed [to help → at helping] them". */
function checkInterestedOrAimed(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = readInfinitive(tokens, word.at + 1);
  const followsBe = tokens.slice(Math.max(0, word.at - 2), word.at).some(({ lemma }) => lemma === 'be');
  if (!verb || !followsBe || VERBS_OF_KNOWING.test(verb.lemma)) return [];
  // Right: "I'd be interested to try that".
  if (tokens.slice(Math.max(0, word.at - 3), word.at).some(({ lower }) => /^(?:would|'d)$/.test(lower)))
    return [];
  if (word.lower === 'aimed') return PURPOSES.test(verb.lemma) ? replaceTo(context, word, verb, 'at') : [];
  return replaceTo(context, word, verb, 'in');
}

/** "Worth [to see → seeing]", "worth [to be seen → seeing]". */
function checkWorth(context: RuleContext, worth: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = readInfinitive(tokens, worth.at + 1);
  const last = verb?.lemma === 'be' ? tokens[verb.at + 1] : verb;
  if (!last || (last !== verb && last.tag !== 'EN')) return [];
  const right = toIngForm(last.lemma);
  return createFinding(context, worth.at + 1, last.at + 1, right, {
    simple: `After “worth” we use -ing: “worth ${right}”.`,
    full: `“Worth” takes the -ing form, without “to”: “worth ${right}”.`,
  });
}

/**
 * Verbs with an object, a preposition and -ing: "prevented them from practising", "thanked me for helping".
 */
const PREPOSITION_AFTER_OBJECT: ReadonlyMap<string, string> = new Map([
  ['prevent', 'from'],
  ['discourage', 'from'],
  ['prohibit', 'from'],
  ['deter', 'from'],
  ['dissuade', 'from'],
  ['thank', 'for'],
  ['blame', 'for'],
  ['forgive', 'for'],
  ['criticise', 'for'],
  ['criticize', 'for'],
  ['accuse', 'of'],
  ['suspect', 'of'],
  ['congratulate', 'on'],
]);

/** Whether the object can do what the infinitive says. Right: "They prevented a plan to close the school". */
function canDo({ isPronoun, nounClass }: NounGroup, preposition: string): boolean {
  return isPronoun || nounClass === 'person' || (preposition === 'from' && nounClass === 'thing');
}

/** Right: "He forgave me to please his mother", "We criticised the boy to help him", which tell why. */
function tellsPurpose(verb: GrammarToken, after: GrammarToken | undefined, object: NounGroup): boolean {
  if (/^(?:be|please|show|prove|avoid)$/.test(verb.lemma)) return true;
  const meansSamePerson = !object.isPronoun && /^(?:him|her|them)$/.test(after?.lower ?? '');
  return meansSamePerson || after?.lower === object.head.lower;
}

/** "Prevented them [to practise → from practising]". */
function checkAfterObject(context: RuleContext, { verb, complements }: Clause): readonly GrammarFinding[] {
  const preposition = verb && PREPOSITION_AFTER_OBJECT.get(verb.main.lemma);
  const [object] = complements;
  if (!verb || !preposition || verb.isPassive) return [];
  if (object?.kind !== 'noun' || object.from !== verb.to || !canDo(object, preposition)) return [];
  const [to, second, after] = context.sentence.tokens.slice(object.to, object.to + 3);
  // In "to land" and "to sleep", the parser may read a noun.
  const canBeVerb = second?.possibleTags.has('VERB') && (isBaseForm(second) || second.tag === 'NOUN');
  if (to?.lower !== 'to' || !second || !canBeVerb || tellsPurpose(second, after, object)) return [];
  const right = `${preposition} ${toIngForm(second.lower)}`;
  return createFinding(context, object.to, second.at + 1, right, {
    simple: `“${verb.main.lower}” goes with “${preposition}” and -ing: “${right}”.`,
    full: `“${verb.main.lemma}” takes an object and “${preposition}” with the -ing form: “${right}”.`,
  });
}

/** "Before [to go → going] to bed, I read". */
function checkBeforeTo(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = readInfinitive(tokens, word.at + 1);
  const before = tokens[word.at - 1];
  // Not marked after a verb or a preposition, as in "looked after to": there the word belongs to what
  // precedes.
  if (!verb || (before && !/^(?:MARK|AND|NOUNS?|PRON|ADV)$/.test(before.tag))) return [];
  const right = toIngForm(verb.lemma);
  return createFinding(context, word.at + 1, verb.at + 1, right, {
    simple: `A verb directly after “${word.lower}” ends in -ing: “${word.lower} ${right}”.`,
    full: `After the preposition “${word.lower}” the verb is an -ing form, without “to”: “${right}”.`,
  });
}

/**
 * Conditions: A word of the lists comes directly before “to” and a base form, or a verb of the list before
 * an object that can act and an infinitive; or a preposition comes before a form that is only a verb, or
 * before a verb of applications with its object.
 */
export const GERUND_AFTER_PREPOSITION_RULE: GrammarRule = {
  id: 'gerund-after-preposition',
  kind: 'verb-form',
  wordChecks: [
    atForms('object confess resort', checkVerbWithTo),
    atWords('committed accustomed dedicated opposed devoted addicted', checkParticipleWithTo),
    atForms([...PREPOSITION_OF.keys()].join(' '), checkOtherPreposition),
    atWords('worth', checkWorth),
    atWords('before after', checkBeforeTo),
    atWords('in on at', checkGain), // "I am keen on [gain → gaining] experience."
    atWords('interested aimed', checkInterestedOrAimed),
    // "Thank you for [understand → understanding]", "a farm [for learn → to learn] about it".
    atWords('for without at of by about before after instead', checkAfterPreposition),
  ],
  find: findInClauses(checkAfterObject),
};
