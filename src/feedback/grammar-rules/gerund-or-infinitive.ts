import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  combineFinds,
  createFinding,
  createWordFinding,
  findInWords,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

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
/** Verbs that need "to" before a verb behind them. */
const WITH_INFINITIVE =
  /^(?:want|hope|decide|plan|promise|refuse|agree|expect|learn|manage|wish|afford|offer|like|love)$/;
const OBJECT_PRONOUN = /^(?:me|you|him|her|it|us|them)$/;

function isBase({ tag, lower, lemma, isKnown }: GrammarToken): boolean {
  return tag === 'VERB' && lower === lemma && isKnown;
}

/** "To" and a verb in its base form, from `at`; undefined where something else stands there. */
function readInfinitive(tokens: readonly GrammarToken[], at: number): GrammarToken | undefined {
  const [to, verb] = [tokens[at], tokens[at + 1]];
  return to?.lower === 'to' && verb && isBase(verb) ? verb : undefined;
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
  const isAdjective = /^(?:capable|incapable|fond)$/.test(word.lower);
  if (isAdjective ? !isForm(word, ADJECTIVE_FORMS) : !isForm(word, VERB_FORMS)) return [];
  const right = `${preposition} ${toIngForm(verb.lemma)}`;
  return createFinding(context, word.at + 1, verb.at + 1, right, {
    simple: `After “${word.lower}” we use “${preposition}” and -ing: “${right}”.`,
    full: `“${word.lower}” takes “${preposition}” and the -ing form: “${word.lower} ${right}”.`,
  });
}

/** "Interested to join" → "in joining"; "is aimed to help" → "at helping". */
function checkParticiple(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const preposition = word.lower === 'interested' ? 'in' : word.lower === 'aimed' ? 'at' : undefined;
  const verb = readInfinitive(tokens, word.at + 1);
  const be = tokens.slice(Math.max(0, word.at - 2), word.at).find(({ lemma }) => lemma === 'be');
  if (!preposition || !verb || !be) return [];
  // "I was interested to hear that" tells what came to be known.
  if (/^(?:hear|know|see|find|learn|read|note|notice|discover|observe|watch|please|be)$/.test(verb.lemma))
    return [];
  const right = `${preposition} ${toIngForm(verb.lemma)}`;
  return createFinding(context, word.at + 1, verb.at + 1, right, {
    simple: `After “${word.lower}” we use “${preposition}” and -ing: “${right}”.`,
    full: `“${word.lower}” takes “${preposition}” and the -ing form: “${word.lower} ${right}”.`,
  });
}

/** "Don't forget bringing a jacket" → "to bring": what is still to be done. */
function checkForget(context: RuleContext, forget: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, help, not, verb, next] = [-3, -2, -1, 1, 2].map((step) => tokens[forget.at + step]);
  if (forget.lower !== 'forget' || help?.lower !== 'do' || not?.tag !== 'NOT' || verb?.tag !== 'ING')
    return [];
  if (before && !/^(?:MARK|AND|INTERJ|SUBORD)$/.test(before.tag)) return [];
  // "Don't forget cooking takes time": the -ing form is a subject.
  const end = tokens.findIndex(({ at, tag }) => at > verb.at && /^(?:MARK|SUBORD)$/.test(tag));
  const isSubject = tokens
    .slice(verb.at, end < 0 ? tokens.length : end)
    .some(({ tag }) => /^(?:VERBS|MODAL|VERB)$/.test(tag));
  if (isSubject || !next || !/^(?:DET|PRON|NAME|NOUN|NOUNS|PREP|NUM|ADJ)$/.test(next.tag)) return [];
  const right = `to ${verb.lemma}`;
  return createWordFinding(context, verb, right, {
    simple: `For what you must still do, we say “don't forget ${right}”.`,
    full: `“Forget” takes an infinitive for what is still to be done: “${right}”.`,
  });
}

const COUNTABLE_ACTIONS = /^(?:cook|run|swim|ride|jog|hike|sing|draw|read)$/;

/** "I like cook" → "like cooking": no noun stands alone there. */
function checkLikedAction(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, verb, next] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (!/^(?:like|love|enjoy|hate|prefer)s?$/.test(word.lower) || !verb || !next) return [];
  if (!/^(?:i|you|we|they|he|she|to|really|also)$/.test(before?.lower ?? '')) return [];
  if (!COUNTABLE_ACTIONS.test(verb.lower) || !/^(?:MARK|PREP|AND|SUBORD|ADV)$/.test(next.tag)) return [];
  const right = toIngForm(verb.lower);
  return createWordFinding(context, verb, right, {
    simple: `After “${word.lower}” the verb has -ing: “${right}”.`,
    full: `A verb behind “${word.lower}” is an -ing form: “${word.lower} ${right}”.`,
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
    const canBeVerb = word?.possible.has('VERB') && (isBase(word) || word.tag === 'NOUN');
    if (to?.lower !== 'to' || !word || !canBeVerb) return [];
    // "They prevented a plan to close the school": the infinitive belongs to the noun.
    const isDoer = object.nounClass === 'person' || (preposition === 'from' && object.nounClass === 'thing');
    if (!object.isPronoun && !isDoer) return [];
    const right = `${preposition} ${toIngForm(word.lower)}`;
    return createFinding(context, object.to, word.at + 1, right, {
      simple: `“${verb.main.lower}” goes with “${preposition}” and -ing: “${right}”.`,
      full: `“${verb.main.lemma}” takes an object and “${preposition}” with the -ing form: “${right}”.`,
    });
  });
}

/** "Thank you for understand", "without pay", "good at play": a base form behind a preposition. */
function checkBehindPreposition(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = tokens[word.at + 1];
  if (!/^(?:for|without|at|of|by|about|before|after|instead)$/.test(word.lower) || !verb || !isBase(verb))
    return [];
  if (word.tag !== 'PREP' || verb.possible.has('NOUN') || verb.possible.has('ADJ') || verb.lemma === 'be')
    return [];
  const next = tokens[verb.at + 1];
  // The verb needs what only a verb has behind it, or the end; "of say ten euros" has a number.
  const isVerb =
    !next || next.tag === 'MARK' || /^(?:DET|PREP|TO|ADV)$/.test(next.tag) || OBJECT_PRONOUN.test(next.lower);
  if (!isVerb || /^(?:say|let|do|see|want)$/.test(verb.lemma)) return [];
  const before = tokens[word.at - 1];
  if (before?.tag === 'PREP' || before?.tag === 'VERB' || word.at === 0) return [];
  const right = toIngForm(verb.lemma);
  return createWordFinding(context, verb, right, {
    simple: `After “${word.lower}” a verb ends in -ing: “${word.lower} ${right}”.`,
    full: `Behind the preposition “${word.lower}” the verb is an -ing form: “${right}”.`,
  });
}

/** "She wants become a pilot" → "wants to become". */
function checkMissingTo(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = tokens[word.at + 1];
  if (!WITH_INFINITIVE.test(word.lemma) || !/^(?:VERB|VERBS|PAST)$/.test(word.tag) || !verb) return [];
  if (!isBase(verb) || verb.possible.has('NOUN') || verb.possible.has('ADJ') || verb.possible.has('PAST'))
    return [];
  const before = tokens[word.at - 1];
  if (!before || before.lemma === 'let' || before.lemma === 'help') return [];
  if (/^(?:wish|hope|learn|agree|expect)$/.test(word.lemma) && before.tag !== 'PRON') return [];
  if (word.lemma === 'like' && word.tag !== 'VERB' && word.tag !== 'VERBS') return [];
  const right = `to ${verb.text}`;
  return createWordFinding(context, verb, right, {
    simple: `After “${word.lower}” we use “to”: “${word.lower} ${right}”.`,
    full: `“${word.lemma}” takes an infinitive with “to”: “${word.lower} ${right}”.`,
  });
}

/** "Made pay for it", "made wait for an hour": these may be read as nouns. */
function isPaidOrAwaited({ lower }: GrammarToken, next: GrammarToken | undefined): boolean {
  return /^(?:pay|wait|work|clean|leave|sit|stand|run|walk|wash)$/.test(lower) && next?.tag === 'PREP';
}

/** "We were made pay" → "made to pay". */
function checkPassiveMake(context: RuleContext): readonly GrammarFinding[] {
  return context.sentence.clauses.flatMap(({ verb }) => {
    if (verb?.main.lower !== 'made' || !verb.isPassive) return [];
    const next = context.sentence.tokens[verb.to];
    if (!next || !(isBase(next) || isPaidOrAwaited(next, context.sentence.tokens[next.at + 1]))) return [];
    if (next.possible.has('NOUN') && context.sentence.tokens[next.at + 1]?.tag === 'MARK') return [];
    return createWordFinding(context, next, `to ${next.text}`, {
      simple: `After “${verb.verbs.at(-2)?.lower} made” we need “to” before the verb: “to ${next.text}”.`,
      full: `In the passive, “make” takes an infinitive with “to”: “made to ${next.text}”.`,
    });
  });
}

/** "Wear a uniform makes students equal" → "Wearing a uniform makes …". */
function checkSubject(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses, groups, isQuestion } = context.sentence;
  return clauses.flatMap(({ kind, verb, subject, opening, outer }) => {
    if (kind !== 'main' || outer || subject || !verb || verb.verbs.length !== 1 || isQuestion) return [];
    const object = groups.find(({ from }) => from === verb.to);
    if (verb.form !== 'finite' || !isBase(verb.main) || object?.kind !== 'noun') return [];
    const isAtStart = verb.from === 0 || (opening.length > 0 && tokens[verb.from - 1]?.text === ',');
    // "Mount Fuji is", "Miss Brown is", "Suppose somebody gets lost", "Say the first word is …".
    const isTitle = object.determiner === undefined && object.head.tag === 'NAME';
    if (isTitle || takes(verb.main.lemma, 'that') || /^(?:let|suppose|do)$/.test(verb.main.lemma)) return [];
    // "Make sure each light is off" asks for something.
    if (/^(?:sure|certain)$/.test(tokens[verb.main.at + 1]?.lower ?? '')) return [];
    const second = tokens[object.to];
    const isVerb =
      second?.tag === 'VERBS' && (!second.possible.has('NOUNS') || /^(?:make|help)$/.test(second.lemma));
    if (!isAtStart || !isVerb || object.members.length > 0 || object.number === 'unknown') return [];
    const right = toIngForm(verb.main.lemma);
    return createWordFinding(context, verb.main, right, {
      simple: `Before “${second.text}” an action ends in -ing: “${right} ${getWritten(context, object.from, object.to)}”.`,
      full: `A verb that is the subject of “${second.text}” is an -ing form: “${right}”.`,
    });
  });
}

export const GERUND_OR_INFINITIVE_RULE: GrammarRule = {
  id: 'gerund-or-infinitive',
  kind: 'verb-form',
  precision:
    'Only words of the lists directly before “to” and a base form, a preposition before a form that is only a verb, or a verb of the list before a form that is only a verb.',
  find: combineFinds(
    findInWords(
      checkToPreposition,
      checkOtherPreposition,
      checkWorth,
      checkParticiple,
      checkForget,
      checkLikedAction,
      checkBehindPreposition,
      checkMissingTo,
    ),
    checkFrom,
    checkPassiveMake,
    checkSubject,
  ),
};
