import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
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

const WEATHER =
  /^(?:hot|cold|warm|dry|wet|rainy|sunny|windy|cloudy|foggy|snowy|cool|humid|dark|freezing|icy|stormy|noisy|quiet|late|raining|snowing)$/;
const JUDGEMENT =
  /^(?:difficult|easy|important|possible|impossible|necessary|normal|common|usual|dangerous|hard|expensive|nice|good|better|bad|fun|interesting|useful|polite|rude|strange|essential|useless|boring)$/;
const WHY = 'An English sentence needs a subject, and here it is “it”:';

function isQuestion({ sentence }: RuleContext): boolean {
  return sentence.isQuestion || sentence.tokens.at(-1)?.text === '?';
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

/** "Yesterday rained", "When I woke up, rained all day": a verb of weather without "it". */
function checkWeatherVerb(
  context: RuleContext,
  { verb, subject, opening, kind }: Clause,
): readonly GrammarFinding[] {
  if (!verb?.finite || subject || isQuestion(context) || !/^(?:main|subordinate)$/.test(kind)) return [];
  if (!/^(?:rain|snow|hail)$/.test(verb.main.lemma) || verb.main.tag === 'VERB') return [];
  const before = context.sentence.tokens[verb.from - 1];
  const isDay = opening.at(-1)?.kind === 'word' && /^(?:yesterday|today|tonight)$/.test(before?.lower ?? '');
  return isDay || before?.text === ',' ? insertBefore(context, verb, 'it', WHY) : [];
}

/** "In my city is very cold" → "it is"; "When I woke up, was snowing" → "it was"; "the harder becomes to". */
function checkIt(context: RuleContext, be: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  if (!/^(?:is|was|becomes|became|gets)$/.test(be.lower) || isQuestion(context)) return [];
  const [first] = groups;
  const before = tokens[be.at - 1];
  const report = () =>
    createWordFinding(context, be, `it ${be.text}`, {
      simple: `The sentence needs “it” before “${be.text}”: “it ${be.text}”.`,
      full: `${WHY} “it ${be.text}”.`,
    });
  // "The larger it grows, the harder becomes to moderate it."
  const isDegree = tokens[0]?.lower === 'the' && /(?:er|worse|less|more)$/.test(before?.lower ?? '');
  if (isDegree && tokens[be.at - 2]?.lower === 'the' && tokens[be.at - 3]?.text === ',')
    return tokens[be.at + 1]?.lower === 'to' ? report() : [];
  if (be.lemma !== 'be') return [];
  const isBehindPlace =
    first?.kind === 'preposition' &&
    first.preposition.lower === 'in' &&
    first.to === be.at &&
    first.object !== undefined;
  const isBehindClause =
    before?.text === ',' &&
    tokens[0]?.tag === 'SUBORD' &&
    tokens.findIndex(({ text }) => text === ',') === before.at;
  if (!isBehindPlace && !isBehindClause) return [];
  const word = tokens[be.at + 1]?.tag === 'ADV' ? tokens[be.at + 2] : tokens[be.at + 1];
  const next = word && tokens[word.at + 1];
  if (!word || !next || !/^(?:MARK|PREP|TO|AND|ADV|SUBORD|DET)$/.test(next.tag)) return [];
  const isJudged = JUDGEMENT.test(word.lower) && next.tag === 'TO';
  return WEATHER.test(word.lower) || isJudged ? report() : [];
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
  return verb ? insertBefore(context, verb, 'it', 'After “that” the clause needs its own subject:') : [];
}

/** "I bought a phone but is expensive": the subject "I" can't be meant. */
function checkShared(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, subject, connector, complements, parent } = clause;
  const { tokens } = context.sentence;
  if (!verb?.finite || !subject || !clause.isSubjectShared || isQuestion(context)) return [];
  if (!/^(?:is|was|has)$/.test(verb.finite.lower) || !/^(?:but|and)$/.test(connector?.lower ?? '')) return [];
  if (connector?.at !== verb.from - 1 || subject.members.length > 0 || parent) return [];
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
  if (subject || clause.kind !== 'main' || isQuestion(context) || verb?.from !== 0) return [];
  const { finite } = verb;
  if (!finite || !/^(?:is|has|was|likes|lives|works|plays|speaks|goes|comes)$/.test(finite.lower)) return [];
  const before = context.before.at(-1);
  if (!before || before.isQuestion || context.sentence.tokens[0]?.tag === 'NOUNS') return [];
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
  at: [atWords('have has had is are was were', checkThere), atWords('is was becomes became gets', checkIt)],
  find: findInClauses(checkStart, checkWeatherVerb, checkThatIs, checkShared),
};
