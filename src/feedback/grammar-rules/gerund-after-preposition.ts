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

const VERB_TAGS = /^(?:VERB|VERBS|PAST|EN|ING)$/;
const ADJECTIVE_TAGS = /^(?:ADJ|EN|PAST)$/;

/** The verb of "to" and a base form that begin at a token; undefined where something else stands there. */
function readInfinitive(tokens: readonly GrammarToken[], at: number): GrammarToken | undefined {
  const [to, verb] = [tokens[at], tokens[at + 1]];
  return to?.lower === 'to' && verb && isBaseForm(verb) ? verb : undefined;
}

/** "Object to wait": what follows is surely a verb, and not a noun as in "opposed to change". */
function readSureInfinitive(tokens: readonly GrammarToken[], at: number): GrammarToken | undefined {
  const verb = readInfinitive(tokens, at);
  const next = verb && tokens[verb.at + 1];
  const hasObject = /^(?:DET|PRON|NAME|NOUNS)$/.test(next?.tag ?? '');
  return verb && (!verb.possibleTags.has('NOUN') || hasObject) ? verb : undefined;
}

/** "Object [to wait → to waiting]". */
function correctTo(context: RuleContext, word: GrammarToken, verb: GrammarToken): readonly GrammarFinding[] {
  const right = `to ${toIngForm(verb.lemma)}`;
  return createFinding(context, word.at + 1, verb.at + 1, right, {
    simple: `After “${word.lower} to” we use -ing: “${word.lower} ${right}”.`,
    full: `In “${word.lower} to”, “to” is a preposition, and the -ing form follows: “${right}”.`,
  });
}

/** "I object [to wait → to waiting]". */
function checkVerbWithTo(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = readSureInfinitive(tokens, word.at + 1);
  // "The object to find", "last resort to try": a noun.
  const isNoun = !VERB_TAGS.test(word.tag) || /^(?:DET|ADJ)$/.test(tokens[word.at - 1]?.tag ?? '');
  return verb && !isNoun ? correctTo(context, word, verb) : [];
}

/** "She is committed [to help → to helping]", not "they committed to stand trial". */
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

/** Verbs and adjectives with a preposition and -ing in place of an infinitive. */
const PREPOSITION_OF: ReadonlyMap<string, string> = new Map([
  ['succeed', 'in'],
  ['capable', 'of'],
  ['incapable', 'of'],
  ['insist', 'on'],
  ['fond', 'of'],
  ['dream', 'of'],
  ['tired', 'of'],
]);

/** What one is tired of doing: "tired to wait", but "too tired to climb the stairs". */
const WEARYING = /^(?:wait|work|do|live|listen|hear|read|argue|explain|repeat|clean|cook)$/;

/** "I am tired to wait", not "he is too tired to wait", which tells what he can't do. */
function isWearyOf(verb: GrammarToken, before: GrammarToken | undefined): boolean {
  return (
    /^(?:am|'m|is|are|was|were|get|getting|got|really|already)$/.test(before?.lower ?? '') &&
    WEARYING.test(verb.lemma)
  );
}

/** "My dreams to become a pilot" has a noun. */
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
    full: `“${word.lower}” takes “${preposition}” and the -ing form: “${word.lower} ${right}”.`,
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
  if (isDreamNoun(word, before) || (word.lower === 'tired' && !isWearyOf(verb, before))) return [];
  return replaceTo(context, word, verb, preposition);
}

/** What a project or a law is aimed at. */
const AIMS =
  /^(?:help|improve|reduce|increase|teach|promote|develop|make|create|provide|support|raise|protect|encourage|prevent|give|show|attract|solve|build|bring|inform|educate)$/;
/** "I was interested to hear that": what came to be known. */
const COMING_TO_KNOW =
  /^(?:hear|know|see|find|learn|read|note|notice|discover|observe|watch|meet|please|be)$/;

/** "She is interested [to join → in joining] us"; "it is aimed [to help → at helping] them". */
function checkInterestedOrAimed(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = readInfinitive(tokens, word.at + 1);
  const followsBe = tokens.slice(Math.max(0, word.at - 2), word.at).some(({ lemma }) => lemma === 'be');
  if (!verb || !followsBe || COMING_TO_KNOW.test(verb.lemma)) return [];
  // "I'd be interested to try that" is right.
  if (tokens.slice(Math.max(0, word.at - 3), word.at).some(({ lower }) => /^(?:would|'d)$/.test(lower)))
    return [];
  if (word.lower === 'aimed') return AIMS.test(verb.lemma) ? replaceTo(context, word, verb, 'at') : [];
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

/** "Prevented them to practise" → "from practising"; "thanked me to help" → "for helping". */
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

/** "They prevented a plan to close the school": the infinitive belongs to the noun, which does nothing. */
function canDo({ isPronoun, nounClass }: NounGroup, preposition: string): boolean {
  return isPronoun || nounClass === 'person' || (preposition === 'from' && nounClass === 'thing');
}

/** "He forgave me to please his mother", "we criticised her to help her": why they did it. */
function isPurpose(verb: GrammarToken, after: GrammarToken | undefined, object: NounGroup): boolean {
  if (/^(?:be|please|show|prove|avoid)$/.test(verb.lemma)) return true;
  const meansObject = !object.isPronoun && /^(?:him|her|them)$/.test(after?.lower ?? '');
  return meansObject || after?.lower === object.head.lower;
}

/** "Prevented them [to practise → from practising]". */
function checkAfterObject(context: RuleContext, { verb, complements }: Clause): readonly GrammarFinding[] {
  const preposition = verb && PREPOSITION_AFTER_OBJECT.get(verb.main.lemma);
  const [object] = complements;
  if (!verb || !preposition || verb.isPassive) return [];
  if (object?.kind !== 'noun' || object.from !== verb.to || !canDo(object, preposition)) return [];
  const [to, second, after] = context.sentence.tokens.slice(object.to, object.to + 3);
  // "To land" and "to sleep" may be read as nouns after "to".
  const canBeVerb = second?.possibleTags.has('VERB') && (isBaseForm(second) || second.tag === 'NOUN');
  if (to?.lower !== 'to' || !second || !canBeVerb || isPurpose(second, after, object)) return [];
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
  // "The day before to …": here the word belongs to what precedes.
  if (!verb || (before && !/^(?:MARK|AND|NOUNS?|PRON|ADV)$/.test(before.tag))) return [];
  const right = toIngForm(verb.lemma);
  return createFinding(context, word.at + 1, verb.at + 1, right, {
    simple: `After “${word.lower}” a verb ends in -ing: “${word.lower} ${right}”.`,
    full: `After the preposition “${word.lower}” the verb is an -ing form, without “to”: “${right}”.`,
  });
}

export const GERUND_AFTER_PREPOSITION_RULE: GrammarRule = {
  id: 'gerund-after-preposition',
  kind: 'verb-form',
  markedOnlyWhen:
    'Only words of the lists directly before “to” and a base form, or a preposition before a form that is only a verb.',
  wordChecks: [
    atForms('object confess resort', checkVerbWithTo),
    atWords('committed accustomed dedicated opposed devoted addicted', checkParticipleWithTo),
    atForms([...PREPOSITION_OF.keys()].join(' '), checkOtherPreposition),
    atWords('worth', checkWorth),
    atWords('before after', checkBeforeTo),
    atWords('in on at', checkGain),
    atWords('interested aimed', checkInterestedOrAimed),
    atWords('for without at of by about before after instead', checkAfterPreposition),
  ],
  find: findInClauses(checkAfterObject),
};
