import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import { createFinding, createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';

/*
 * The form of a verb behind another verb or a question word: "hates taking", "spend time reading", "know what
 * to do". The rule is in `gerund-or-infinitive.ts`.
 */

const ABOUT_TO_TRY = /^(?:try|start|stop|finish|continue|keep|practi[sc]e)$/;
const PHRASES_WITH_OBJECT =
  /^(?:take|make|have|do|get|give|play|watch|ride|meet|wear|eat|drink|visit|read|listen|help)$/;

/** "She hates take showers" → "taking"; "I want try growing melons" → "to try". */
export function checkWithObject(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, verb, next] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (!/^(?:VERBS?|PAST)$/.test(word.tag) || !verb || !next || verb.lower !== verb.lemma) return [];
  if (!before || !/^(?:PRON|ADV|NAME|NOUNS?)$/.test(before.tag)) return [];
  if (word.lemma === 'want') {
    if (!ABOUT_TO_TRY.test(verb.lower) || !/^(?:ING|DET|NOUNS|NAME)$/.test(next.tag)) return [];
    const right = `to ${verb.lower}`;
    return createWordFinding(context, verb, right, {
      simple: `After “${word.lower}” we use “to”: “${word.lower} ${right}”.`,
      full: `“${word.lemma}” takes an infinitive with “to”: “${word.lower} ${right}”.`,
    });
  }
  // "I like play areas", "I love watch shops": a first part of a compound has a noun of a thing behind it.
  const isObject = next.tag === 'DET' || (/^NOUNS?$/.test(next.tag) && isUsualObject(verb.lower, next));
  if (!PHRASES_WITH_OBJECT.test(verb.lower) || !isObject) return [];
  const right = toIngForm(verb.lower);
  return createWordFinding(context, verb, right, {
    simple: `After “${word.lower}” the verb has -ing: “${right}”.`,
    full: `A verb after “${word.lower}” is an -ing form: “${word.lower} ${right}”.`,
  });
}

/** Objects with which the verb is surely one: "play football", "take photos". */
function isUsualObject(verb: string, { lower }: GrammarToken): boolean {
  if (/^(?:take|make|have|do|get|give|wear|meet|eat)$/.test(verb)) return true;
  if (verb === 'play')
    return /^(?:football|soccer|basketball|tennis|volleyball|badminton|chess|computer|video|games|guitar|piano|cards)$/.test(
      lower,
    );
  if (verb === 'watch')
    return /^(?:tv|television|films|movies|series|videos|football|cartoons|anime)$/.test(lower);
  if (verb === 'read') return /^(?:books|novels|comics|stories|magazines|manga|newspapers)$/.test(lower);
  if (verb === 'ride') return /^(?:bikes?|horses?|bicycles?)$/.test(lower);
  return verb === 'drink' && /^(?:coffee|tea|water|milk|juice)$/.test(lower);
}

const GIVEN_UP =
  /^(?:smoke|work|study|play|drink|live|eat|go|learn|write|talk|speak|train|dance|swim|use|watch|cry)$/;

/** "Five years ago, when I stopped to work" → "stopped working": a time tells of an end, not of an aim. */
export function checkStop(context: RuleContext, stop: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [to, verb, next] = [tokens[stop.at + 1], tokens[stop.at + 2], tokens[stop.at + 3]];
  if (stop.tag !== 'PAST' || to?.lower !== 'to' || !verb || !GIVEN_UP.test(verb.lower)) return [];
  const isOver = tokens.some(
    ({ lower, at }) => lower === 'ago' && /^(?:years?|months?)$/.test(tokens[at - 1]?.lower ?? ''),
  );
  // "We stopped to eat lunch two months ago" tells of an aim.
  const isAim = verb.lower === 'eat' || /^(?:DET|PRON)$/.test(next?.tag ?? '');
  if (!isOver || isAim) return [];
  const right = toIngForm(verb.lower);
  return createFinding(context, to.at, verb.at + 1, right, {
    simple: `“Stop” with -ing means that it ended: “stopped ${right}”.`,
    full: `“Stopped to ${verb.lower}” tells of an aim; what ended is “stopped ${right}”.`,
  });
}

export const WITH_ING =
  'recommend suggest avoid enjoy finish consider deny imagine practise dislike risk resist postpone delay quit';

/** "I would recommend to extend the hours" → "extending". */
export function checkToAfterIngVerb(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, to, verb] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (to?.lower !== 'to' || !verb?.possibleTags.has('VERB') || verb.lower !== verb.lemma || !verb.isKnown)
    return [];
  if (
    !/^(?:VERBS?|PAST)$/.test(word.tag) ||
    !before ||
    !/^(?:PRON|MODAL|ADV|NOT|NAME|NOUNS)$/.test(before.tag)
  )
    return [];
  if (/^(?:NOUNS?|ADJ)$/.test(tokens[verb.at + 1]?.tag ?? '') && verb.tag !== 'VERB') return [];
  const right = toIngForm(verb.lemma);
  return createFinding(context, to.at, verb.at + 1, right, {
    simple: `After “${word.lower}” the verb has -ing: “${right}”.`,
    full: `“${word.lemma}” takes the -ing form, not “to”: “${word.lower} ${right}”.`,
  });
}

/** "I heard my daughter to shout" → "shout". */
export function checkHear(context: RuleContext, hear: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const person = groups.find(({ kind, from }) => kind === 'noun' && from === hear.at + 1);
  const [to, verb] = person ? [tokens[person.to], tokens[person.to + 1]] : [];
  if (person?.kind !== 'noun' || person.nounClass !== 'person' || !/^(?:VERB|PAST)$/.test(hear.tag))
    return [];
  if (to?.lower !== 'to' || !verb?.possibleTags.has('VERB') || verb.lower !== verb.lemma) return [];
  return createFinding(context, to.at, verb.at + 1, verb.lower, {
    simple: `After “${hear.lower}” and a person there is no “to”: “${verb.lower}”.`,
    full: `“Hear” with an object takes the base form without “to”: “${verb.lower}”.`,
  });
}

const SPENT =
  /^(?:time|hours?|days?|weeks?|months?|years?|evenings?|weekends?|mornings?|afternoons?|minutes?|life)$/;

/** "Don't spend all your time to memorise words" → "memorising". */
export function checkSpend(context: RuleContext, spend: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const time = tokens.slice(spend.at + 1, spend.at + 7).find(({ lower }) => SPENT.test(lower));
  const [to, verb] = time ? [tokens[time.at + 1], tokens[time.at + 2]] : [];
  if (!time || to?.lower !== 'to' || !verb?.possibleTags.has('VERB') || verb.lower !== verb.lemma) return [];
  if (
    tokens.slice(spend.at + 1, time.at).some(({ tag }) => !/^(?:DET|ADJ|ADV|NUM|NOUNS?|PREP|PRON)$/.test(tag))
  )
    return [];
  // "Time spent to learn" stands behind its noun; "We have to spend a day to see it" asks for an aim.
  if (spend.tag === 'EN' && tokens[spend.at - 1]?.lemma !== 'have') return [];
  const right = toIngForm(verb.lemma);
  return createFinding(context, to.at, verb.at + 1, right, {
    simple: `After “${spend.lower} … ${time.lower}” the verb has -ing: “${right}”.`,
    full: `“Spend” takes a time and an -ing form: “${spend.lower} … ${time.lower} ${right}”.`,
  });
}

/** "We went to shopping" → "went shopping". */
export function checkGoTo(context: RuleContext, go: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [to, activity, next] = [tokens[go.at + 1], tokens[go.at + 2], tokens[go.at + 3]];
  if (to?.lower !== 'to' || !activity || !/^(?:VERBS?|PAST|ING|EN)$/.test(go.tag)) return [];
  if (
    !/^(?:shopping|swimming|fishing|skiing|camping|hiking|jogging|sightseeing|skating|cycling|surfing)$/.test(
      activity.lower,
    )
  )
    return [];
  if (!next || !/^(?:MARK|PREP|AND|ADV|SUBORD)$/.test(next.tag)) return [];
  const right = `${go.text} ${activity.text}`;
  return createFinding(context, go.at, activity.at + 1, right, {
    simple: `With “${activity.lower}” we say “${right}”, without “to”.`,
    full: `“Go” takes the -ing form of such activities directly: “${right}”.`,
  });
}

/** "I have no choice but reporting you" → "to report". */
export function checkChoice(context: RuleContext, but: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [no, choice, verb] = [tokens[but.at - 2], tokens[but.at - 1], tokens[but.at + 1]];
  if (!/^(?:choice|option|alternative)$/.test(choice?.lower ?? '') || !verb?.isKnown) return [];
  // "There is no alternative but walking" names the alternative.
  const hasChoice = tokens.slice(Math.max(0, but.at - 5), but.at - 1).some(({ lemma }) => lemma === 'have');
  if (!/^(?:no|other|any)$/.test(no?.lower ?? '') || verb.tag !== 'ING' || !hasChoice) return [];
  const right = `to ${verb.lemma}`;
  return createWordFinding(context, verb, right, {
    simple: `After “${choice?.lower} but” we say “${right}”.`,
    full: `“No ${choice?.lower} but” takes an infinitive with “to”: “${right}”.`,
  });
}

export const EASE = 'easy easier hard harder difficult possible impossible necessary';

/** "It makes it easy finding books" → "to find". */
export function checkMakesEasy(context: RuleContext, adjective: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const it = tokens.slice(Math.max(0, adjective.at - 2), adjective.at).find(({ lower }) => lower === 'it');
  const make = it && tokens[it.at - 1];
  const [verb, next] = [tokens[adjective.at + 1], tokens[adjective.at + 2]];
  if (!/^(?:make|find)$/.test(make?.lemma ?? '') || verb?.tag !== 'ING' || !verb.isKnown) return [];
  if (!next || !/^(?:DET|PRON|NOUNS?|NAME|ADJ|MARK|PREP)$/.test(next.tag) || verb.lower === 'going')
    return [];
  const right = `to ${verb.lemma}`;
  return createWordFinding(context, verb, right, {
    simple: `After “${make?.lower} it ${adjective.lower}” we say “${right}”.`,
    full: `“It” stands for the infinitive: “${make?.lower} it ${adjective.lower} ${right}”.`,
  });
}

const KNOWING =
  /^(?:know|learn|decide|understand|remember|forget|explain|tell|show|teach|ask|wonder|discover|discuss|see|about|me|you|him|her|us|them)$/;

/** "I didn't know what do" → "what to do"; "I learned how make bread" → "how to make". */
export function checkAfterQuestionWord(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, verb, next] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (!before || !verb || !next || !(KNOWING.test(before.lemma) || KNOWING.test(before.lower))) return [];
  if (verb.lower !== verb.lemma || !verb.possibleTags.has('VERB') || !verb.isKnown) return [];
  // Behind a pronoun, only where a verb of telling stands before it: "tell me what do", not "you what do".
  const isObject = /^(?:me|you|him|her|us|them)$/.test(before.lower);
  if (isObject && !/^(?:tell|show|teach|ask)$/.test(tokens[before.at - 1]?.lemma ?? '')) return [];
  const isSubject = /^(?:PRON|NAME)$/.test(next.tag) && !/^(?:it|them)$/.test(next.lower);
  if (isSubject || /^(?:be|have|can|long|many|much|come|happen)$/.test(verb.lower)) return [];
  // "What do people eat", "what do the others think": a question with its own subject.
  const isDo = verb.lower === 'do';
  if (isDo && next.tag !== 'MARK' && !/^(?:with|next|first|now|about|when|if|in|at|for)$/.test(next.lower))
    return [];
  const isSure =
    isDo ||
    (/^(?:how|where|when)$/.test(word.lower) &&
      !['NOUN', 'ADJ', 'ADV', 'EN', 'PAST'].some((tag) => verb.possibleTags.has(tag as GrammarToken['tag'])));
  const isUsual =
    word.lower === 'how' &&
    /^(?:cook|use|play|swim|drive|ride|dance|work|make)$/.test(verb.lower) &&
    /^(?:DET|MARK|PRON)$/.test(next.tag);
  const isWhat =
    word.lower === 'what' &&
    /^(?:say|eat|wear|buy|choose|cook|expect)$/.test(verb.lower) &&
    next.tag === 'MARK';
  if (!isSure && !isUsual && !isWhat) return [];
  const right = `to ${verb.lower}`;
  return createWordFinding(context, verb, right, {
    simple: `After “${word.lower}” the verb needs “to” here: “${word.lower} ${right}”.`,
    full: `Without a subject, “${word.lower}” takes an infinitive with “to”: “${word.lower} ${right}”.`,
  });
}
