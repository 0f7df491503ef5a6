// Corrects “be” before a past form or a participle: “The parcel was arrived” → “The parcel arrived”, “He was
// spoke English” → “He spoke English”, “He was took to hospital” → “He was taken to hospital”. The rule is in
// be-with-wrong-form.ts.

import type { Clause, SentenceAnalysis } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { OBJECT_FORMS } from '../lexicon/function-words.ts';
import { toPastForm, toPastParticiple, toThirdPerson } from '../lexicon/inflection.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { followsSubject } from './verb-after-subject.ts';
import { takesThirdPerson } from './verb-forms.ts';

/** Verbs that have no passive. Wrong: "The parcel was arrived". */
const WITHOUT_PASSIVE =
  /^(?:happen|arrive|occur|appear|disappear|consist|die|exist|belong|depend|emerge|vanish|collapse|fall|sleep|sneeze|cough|smile|laugh|arise|remain|last|rain|snow|stay|tend|seem|suffer|succeed|apologise|apologize|graduate|resemble|lack|participate|sink|escape|cry|listen|agree|disagree|flourish|persist|prevail)$/;
/**
 * Participles of these that are left alone after "be", most of them as adjectives: "The leaves are fallen".
 */
const PARTICIPLES_AFTER_BE =
  /^(?:fallen|collapsed|agreed|sunk|stayed|lasted|escaped|laughed|vanished|suffered|lacked|succeeded)$/;
/** Verbs of events, with which "is" is meant as "has": "The guests are arrived" → "have arrived". */
const MEANT_AS_PERFECT = /^(?:arrive|happen|disappear|vanish|collapse|die|graduate|succeed)$/;

/** Right: "The matter was laughed at", "The bed had not been slept in": a passive with its preposition. */
function hasStrandedPreposition(tokens: readonly GrammarToken[], participle: GrammarToken): boolean {
  const [next, afterNext] = [tokens[participle.at + 1], tokens[participle.at + 2]];
  const isPreposition = next?.tag === 'PREP' || next?.tag === 'PARTICLE';
  return isPreposition && (afterNext === undefined || afterNext.tag === 'MARK' || afterNext.lower === 'by');
}

/** The verb without its "be", in the tense of "be". */
function toActive(be: GrammarToken, main: GrammarToken, subject: Clause['subject']): string | undefined {
  if (be.lower === 'been') return main.text;
  if (be.lower === 'be') return main.lemma;
  if (be.lower === 'was' || be.lower === 'were') return toPastForm(main.lemma);
  if (!subject) return undefined;
  const isThirdPerson = takesThirdPerson(subject) === true;
  if (MEANT_AS_PERFECT.test(main.lemma)) return `${isThirdPerson ? 'has' : 'have'} ${main.text}`;
  return isThirdPerson ? toThirdPerson(main.lemma) : main.lemma;
}

/** "The parcel [was arrived → arrived]"; "it [is consisted → consists] of". */
export function checkNoPassive(context: RuleContext, { subject, verb }: Clause): readonly GrammarFinding[] {
  if (!verb?.finite || !verb.isPassive || verb.isInverted || !WITHOUT_PASSIVE.test(verb.main.lemma))
    return [];
  const { verbs, main } = verb;
  const be = verbs.at(-2);
  if (be?.lemma !== 'be' || be.at + 1 !== main.at || PARTICIPLES_AFTER_BE.test(main.lower)) return [];
  if (hasStrandedPreposition(context.sentence.tokens, main)) return [];
  const right = toActive(be, main, subject);
  if (right === undefined) return [];
  const wrong = getWritten(context, be.at, main.at + 1);
  return createFinding(context, be.at, main.at + 1, right, {
    simple: `“${main.lemma}” is not done to a person or thing, so leave out “${be.lower}”: “${right}”.`,
    full: `“${main.lemma}” takes no object, so it has no passive: “${right}”, not “${wrong}”.`,
  });
}

/** Nouns for what the subject gives: "She was gave a speech" is meant as "gave", not as "was given". */
const GIVEN_BY_SUBJECT =
  /^(?:birth|speech|talk|presentation|concert|lecture|performance|interview|smile|sigh|answer|party|way|blood|example)$/;

/** Names of languages, which others speak: "English is spoke here" is meant as "is spoken". */
const LANGUAGES =
  /^(?:english|spanish|french|german|arabic|chinese|mandarin|portuguese|italian|russian|japanese|korean|turkish|hindi|polish|dutch|greek|hebrew|swahili|thai|vietnamese|bengali|urdu|persian|ukrainian)$/;

/** Verbs meant as participles before a preposition: "he was took to hospital" → "was taken". */
const USUALLY_WITH_OBJECT = /^(?:give|take|choose|steal|throw|bite|forbid)$/;
/** Verbs meant as participles where the sentence begins with a language: "English is spoke here". */
const USUALLY_WITH_LANGUAGE = /^(?:speak|spoke|write|break|drive|sing|eat|wear|know|draw)$/;

/**
 * True for "I was gave a medal", meant as "was given": only one thing follows, and "gave" has two objects.
 */
function isGivenOneThing(gave: GrammarToken, { groups, tokens }: SentenceAnalysis): boolean {
  if (gave.lemma !== 'give' || tokens[gave.at + 1]?.tag === 'PRON') return false;
  const thing = groups.find(({ kind, from }) => kind === 'noun' && from === gave.at + 1);
  if (thing?.kind !== 'noun' || thing.nounClass === 'person') return false;
  if (GIVEN_BY_SUBJECT.test(thing.head.lemma)) return false;
  const after = tokens[thing.to];
  const isToPerson = after?.lower === 'to' && tokens[after.at + 1]?.possibleTags.has('VERB') !== true;
  const hasSecondObject = groups.some(({ kind, from }) => kind === 'noun' && from === thing.to);
  return !isToPerson && !hasSecondObject;
}

/**
 * True for "He was took to hospital", "English is spoke here", "I was gave a medal": the passive is meant.
 */
function isMeantAsParticiple(past: GrammarToken, sentence: SentenceAnalysis): boolean {
  const next = sentence.tokens[past.at + 1];
  // Not a passive: "He was threw up", which is meant as "threw up".
  if (USUALLY_WITH_OBJECT.test(past.lemma) && next?.tag === 'PREP')
    return past.lemma !== 'throw' || next.lower !== 'up';
  if (USUALLY_WITH_LANGUAGE.test(past.lemma) && next && /^(?:PREP|ADV|MARK|AND)$/.test(next.tag))
    return LANGUAGES.test(sentence.tokens[past.at - 2]?.lower ?? '');
  return isGivenOneThing(past, sentence);
}

/** True for "went", "spoke": past forms that are neither a participle nor an adjective or noun. */
function isOnlyPast({ possibleTags, lower }: GrammarToken): boolean {
  return (
    possibleTags.has('PAST') &&
    !possibleTags.has('EN') &&
    !possibleTags.has('ADJ') &&
    (!possibleTags.has('NOUN') || lower === 'spoke')
  );
}

/** "He [was spoke → spoke] English": a past form after "be"; "English is [spoke → spoken] here". */
export function checkPastForm(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const be = clause.verb?.finite;
  if (!be || !/^(?:was|were|is|am|are)$/.test(be.lower)) return [];
  const past = tokens[be.at + 1];
  const next = past && tokens[past.at + 1];
  if (!past || !next || !isOnlyPast(past) || !followsSubject(clause, be.at, tokens)) return [];
  // Not marked: "He was forgot by all", which may be meant as a passive, nor a past form at the end of a
  // clause.
  if (next.lower === 'by' || !/^(?:DET|PRON|NOUN|NOUNS|NAME|ADJ|ADV|NUM|TO|PREP)$/.test(next.tag)) return [];
  if (isMeantAsParticiple(past, context.sentence)) {
    const right = past.lower === 'spoke' ? 'spoken' : toPastParticiple(past.lemma);
    const subject = clause.subject?.head.lower ?? 'it';
    return createWordFinding(context, past, right, {
      simple: `This is done to “${OBJECT_FORMS[subject] ?? clause.subject?.head.text}”, so after “${be.text}” the verb has its third form: “${right}”.`,
      full: `The subject does not do this itself: the passive takes the past participle “${right}”, not “${past.text}”.`,
    });
  }
  return createFinding(context, be.at, past.at + 1, past.text, {
    simple: `“${past.text}” is already in the past, so leave out “${be.text}”.`,
    full: `“${past.text}” is a past form and needs no “${be.text}” before it.`,
  });
}

/** The past form to use after "it", for what the learner wrote after "was". */
const STARTED: Readonly<Record<string, string>> = {
  started: 'started',
  begun: 'began',
  began: 'began',
  stopped: 'stopped',
};

/** "It [was started → started] to rain". */
export function checkWeatherStarted(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const be = clause.verb?.finite;
  const [started, to, weather] = be ? context.sentence.tokens.slice(be.at + 1, be.at + 4) : [];
  if (!be || clause.subject?.head.lower !== 'it' || !/^(?:was|is)$/.test(be.lower)) return [];
  const right = started && STARTED[started.lower];
  if (!started || right === undefined) return [];
  const isWeather =
    to?.lower === 'to'
      ? /^(?:rain|snow|hail|get)$/.test(weather?.lower ?? '')
      : /^(?:raining|snowing)$/.test(to?.lower ?? '');
  if (!isWeather) return [];
  return createFinding(context, be.at, started.at + 1, right, {
    simple: `The weather does it by itself, so we say “it ${right}”, without “${be.lower}”.`,
    full: `“It ${right}” is active; “${be.lower}” would make a passive.`,
  });
}

/** "My motorbike is [broke → broken]"; a person can be "broke", which means "without money". */
export function checkBroke(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const { subject, verb } = clause;
  const be = verb?.finite;
  const broke = be && tokens[be.at + 1];
  const next = broke && tokens[broke.at + 1];
  if (be?.lemma !== 'be' || broke?.lower !== 'broke') return [];
  if (!subject || subject.isPronoun || subject.nounClass !== 'thing') return [];
  const endsClause = next?.tag === 'MARK' || /^(?:and|so|but|because)$/.test(next?.lower ?? '');
  if (!endsClause) return [];
  return createWordFinding(context, broke, 'broken', {
    simple: `“Broke” tells what happened. To say how a thing is after that, we use “broken”.`,
    full: `“Broke” tells what happened; after “${be.text}”, the participle “broken” describes how the thing is now.`,
  });
}
