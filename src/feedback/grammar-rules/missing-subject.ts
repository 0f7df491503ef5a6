import type { Clause, NounGroup, SentenceAnalysis, VerbGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  atWords,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { checkThere } from './missing-there.ts';
import { findStandingSubject } from './standing-subject.ts';

type Tokens = readonly GrammarToken[];

/** What "it" is, of the weather or the time of day. */
const WEATHER =
  /^(?:hot|cold|warm|dry|wet|rainy|sunny|windy|cloudy|foggy|snowy|cool|humid|dark|freezing|icy|stormy|noisy|quiet|late|raining|snowing)$/;
/** Adjectives of what it is to do something: "it is difficult to find". */
const JUDGEMENTS =
  /^(?:difficult|easy|important|possible|impossible|necessary|normal|common|usual|dangerous|hard|expensive|nice|good|better|bad|fun|interesting|useful|polite|rude|strange|essential|useless|boring)$/;
const SUBJECT_IS_IT = 'An English sentence needs a subject, and here it is “it”:';

function isQuestion({ sentence }: RuleContext): boolean {
  return sentence.isQuestion || sentence.tokens.at(-1)?.text === '?';
}

function insertSubject(
  context: RuleContext,
  finite: GrammarToken,
  subject: string,
  why: string,
): readonly GrammarFinding[] {
  const word = finite.at === 0 ? finite.lower : finite.text;
  const right = `${subject} ${word}`;
  return createWordFinding(context, finite, right, {
    simple: `The sentence needs “${subject}” before “${word}”: “${right}”.`,
    full: `${why} “${right}”.`,
  });
}

/** "Yesterday [rained → it rained]", "When I woke up, [rained → it rained] all day": a verb of weather. */
function checkWeatherVerb(
  context: RuleContext,
  { verb, subject, opening, kind }: Clause,
): readonly GrammarFinding[] {
  if (!verb?.finite || subject || isQuestion(context) || !/^(?:main|subordinate)$/.test(kind)) return [];
  if (!/^(?:rain|snow|hail)$/.test(verb.main.lemma) || verb.main.tag === 'VERB') return [];
  const before = context.sentence.tokens[verb.from - 1];
  const followsDay =
    opening.at(-1)?.kind === 'word' && /^(?:yesterday|today|tonight)$/.test(before?.lower ?? '');
  if (!followsDay && before?.text !== ',') return [];
  return insertSubject(context, verb.finite, 'it', SUBJECT_IS_IT);
}

/** "The larger it grows, the harder becomes to moderate it": after the second comparative. */
function followsComparative(tokens: Tokens, verb: GrammarToken): boolean {
  const [comma, the, comparative] = tokens.slice(Math.max(0, verb.at - 3), verb.at);
  return (
    tokens[0]?.lower === 'the' &&
    comma?.text === ',' &&
    the?.lower === 'the' &&
    /(?:er|worse|less|more)$/.test(comparative?.lower ?? '')
  );
}

/** "In my city is very cold": the place ends before the verb. */
function followsPlace({ groups }: SentenceAnalysis, be: GrammarToken): boolean {
  const [first] = groups;
  return (
    first?.kind === 'preposition' &&
    first.preposition.lower === 'in' &&
    first.object !== undefined &&
    first.to === be.at
  );
}

/** "When I woke up, was snowing": the first comma ends a clause with a conjunction. */
function followsClause(tokens: Tokens, be: GrammarToken): boolean {
  return tokens[0]?.tag === 'SUBORD' && tokens.findIndex(({ text }) => text === ',') === be.at - 1;
}

/** "Is very cold", "was snowing", "is difficult to find": what only "it" can be. */
function saysWeatherOrJudgement(tokens: Tokens, be: GrammarToken): boolean {
  const word = tokens[be.at + 1]?.tag === 'ADV' ? tokens[be.at + 2] : tokens[be.at + 1];
  const next = word && tokens[word.at + 1];
  if (!word || !next) return false;
  if (JUDGEMENTS.test(word.lower) && next.tag === 'TO') return true;
  // "In this box is dry food": a noun after it is the subject.
  return WEATHER.test(word.lower) && /^(?:MARK|PREP|TO|AND|ADV|SUBORD|DET)$/.test(next.tag);
}

/** "In my city [is → it is] very cold"; "When I woke up, [was → it was] snowing". */
function checkIt(context: RuleContext, verb: GrammarToken): readonly GrammarFinding[] {
  const { sentence } = context;
  const { tokens } = sentence;
  if (isQuestion(context)) return [];
  if (followsComparative(tokens, verb))
    return tokens[verb.at + 1]?.lower === 'to' ? insertSubject(context, verb, 'it', SUBJECT_IS_IT) : [];
  if (verb.lemma !== 'be' || !(followsPlace(sentence, verb) || followsClause(tokens, verb))) return [];
  return saysWeatherOrJudgement(tokens, verb) ? insertSubject(context, verb, 'it', SUBJECT_IS_IT) : [];
}

/** "He said that [is → it is] difficult to find a job": the infinitive has an object, so "that" is none. */
function checkThatIs(context: RuleContext, { verb }: Clause): readonly GrammarFinding[] {
  const finite = verb?.finite;
  if (!finite || !/^(?:is|was)$/.test(finite.lower)) return [];
  const [say, that, adjective, to, infinitive, object] = [-2, -1, 1, 2, 3, 4].map(
    (step) => context.sentence.tokens[finite.at + step],
  );
  if (that?.lower !== 'that' || !/^(?:say|think|believe|know|feel|agree)$/.test(say?.lemma ?? '')) return [];
  if (adjective?.tag !== 'ADJ' || to?.tag !== 'TO' || infinitive?.tag !== 'VERB') return [];
  if (!object || !/^(?:DET|NOUNS|NUM)$/.test(object.tag)) return [];
  return insertSubject(context, finite, 'it', 'After “that” the clause needs its own subject:');
}

/** "I … but is": a verb that "I" or "we" can't have, directly after "but" or "and". */
function cantShareSubject({ verb, subject, connector, parent }: Clause): boolean {
  if (!subject || !/^(?:i|we|they|you)$/.test(subject.head.lower) || subject.members.length > 0) return false;
  if (!verb || !/^(?:is|has)$/.test(verb.finite?.lower ?? '') || parent || subject.to > verb.from)
    return false;
  return /^(?:but|and)$/.test(connector?.lower ?? '') && connector?.at === verb.from - 1;
}

/** Whether exactly one thing is named before the verb, besides times: "I bought a phone last week but is". */
function hasOneThingBefore({ groups }: SentenceAnalysis, { from }: VerbGroup): boolean {
  const [thing, ...others] = groups.filter(
    (group): group is NounGroup => group.kind === 'noun' && group.to <= from && !group.isPronoun,
  );
  if (!thing || others.some(({ isTime }) => !isTime) || thing.number !== 'singular') return false;
  return thing.nounClass !== 'person' && thing.head.tag !== 'NAME';
}

/** "I bought a phone but [is → it is] expensive": the subject "I" can't be meant. */
function checkShared(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, subject, complements } = clause;
  const { sentence } = context;
  if (!verb?.finite || !subject || !clause.isSubjectShared || isQuestion(context)) return [];
  if (!cantShareSubject(clause) || !hasOneThingBefore(sentence, verb)) return [];
  // "I am not rich, but he is."
  if (complements.length === 0 || sentence.tokens[verb.to]?.tag === 'MARK') return [];
  const why = `“${subject.head.text}” is not the subject of “${verb.finite.text}”; say what is meant:`;
  return insertSubject(context, verb.finite, 'it', why);
}

/** "My room is small. [Has → It has] one bed." – "She is my friend. [Is → She is] very funny." */
function checkStart(context: RuleContext, { verb, subject, kind }: Clause): readonly GrammarFinding[] {
  const finite = verb?.finite;
  if (!finite || verb.from !== 0 || subject || kind !== 'main' || isQuestion(context)) return [];
  if (!/^(?:is|has|was|likes|lives|works|plays|speaks|goes|comes)$/.test(finite.lower)) return [];
  const before = context.before.at(-1);
  // "Works of art": a plural noun opens the sentence.
  if (!before || before.isQuestion || context.sentence.tokens[0]?.tag === 'NOUNS') return [];
  const pronoun = findStandingSubject(before);
  if (pronoun === undefined) return [];
  return insertSubject(context, finite, pronoun, 'Each English sentence has its own subject:');
}

export const MISSING_SUBJECT_RULE: GrammarRule = {
  id: 'missing-subject',
  looksBack: true,
  kind: 'missing-word',
  markedOnlyWhen:
    'Only a clause without a subject, with a new thing and its place behind “have” or “be”, with weather or an opinion behind “be”, or behind a sentence whose subject can only be one pronoun; no commands and no questions.',
  wordChecks: [
    atWords('have has had is are was were', checkThere),
    atWords('is was becomes became gets', checkIt),
  ],
  find: findInClauses(checkStart, checkWeatherVerb, checkThatIs, checkShared),
};
