import type { Clause, NounGroup, SentenceAnalysis } from '../grammar/groups.ts';
import { findGender } from '../grammar/pronoun-reference.ts';
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

type Gender = 'female' | 'male';

const MALE_PRONOUNS = /^(?:he|him|his|himself)$/;
const FEMALE_PRONOUNS = /^(?:she|her|hers|herself)$/;
const TITLES: Readonly<Record<string, Gender>> = { mrs: 'female', ms: 'female', miss: 'female', mr: 'male' };
const OWN = /^(?:my|our|your|the|a|this)$/;

function getPronounGender({ lower }: GrammarToken): Gender | undefined {
  if (MALE_PRONOUNS.test(lower)) return 'male';
  return FEMALE_PRONOUNS.test(lower) ? 'female' : undefined;
}

function isPlaceName(tokens: readonly GrammarToken[], { at }: GrammarToken): boolean {
  return /^(?:in|at|to|from|near|of|on)$/.test(tokens[at - 1]?.lower ?? '');
}

/**
 * Whether all persons of the text up to the end of the sentence are of the gender. A person whose gender does
 * not show, such as a name or "the teacher", may be meant by any pronoun, except as what somebody is.
 */
function isOnlyGender({ before, sentence }: RuleContext, gender: Gender, from: GrammarToken): boolean {
  // Who was named earlier than that can't be seen.
  if (before.length === SENTENCES_BEFORE) return false;
  return [...before, sentence].every(({ tokens, clauses }, index) =>
    tokens.every((token) => {
      // By its place: a sentence that is repeated in the text may be the same object.
      const isFromOn = index === before.length && token.at >= from.at;
      if (isFromOn && (token.at === from.at || getPronounGender(token))) return true;
      const shown = getPronounGender(token) ?? TITLES[token.lower] ?? findGender(token.lemma);
      if (shown) return shown === gender;
      if (token.tag === 'NAME')
        return (
          isPlaceName(tokens, token) ||
          TITLES[tokens[token.at - 1]?.lower ?? ''] === gender ||
          /day$/.test(token.lower)
        );
      if (/^(?:someone|somebody|everyone|everybody|anyone|one|who|whoever)$/.test(token.lower)) return false;
      if (token.tag !== 'NOUN' || findEntry(token.lemma)?.nounClass !== 'person') return true;
      return clauses.some(
        ({ verb, complements, subject }) =>
          verb?.main.lemma === 'be' &&
          complements.some(
            (group) => group.kind === 'noun' && (group.head === token || subject?.head === token),
          ),
      );
    }),
  );
}

/** The gender of a group that can only be one person: "my mother", "our teacher Mrs Akter". */
function getGender(group: NounGroup | undefined): Gender | undefined {
  if (!group || group.members.length > 0 || group.number === 'plural') return undefined;
  const title = [...group.modifiers, group.head].find(({ lower }) => TITLES[lower]);
  if (title) return TITLES[title.lower];
  return OWN.test(group.determiner?.lower ?? '') ? findGender(group.head.lemma) : undefined;
}

function change(
  context: RuleContext,
  token: GrammarToken,
  right: string,
  owner: string,
): readonly GrammarFinding[] {
  return createWordFinding(context, token, right, {
    simple: `This is about ${owner}, so we say “${right}”, not “${token.lower}”.`,
    full: `The pronoun is about ${owner}, so it is “${right}”, not “${token.lower}”.`,
  });
}

function name(group: NounGroup): string {
  return `“${[group.determiner, ...group.modifiers, group.head].flatMap((word) => (word ? [word.text] : [])).join(' ')}”`;
}

/** "My mother lost his keys" → "her". */
function checkPossessive(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, verb, complements } = clause;
  const gender = getGender(subject);
  if (!gender || !subject || !verb) return [];
  const wrong = gender === 'female' ? 'his' : 'her';
  return complements.flatMap((group) => {
    const object = group.kind === 'preposition' ? group.object : group.kind === 'noun' ? group : undefined;
    const owner = object?.determiner;
    if (!object || owner?.lower !== wrong || findEntry(object.head.lemma)?.nounClass === 'person') return [];
    if (object.from !== owner.at || findGender(object.head.lemma)) return [];
    if (!isOnlyGender(context, gender, owner)) return [];
    return change(context, owner, gender === 'female' ? 'her' : 'his', name(subject));
  });
}

/** "I like my sister. He is funny." – "Our teacher is Mrs Akter and his voice is soft." */
function checkSubject(
  context: RuleContext,
  { subject, kind, complements }: Clause,
): readonly GrammarFinding[] {
  const word = subject?.isPronoun ? subject.head : subject?.determiner;
  if (kind !== 'main' || !word || !/^(?:he|she|his|her)$/.test(word.lower)) return [];
  if (subject?.from !== word.at || (subject.members.length > 0 && !subject.isPronoun)) return [];
  const wrong = getPronounGender(word);
  const gender = wrong === 'male' ? 'female' : 'male';
  const listPersons = ({ groups }: SentenceAnalysis) =>
    groups
      .flatMap((group) => (group.kind === 'noun' ? [group, ...group.members] : []))
      .filter((group) => getGender(group) === gender);
  const persons = [
    ...context.before.slice(-1).flatMap(listPersons),
    ...listPersons(context.sentence).filter(({ head }) => head.at < word.at),
  ];
  const [person] = persons;
  // "His mother is a nurse": a woman behind the pronoun does not show whose mother she is.
  if (!person || !isOnlyGender(context, gender, word)) return [];
  const isTold = complements.some((group) => group.kind === 'noun' && findGender(group.head.lemma) === wrong);
  if (isTold || (!subject.isPronoun && findEntry(subject.head.lemma)?.nounClass === 'person')) return [];
  const RIGHT: Readonly<Record<string, string>> = { he: 'she', she: 'he', his: 'her', her: 'his' };
  return change(context, word, RIGHT[word.lower] ?? word.lower, name(person));
}

const GOVERNS = /^(?:with|for|to|from|about|of|at|by|near|behind|without|between|against|towards)$/;

/** "I go with they" → "them": no verb may follow, which would make it a subject. */
function checkAfterPreposition(context: RuleContext, token: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const right = OBJECT_FORMS[token.lower];
  const [before, next] = [tokens[token.at - 1], tokens[token.at + 1]];
  if (!right || !before || before.tag !== 'PREP' || !GOVERNS.test(before.lower)) return [];
  if (next && !/^(?:MARK|PREP|DET|TO)$/.test(next.tag)) return [];
  if (next && next.tag === 'MARK' && !/^[.!?,]$/.test(next.text)) return [];
  // "The man I work for, he said": a pronoun behind a comma, or a clause that goes on, is a subject.
  if (next?.text === ',' && tokens.slice(next.at).some(({ tag }) => /^(?:VERBS|MODAL|PAST)$/.test(tag)))
    return [];
  return createWordFinding(context, token, right, {
    simple: `After “${before.lower}” we say “${right}”.`,
    full: `After the preposition “${before.lower}” stands the object form: “${right}”.`,
  });
}

export const PRONOUN_GENDER_RULE: GrammarRule = {
  id: 'pronoun-form',
  looksBack: true,
  kind: 'pronoun',
  precision:
    'Only where every person of the text so far has the other gender, and the pronoun belongs to the subject of its clause or continues a sentence about one person; object forms only behind a preposition with no verb after them.',
  at: [atWords(Object.keys(OBJECT_FORMS).join(' '), checkAfterPreposition)],
  find: findInClauses(checkPossessive, checkSubject),
};
