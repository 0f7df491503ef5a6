// Corrects a missing subject: “In my city is very cold” → “In my city it is very cold”, “Yesterday rained” →
// “Yesterday it rained”, “My room is small. Has one bed.” → “My room is small. It has one bed.”, “In my
// street have many shops” → “In my street there are many shops”.

import type { Clause, NounGroup, SentenceAnalysis, VerbGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import type { RuleExplanation } from '../patterns/learner-rule.ts';
import {
  atWords,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { checkThere } from './missing-there.ts';
import { findSubjectPronoun } from './subject-pronoun.ts';

type Tokens = readonly GrammarToken[];

/** Words that say something of "it", of the weather, the time of day or a place. */
const WEATHER_OR_PLACE =
  /^(?:hot|cold|warm|dry|wet|rainy|sunny|windy|cloudy|foggy|snowy|cool|humid|dark|freezing|icy|stormy|noisy|quiet|late|raining|snowing)$/;
/** Adjectives and nouns of opinion before an infinitive: "it is difficult to find". */
const JUDGEMENTS =
  /^(?:difficult|easy|important|possible|impossible|necessary|normal|common|usual|dangerous|hard|expensive|nice|good|better|bad|fun|interesting|useful|polite|rude|strange|essential|useless|boring)$/;
/** Of these, those of the weather. */
const WEATHER =
  /^(?:hot|cold|warm|dry|wet|rainy|sunny|windy|cloudy|foggy|snowy|cool|humid|freezing|icy|stormy|raining|snowing)$/;
const SUBJECT_IS_IT = {
  simple: 'Each sentence needs a subject before its verb. Here it is “it”:',
  full: 'An English sentence needs a subject, and here it is “it”:',
};
const WEATHER_IS_IT = {
  simple: 'When we talk about the weather, we need “it” before the verb:',
  full: 'A sentence about the weather has “it” as its subject:',
};
const OPINION_IS_IT = {
  simple: 'When the thing we talk about comes later, the sentence needs “it” first:',
  full: '“It” stands for the infinitive that comes later, since a sentence needs a subject before its verb:',
};

function isQuestion({ sentence }: RuleContext): boolean {
  return sentence.isQuestion || sentence.tokens.at(-1)?.text === '?';
}

/** Inserts a subject before a finite verb. */
function insertSubject(
  context: RuleContext,
  finite: GrammarToken,
  subject: string,
  why: RuleExplanation,
): readonly GrammarFinding[] {
  const word = finite.at === 0 ? finite.lower : finite.text;
  const right = `${subject} ${word}`;
  return createWordFinding(context, finite, right, {
    simple: `${why.simple} “${right}”.`,
    full: `${why.full} “${right}”.`,
  });
}

/** "Yesterday [rained → it rained]", "When I woke up, [rained → it rained] all day". */
function checkWeatherVerb(
  context: RuleContext,
  { verb, subject, opening, kind }: Clause,
): readonly GrammarFinding[] {
  if (!verb?.finite || subject || isQuestion(context) || !/^(?:main|subordinate)$/.test(kind)) return [];
  if (!/^(?:rain|snow|hail)$/.test(verb.main.lemma) || verb.main.tag === 'VERB') return [];
  const before = context.sentence.tokens[verb.from - 1];
  const last = opening.at(-1);
  const followsDay =
    (last?.kind === 'word' && /^(?:yesterday|today|tonight)$/.test(before?.lower ?? '')) ||
    (last?.kind === 'preposition' && last.role === 'time' && last.from === 0);
  if (!followsDay && before?.text !== ',') return [];
  return insertSubject(context, verb.finite, 'it', WEATHER_IS_IT);
}

/** True for "becomes" in "The larger it grows, the harder becomes to moderate it". */
function followsComparative(tokens: Tokens, verb: GrammarToken): boolean {
  const [comma, the, comparative] = tokens.slice(Math.max(0, verb.at - 3), verb.at);
  return (
    tokens[0]?.lower === 'the' &&
    comma?.text === ',' &&
    the?.lower === 'the' &&
    /(?:er|worse|less|more)$/.test(comparative?.lower ?? '')
  );
}

/** True for "is" in "In my city is very cold": the sentence opens with a place. */
function followsPlace({ groups }: SentenceAnalysis, be: GrammarToken): boolean {
  const [first] = groups;
  return (
    first?.kind === 'preposition' &&
    first.preposition.lower === 'in' &&
    first.object !== undefined &&
    first.to === be.at
  );
}

/** True for "was" in "When I woke up, was snowing": the first comma ends a clause with a conjunction. */
function followsClause(tokens: Tokens, be: GrammarToken): boolean {
  return tokens[0]?.tag === 'SUBORD' && tokens.findIndex(({ text }) => text === ',') === be.at - 1;
}

/** Right only with a subject: "First, it is difficult to sleep", "Also it is very cold". */
const OPENERS =
  /^(?:first|firstly|second|secondly|third|thirdly|finally|also|besides|however|moreover|then|now)$/;

/** Wrong: "Third, is difficult to sleep": a word that orders points is all that stands before the verb. */
function followsOpener(tokens: Tokens, be: GrammarToken): boolean {
  const [first, second] = tokens;
  if (!first || !OPENERS.test(first.lower)) return false;
  return be.at === 1 || (be.at === 2 && second?.text === ',');
}

/**
 * Why "is very cold", "was snowing" or "is difficult to find" needs "it", which only can be the subject;
 * undefined for others.
 */
function explainIt(tokens: Tokens, be: GrammarToken): RuleExplanation | undefined {
  const word = tokens[be.at + 1]?.tag === 'ADV' ? tokens[be.at + 2] : tokens[be.at + 1];
  const next = word && tokens[word.at + 1];
  if (!word || !next) return undefined;
  if (JUDGEMENTS.test(word.lower) && next.tag === 'TO') return OPINION_IS_IT;
  // Right: "In this box is dry food". The noun is the subject.
  if (!WEATHER_OR_PLACE.test(word.lower) || !/^(?:MARK|PREP|TO|AND|ADV|SUBORD|DET)$/.test(next.tag))
    return undefined;
  return WEATHER.test(word.lower) ? WEATHER_IS_IT : SUBJECT_IS_IT;
}

/** "In my city [is → it is] very cold"; "When I woke up, [was → it was] snowing". */
function checkIt(context: RuleContext, verb: GrammarToken): readonly GrammarFinding[] {
  const { sentence } = context;
  const { tokens } = sentence;
  if (isQuestion(context)) return [];
  if (followsComparative(tokens, verb))
    return tokens[verb.at + 1]?.lower === 'to' ? insertSubject(context, verb, 'it', OPINION_IS_IT) : [];
  const hasNoSubject =
    followsPlace(sentence, verb) || followsClause(tokens, verb) || followsOpener(tokens, verb);
  if (verb.lemma !== 'be' || !hasNoSubject) return [];
  const why = explainIt(tokens, verb);
  return why ? insertSubject(context, verb, 'it', why) : [];
}

/**
 * "He said that [is → it is] difficult to find a job"; the infinitive needs an object, so "that" is not its
 * object.
 */
function checkThatIs(context: RuleContext, { verb }: Clause): readonly GrammarFinding[] {
  const finite = verb?.finite;
  if (!finite || !/^(?:is|was)$/.test(finite.lower)) return [];
  const [say, that, adjective, to, infinitive, object] = [-2, -1, 1, 2, 3, 4].map(
    (step) => context.sentence.tokens[finite.at + step],
  );
  if (that?.lower !== 'that' || !/^(?:say|think|believe|know|feel|agree)$/.test(say?.lemma ?? '')) return [];
  if (adjective?.tag !== 'ADJ' || to?.tag !== 'TO' || infinitive?.tag !== 'VERB') return [];
  if (!object || !/^(?:DET|NOUNS|NUM)$/.test(object.tag)) return [];
  return insertSubject(context, finite, 'it', {
    simple: 'After “that”, the verb needs its own subject, “it”:',
    full: 'After “that” the clause needs a subject of its own:',
  });
}

/**
 * True for "I … but is": "is" or "has" directly after "but" or "and", where the subject would be "I", "we" ….
 */
function cantShareSubject({ verb, subject, connector, parent }: Clause): boolean {
  if (!subject || !/^(?:i|we|they|you)$/.test(subject.head.lower) || subject.members.length > 0) return false;
  if (!verb || !/^(?:is|has)$/.test(verb.finite?.lower ?? '') || parent || subject.to > verb.from)
    return false;
  return /^(?:but|and)$/.test(connector?.lower ?? '') && connector?.at === verb.from - 1;
}

/** Whether one thing is named before the verb, apart from times: "I bought a phone last week but is …". */
function hasOneThingBefore({ groups }: SentenceAnalysis, { from }: VerbGroup): boolean {
  const [thing, ...others] = groups.filter(
    (group): group is NounGroup => group.kind === 'noun' && group.to <= from && !group.isPronoun,
  );
  if (!thing || others.some(({ isTime }) => !isTime) || thing.number !== 'singular') return false;
  return thing.nounClass !== 'person' && thing.head.tag !== 'NAME';
}

/** "I bought a phone but [is → it is] expensive". */
function checkShared(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, subject, complements } = clause;
  const { sentence } = context;
  if (!verb?.finite || !subject || !clause.isSubjectShared || isQuestion(context)) return [];
  if (!cantShareSubject(clause) || !hasOneThingBefore(sentence, verb)) return [];
  // Not marked before a mark: "I am not rich but is."
  if (complements.length === 0 || sentence.tokens[verb.to]?.tag === 'MARK') return [];
  const [written, finite] = [subject.head.text, verb.finite.text];
  return insertSubject(context, verb.finite, 'it', {
    simple: `“${written}” can't be the subject of “${finite}”. So it needs one of its own:`,
    full: `“${written}” is not the subject of “${finite}”, so it needs a subject of its own:`,
  });
}

/** Right: "Whether it helped them, however, is far from clear", where the words after the comma go on. */
function followsComma({ sentence, whole }: RuleContext): boolean {
  const start = sentence.tokens[0]?.start ?? 0;
  return whole.tokens.findLast((token) => token.start < start)?.text === ',';
}

/** True for "is" in "is not good for children", which says something of the whole sentence before. */
function isJudgement(tokens: Tokens, be: GrammarToken): boolean {
  const next = tokens[be.at + 1]?.tag === 'NOT' ? be.at + 2 : be.at + 1;
  return JUDGEMENTS.test(tokens[next]?.lower ?? '') && tokens[next + 1]?.lower === 'for';
}

/** "My room is small. [Has → It has] one bed." – "She is my friend. [Is → She is] very funny." */
function checkStart(context: RuleContext, { verb, subject, kind }: Clause): readonly GrammarFinding[] {
  const finite = verb?.finite;
  if (!finite || verb.from !== 0 || subject || kind !== 'main' || isQuestion(context)) return [];
  if (!/^(?:is|has|was|likes|lives|works|plays|speaks|goes|comes)$/.test(finite.lower)) return [];
  if (followsComma(context)) return [];
  const before = context.before.at(-1);
  // Right: "Works of art are …", where a plural noun opens the sentence.
  if (!before || before.isQuestion || context.sentence.tokens[0]?.tag === 'NOUNS') return [];
  if (isJudgement(context.sentence.tokens, finite))
    return insertSubject(context, finite, 'it', SUBJECT_IS_IT);
  const pronoun = findSubjectPronoun(before);
  if (pronoun === undefined) return [];
  return insertSubject(context, finite, pronoun, {
    simple: `Each sentence needs a subject. We use “${pronoun}” for what we have just named:`,
    full: `Each sentence needs a subject of its own; “${pronoun}” stands for the one before:`,
  });
}

/**
 * Conditions: A clause, not a command or a question, has no subject: a new thing and its place follow “have”
 * or “be” (also after an empty “there” or “it”); weather or an opinion follows “be”, or “that is”; a verb of
 * weather follows a day or a comma; or the subject of the sentence before can only be one pronoun. Or “is”
 * or “has” after “but” has “I” as its subject.
 */
export const MISSING_SUBJECT_RULE: GrammarRule = {
  id: 'missing-subject',
  looksBack: true, // The sentence before shows who or what the subject is.
  kind: 'missing-word',
  wordChecks: [
    atWords('have has had is are was were', checkThere),
    atWords('is was becomes became gets', checkIt),
  ],
  find: findInClauses(checkStart, checkWeatherVerb, checkThatIs, checkShared),
};
