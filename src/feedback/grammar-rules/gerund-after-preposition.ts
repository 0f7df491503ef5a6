import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import {
  atForms,
  atWords,
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { isBaseForm } from './verb-forms.ts';

/** Behind these, "to" is a preposition: "object to waiting", "committed to helping". */
const VERBS_WITH_TO = /^(?:object|confess|resort)$/;
const WORDS_WITH_TO = /^(?:committed|accustomed|dedicated|opposed|devoted|addicted)$/;
/** Verbs and adjectives with another preposition and -ing in place of an infinitive. */
const OTHER_PREPOSITIONS: ReadonlyMap<string, string> = new Map([
  ['succeed', 'in'],
  ['capable', 'of'],
  ['incapable', 'of'],
  ['insist', 'on'],
  ['fond', 'of'],
  ['dream', 'of'],
  ['tired', 'of'],
]);
/** "Prevented them to practise" → "prevented them from practising". */
const FROM_AFTER_OBJECT = /^(?:prevent|discourage|prohibit|deter|dissuade)$/;
/** "Thanked me to help" → "thanked me for helping". */
const AFTER_OBJECT: ReadonlyMap<string, string> = new Map([
  ['thank', 'for'],
  ['blame', 'for'],
  ['forgive', 'for'],
  ['criticise', 'for'],
  ['criticize', 'for'],
  ['accuse', 'of'],
  ['suspect', 'of'],
  ['congratulate', 'on'],
]);
const OBJECT_PRONOUN = /^(?:me|you|him|her|it|us|them)$/;

/** "To" and a verb in its base form, from `at`; undefined where something else stands there. */
function readInfinitive(tokens: readonly GrammarToken[], at: number): GrammarToken | undefined {
  const [to, verb] = [tokens[at], tokens[at + 1]];
  return to?.lower === 'to' && verb && isBaseForm(verb) ? verb : undefined;
}

function isForm({ tag }: GrammarToken, tags: RegExp): boolean {
  return tags.test(tag);
}

const VERB_FORMS = /^(?:VERB|VERBS|PAST|EN|ING)$/;
const ADJECTIVE_FORMS = /^(?:ADJ|EN|PAST)$/;

/** "I object to wait" → "to waiting"; "she is committed to help" → "to helping". */
function checkToPreposition(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = readInfinitive(tokens, word.at + 1);
  if (!verb) return [];
  const before = tokens[word.at - 1];
  const isVerb =
    VERBS_WITH_TO.test(word.lemma) && isForm(word, VERB_FORMS) && !/^(?:DET|ADJ)$/.test(before?.tag ?? '');
  // "Committed to stand trial": only people and groups that are said to be committed, behind "be".
  const isParticiple =
    WORDS_WITH_TO.test(word.lower) &&
    isForm(word, ADJECTIVE_FORMS) &&
    tokens
      .slice(Math.max(0, word.at - 3), word.at)
      .some(({ lemma }) => /^(?:be|become|get|feel|remain|seem)$/.test(lemma));
  const isOpening = word.at === 0 && WORDS_WITH_TO.test(word.lower);
  // "Opposed to change", "committed to stand trial": a noun, unless it has its object.
  const next = tokens[verb.at + 1];
  if (verb.possibleTags.has('NOUN') && !/^(?:DET|PRON|NAME|NOUNS)$/.test(next?.tag ?? '')) return [];
  if (!isVerb && !isParticiple && !isOpening) return [];
  const right = `to ${toIngForm(verb.lemma)}`;
  return createFinding(context, word.at + 1, verb.at + 1, right, {
    simple: `After “${word.lower} to” we use -ing: “${word.lower} ${right}”.`,
    full: `In “${word.lower} to”, “to” is a preposition, and the -ing form follows: “${right}”.`,
  });
}

/** "Succeeded to open" → "succeeded in opening"; "capable to do" → "capable of doing". */
function checkOtherPreposition(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const preposition = OTHER_PREPOSITIONS.get(word.tag === 'ADJ' ? word.lower : word.lemma);
  const verb = readInfinitive(tokens, word.at + 1);
  if (!preposition || !verb) return [];
  const isAdjective = /^(?:capable|incapable|fond|tired)$/.test(word.lower);
  if (isAdjective ? !isForm(word, ADJECTIVE_FORMS) : !isForm(word, VERB_FORMS)) return [];
  const before = tokens[word.at - 1];
  // "My dreams to become a pilot" has a noun; "he is too tired to wait" tells what he can't do.
  if (word.lemma === 'dream' && !/^(?:PRON|ADV|NAME)$/.test(before?.tag ?? '') && before?.lemma !== 'always')
    return [];
  const isWeary =
    before !== undefined &&
    (/^(?:am|'m|is|are|was|were|get|getting|got)$/.test(before.lower) ||
      /^(?:really|already)$/.test(before.lower)) &&
    /^(?:wait|work|do|live|listen|hear|read|argue|explain|repeat|clean|cook)$/.test(verb.lemma);
  if (word.lower === 'tired' && !isWeary) return [];
  const right = `${preposition} ${toIngForm(verb.lemma)}`;
  return createFinding(context, word.at + 1, verb.at + 1, right, {
    simple: `After “${word.lower}” we use “${preposition}” and -ing: “${right}”.`,
    full: `“${word.lower}” takes “${preposition}” and the -ing form: “${word.lower} ${right}”.`,
  });
}

const AIMS =
  /^(?:help|improve|reduce|increase|teach|promote|develop|make|create|provide|support|raise|protect|encourage|prevent|give|show|attract|solve|build|bring|inform|educate)$/;

/** "Interested to join" → "in joining"; "is aimed to help" → "at helping". */
function checkParticiple(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const preposition = word.lower === 'interested' ? 'in' : word.lower === 'aimed' ? 'at' : undefined;
  const verb = readInfinitive(tokens, word.at + 1);
  const be = tokens.slice(Math.max(0, word.at - 2), word.at).find(({ lemma }) => lemma === 'be');
  if (!preposition || !verb || !be) return [];
  // "I was interested to hear that" tells what came to be known.
  if (
    /^(?:hear|know|see|find|learn|read|note|notice|discover|observe|watch|meet|please|be)$/.test(verb.lemma)
  )
    return [];
  // "I'd be interested to try that" is right.
  if (tokens.slice(Math.max(0, word.at - 3), word.at).some(({ lower }) => /^(?:would|'d)$/.test(lower)))
    return [];
  if (word.lower === 'aimed' && !AIMS.test(verb.lemma)) return [];
  const right = `${preposition} ${toIngForm(verb.lemma)}`;
  return createFinding(context, word.at + 1, verb.at + 1, right, {
    simple: `After “${word.lower}” we use “${preposition}” and -ing: “${right}”.`,
    full: `“${word.lower}” takes “${preposition}” and the -ing form: “${word.lower} ${right}”.`,
  });
}

/** "Worth to see" → "worth seeing", "worth to be seen" → "worth seeing". */
function checkWorth(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (word.lower !== 'worth') return [];
  const verb = readInfinitive(tokens, word.at + 1);
  if (!verb) return [];
  const passive = verb.lemma === 'be' ? tokens[verb.at + 1] : undefined;
  if (verb.lemma === 'be' && passive?.tag !== 'EN') return [];
  const last = passive ?? verb;
  const right = toIngForm(last.lemma);
  return createFinding(context, word.at + 1, last.at + 1, right, {
    simple: `After “worth” we use -ing: “worth ${right}”.`,
    full: `“Worth” takes the -ing form, without “to”: “worth ${right}”.`,
  });
}

/** "Prevented them to practise" → "prevented them from practising". */
function checkFrom(context: RuleContext): readonly GrammarFinding[] {
  return context.sentence.clauses.flatMap(({ verb, complements }) => {
    const [object] = complements;
    const preposition =
      verb && (FROM_AFTER_OBJECT.test(verb.main.lemma) ? 'from' : AFTER_OBJECT.get(verb.main.lemma));
    if (!verb || !preposition || verb.isPassive) return [];
    if (object?.kind !== 'noun' || object.from !== verb.to) return [];
    const { tokens } = context.sentence;
    const [to, word] = [tokens[object.to], tokens[object.to + 1]];
    // "To land" and "to sleep" may be read as nouns behind "to".
    const canBeVerb = word?.possibleTags.has('VERB') && (isBaseForm(word) || word.tag === 'NOUN');
    if (to?.lower !== 'to' || !word || !canBeVerb) return [];
    // "They prevented a plan to close the school": the infinitive belongs to the noun.
    const isDoer = object.nounClass === 'person' || (preposition === 'from' && object.nounClass === 'thing');
    if (!object.isPronoun && !isDoer) return [];
    // "He forgave me to please his mother", "we criticised her to help her": why they did it.
    const behind = tokens[object.to + 2];
    const isSame =
      behind?.lower === object.head.lower ||
      (!object.isPronoun && /^(?:him|her|them)$/.test(behind?.lower ?? ''));
    const isPurpose = isSame || /^(?:be|please|show|prove|avoid)$/.test(word.lemma);
    if (isPurpose) return [];
    const right = `${preposition} ${toIngForm(word.lower)}`;
    return createFinding(context, object.to, word.at + 1, right, {
      simple: `“${verb.main.lower}” goes with “${preposition}” and -ing: “${right}”.`,
      full: `“${verb.main.lemma}” takes an object and “${preposition}” with the -ing form: “${right}”.`,
    });
  });
}

/** "It is easy of make" → "easy to make". */
const JUDGEMENTS =
  /^(?:easy|difficult|hard|important|necessary|possible|impossible|simple|nice|interesting|dangerous)$/;
/** What takes "for" with an -ing form: thanks, a reason, what one is known for. */
const WITH_FOR_AND_ING =
  /^(?:thank|thanks|thankful|grateful|sorry|apologi[sz]e|apology|forgive|blame|critici[sz]e|punish|arrest|fine|responsible|famous|known|use|good|bad|great|perfect|ideal|reason|prize|praise|excuse|suitable|care|talent|passion|reputation|tip|idea|method|reward|award|charge|opportunity|pay|instead|except|apart)$/;
const NEAR = 4;

function hasIngAfterFor(tokens: readonly GrammarToken[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - NEAR), at)
    .some(({ lemma, lower }) => WITH_FOR_AND_ING.test(lemma) || WITH_FOR_AND_ING.test(lower));
}

/** "Went to a farm for learn about it", "easy of make" → "to learn", "to make". */
function correctAim(
  context: RuleContext,
  preposition: GrammarToken,
  verb: GrammarToken,
): readonly GrammarFinding[] {
  const right = `to ${verb.lemma}`;
  return createFinding(context, preposition.at, verb.at + 1, right, {
    simple: `Before the verb “${verb.lemma}” we say “to”, not “${preposition.lower}”: “${right}”.`,
    full: `Before the verb “${verb.lemma}” stands “to”, not the preposition “${preposition.lower}”: “${right}”.`,
  });
}

/** "Thank you for understand", "without pay", "good at play": a base form behind a preposition. */
function checkBehindPreposition(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = tokens[word.at + 1];
  if (!/^(?:for|without|at|of|by|about|before|after|instead)$/.test(word.lower) || !verb || !isBaseForm(verb))
    return [];
  if (
    word.tag !== 'PREP' ||
    verb.possibleTags.has('NOUN') ||
    verb.possibleTags.has('ADJ') ||
    verb.lemma === 'be'
  )
    return [];
  const next = tokens[verb.at + 1];
  // The verb needs what only a verb has behind it, or the end; "of say ten euros" has a number.
  const isVerb =
    !next || next.tag === 'MARK' || /^(?:DET|PREP|TO|ADV)$/.test(next.tag) || OBJECT_PRONOUN.test(next.lower);
  if (!isVerb || /^(?:say|let|do|see|want)$/.test(verb.lemma)) return [];
  const before = tokens[word.at - 1];
  if (before?.tag === 'PREP' || before?.tag === 'VERB' || word.at === 0) return [];
  const isAim =
    (word.lower === 'for' && !hasIngAfterFor(tokens, word.at)) ||
    (word.lower === 'of' && JUDGEMENTS.test(before?.lower ?? ''));
  if (isAim) return correctAim(context, word, verb);
  const right = toIngForm(verb.lemma);
  return createWordFinding(context, verb, right, {
    simple: `After “${word.lower}” a verb ends in -ing: “${word.lower} ${right}”.`,
    full: `After the preposition “${word.lower}” the verb is an -ing form: “${right}”.`,
  });
}

const GAINED = /^(?:gain|improve|develop|increase|expand|join|build|earn|help|promote|share|practi[sc]e)$/;

/** "I am keen on gain experience" → "gaining": verbs that may be read as nouns, with their object. */
function checkGain(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [governor, verb, next, behind] = [-1, 1, 2, 3].map((step) => tokens[word.at + step]);
  if (!/^(?:interested|keen|experienced|good|useful)$/.test(governor?.lower ?? '') || !verb || !next)
    return [];
  if (!GAINED.test(verb.lower)) return [];
  const hasObject =
    /^(?:DET|PRON)$/.test(next.tag) ||
    (next.tag === 'NOUNS' && /^(?:improve|develop|expand|join|earn|promote)$/.test(verb.lower)) ||
    /^(?:experience|money|knowledge|confidence)$/.test(next.lower) ||
    (next.tag === 'ADJ' && /^(?:experience|skills|knowledge)$/.test(behind?.lower ?? ''));
  if (!hasObject) return [];
  const right = toIngForm(verb.lower);
  return createWordFinding(context, verb, right, {
    simple: `After “${word.lower}” a verb ends in -ing: “${word.lower} ${right}”.`,
    full: `After the preposition “${word.lower}” the verb is an -ing form: “${right}”.`,
  });
}

/** "Before to go to bed, I read" → "Before going". */
function checkBeforeTo(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = readInfinitive(tokens, word.at + 1);
  const before = tokens[word.at - 1];
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
  precision:
    'Only words of the lists directly before “to” and a base form, or a preposition before a form that is only a verb.',
  at: [
    atForms('object confess resort', checkToPreposition),
    atWords('committed accustomed dedicated opposed devoted addicted', checkToPreposition),
    atForms([...OTHER_PREPOSITIONS.keys()].join(' '), checkOtherPreposition),
    atWords('worth', checkWorth),
    atWords('before after', checkBeforeTo),
    atWords('in on at', checkGain),
    atWords('interested aimed', checkParticiple),
    atWords('for without at of by about before after instead', checkBehindPreposition),
  ],
  find: checkFrom,
};
