import type { Clause, Group, NounGroup, PrepositionalGroup, VerbGroup } from '../grammar/groups.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { findStandingSubject } from './standing-subject.ts';

const OWN = /^(?:my|our|this|your|his|her|their)$/;
const INDEFINITE = /^(?:a|an|many|some|several|no|few|any|lot|lots|plenty)$/;
const WEATHER =
  /^(?:hot|cold|warm|dry|wet|rainy|sunny|windy|cloudy|foggy|snowy|cool|humid|dark|freezing|icy|stormy|noisy|quiet)$/;
const JUDGEMENT =
  /^(?:difficult|easy|important|possible|impossible|necessary|normal|common|usual|dangerous|hard|expensive|nice|good|better|bad|fun|interesting|useful|polite|rude|strange|essential|useless|boring)$/;
/** Clauses and prepositional phrases begin here; a subject before the verb would make them right. */
const STARTS_CLAUSE = new Set(['main', 'subordinate']);

function isQuestion({ sentence }: RuleContext): boolean {
  return sentence.isQuestion || sentence.tokens.at(-1)?.text === '?';
}

function isPlace(group: Group | undefined): group is PrepositionalGroup {
  return group?.kind === 'preposition' && group.role !== 'time' && group.object?.isTime === false;
}

/** "A table", "two bakeries", "many shops": nothing that was spoken of before. */
function isNew({ determiner, isPronoun, members, head }: NounGroup): boolean {
  if (isPronoun) return false;
  const [first] = members;
  if (first) return isNew(first);
  return head.tag !== 'NAME' && (determiner?.tag === 'NUM' || INDEFINITE.test(determiner?.lower ?? ''));
}

function chooseThere({ finite }: VerbGroup, object: NounGroup): string {
  const first = object.members[0] ?? object;
  const isPlural = first.number === 'plural' || (first.number === 'unknown' && first.head.tag === 'NOUNS');
  if (finite?.tag === 'PAST') return isPlural ? 'there were' : 'there was';
  return isPlural ? 'there are' : 'there is';
}

function explainThere(right: string, thing: string) {
  return {
    simple: `To say that something is in a place, we use “${right}”: “${right} ${thing}”.`,
    full: `The sentence tells what is in a place, so it begins with “there”: “${right} ${thing}”.`,
  };
}

/** "In my street have many shops", "In our flat are three bedrooms", "Have two bakeries in my street". */
function checkThere(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, complements, opening, subject } = clause;
  const [object, place] = complements;
  if (!verb?.finite || verb.verbs.length !== 1 || verb.isNegative || isQuestion(context)) return [];
  if (object?.kind !== 'noun' || object.from !== verb.to || !isNew(object)) return [];
  const { lemma } = verb.main;
  if (lemma !== 'have' && lemma !== 'be') return [];
  const finding = (from: number) => {
    const right = chooseThere(verb, object);
    return createFinding(
      context,
      from,
      verb.to,
      right,
      explainThere(right, getWritten(context, object.from, object.to)),
    );
  };
  if (subject) {
    const isThere = subject.head.lower === 'there' && lemma === 'have' && verb.finite.tag === 'PAST';
    if (isThere && subject.to === verb.from) return finding(subject.from);
    if (subject.head.lower !== 'it' || subject.to !== verb.from || object.nounClass === 'time') return [];
    const isFirst = context.before.length === 0 && subject.from === 0;
    const isOwn = isPlace(place) && OWN.test(place.object?.determiner?.lower ?? '');
    return isFirst && isOwn && object.number === 'plural' ? finding(subject.from) : [];
  }
  if (clause.kind !== 'main') return [];
  const before = opening.at(-1);
  if (isPlace(before) && before.from === 0 && before.to === verb.from) {
    const isOwn = OWN.test(before.object?.determiner?.lower ?? '');
    // "In 1905 the industry had few studios": the second determiner opens the subject.
    const determiners = context.sentence.tokens
      .slice(before.from, before.to)
      .filter(({ tag }) => tag === 'DET' || tag === 'NUM');
    // "In London have a walk": a command.
    const isThing = object.number === 'plural' || /^(?:thing|place|person)$/.test(object.nounClass ?? '');
    if (determiners.length > 1 || !isThing) return [];
    return lemma === 'have' || isOwn ? finding(verb.from) : [];
  }
  return verb.from === 0 && isPlace(place) && isFirstOfText(context, object, place) ? finding(0) : [];
}

/** "There had a lot of cars", "Are many tourists in my city." at the start of a text. */
function checkInverted(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, complements, subject, opening } = clause;
  const [first] = complements;
  if (!verb?.finite || verb.verbs.length !== 1 || isQuestion(context) || clause.kind !== 'main') return [];
  const there = opening[0];
  const isThere = there?.kind === 'word' && there.head.lower === 'there' && there.to === verb.from;
  if (isThere && verb.finite.lower === 'had' && first?.kind === 'noun' && isNew(first)) {
    const right = chooseThere(verb, first);
    const thing = getWritten(context, first.from, first.to);
    return createFinding(context, there.from, verb.from + 1, right, explainThere(right, thing));
  }
  if (verb.from !== 0 || !verb.isInverted || verb.main.lemma !== 'be' || !subject || !isPlace(first))
    return [];
  if (!isNew(subject) || !isFirstOfText(context, subject, first)) return [];
  const right = chooseThere(verb, subject);
  return createFinding(context, 0, 1, right, explainThere(right, getWritten(context, 1, subject.to)));
}

/** At the start of a text, where nothing can be meant that stands before: "Are many tourists in my city." */
function isFirstOfText({ before, sentence }: RuleContext, object: NounGroup, place: PrepositionalGroup) {
  if (before.length > 0 || object.nounClass === 'time') return false;
  if (object.nounClass === 'person' && object.number !== 'plural') return false;
  const first = sentence.tokens[0]?.lower;
  // "Have two eggs for breakfast", "Have a good time in Rome": commands.
  if (first === 'have') return object.number === 'plural' && OWN.test(place.object?.determiner?.lower ?? '');
  if (first === 'had') return false;
  return /^(?:near|behind|opposite|in|on|next|beside|between)$/.test(place.preposition.lower);
}

function insertBefore(
  context: RuleContext,
  verb: VerbGroup,
  subject: string,
  why: string,
): readonly GrammarFinding[] {
  const finite = verb.finite;
  if (!finite) return [];
  const word = finite.at === 0 ? finite.lower : finite.text;
  const right = `${subject} ${word}`;
  return createWordFinding(context, finite, right, {
    simple: `The sentence needs “${subject}” before “${word}”: “${right}”.`,
    full: `${why} “${right}”.`,
  });
}

/** "In my country is very hot", "When I arrived, was raining", "Yesterday rained". */
function checkIt(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, complements, opening, subject } = clause;
  if (!verb?.finite || isQuestion(context) || !STARTS_CLAUSE.has(clause.kind)) return [];
  const why = 'An English sentence has a subject; for weather, time and opinions it is “it”:';
  const isWeatherVerb = /^(?:rain|snow|hail)$/.test(verb.main.lemma) && verb.main.tag !== 'VERB';
  const isAdverbOfTime =
    !subject &&
    /^(?:yesterday|today|tonight)$/.test(
      opening.at(-1)?.kind === 'word' ? (context.sentence.tokens[verb.from - 1]?.lower ?? '') : '',
    );
  if (isWeatherVerb && (isAdverbOfTime || (!subject && context.sentence.tokens[verb.from - 1]?.text === ',')))
    return insertBefore(context, verb, 'it', why);
  if (subject || verb.main.lemma !== 'be' || verb.verbs.length > 1) return [];
  const before = opening.at(-1);
  if (before?.kind !== 'preposition' || before.from !== 0 || before.to !== verb.from) return [];
  if (before.preposition.lower !== 'in' || !before.object) return [];
  const described = complements[0]?.kind === 'word' ? complements[1] : complements[0];
  if (described?.kind !== 'adjective') return [];
  const next = context.sentence.tokens[described.to];
  const isJudged = JUDGEMENT.test(described.head.lower) && next?.tag === 'TO';
  return WEATHER.test(described.head.lower) || isJudged ? insertBefore(context, verb, 'it', why) : [];
}

/** "He said that is difficult to find a job": the infinitive has an object, so "that" is none. */
function checkThatIs(context: RuleContext, { verb }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const finite = verb?.finite;
  if (!finite || !/^(?:is|was)$/.test(finite.lower)) return [];
  const [say, that, adjective, to, infinitive, object] = [-2, -1, 1, 2, 3, 4].map(
    (step) => tokens[finite.at + step],
  );
  if (that?.lower !== 'that' || !/^(?:say|think|believe|know|feel|agree)$/.test(say?.lemma ?? '')) return [];
  if (adjective?.tag !== 'ADJ' || to?.tag !== 'TO' || infinitive?.tag !== 'VERB') return [];
  if (!object || !/^(?:DET|NOUNS|NUM)$/.test(object.tag)) return [];
  return verb ? insertBefore(context, verb, 'it', 'Behind “that” the clause needs its own subject:') : [];
}

/** "I bought a phone but is expensive": the subject "I" can't be meant. */
function checkShared(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, subject, connector, complements, outer } = clause;
  const { tokens } = context.sentence;
  if (!verb?.finite || !subject || !clause.isSubjectShared || isQuestion(context)) return [];
  if (!/^(?:is|was|has)$/.test(verb.finite.lower) || !/^(?:but|and)$/.test(connector?.lower ?? '')) return [];
  if (connector?.at !== verb.from - 1 || subject.members.length > 0 || outer) return [];
  const isOther = /^(?:i|we|they|you)$/.test(subject.head.lower) && verb.finite.lower !== 'was';
  if (!isOther || subject.to > verb.from) return [];
  // A thing before must be there to be meant by "it".
  const things = context.sentence.groups.filter(
    (group): group is NounGroup => group.kind === 'noun' && group.to <= verb.from && !group.isPronoun,
  );
  const [thing, ...others] = things;
  if (!thing || others.some(({ isTime }) => !isTime) || thing.number !== 'singular') return [];
  if (thing.nounClass === 'person' || thing.head.tag === 'NAME') return [];
  if (complements.length === 0 || tokens[verb.to]?.tag === 'MARK') return [];
  return insertBefore(
    context,
    verb,
    'it',
    `“${subject.head.text}” is not the subject of “${verb.finite.text}”; say what is meant:`,
  );
}

/** "My room is small. Has one bed." – "She is my friend. Is very funny." */
function checkStart(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, subject } = clause;
  const before = context.before.at(-1);
  if (!before || subject || clause.kind !== 'main' || isQuestion(context) || verb?.from !== 0) return [];
  const { finite } = verb;
  if (!finite || !/^(?:is|has|was|likes|lives|works|plays|speaks|goes|comes)$/.test(finite.lower)) return [];
  if (context.sentence.tokens[0]?.tag === 'NOUNS' || before.isQuestion) return [];
  const pronoun = findStandingSubject(before);
  return pronoun === undefined
    ? []
    : insertBefore(context, verb, pronoun, 'Each English sentence has its own subject:');
}

export const MISSING_SUBJECT_RULE: GrammarRule = {
  id: 'missing-subject',
  looksBack: true,
  kind: 'missing-word',
  precision:
    'Only a clause without a subject, with a new thing and its place behind “have” or “be”, with weather or an opinion behind “be”, or behind a sentence whose subject can only be one pronoun; no commands and no questions.',
  find: (context) =>
    context.sentence.clauses.flatMap((clause) => {
      for (const check of [checkStart, checkThere, checkInverted, checkIt, checkThatIs, checkShared]) {
        const found = check(context, clause);
        if (found.length > 0) return found;
      }
      return [];
    }),
};
