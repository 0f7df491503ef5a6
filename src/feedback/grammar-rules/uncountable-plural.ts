import type { Clause, NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { STRICTLY_UNCOUNTABLE } from '../lexicon/countability.ts';
import { toThirdPerson } from '../lexicon/inflection.ts';
import {
  createFinding,
  findInNounGroups,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** Plurals that no right text has; "accommodations", "researches" and "breads" some do. */
const NEVER_PLURAL = new Set(
  [...STRICTLY_UNCOUNTABLE].filter(
    (noun) =>
      !/^(?:accommodation|research|bread|clothing|transportation|news|feedback|progress|traffic|weather|litter|evidence|electricity|software|hardware)$/.test(
        noun,
      ),
  ),
);
const COUNTED_BY_PIECES =
  /^(?:advice|information|furniture|luggage|baggage|homework|equipment|machinery|jewellery|jewelry|rubbish|news)$/;
/** What takes the place of a determiner of plurals: many informations → a lot of information. */
const DETERMINERS: Readonly<Record<string, string>> = {
  many: 'a lot of',
  several: 'some',
  few: 'little',
  these: 'this',
  those: 'that',
  a: 'some',
  an: 'some',
  another: 'some more',
};
const SINGULAR_VERBS: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "'re": "'s",
};
/** How far the verb may stand from the noun to be put right together with it, in words. */
const MAX_DISTANCE = 4;

function rewriteGroup(
  { determiner, modifiers, head }: NounGroup,
  noun: string,
  context: RuleContext,
): string | undefined {
  const isLittle = determiner?.lower === 'a' && modifiers[0]?.lower === 'little';
  const words = modifiers.filter(({ tag }) => tag !== 'NUM').map(({ text }) => text);
  const number = determiner?.tag === 'NUM' ? determiner : modifiers.find(({ tag }) => tag === 'NUM');
  if (number) {
    if (!COUNTED_BY_PIECES.test(noun)) return undefined;
    const piece = number.lower === 'one' || number.lower === '1' ? 'piece' : 'pieces';
    const owner = determiner && determiner !== number ? `${determiner.text} ` : '';
    return `${owner}${number.text} ${piece} of ${[...words, noun].join(' ')}`;
  }
  // "A few advices" → "a little advice".
  const article = determiner?.lower === 'few' ? context.sentence.tokens[determiner.at - 1] : undefined;
  if (article?.lower === 'a') return `${article.text} little ${[...words, noun].join(' ')}`;
  const right =
    determiner === undefined
      ? ''
      : isLittle
        ? determiner.text
        : (DETERMINERS[determiner.lower] ?? getWritten(context, determiner.at, determiner.at + 1));
  if (determiner && determiner.tag === 'POSS') return undefined;
  return [right, ...words, head.text === head.text.toUpperCase() ? noun.toUpperCase() : noun]
    .filter(Boolean)
    .join(' ');
}

/** The verb of the noun as its subject, near behind it, and its singular form. */
function findVerb(
  clauses: readonly Clause[],
  group: NounGroup,
): { token: GrammarToken; right: string } | undefined {
  const clause = clauses.find(({ subject }) => subject === group);
  const token = clause?.verb?.finite;
  if (!token || clause?.verb?.isInverted || token.at < group.to || token.at - group.to > MAX_DISTANCE)
    return undefined;
  if (token.tag !== 'VERB' && token.lower !== 'were') return undefined;
  const right =
    SINGULAR_VERBS[token.lower] ?? (token.lemma === 'be' ? undefined : toThirdPerson(token.lemma));
  return right === undefined ? undefined : { token, right };
}

function findWrongNoun(group: NounGroup, next: GrammarToken | undefined): string | undefined {
  const { head, determiner, modifiers } = group;
  // "It advices her": the verb is meant.
  if (/^advices$/.test(head.lower) && /^(?:me|you|him|her|us|them)$/.test(next?.lower ?? ''))
    return undefined;
  // "A lot homework" lacks "of".
  if (modifiers.some(({ lower }) => lower === 'lot')) return undefined;
  const isPlural = head.tag === 'NOUNS' && head.lower !== head.lemma && NEVER_PLURAL.has(head.lemma);
  // "A little homework": "a little" is no "a".
  const isLittle = determiner?.lower === 'a' && modifiers[0]?.lower === 'little';
  const isCounted =
    !isLittle &&
    (determiner?.lower === 'a' ||
      determiner?.lower === 'an' ||
      determiner?.tag === 'NUM' ||
      modifiers.some(({ tag }) => tag === 'NUM') ||
      /^(?:many|several|these|those|another)$/.test(determiner?.lower ?? '')) &&
    head.tag === 'NOUN' &&
    COUNTED_BY_PIECES.test(head.lemma) &&
    head.lemma !== 'news';
  return isPlural || isCounted ? head.lemma : undefined;
}

function checkGroup(context: RuleContext, group: NounGroup): readonly GrammarFinding[] {
  if (group.members.length > 0) return group.members.flatMap((member) => checkGroup(context, member));
  const { tokens, clauses } = context.sentence;
  const noun = findWrongNoun(group, tokens[group.to]);
  if (noun === undefined) return [];
  const [first] = tokens.slice(group.from, group.from + 1);
  // A word joined to the noun, as in "an information desk", has the article.
  if (!first || tokens[group.head.at + 1]?.tag === 'NOUN' || group.head.at + 1 !== group.to) return [];
  const isAmount = tokens.slice(group.from, group.to).some(({ lower }) => lower === 'of');
  const from = isAmount ? group.head.at : group.from;
  const rewritten = isAmount ? noun : rewriteGroup(group, noun, context);
  if (rewritten === undefined) return [];
  // "You don't need an expensive equipment": behind "not" there is no "some".
  const isNegated = tokens
    .slice(0, from)
    .some(({ tag, lower }) => tag === 'NOT' || /^(?:never|without)$/.test(lower));
  const right = isNegated ? rewritten.replace(/^some /, 'any ') : rewritten;
  const be = tokens[from - 1];
  if (
    be &&
    /^(?:are|were)$/.test(be.lower) &&
    /^(?:here|there)$/.test(tokens[from - 2]?.lower ?? '') &&
    !right.includes('pieces of')
  )
    return createFinding(context, be.at, group.to, `${SINGULAR_VERBS[be.lower]} ${right}`, {
      simple: `We do not count “${noun}”: it has no plural.`,
      full: `“${noun}” is uncountable: no plural, and its verb is “${SINGULAR_VERBS[be.lower]}”.`,
    });
  const isPieces = right.includes('pieces of');
  const verb = isPieces ? undefined : findVerb(clauses, group);
  const between = verb ? getWritten(context, group.to, verb.token.at) : '';
  const to = verb ? verb.token.at + 1 : group.to;
  const correction = verb ? [right, between, verb.right].filter(Boolean).join(' ') : right;
  return createFinding(context, from, to, correction, {
    simple: `We can't count “${noun}”, so we say “${correction}”.`,
    full: `“${noun}” is uncountable, without plural, “a” or number: “${correction}”.`,
  });
}

export const UNCOUNTABLE_PLURAL_RULE: GrammarRule = {
  id: 'uncountable-plural',
  kind: 'countability',
  precision:
    'Only nouns whose plural no dictionary has (information, furniture, luggage), with the verb where it is near.',
  find: findInNounGroups(checkGroup),
};
