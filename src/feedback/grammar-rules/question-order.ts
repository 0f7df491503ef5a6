import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  atWords,
  combineFinds,
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { checkIndirectOrder } from './indirect-question.ts';
import { takesThirdPerson } from './verb-forms.ts';

const ASKING = /^(?:where|when|why|how)$/;

/** "What time the museum opens?" → "does the museum open": a question without its auxiliary. */
function checkMissingDo(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses, isQuestion } = context.sentence;
  const [first, second] = tokens;
  if (!isQuestion || !first || !second) return [];
  const isTime = first.lower === 'what' && second.lower === 'time';
  // "What kind of music you like?", "What you did yesterday?"
  const isKind =
    first.lower === 'what' && /^(?:kind|sort|type)$/.test(second.lower) && tokens[2]?.lower === 'of';
  const isWhat = first.lower === 'what' && /^(?:you|he|she|they|we)$/.test(second.lower);
  const start = isTime ? 2 : isKind ? 4 : 1;
  if (!isTime && !isKind && !isWhat && !ASKING.test(first.lower)) return [];
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
    simple: `After “${word.lower}” the order is not that of a question: “${right}”.`,
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

/** Whether the verb has an auxiliary, or is "be", which a question tag repeats. */
function hasAuxiliary({ finite, verbs }: VerbGroup): boolean {
  return finite?.tag === 'MODAL' || finite?.lemma === 'be' || verbs.length > 1;
}

function chooseTag({ verb, subject }: Clause): string | undefined {
  if (!verb?.finite || !subject || verb.isInverted) return undefined;
  const pronoun = choosePronoun(subject);
  const { finite, isNegative, verbs } = verb;
  if (!pronoun || (pronoun === 'I' && finite.lemma === 'be')) return undefined;
  const isAuxiliary = hasAuxiliary(verb);
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

/** Whether two tags have the same auxiliary, apart from person and "not". */
function isSameTag(one: string, other: string): boolean {
  const read = (tag: string) =>
    tag
      .replace(/n't|'t/, '')
      .replace(/^(?:does)\b/, 'do')
      .replace(/^(?:is|am|are)\b/, 'be');
  return read(one) === read(other);
}

/** "You sent it last week, isn't it?" → "didn't you?"; "He doesn't smoke, doesn't he?" → "does he?". */
function checkQuestionTag(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const end = tokens.length - 1;
  const comma = tokens.findLast(({ text }) => text === ',');
  const help = comma && tokens[comma.at + 1];
  const pronoun = tokens[end - 1];
  if (!comma || !help || !pronoun || tokens[end]?.text !== '?') return [];
  const isNegative = tokens[comma.at + 2]?.lower === "n't";
  if (pronoun.at !== comma.at + (isNegative ? 3 : 2)) return [];
  if (!/^(?:i|you|he|she|it|we|they)$/.test(pronoun.lower) || !/^(?:VERBS?|PAST|MODAL)$/.test(help.tag))
    return [];
  const [main, ...others] = clauses.filter(({ verb }) => verb?.finite && verb.to <= comma.at);
  // "It has a balcony, hasn't it?" is right in British English.
  if (!main || others.length > 0 || (main.verb?.main.lemma === 'have' && help.lemma === 'have')) return [];
  const right = chooseTag(main);
  if (!right) return [];
  const written = getWritten(context, help.at, pronoun.at + 1)
    .toLowerCase()
    .replace('’', "'");
  // "You're here, are you?" asks in surprise; only two negatives are wrong.
  const isRightNegative = /n't|'t /.test(right);
  const isBlend = written === "isn't it";
  if (isRightNegative !== isNegative && !(isNegative && !isRightNegative)) return [];
  if (isSameTag(written, right) && isRightNegative === isNegative) return [];
  if (!isBlend && pronoun.lower !== right.split(' ')[1]) return [];
  return createFinding(context, help.at, pronoun.at + 1, right, explainTag(main, right));
}

function explainTag({ verb }: Clause, right: string) {
  const [repeated] = right.split(' ');
  return verb && !hasAuxiliary(verb)
    ? {
        simple: `“${verb.main.lower}” has no small verb, so the short question takes “${repeated}”: “${right}?”`,
        full: `“${verb.main.lower}” has no auxiliary to repeat, so the question tag takes “${repeated}”: “${right}?”`,
      }
    : {
        simple: `The short question repeats the small verb of the sentence: “${right}?”`,
        full: `A question tag repeats the auxiliary and the subject of the sentence: “${right}?”`,
      };
}

/**
 * "How much costs this bag?" → "does this bag cost"; "What time opens the library?" → "does the library
 * open".
 */
function checkVerbFirst(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups, isQuestion } = context.sentence;
  const [first, second] = tokens;
  if (!isQuestion || !first || !second) return [];
  const isPair = /^(?:what time|how (?:much|often|long))$/.test(`${first.lower} ${second.lower}`);
  const verb = tokens[isPair ? 2 : 1];
  if (!verb || !(isPair || /^(?:where|when)$/.test(first.lower))) return [];
  if (!verb.possibleTags.has('VERBS') && verb.tag !== 'PAST' && verb.tag !== 'VERB') return [];
  if (verb.tag === 'MODAL' || /^(?:be|have|do)$/.test(verb.lemma) || !verb.isKnown) return [];
  if (second.lower === 'much' && verb.lemma !== 'cost') return [];
  const subject = groups.find(
    (group): group is NounGroup => group.kind === 'noun' && group.from === verb.at + 1,
  );
  const isOwn = /^(?:the|this|that|these|those|my|your|his|her|its|our|their)$/.test(
    subject?.determiner?.lower ?? '',
  );
  if (!subject || !isOwn || takesThirdPerson(subject) === undefined) return [];
  // Behind the subject nothing stands that could be an object of the verb.
  const next = tokens[subject.to];
  if (next?.text !== '?' && next?.tag !== 'PREP' && next?.tag !== 'ADV') return [];
  const help = verb.tag === 'PAST' ? 'did' : takesThirdPerson(subject) ? 'does' : 'do';
  const right = `${help} ${getWritten(context, subject.from, subject.to)} ${verb.lemma}`;
  return createFinding(context, verb.at, subject.to, right, {
    simple: `A question needs “${help}” here: “${getWritten(context, 0, verb.at)} ${right} …?”`,
    full: `In a question, the auxiliary comes before the subject and the verb after it: “${right}”.`,
  });
}

/** "What did you on Saturday?" → "What did you do": "do" asks, and a verb is missing. */
function checkMissingVerb(context: RuleContext, { subject, verb }: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const help = verb?.finite;
  if (!isQuestion || !subject || !help || !verb.isInverted || verb.verbs.length !== 1 || verb.isNegative)
    return [];
  if (help.lemma !== 'do' || tokens[help.at - 1]?.lower !== 'what' || !subject.isPronoun) return [];
  const next = tokens[subject.to];
  const isTime = /^(?:yesterday|today|tomorrow|last|next|every|with|on|in|at|after|before)$/.test(
    next?.lower ?? '',
  );
  if (
    !next ||
    !isTime ||
    /^(?:particular|general|fact|end|average|earth)$/.test(tokens[next.at + 1]?.lower ?? '')
  )
    return [];
  // "What did you in the end decide?": the verb comes later.
  if (
    tokens
      .slice(subject.to)
      .some(({ tag, possibleTags }) => tag === 'VERB' || (tag === 'PREP' && possibleTags.has('VERB')))
  )
    return [];
  const written = getWritten(context, subject.from, subject.to);
  return createFinding(context, subject.from, subject.to, `${written} do`, {
    simple: `The question has no verb yet: “what ${help.lower} ${written} do”.`,
    full: `“${help.text}” is only the auxiliary here; the verb is missing: “what ${help.lower} ${written} do”.`,
  });
}

export const QUESTION_ORDER_RULE: GrammarRule = {
  id: 'question-order',
  kind: 'question',
  precision:
    'Only a question of one clause with its subject directly behind the question word, or behind a verb that no object follows; an inverted verb behind a question word that a verb governs; a tag “isn’t it” behind one clause whose own tag is certain, or a negative tag behind a negative clause.',
  at: [atWords('whether if', checkIndirect)],
  find: combineFinds(
    checkMissingDo,
    findInClauses(checkIndirectOrder, checkMissingVerb),
    checkQuestionTag,
    checkVerbFirst,
  ),
};
