/*
 * Corrects an object pronoun that does not fit its noun or its subject, and a pronoun that repeats the
 * subject:
 *
 *   I bought two apples and ate it → ate them
 *   I hurt me → hurt myself
 *   I relaxed myself → relaxed
 *   My friends in Lagos they are kind → My friends in Lagos are kind
 */

import type { Clause, Group, NounGroup } from '../grammar/groups.ts';
import { findGender } from '../grammar/noun-gender.ts';
import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import {
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

const isItOrThat = createWordTest('it that this');

/** The nouns before a token that "it" or "them" may stand for, also after prepositions. */
function listNouns(groups: readonly Group[], until: number): readonly NounGroup[] {
  return groups.flatMap((group) => {
    const noun = group.kind === 'preposition' ? group.object : group.kind === 'noun' ? group : undefined;
    return noun && noun.to <= until && (!noun.isPronoun || isItOrThat(noun.head)) ? [noun] : [];
  });
}

/**
 * Verbs whose object is a thing. Others are left alone: in "and regretted it", "it" may be all that happened.
 */
const hasThingAsObject = createLemmaTest(
  'buy find eat lose put wear sell wash cook throw clean cut wrap pick fry boil',
);

/** The nouns before "it"; for "find" and "lose" those of the sentence before, where this one has none. */
function listThingsBefore(
  { sentence, before }: RuleContext,
  { lemma }: GrammarToken,
  it: NounGroup,
): readonly NounGroup[] {
  const here = listNouns(sentence.groups, it.from);
  const previous = before.at(-1);
  const canLookBack = lemma === 'find' || lemma === 'lose';
  if (here.length > 0 || !canLookBack || !previous) return here;
  return listNouns(previous.groups, Number.POSITIVE_INFINITY);
}

/** "I bought two apples and ate it" → "them", where the only thing named before is plural. */
function checkThem(context: RuleContext, { verb, complements, parent }: Clause): readonly GrammarFinding[] {
  const [object, next] = complements;
  if (!verb || !hasThingAsObject(verb.main) || verb.isPassive) return [];
  // Not marked: "Knives may have been used to cut it". The knives are the tool, not "it".
  if (parent?.verb?.isPassive && parent.verb.main.lemma === 'use') return [];
  if (object?.kind !== 'noun' || object.head.lower !== 'it' || object.from !== verb.to) return [];
  // Not marked: "We found it easy", "they found it to be right".
  if (next?.kind === 'adjective' || next?.kind === 'verb') return [];
  const [thing, ...others] = listThingsBefore(context, verb.main, object);
  if (!thing || others.length > 0 || thing.number !== 'plural' || thing.members.length > 0) return [];
  if (thing.nounClass !== 'thing' && thing.nounClass !== 'stuff') return [];
  return createFinding(context, object.from, object.to, 'them', {
    simple: `“${thing.head.text}” are more than one, so we say “them”.`,
    full: `“${thing.head.text}” is plural, so the pronoun is “them”, not “it”.`,
  });
}

/** Verbs that have a reflexive pronoun in other languages, but not in English. Wrong: "I relaxed myself". */
const isNotReflexive = createLemmaTest(
  'relax concentrate hurry complain apologise apologize graduate specialise specialize',
);
/** Verbs whose object can be the subject itself. Wrong: "I hurt me". */
const isReflexive = createLemmaTest(
  'hurt cut burn introduce teach ask blame enjoy dress prepare protect express wash injure describe present dry shave motivate entertain',
);
const opensSecondObject = createTagTest('DET', 'NUM', 'NOUN', 'NOUNS');

/** "Myself" for "I … me" and "ourselves" for "we … us"; undefined for other pairs. */
function findReflexive(subject: NounGroup, object: NounGroup): string | undefined {
  const pair = `${subject.head.lower} ${object.head.lower}`;
  if (pair === 'i me') return 'myself';
  return pair === 'we us' ? 'ourselves' : undefined;
}

/** "We met us" → "met"; "I hurt me" → "myself"; "I relaxed myself" → "relaxed". */
function checkSelf(context: RuleContext, { verb, complements, subject }: Clause): readonly GrammarFinding[] {
  const [object] = complements;
  if (!verb || !subject || verb.isPassive) return [];
  if (object?.kind !== 'noun' || object.from !== verb.main.at + 1) return [];
  const { lower } = object.head;
  const { lemma, text } = verb.main;
  const reflexive = findReflexive(subject, object);
  const isSelf = /sel(?:f|ves)$/.test(lower);
  if ((isSelf && isNotReflexive(verb.main)) || (reflexive && lemma === 'meet'))
    return createFinding(context, verb.main.at, object.to, text, {
      simple: `“${text}” needs no “${lower}” here.`,
      full: `“${lemma}” is not reflexive in English: “${text}”, without “${lower}”.`,
    });
  // Not marked: "I washed me a shirt", which has a second object.
  if (!reflexive || !isReflexive(verb.main) || opensSecondObject(context.sentence.tokens[object.to]))
    return [];
  return createFinding(context, object.from, object.to, reflexive, {
    simple: `“${subject.head.text}” and “${lower}” are the same person, so we say “${reflexive}”.`,
    full: `Subject and object are the same person, so the object is “${reflexive}”.`,
  });
}

const isHeSheThey = createWordTest('he she they');

/**
 * Whether only groups with a preposition stand between a noun and a token: "My friends | in Lagos | they".
 */
function isJoinedByPrepositions(noun: NounGroup, between: readonly Group[], to: number): boolean {
  let end = noun.to;
  for (const group of between) {
    if (group.kind !== 'preposition' || group.from !== end) return false;
    end = group.to;
  }
  return between.length > 0 && end === to;
}

/** "My friends in Lagos they are kind" → "are". */
function checkRepeatedSubject(
  context: RuleContext,
  { subject, kind, verb }: Clause,
): readonly GrammarFinding[] {
  if (!subject?.isPronoun || !isHeSheThey(subject.head) || kind !== 'main' || !verb?.finite) return [];
  if (verb.main.lemma !== 'be' || verb.from !== subject.to) return [];
  const [noun, ...groups] = context.sentence.groups;
  if (noun?.kind !== 'noun' || noun.from !== 0 || noun.isTime || noun.isPronoun) return [];
  if (noun.nounClass !== 'person' || !noun.determiner) return [];
  if ((subject.head.lower === 'they') !== (noun.number === 'plural')) return [];
  const between = groups.filter(({ to }) => to <= subject.from);
  if (!isJoinedByPrepositions(noun, between, subject.from)) return [];
  const be = verb.finite.text.replace(/^['’]re$/, 'are').replace(/^['’]s$/, 'is');
  return createFinding(context, subject.from, verb.from + 1, be, {
    simple: `Say the subject once: no “${subject.head.lower}” after “${noun.head.text}”.`,
    full: `“${noun.head.text}” is the subject; “${subject.head.lower}” must not repeat it.`,
  });
}

const isPossessive = createWordTest('my our your his her their');
const joinsClause = createWordTest('and but because so');
const endsClause = createTagTest('NOUN', 'NOUNS', 'ADJ', 'NAME', 'ADV');

/** Whether a pronoun fits a noun: "he" for "my brother", "they" for "my brothers". */
function isPronounOf({ lemma, tag }: GrammarToken, pronoun: string): boolean {
  if (pronoun === 'they' || tag === 'NOUNS') return pronoun === 'they' && tag === 'NOUNS';
  const gender = findGender(lemma);
  return gender === undefined || (gender === 'male') === (pronoun === 'he');
}

/** Whether "and" may join two persons. Not marked: "I live with Anna and my brother he is ten". */
function mayJoinPersons(tokens: readonly GrammarToken[], from: number): boolean {
  const [before, and] = [tokens[from - 2], tokens[from - 1]];
  if (!before || and?.lower !== 'and') return false;
  return before.tag === 'NAME' || findEntry(before.lemma)?.nounClass === 'person';
}

/** "… and my brothers they play cards" → "my brothers play". */
function checkSubjectRepeatedLater(
  context: RuleContext,
  { subject, verb }: Clause,
): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (!subject?.isPronoun || !isHeSheThey(subject.head) || !verb?.finite) return [];
  const noun = tokens[subject.from - 1];
  const owner = tokens[subject.from - (tokens[subject.from - 2]?.tag === 'ADJ' ? 3 : 2)];
  if (!noun || !owner || !isPossessive(owner) || !joinsClause(tokens[owner.at - 1])) return [];
  if (verb.from !== subject.to || findEntry(noun.lemma)?.nounClass !== 'person') return [];
  if (!isPronounOf(noun, subject.head.lower) || mayJoinPersons(tokens, owner.at)) return [];
  // Not marked: "… and my friends they play with are". "They" are other persons, and the clause goes on.
  const rest = tokens.slice(verb.to);
  if (!endsClause(rest.findLast(({ tag }) => tag !== 'MARK'))) return [];
  if (rest.some(({ possibleTags }) => possibleTags.has('PAST') || possibleTags.has('MODAL'))) return [];
  return createFinding(context, noun.at, subject.to, noun.text, {
    simple: `Say the subject once: no “${subject.head.lower}” after “${noun.text}”.`,
    full: `“${noun.text}” is the subject; “${subject.head.lower}” must not repeat it.`,
  });
}

/**
 * A pronoun that does not fit what it stands for, or that repeats the subject.
 *
 * Conditions: “It” follows a verb of the list, and the only thing named before is plural. “Myself” and “me”
 * stand directly after a verb of the lists. A repeated subject is “he”, “she” or “they” after a person at
 * the start of the sentence and a preposition (“in Lagos”), with “be”, or directly after “and”, “but”,
 * “because” or “so” and a person with an owner (“my brothers”).
 */
export const PRONOUN_OBJECT_RULE: GrammarRule = {
  id: 'pronoun-object',
  looksBack: true,
  readsWholeSentence: true,
  kind: 'pronoun',
  find: findInClauses(checkThem, checkSelf, checkRepeatedSubject, checkSubjectRepeatedLater),
};
