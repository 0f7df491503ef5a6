import type { Group, NounGroup, PrepositionalGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createFinding, type GrammarFinding, getWritten, type RuleContext } from './grammar-rule.ts';

/** A determiner of what the reader knows where to find: "in my street". */
export const OWN = /^(?:my|our|this|your|his|her|their)$/;
const AMOUNTS = /^(?:a|an|some|many|much|several|no|few|any|lot|lots|plenty)$/;
const PLACE_PREPOSITIONS = /^(?:in|on|at|near|behind|next|under|opposite|beside|between|inside)$/;

/** Whether the group tells where something is; the second "next" is that of "next to". */
export function isPlace(group: Group | undefined): group is PrepositionalGroup & { object: NounGroup } {
  return group?.kind === 'preposition' && group.role !== 'time' && group.object?.isTime === false;
}

/** "A table", "two bakeries", "many shops": nothing that was spoken of before. */
function isNew({ determiner, isPronoun, members, head }: NounGroup): boolean {
  if (isPronoun) return false;
  const [first] = members;
  if (first) return isNew(first);
  return head.tag !== 'NAME' && (determiner?.tag === 'NUM' || AMOUNTS.test(determiner?.lower ?? ''));
}

/** What the writer says to be there, directly behind a form of "have" or "be". */
interface Existence {
  verb: GrammarToken;
  noun: NounGroup;
  isMany: boolean;
  /** The group behind the noun. */
  behind: Group | undefined;
}

function readExistence({ sentence }: RuleContext, verb: GrammarToken): Existence | undefined {
  const { groups, isQuestion, tokens } = sentence;
  if (isQuestion || tokens.at(-1)?.text === '?') return undefined;
  if (!/^(?:have|has|had|is|are|was|were)$/.test(verb.lower)) return undefined;
  const noun = groups.find(
    (group): group is NounGroup => group.kind === 'noun' && group.from === verb.at + 1,
  );
  if (!noun || !isNew(noun)) return undefined;
  const first = noun.members[0] ?? noun;
  const isMany =
    first.number === 'plural' ||
    (first.number === 'unknown' && /^(?:NOUNS)$/.test(first.head.tag)) ||
    first.head.lower === 'people';
  if (first.number === 'unknown' && !isMany) return undefined;
  return { verb, noun, isMany, behind: groups.find(({ from }) => from === noun.to) };
}

/** Whether a place opens the sentence and ends before the verb: "In my street have many shops". */
function opensWithPlace({ sentence }: RuleContext, { verb, isMany }: Existence): boolean {
  const { groups, tokens } = sentence;
  const [first] = groups;
  if (!isPlace(first) || first.to !== verb.at || !PLACE_PREPOSITIONS.test(first.preposition.lower))
    return false;
  const { object } = first;
  if (object.nounClass === 'idea' || (object.determiner === undefined && object.head.tag !== 'NAME'))
    return false;
  // "In 1905 the industry had few studios": the second determiner opens the subject.
  const determiners = tokens.slice(first.from, first.to).filter(({ tag }) => tag === 'DET' || tag === 'NUM');
  if (determiners.length > 1 || tokens.slice(first.from, first.to).some(({ tag }) => tag === 'NUM'))
    return false;
  // "In my hand is a letter" is right; "In London have a walk" tells what to do.
  return verb.lemma === 'have' && (verb.lower !== 'have' || isMany);
}

/**
 * Whether a sentence begins with the verb and could not ask to do something: "Have two bakeries in my
 * street".
 */
function opensSentence(
  { before, sentence }: RuleContext,
  { verb, noun, isMany, behind }: Existence,
): boolean {
  if (verb.at !== 0 || !isPlace(behind) || noun.nounClass === 'time') return false;
  const { preposition, object } = behind;
  if (verb.lemma === 'be')
    return sentence.tokens.at(-1)?.text === '.' && PLACE_PREPOSITIONS.test(preposition.lower);
  const isOwn = /^(?:in|near)$/.test(preposition.lower) && OWN.test(object.determiner?.lower ?? '');
  // "Have two eggs for breakfast" is a command, and so may be what follows another sentence.
  return verb.lower === 'have' && isOwn && isMany && (before.length === 0 || noun.nounClass === 'place');
}

/**
 * "There had a lot of people", "In my street have many shops", "Is a small park behind my house": what is in
 * a place is told with "there is".
 */
export function checkThere(context: RuleContext, verb: GrammarToken): readonly GrammarFinding[] {
  const found = readExistence(context, verb);
  if (!found) return [];
  const { tokens } = context.sentence;
  const isPast = verb.tag === 'PAST';
  const right = `there ${found.isMany ? (isPast ? 'were' : 'are') : isPast ? 'was' : 'is'}`;
  const thing = getWritten(context, found.noun.from, found.noun.to);
  const report = (from: number) =>
    createFinding(context, from, verb.at + 1, right, {
      simple: `To say that something is in a place, we use “${right}”: “${right} ${thing}”.`,
      full: `The sentence tells what is in a place, so it begins with “there”: “${right} ${thing}”.`,
    });
  const subject = tokens[verb.at - 1];
  const opensClause =
    subject && (subject.at === 0 || /^(?:MARK|AND|SUBORD)$/.test(tokens[subject.at - 1]?.tag ?? ''));
  if (verb.lemma === 'have' && subject?.lower === 'there' && opensClause) return report(subject.at);
  // "It have many shops in my city", where nothing stands before that "it" could mean.
  const isFirst = subject?.at === 0 && subject.lower === 'it' && context.before.length === 0;
  const isOwn = isPlace(found.behind) && OWN.test(found.behind.object.determiner?.lower ?? '');
  if (isFirst && isOwn && found.isMany && found.noun.nounClass !== 'time') return report(0);
  return opensWithPlace(context, found) || opensSentence(context, found) ? report(verb.at) : [];
}
