import type { Clause, NounGroup, SentenceAnalysis } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toPastForm, toPastParticiple, toThirdPerson } from '../lexicon/inflection.ts';
import {
  createFinding,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { takesThirdPerson } from './verb-forms.ts';

/** Verbs without an object, which have no passive. */
const WITHOUT_PASSIVE =
  /^(?:happen|arrive|occur|appear|disappear|consist|die|exist|belong|depend|emerge|vanish|collapse|fall|sleep|sneeze|cough|smile|laugh|arise|remain|last|rain|snow|stay|tend|seem|suffer|succeed|apologise|apologize|graduate|resemble|lack|participate|sink|escape|cry|listen|agree|disagree|flourish|persist|prevail)$/;
/** Participles that are adjectives behind "be": "The leaves are fallen", "I am agreed". */
const ADJECTIVES =
  /^(?:fallen|collapsed|agreed|sunk|stayed|lasted|escaped|laughed|vanished|suffered|lacked|succeeded)$/;

/** "The parcel was arrived" → "arrived"; "is consisted of" → "consists of". */
function checkClause(context: RuleContext, { subject, verb }: Clause): readonly GrammarFinding[] {
  if (!verb?.finite || !verb.isPassive || verb.isInverted || !WITHOUT_PASSIVE.test(verb.main.lemma))
    return [];
  const { verbs, main } = verb;
  const be = verbs.at(-2);
  if (be?.lemma !== 'be' || ADJECTIVES.test(main.lower)) return [];
  // "The matter was laughed at", "the course was participated in by many": a passive with its preposition.
  const next = context.sentence.tokens[main.at + 1];
  const behind = context.sentence.tokens[main.at + 2];
  // "The bed had not been slept in.": the preposition has no object.
  const isStranded = behind === undefined || behind.tag === 'MARK' || behind.lower === 'by';
  if ((next?.tag === 'PREP' || next?.tag === 'PARTICLE') && isStranded) return [];
  const right = chooseForm();
  if (right === undefined) return [];
  const wrong = getWritten(context, be.at, main.at + 1);
  return createFinding(context, be.at, main.at + 1, right, {
    simple: `“${main.lemma}” needs no “${be.lower}”, because no other person does it: “${right}”.`,
    full: `“${main.lemma}” takes no object, so it has no passive: “${right}”, not “${wrong}”.`,
  });

  function chooseForm(): string | undefined {
    if (!be || be.at + 1 !== main.at) return undefined;
    if (be.lower === 'been') return main.text;
    if (be.lower === 'be') return main.lemma;
    if (be.lower === 'was' || be.lower === 'were') return toPastForm(main.lemma);
    if (!subject) return undefined;
    // Of a thing that comes about, a present "is" is meant as "has": "The guests are arrived".
    if (/^(?:arrive|happen|disappear|vanish|collapse|die|graduate|succeed)$/.test(main.lemma))
      return `${takesThirdPerson(subject) === true ? 'has' : 'have'} ${main.text}`;
    return takesThirdPerson(subject) === true ? toThirdPerson(main.lemma) : main.lemma;
  }
}

/** Whether only what describes the subject stands between the subject and the word at an index. */
function standsBehindSubject(
  { subject, opening }: Clause,
  at: number,
  tokens: readonly GrammarToken[],
): boolean {
  if (!subject) return false;
  // "Those who sleep too little are": a clause about the subject stands between.
  if (tokens[subject.to]?.tag === 'REL') return true;
  const between = opening.filter(({ from }) => from >= subject.to);
  return (between.at(-1)?.to ?? subject.to) === at && between.every(({ kind }) => kind === 'preposition');
}

/** What a person gives to many or to none: "She was gave a speech" is meant as "gave". */
const GIVEN_BY_SUBJECT =
  /^(?:birth|speech|talk|presentation|concert|lecture|performance|interview|smile|sigh|answer|party|way|blood|example)$/;

/** What is spoken, and speaks not: "English is spoke in many countries". */
const LANGUAGES =
  /^(?:english|spanish|french|german|arabic|chinese|mandarin|portuguese|italian|russian|japanese|korean|turkish|hindi|polish|dutch|greek|hebrew|swahili|thai|vietnamese|bengali|urdu|persian|ukrainian)$/;

/** "I was gave a medal": two objects would follow "gave", so that with one thing "was given" is meant. */
function isMeantAsParticiple(past: GrammarToken, { groups, tokens }: SentenceAnalysis): boolean {
  const next = tokens[past.at + 1];
  if (/^(?:give|take|choose|steal|throw|bite|forbid)$/.test(past.lemma) && next?.tag === 'PREP')
    return past.lemma !== 'throw' || next.lower !== 'up';
  const isSaidOrWritten = /^(?:speak|spoke|write|break|drive|sing|eat|wear|know|draw)$/.test(past.lemma);
  if (isSaidOrWritten && next && /^(?:PREP|ADV|MARK|AND)$/.test(next.tag))
    return LANGUAGES.test(tokens[0]?.lower ?? '');
  if (past.lemma !== 'give' || next?.tag === 'PRON') return false;
  const thing = groups.find(({ kind, from }) => kind === 'noun' && from === past.at + 1);
  const isToOther = groups.some(({ kind, from }) => kind === 'noun' && from === thing?.to);
  if (thing?.kind === 'noun' && GIVEN_BY_SUBJECT.test(thing.head.lemma)) return false;
  const after = thing && tokens[thing.to];
  const isToPerson = after?.lower === 'to' && tokens[after.at + 1]?.possibleTags.has('VERB') !== true;
  return thing?.kind === 'noun' && thing.nounClass !== 'person' && !isToOther && !isToPerson;
}

/** "He was spoke English" → "spoke": a past form behind "be", with what it governs. */
function checkPastForm(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const be = clause.verb?.finite;
  if (!be || !/^(?:was|were|is|am|are)$/.test(be.lower)) return [];
  const past = tokens[be.at + 1];
  const next = past && tokens[past.at + 1];
  if (
    !past?.possibleTags.has('PAST') ||
    past.possibleTags.has('EN') ||
    past.possibleTags.has('ADJ') ||
    (past.possibleTags.has('NOUN') && past.lower !== 'spoke')
  )
    return [];
  if (!standsBehindSubject(clause, be.at, tokens) || !next || next.lower === 'by') return [];
  if (!/^(?:DET|PRON|NOUN|NOUNS|NAME|ADJ|ADV|NUM|TO|PREP)$/.test(next.tag)) return [];
  if (isMeantAsParticiple(past, context.sentence)) {
    const right = past.lower === 'spoke' ? 'spoken' : toPastParticiple(past.lemma);
    return createWordFinding(context, past, right, {
      simple: `After “${be.text}” the verb has its third form: “${be.text} ${right}”.`,
      full: `The passive is “be” and the past participle: “${be.text} ${right}”, not “${past.text}”.`,
    });
  }
  return createFinding(context, be.at, past.at + 1, past.text, {
    simple: `“${past.text}” is already in the past, so leave out “${be.text}”.`,
    full: `“${past.text}” is a past form and needs no “${be.text}” before it.`,
  });
}

/** Verbs that are nouns or adjectives as well, by the words that only a verb has behind it. */
const VERBS_WITH_NOUNS: Readonly<Record<string, RegExp>> = {
  work: /^(?:in|at|for|with|here|there|very|well|hard|properly|together)$/,
  live: /^(?:in|near|with|at|here|alone)$/,
  last: /^(?:long|longer|until|forever)$/,
  cost: /^(?:much|a|too|more|less|anything|\d+)$/,
  need: /^(?:to|a|an|the|any|more|some|my|your|his|her|our|their)$/,
  want: /^(?:to|a|an|the|any|my|your|his|her|our|their)$/,
  hope: /^(?:to)$/,
  like: /^(?:to)$/,
  love: /^(?:to)$/,
  look: /^(?:like|very|so|good|nice|tired|happy|sad)$/,
  matter: /^(?:much|at)$/,
  help: /^(?:me|him|us|them|people|the|my|your|his|her|our|their)$/,
  play: /^(?:with|the|football|tennis|basketball|games|computer)$/,
};
/** What can be said of things: "It is depend on the weather", "The shoes are not last long". */
const OF_THINGS = /^(?:depend|seem|belong|consist|tend|appear)$/;
const NOT_OF_THINGS = /^(?:need|cost|last|look|work|matter)$/;
const ON_AIR = /^(?:air|tv|stage|radio|television|\d+|two|five|ten)$/;

/** Whether a word behind "be" can only be meant as a verb, by the word behind it. */
function isMeantAsVerb(base: GrammarToken, tokens: readonly GrammarToken[]): boolean {
  const next = tokens[base.at + 1];
  const nouns = VERBS_WITH_NOUNS[base.lower];
  if (!next || !base.possibleTags.has('VERB') || !base.isKnown) return false;
  if (nouns) {
    const isOnAir = base.lower === 'live' && ON_AIR.test(tokens[next.at + 1]?.lower ?? '');
    // "He is like to a brother": without a verb behind it, "to" is none of an infinitive.
    const isInfinitive = next.lower !== 'to' || tokens[next.at + 1]?.tag === 'VERB';
    return nouns.test(next.lower) && !isOnAir && isInfinitive;
  }
  const readings = ['NOUN', 'ADJ', 'EN', 'PAST', 'PREP', 'ADV'] as const;
  if (readings.some((tag) => base.possibleTags.has(tag)) || base.lemma !== base.lower) return false;
  return /^(?:TO|PREP|DET|PRON|ADJ|ADV|NOUN|NOUNS|NAME|WH|SUBORD|MARK)$/.test(next.tag);
}

/** "I am like spicy noodles": one person is not like many things. */
function likesMany({ head }: NounGroup, be: GrammarToken, { groups, tokens }: SentenceAnalysis): boolean {
  if (!/^(?:i|he|she)$/.test(head.lower) || tokens[be.at + 1]?.lower !== 'like') return false;
  const group = groups.find(({ from }) => from === be.at + 1);
  const things = group?.kind === 'preposition' ? group.object : undefined;
  if (things?.number !== 'plural' || things.determiner || things.members.length > 0) return false;
  if (things.isPronoun || things.nounClass === 'person' || things.nounClass === 'group') return false;
  return !things.modifiers.some(({ lower }) => /^(?:other|most|those|two|these)$/.test(lower));
}

const WITHOUT_OBJECT =
  /^(?:agree|disagree|arrive|go|come|live|work|stay|listen|belong|depend|tend|seem|appear|happen|apologi[sz]e|laugh|smile|sleep|swim|travel|talk|think|look|wait|play|speak|eat|believe|worry|care|exist|consist|participate|graduate|study|cook|sing|read|write|learn|know|want|hope|like|love|need|help|last|cost|matter)$/;

/** "He is plays the guitar" → "plays"; "my sister is have two children" → "has". */
function checkSecondFinite(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { subject } = clause;
  const be = clause.verb?.finite;
  const second = be && tokens[be.at + 1];
  const next = second && tokens[second.at + 1];
  if (!be || !subject || !second || !next || isQuestion || !/^(?:am|is|are)$/.test(be.lower)) return [];
  if (!standsBehindSubject(clause, be.at, tokens) || !isPersonOrName(subject)) return [];
  const hasThing = /^(?:DET|NUM)$/.test(next.tag);
  const isHave = second.lower === 'have' && (hasThing || /^NOUNS?$/.test(next.tag));
  const isInS =
    second.possibleTags.has('VERBS') &&
    second.lower !== second.lemma &&
    second.isKnown &&
    (hasThing ||
      next.tag === 'TO' ||
      (!second.possibleTags.has('NOUNS') && /^(?:NOUNS?|NAME|PREP|ADJ)$/.test(next.tag)));
  const isThird = takesThirdPerson(subject);
  if ((!isHave && !isInS) || isThird === undefined || /^(?:is|has|does)$/.test(second.lower)) return [];
  const right = isHave ? (isThird ? 'has' : 'have') : isThird ? second.text : second.lemma;
  return createFinding(context, be.at, second.at + 1, right, {
    simple: `“${right}” is the verb here, so it needs no “${be.lower}”.`,
    full: `The sentence has one finite verb, “${right}”, without “${be.lower}” before it.`,
  });
}

/** "It is cost 50 yuan" → "costs": an amount follows. */
function checkCost(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const be = clause.verb?.finite;
  const cost = be && tokens[be.at + 1];
  const next = cost && tokens[cost.at + 1];
  if (!/^(?:is|are|was|were)$/.test(be?.lower ?? '') || cost?.lower !== 'cost' || !be || !clause.subject)
    return [];
  if (!/^(?:[\d.,]+|[$€£¥]|about|around|only|one|two|three|five|ten|twenty|fifty)$/.test(next?.lower ?? ''))
    return [];
  const isPast = be.tag === 'PAST';
  const right = isPast || be.lower === 'are' ? 'cost' : 'costs';
  return createFinding(context, be.at, cost.at + 1, right, {
    simple: `“Cost” is a verb here, so it needs no “be”: “${right} ${next?.text}”.`,
    full: `“Cost” is the verb of the sentence; without “${be.text}” it is “${right}”.`,
  });
}

/** "It was started to rain" → "started". */
function checkStarted(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const be = clause.verb?.finite;
  const [started, to, weather] = be ? tokens.slice(be.at + 1, be.at + 4) : [];
  if (!be || clause.subject?.head.lower !== 'it' || !/^(?:was|is)$/.test(be.lower)) return [];
  if (!/^(?:started|begun|began|stopped)$/.test(started?.lower ?? '') || !started) return [];
  const isWeather =
    to?.lower === 'to'
      ? /^(?:rain|snow|hail|get)$/.test(weather?.lower ?? '')
      : /^(?:raining|snowing)$/.test(to?.lower ?? '');
  if (!isWeather) return [];
  const right = toPastForm(
    started.lower.startsWith('beg') ? 'begin' : started.lower.startsWith('stop') ? 'stop' : 'start',
  );
  return createFinding(context, be.at, started.at + 1, right, {
    simple: `The weather does it by itself, so we say “it ${right}”, without “${be.lower}”.`,
    full: `“It ${right}” is active; “${be.lower}” would make a passive.`,
  });
}

/** "My motorbike is broke" → "broken": only people are "broke", without money. */
function checkBroke(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const { subject, verb } = clause;
  const be = verb?.finite;
  const broke = be && tokens[be.at + 1];
  const end = broke && tokens[broke.at + 1];
  if (be?.lemma !== 'be' || broke?.lower !== 'broke' || !subject || subject.isPronoun) return [];
  if (
    subject.nounClass !== 'thing' ||
    !(end?.tag === 'MARK' || /^(?:and|so|but|because)$/.test(end?.lower ?? ''))
  )
    return [];
  return createWordFinding(context, broke, 'broken', {
    simple: `After “${be.text}” we say “broken” of a thing, not “broke”.`,
    full: `After “${be.text}” stands the participle “broken”; “broke” is the past, or means “without money”.`,
  });
}

/** "English is speak in many countries", "He is invite to the party": who does it is not named. */
function isMeantAsPassive(
  { isPronoun, nounClass, head, members }: NounGroup,
  base: GrammarToken,
  tokens: readonly GrammarToken[],
): boolean {
  const next = tokens[base.at + 1];
  if (next?.tag === 'TO')
    return /^(?:forbid|allow|force|ask|invite|teach|expect|advise|encourage|oblige|permit|require|tell|warn)$/.test(
      base.lemma,
    );
  if (next && next.tag !== 'PREP' && next.tag !== 'MARK') return false;
  if (!WITHOUT_OBJECT.test(base.lemma)) return true;
  // A name can be that of a language: "English is speak here".
  const mayBeThing = !isPronoun && members.length === 0 && nounClass !== 'person' && head.tag === 'NAME';
  return (
    mayBeThing && /^(?:speak|write|know|read|play|learn|study|eat|cook|sing|love|need|use)$/.test(base.lemma)
  );
}

/** "They are tend to" → "tend to", "They are not last long" → "don't last": a verb that is no adjective. */
function checkBaseForm(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { sentence } = context;
  const { subject, verb } = clause;
  const { tokens } = sentence;
  const be = verb?.finite;
  if (!be || !subject || verb.isInverted || !/^(?:am|is|are|was|were|'m|'s|'re)$/.test(be.lower)) return [];
  const not = tokens[be.at + 1]?.tag === 'NOT' ? tokens[be.at + 1] : undefined;
  const base = tokens[(not ?? be).at + 1];
  if (!base || !standsBehindSubject(clause, be.at, tokens)) return [];
  const isMany = !not && likesMany(subject, be, sentence);
  if (!isMany && !isMeantAsVerb(base, tokens)) return [];
  if (base.lemma === 'be' || base.lemma === 'let' || takesThirdPerson(subject) === undefined) return [];
  const isOfThings =
    OF_THINGS.test(base.lemma) ||
    (not && NOT_OF_THINGS.test(base.lemma) && (subject.isPronoun || subject.nounClass === 'thing'));
  if (!isPersonOrName(subject) && !isOfThings) return [];
  if (isMeantAsPassive(subject, base, tokens)) return [];
  // "All you do is eat", "The only thing I want is go home": the subject is a clause.
  if (clause.kind !== 'main' && clause.kind !== 'subordinate' && clause.kind !== 'relative') return [];
  if (/^(?:all|what|do|does|did)$/.test(tokens[subject.from - 1]?.lower ?? '')) return [];
  const isPast = be.tag === 'PAST';
  const isThird = takesThirdPerson(subject) === true;
  const help = isPast ? 'did' : isThird ? 'does' : 'do';
  const positive = isPast ? toPastForm(base.lemma) : isThird ? toThirdPerson(base.lower) : base.lower;
  const right = not ? `${help}${not.lower === 'not' ? ' not' : "n't"} ${base.lower}` : positive;
  const space = be.lower.startsWith("'") ? ' ' : '';
  return createFinding(context, be.at, base.at + 1, space + right, {
    simple: `“${base.lower}” is a verb, so it needs no “be”: “${right}”.`,
    full: `After “${be.text}” stands an -ing form or a participle, not “${base.lower}”; without “${be.text}” it is “${right}”.`,
  });
}

export const BE_WITH_WRONG_FORM_RULE: GrammarRule = {
  id: 'be-with-wrong-form',
  kind: 'verb-form',
  precision:
    'Only verbs of the list, which have no passive, directly behind “be”; past forms that are no participles; base forms that are only verbs, or with a word behind them that no noun has, of people or with verbs of things.',
  find: findInClauses(
    checkClause,
    checkPastForm,
    checkBaseForm,
    checkCost,
    checkBroke,
    checkStarted,
    checkSecondFinite,
  ),
};
