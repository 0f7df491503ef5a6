import type { Clause, NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  createFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { takesThirdPerson } from './verb-forms.ts';

const ASKING = /^(?:where|when|why|how)$/;

/** "What time the museum opens?" → "does the museum open": a question without its auxiliary. */
function checkMissingDo(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses, isQuestion } = context.sentence;
  const [first, second] = tokens;
  if (!isQuestion || !first || !second) return [];
  const isTime = first.lower === 'what' && second.lower === 'time';
  const start = isTime ? 2 : 1;
  if (!isTime && !ASKING.test(first.lower)) return [];
  const clause = clauses.find(({ subject, verb }) => subject?.from === start && verb?.from === subject.to);
  const verb = clause?.verb;
  const subject = clause?.subject;
  if (!verb?.finite || !subject || verb.verbs.length !== 1 || verb.isInverted || verb.finite.lemma === 'be')
    return [];
  // "How many people live here?": the question word belongs to the subject.
  const isOwnSubject =
    subject.isPronoun ||
    /^(?:the|this|that|these|those|my|your|his|her|its|our|their)$/.test(subject.determiner?.lower ?? '');
  if (!isOwnSubject) return [];
  if (!/^(?:VERB|VERBS|PAST)$/.test(verb.finite.tag) || verb.finite.lower === 'had' || !verb.finite.isKnown)
    return [];
  if (clauses.filter(({ verb: other }) => other?.finite).length > 1) return [];
  const isThird = takesThirdPerson(subject);
  if (isThird === undefined && verb.finite.tag !== 'PAST') return [];
  const help = verb.finite.tag === 'PAST' ? 'did' : isThird ? 'does' : 'do';
  const written = getWritten(context, subject.from, subject.to);
  const right = `${help} ${written} ${verb.main.lemma}`;
  return createFinding(context, subject.from, verb.finite.at + 1, right, {
    simple: `A question needs “${help}”: “${getWritten(context, 0, start)} ${right} …?”`,
    full: `In a question, “${help}” comes before the subject: “${right}”.`,
  });
}

/** "Enquire whether are there any places" → "there are": no order of a question behind "whether". */
function checkIndirect(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [be, subject, next] = [tokens[word.at + 1], tokens[word.at + 2], tokens[word.at + 3]];
  if (!/^(?:whether|if)$/.test(word.lower) || be?.lemma !== 'be' || be.lower === 'being' || !subject || !next)
    return [];
  if (!/^(?:there|it|he|she|we|they|you|this|that)$/.test(subject.lower) || be.lower === 'be') return [];
  const right = `${subject.text} ${be.text}`;
  return createFinding(context, be.at, subject.at + 1, right, {
    simple: `After “${word.lower}” the order is “${right}”.`,
    full: `An indirect question has the order of a statement: “${word.lower} ${right}”.`,
  });
}

const PRONOUNS: readonly [RegExp, string][] = [
  [/^(?:i)$/, 'I'],
  [/^(?:he|mr|father|brother|son|uncle|husband|boy|man|grandfather|dad)$/, 'he'],
  [/^(?:she|mrs|ms|mother|sister|daughter|aunt|wife|girl|woman|grandmother|mum)$/, 'she'],
  [/^(?:you)$/, 'you'],
  [/^(?:we)$/, 'we'],
  [/^(?:they|these|those)$/, 'they'],
  [/^(?:it|this|that)$/, 'it'],
];

function choosePronoun(subject: NounGroup): string | undefined {
  if (subject.members.length > 0 || (subject.number === 'plural' && !subject.isPronoun)) return 'they';
  const found = PRONOUNS.find(([pattern]) => pattern.test(subject.head.lemma));
  if (found) return found[1];
  return subject.nounClass === 'thing' && subject.number === 'singular' ? 'it' : undefined;
}

function chooseTag({ verb, subject }: Clause): string | undefined {
  if (!verb?.finite || !subject || verb.isInverted) return undefined;
  const pronoun = choosePronoun(subject);
  const { finite, isNegative, verbs } = verb;
  if (!pronoun || (pronoun === 'I' && finite.lemma === 'be')) return undefined;
  const isAuxiliary = finite.tag === 'MODAL' || finite.lemma === 'be' || verbs.length > 1;
  if (isAuxiliary && finite.lower.startsWith("'")) return undefined;
  const isThird = takesThirdPerson(subject);
  const help = isAuxiliary ? finite.lower : finite.tag === 'PAST' ? 'did' : isThird ? 'does' : 'do';
  if (
    /^(?:may|might|shall|ought|used|ca|wo|dare|need)$/.test(help) ||
    (finite.lower === 'had' && verbs.length === 1)
  )
    return undefined;
  if (isNegative) return `${help} ${pronoun}`;
  const short = help === 'can' ? "can't" : help === 'will' ? "won't" : `${help}n't`;
  return `${short} ${pronoun}`;
}

/** "You sent it last week, isn't it?" → "didn't you?". */
function checkQuestionTag(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const end = tokens.length - 1;
  const [comma, is, not, it, mark] = [
    tokens[end - 4],
    tokens[end - 3],
    tokens[end - 2],
    tokens[end - 1],
    tokens[end],
  ];
  if (
    comma?.text !== ',' ||
    is?.lower !== 'is' ||
    not?.tag !== 'NOT' ||
    it?.lower !== 'it' ||
    mark?.text !== '?'
  )
    return [];
  const [main, ...others] = clauses.filter(({ verb }) => verb?.finite && verb.to <= comma.at);
  if (!main || others.length > 0) return [];
  const right = chooseTag(main);
  if (!right || /^(?:isn't it|is it)$/.test(right)) return [];
  return createFinding(context, is.at, it.at + 1, right, {
    simple: `The short question repeats the verb: “${right}?”`,
    full: `A question tag repeats the auxiliary and the subject of the sentence: “${right}?”`,
  });
}

export const QUESTION_ORDER_RULE: GrammarRule = {
  id: 'question-order',
  kind: 'question',
  precision:
    'Only a question of one clause with its subject directly behind the question word; “whether” directly before a form of “be”; a tag “isn’t it” behind one clause whose own tag is certain.',
  find: (context) => [
    ...checkMissingDo(context),
    ...context.sentence.tokens.flatMap((word) => checkIndirect(context, word)),
    ...checkQuestionTag(context),
  ],
};
