import type { Clause, Group, NounGroup } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import { findTenseAt } from '../grammar/tense-around.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { takesThirdPerson, toPast, toPresent } from './verb-forms.ts';

const SUBJECTS = /^(?:i|he|she|we|they|you|it)$/;
const HABITS = /^(?:every|always|usually|often|sometimes|never|normally|weekends)$/;
const POSSESSIVES = /^(?:my|your|his|her|our|their)$/;

function hasFiniteVerb({ sentence }: RuleContext): boolean {
  return sentence.clauses.some(({ verb }) => verb?.finite !== undefined);
}

/** A statement or question ends with its mark, so that headings and lists are left alone. */
function isWholeSentence({ sentence }: RuleContext): boolean {
  return /^[.!?]$/.test(sentence.tokens.at(-1)?.text ?? '');
}

/** The form of "be" for a subject, in the tense of the text. */
function chooseBe({ sentence, around }: RuleContext, subject: NounGroup): string {
  return findTenseAt(sentence, around, subject.to, 'be') === 'past'
    ? toPast('be', subject)
    : toPresent('be', subject);
}

/** "Where you from?", "What your name?": a question without its verb. */
function checkQuestion(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, opening } = clause;
  const { tokens, isQuestion } = context.sentence;
  const [question, ...rest] = opening;
  if (!isQuestion || !subject || question?.kind !== 'word' || question.head.at !== 0) return [];
  const isFrom =
    rest.length === 1 &&
    rest[0]?.kind === 'preposition' &&
    !rest[0].object &&
    question.head.lower === 'where';
  const isName =
    rest.length === 0 &&
    /^(?:what|who|where|how)$/.test(question.head.lower) &&
    subject.determiner !== undefined;
  const end = Math.max(subject.to, rest.at(-1)?.to ?? 0);
  if (subject.from !== 1 || !(isFrom || isName) || tokens[end]?.tag !== 'MARK') return [];
  if (!isFrom && !POSSESSIVES.test(subject.determiner?.lower ?? '')) return [];
  const be = toPresent('be', subject);
  const written = getWritten(context, subject.from, subject.to);
  return createFinding(context, subject.from, subject.to, `${be} ${written}`, {
    simple: `This question needs “${be}”: “${question.head.text} ${be} ${written} …?”`,
    full: `The question has no verb: “be” comes before “${written}”.`,
  });
}

function describeRest(group: Group, isIntensified: boolean): 'ing' | 'adjective' | 'origin' | undefined {
  if (group.kind === 'verb') return group.form === 'ing' && group.verbs.length === 1 ? 'ing' : undefined;
  if (group.kind === 'adjective') {
    const { head } = group;
    // "Very tired" and "very busy" can only be adjectives.
    if (isIntensified) return 'adjective';
    return head.isKnown &&
      !head.possibleTags.has('NOUN') &&
      !head.possibleTags.has('VERB') &&
      !head.possibleTags.has('ADV')
      ? 'adjective'
      : undefined;
  }
  if (group.kind !== 'preposition') return undefined;
  return group.preposition.lower === 'from' && group.object?.head.tag === 'NAME' ? 'origin' : undefined;
}

/** "My friends playing now", "She very happy", "I from Peru". */
function checkStatement(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, opening, kind } = clause;
  const { tokens } = context.sentence;
  if (!subject || kind !== 'main' || clause.verb || context.sentence.isQuestion) return [];
  const isPronoun = subject.isPronoun && SUBJECTS.test(subject.head.lower);
  const isOwned = POSSESSIVES.test(subject.determiner?.lower ?? '') && subject.head.tag !== 'ING';
  if (!isPronoun && !isOwned) return [];
  if (takesThirdPerson(subject) === undefined) return [];
  // "She then legged it": a verb that the lexicon does not have.
  if (
    tokens.some(({ at, lower }) => at >= subject.to && lower.endsWith('ed') && tokens[at + 1]?.tag === 'PRON')
  )
    return [];
  const rest = opening.filter(({ from }) => from >= subject.to);
  const main = rest.find(
    (group) => group.kind !== 'word' || (group.head.tag !== 'ADV' && group.head.tag !== 'NOT'),
  );
  if (!main) return [];
  const what = describeRest(main, tokens[main.from - 1]?.lower === 'very');
  if (what === undefined || (what === 'origin' && !isPronoun)) return [];
  // "My brother playing the guitar." can be the words below a picture; "now" and a pronoun make a sentence.
  const isNow = tokens.some(({ lower }) => /^(?:now|today|tonight|tomorrow|currently)$/.test(lower));
  if (what === 'ing' && !isPronoun && !isNow) return [];
  // "I going to school every day" may stand for "I go".
  const isDaily = tokens.some(
    ({ at, lower }) => /^(?:morning|afternoon|evening)$/.test(lower) && tokens[at - 1]?.lower === 'the',
  );
  if (what === 'ing' && (isDaily || tokens.some(({ lower }) => HABITS.test(lower)))) return [];
  if (tokens[subject.to]?.tag === 'MARK') return [];
  const be = chooseBe(context, subject);
  const written = getWritten(context, subject.from, subject.to);
  const next = tokens[subject.to];
  if (!next) return [];
  const described = getWritten(context, main.from, main.to);
  const reason =
    what === 'ing'
      ? {
          simple: `“${described}” needs “${be}” before it.`,
          full: `The -ing form needs a form of “be”: “${written} ${be} ${described}”.`,
        }
      : {
          simple: `“${described}” needs “${be}” before it: “${written} ${be} …”.`,
          full:
            what === 'origin'
              ? `Where someone comes from needs a form of “be”: “${written} ${be} …”.`
              : `An adjective like “${described}” needs a form of “be”: “${written} ${be} …”.`,
        };
  return createWordFinding(context, next, `${be} ${next.text}`, reason);
}

/** "She happy because …": a pronoun and an adjective at the start, before a clause with its own verb. */
function checkBeforeReason(context: RuleContext): readonly GrammarFinding[] {
  const [pronoun, second, third] = context.sentence.tokens;
  const adjective = second?.tag === 'ADV' ? third : second;
  const border = adjective && context.sentence.tokens[adjective.at + 1];
  if (!pronoun || !adjective || pronoun.tag !== 'PRON' || !/^(?:i|he|she|we|they)$/.test(pronoun.lower))
    return [];
  if (adjective.tag !== 'ADJ' || !/^(?:because|when|if)$/.test(border?.lower ?? '')) return [];
  const [main] = context.sentence.clauses;
  if (!main?.subject || main.verb || main.kind !== 'main') return [];
  const be = chooseBe(context, main.subject);
  return createFinding(context, 1, 2, `${be} ${second?.text}`, {
    simple: `“${adjective.text}” needs “${be}” before it: “${pronoun.text} ${be} …”.`,
    full: `An adjective like “${adjective.text}” needs a form of “be”: “${pronoun.text} ${be} …”.`,
  });
}

/** Verbs of what people make, which are passive behind a thing and before "by". */
const MAKING =
  /^(?:build|write|paint|make|design|discover|invent|create|direct|publish|compose|found|produce|cook|bake|draw|open|destroy)$/;

/** "This house built by my grandfather in 1962" → "was built". */
function checkPassive(
  context: RuleContext,
  { subject, verb, complements, kind }: Clause,
): readonly GrammarFinding[] {
  const { clauses, isQuestion } = context.sentence;
  const [agent] = complements;
  if (!subject || kind !== 'main' || !verb?.finite || verb.verbs.length !== 1 || isQuestion) return [];
  const { main } = verb;
  if (
    subject.from !== 0 ||
    subject.to !== main.at ||
    !MAKING.test(main.lemma) ||
    !main.possibleTags.has('EN')
  )
    return [];
  if (clauses.some((each) => each.verb?.finite && each.verb !== verb)) return [];
  if (!/^(?:the|this|that|these|those|my|our)$/.test(subject.determiner?.lower ?? '')) return [];
  if (subject.isPronoun || subject.nounClass === 'person' || subject.nounClass === 'group') return [];
  if (agent?.kind !== 'preposition' || !agent.object || agent.from !== main.at + 1) return [];
  const { object } = agent;
  const isAgent = agent.preposition.lower === 'by' && !object.isPronoun && isPersonOrName(object);
  const isYear =
    agent.preposition.lower === 'in' &&
    /^1\d\d\d$/.test(object.head.lower) &&
    /^(?:build|found|paint)$/.test(main.lemma);
  if (!isAgent && !isYear) return [];
  const be = toPast('be', subject);
  return createWordFinding(context, main, `${be} ${main.text}`, {
    simple: `“${getWritten(context, 0, subject.to)}” did not do it itself, so we say “${be} ${main.text}”.`,
    full: `The passive needs a form of “be”: “${be} ${main.text}”.`,
  });
}

export const MISSING_BE_RULE: GrammarRule = {
  id: 'missing-be',
  kind: 'missing-word',
  precision:
    'Only in a whole sentence without any finite verb, behind a pronoun or a noun with "my", before an -ing form, an adjective or "from" with a name; not below pictures.',
  find: (context) => {
    if (!isWholeSentence(context)) return [];
    const { clauses } = context.sentence;
    if (hasFiniteVerb(context))
      return [...checkBeforeReason(context), ...clauses.flatMap((clause) => checkPassive(context, clause))];
    return clauses.flatMap((clause) => [
      ...checkQuestion(context, clause),
      ...checkStatement(context, clause),
    ]);
  },
};
