/*
 * Corrects a pronoun of the wrong gender, and a subject form after a preposition:
 *
 *   My mother lost his keys → her keys
 *   I like my sister. He is funny. → She is funny.
 *   I go with they → with them
 */

import type { Clause, Group, NounGroup, SentenceAnalysis } from '../grammar/groups.ts';
import { findGender } from '../grammar/noun-gender.ts';
import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { OBJECT_FORMS } from '../lexicon/function-words.ts';
import {
  atWords,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
  SENTENCES_BEFORE,
} from './grammar-rule.ts';
import { checkPronounOfThing } from './pronoun-of-thing.ts';

type Gender = 'female' | 'male';

const isMalePronoun = createWordTest('he him his himself');
const isFemalePronoun = createWordTest('she her hers herself');
/** Titles that show the gender of the name after them. */
const TITLES: ReadonlyMap<string, Gender> = new Map([
  ['mrs', 'female'],
  ['ms', 'female'],
  ['miss', 'female'],
  ['mr', 'male'],
]);

/** The gender that a pronoun shows; undefined for other words. */
function getPronounGender(token: GrammarToken): Gender | undefined {
  if (isMalePronoun(token)) return 'male';
  return isFemalePronoun(token) ? 'female' : undefined;
}

/** The gender that "Mrs" or "Mr" shows. */
function getTitleGender(token: GrammarToken | undefined): Gender | undefined {
  return TITLES.get(token?.lower ?? '');
}

function isPersonNoun({ lemma }: GrammarToken): boolean {
  return findEntry(lemma)?.nounClass === 'person';
}

const isPlacePreposition = createWordTest('in at to from near of on');

/**
 * Whether a name can't be a person of the other gender: "in Rome", "Monday", "Mr Silva", "my brother Ton" for
 * `male`.
 */
function isNameAllowed(tokens: readonly GrammarToken[], name: GrammarToken, gender: Gender): boolean {
  const before = tokens[name.at - 1];
  if (before && findGender(before.lemma) === gender) return true;
  return isPlacePreposition(before) || getTitleGender(before) === gender || /day$/.test(name.lower);
}

/** Whether a noun with "be" names a person already mentioned: "She is a teacher", "the teacher is Ana". */
function isSamePerson({ clauses }: SentenceAnalysis, noun: GrammarToken): boolean {
  return clauses.some(
    ({ verb, complements, subject }) =>
      verb?.main.lemma === 'be' &&
      complements.some((group) => group.kind === 'noun' && (group.head === noun || subject?.head === noun)),
  );
}

/** Words for persons whose gender is open. */
const isAnyone = createWordTest('someone somebody everyone everybody anyone one who whoever');

/** Whether a word can't name a person of the other gender: "table", "she" for `female`; not "the teacher". */
function isGenderAllowed(sentence: SentenceAnalysis, token: GrammarToken, gender: Gender): boolean {
  const shown = getPronounGender(token) ?? getTitleGender(token) ?? findGender(token.lemma);
  if (shown) return shown === gender;
  if (token.tag === 'NAME') return isNameAllowed(sentence.tokens, token, gender);
  if (isAnyone(token)) return false;
  return token.tag !== 'NOUN' || !isPersonNoun(token) || isSamePerson(sentence, token);
}

/**
 * Whether all persons in the text, up to the end of this sentence, are of the gender. The pronoun itself and
 * later pronouns do not count, nor does anyone named after the pronoun with `onlyBefore`. A person whose
 * gender does not show, such as "Kim" or "the teacher", may be meant by any pronoun, and so gives false.
 */
function isOnlyGender(
  { before, sentence }: RuleContext,
  gender: Gender,
  pronoun: GrammarToken,
  onlyBefore = false,
): boolean {
  // In a longer text, a person named before the sentences that can be seen may be meant.
  if (before.length === SENTENCES_BEFORE) return false;
  const isNotCounted = (token: GrammarToken) =>
    token.at === pronoun.at ||
    (token.at > pronoun.at && (onlyBefore || getPronounGender(token) !== undefined));
  return (
    before.every((earlier) => earlier.tokens.every((token) => isGenderAllowed(earlier, token, gender))) &&
    sentence.tokens.every((token) => isNotCounted(token) || isGenderAllowed(sentence, token, gender))
  );
}

const isOwner = createWordTest('my our your the a this');

/** The gender of a group that is one person: "my mother", "our teacher Mrs Akter"; undefined for others. */
function getGender(group: NounGroup): Gender | undefined {
  if (group.members.length > 0 || group.number === 'plural') return undefined;
  const title = [...group.modifiers, group.head].find(getTitleGender);
  if (title) return getTitleGender(title);
  if (!isOwner(group.determiner)) return undefined;
  // "My brother Ton": the noun before the name shows it.
  const noun = group.head.tag === 'NAME' ? group.modifiers.at(-1) : group.head;
  return noun && findGender(noun.lemma);
}

/** A group as the reason quotes it: “my mother”. */
function quote({ determiner, modifiers, head }: NounGroup): string {
  const words = [determiner, ...modifiers, head].flatMap((word) => (word ? [word.text] : []));
  return `“${words.join(' ')}”`;
}

/** A finding that replaces a pronoun; the reason quotes the person that it is about. */
function correctPronoun(
  context: RuleContext,
  pronoun: GrammarToken,
  right: string,
  person: NounGroup,
): readonly GrammarFinding[] {
  const owner = quote(person);
  return createWordFinding(context, pronoun, right, {
    simple: `This is about ${owner}, so we say “${right}”, not “${pronoun.lower}”.`,
    full: `The pronoun is about ${owner}, so it is “${right}”, not “${pronoun.lower}”.`,
  });
}

/** The noun groups of a complement, also after a preposition: two in "with her husband and their baby". */
function listObjects(group: Group): readonly NounGroup[] {
  const object = group.kind === 'preposition' ? group.object : group;
  if (object?.kind !== 'noun') return [];
  return object.members.length > 0 ? object.members : [object];
}

/** The partner of a woman and of a man: "My sister lives with his husband" can only mean "her husband". */
const PARTNERS: Readonly<Record<Gender, RegExp>> = {
  female: /^(?:husband|boyfriend)$/,
  male: /^(?:wife|girlfriend)$/,
};

/** "My mother lost his keys" → "her". */
function checkPossessive(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, verb, complements } = clause;
  const gender = subject && getGender(subject);
  if (!gender || !verb) return [];
  const [right, wrong] = gender === 'female' ? ['her', 'his'] : ['his', 'her'];
  return complements.flatMap(listObjects).flatMap((object) => {
    const pronoun = object.determiner;
    if (pronoun?.lower !== wrong || object.from !== pronoun.at) return [];
    // Not marked: "My mother met his friend", "met his wife", where "his" is about another person.
    const isPartner = PARTNERS[gender].test(object.head.lemma);
    if (!isPartner && (isPersonNoun(object.head) || findGender(object.head.lemma))) return [];
    if (!isOnlyGender(context, gender, pronoun, isPartner)) return [];
    return correctPronoun(context, pronoun, right, subject);
  });
}

const isOfSaying = createLemmaTest('say add explain tell think write');

const OTHER_GENDER: ReadonlyMap<string, string> = new Map([
  ['he', 'she'],
  ['she', 'he'],
  ['his', 'her'],
  ['her', 'his'],
]);

/** The persons of a gender that the sentence names. */
function listPersons({ groups }: SentenceAnalysis, gender: Gender): readonly NounGroup[] {
  return groups
    .flatMap((group) => (group.kind === 'noun' ? [group, ...group.members] : []))
    .filter((group) => getGender(group) === gender);
}

/** "I like my sister. He is funny." → "She"; "Our teacher is Mrs Akter and his voice is soft." → "her". */
function checkSubject(
  context: RuleContext,
  { subject, kind, complements }: Clause,
): readonly GrammarFinding[] {
  const pronoun = subject?.isPronoun ? subject.head : subject?.determiner;
  const right = OTHER_GENDER.get(pronoun?.lower ?? '');
  if (kind !== 'main' || !subject || !pronoun || !right || subject.from !== pronoun.at) return [];
  // Not marked: "His mother is a nurse". The woman does not show whose mother she is.
  if (!subject.isPronoun && (subject.members.length > 0 || isPersonNoun(subject.head))) return [];
  const wrong = getPronounGender(pronoun);
  const gender = wrong === 'male' ? 'female' : 'male';
  const [person] = [
    ...context.before.slice(-1).flatMap((sentence) => listPersons(sentence, gender)),
    ...listPersons(context.sentence, gender).filter(({ head }) => head.at < pronoun.at),
  ];
  // Right: “Good morning, Mrs Brown!” he called. Who speaks is not the one spoken to.
  if (
    pronoun.at === 0 &&
    pronoun.text === pronoun.lower &&
    /^["”’'»]$/.test(context.before.at(-1)?.tokens.at(-1)?.text ?? '')
  )
    return [];
  // Right: "My aunt is ill, he said": who speaks is not the one spoken of.
  if (
    context.sentence.tokens[pronoun.at - 1]?.text === ',' &&
    isOfSaying(context.sentence.tokens[pronoun.at + 1])
  )
    return [];
  if (!person || !isOnlyGender(context, gender, pronoun)) return [];
  // Not marked: "He is my uncle", where the clause itself says who is meant.
  const isTold = complements.some((group) => group.kind === 'noun' && findGender(group.head.lemma) === wrong);
  return isTold ? [] : correctPronoun(context, pronoun, right, person);
}

/** Prepositions that are not conjunctions. Not marked: "as they", "before they came". */
const takesObjectForm = createWordTest(
  'with for to from about of at by near behind without between against towards',
);
const mayFollowObject = createTagTest('MARK', 'PREP', 'DET', 'TO');
const isLaterVerb = createTagTest('VERBS', 'MODAL', 'PAST');

/** "I go with they" → "them"; not before a verb, whose subject it would be. */
function checkAfterPreposition(context: RuleContext, pronoun: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const right = OBJECT_FORMS[pronoun.lower];
  const [before, next] = [tokens[pronoun.at - 1], tokens[pronoun.at + 1]];
  if (!right || before?.tag !== 'PREP' || !takesObjectForm(before)) return [];
  if (next && !mayFollowObject(next)) return [];
  if (next?.tag === 'MARK' && !/^[.!?,]$/.test(next.text)) return [];
  // Where a comma and a later verb follow, the pronoun may be the subject of that verb.
  if (next?.text === ',' && tokens.slice(next.at).some(isLaterVerb)) return [];
  return createWordFinding(context, pronoun, right, {
    simple: `After a word like “${before.lower}”, “${pronoun.text}” becomes “${right}”.`,
    full: `After a preposition such as “${before.lower}”, “${pronoun.text}” takes its object form, “${right}”.`,
  });
}

/**
 * A pronoun of the other gender, or of a person for a thing, and a subject form after a preposition.
 *
 * Conditions: Every person of the text so far has the other gender than the pronoun. A possessive stands in
 * the clause of its owner (“my mother … his keys”); a subject follows a person in this sentence or the one
 * before. “He” or “she” for a thing of a list, where no person or animal is named. A subject form after a
 * preposition only before a punctuation mark, a preposition or a determiner.
 */
export const PRONOUN_GENDER_RULE: GrammarRule = {
  id: 'pronoun-form',
  looksBack: true,
  readsWholeSentence: true,
  kind: 'pronoun',
  // "I go with they" → "them"
  wordChecks: [atWords(Object.keys(OBJECT_FORMS).join(' '), checkAfterPreposition)],
  find: findInClauses(
    checkPossessive,
    checkSubject,
    // "I like my city because she is very big" → "it"
    checkPronounOfThing,
  ),
};
