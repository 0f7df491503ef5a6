import type { NounGroup } from '../grammar/groups.ts';
import { findGender } from '../grammar/pronoun-reference.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { getCountability, STRICTLY_UNCOUNTABLE } from '../lexicon/countability.ts';
import { findEntry } from '../lexicon/english.ts';
import { toPlural } from '../lexicon/inflection.ts';
import {
  atWords,
  combineFinds,
  createFinding,
  createWordFinding,
  findInNounGroups,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

type Tokens = readonly GrammarToken[];

function isSingular(token: GrammarToken | undefined): token is GrammarToken {
  return (
    token?.tag === 'NOUN' &&
    token.isKnown &&
    !token.possibleTags.has('NOUNS') &&
    !token.possibleTags.has('ADJ')
  );
}

function isCountable(token: GrammarToken): boolean {
  return getCountability(token.lemma) === 'countable' || findGender(token.lemma) !== undefined;
}

/** The noun that a determiner belongs to, with at most two adjectives between. */
function findNoun(tokens: Tokens, at: number): GrammarToken | undefined {
  let index = at + 1;
  while (index < at + 4 && tokens[index]?.tag === 'ADJ') index++;
  const noun = tokens[index];
  if (noun?.tag !== 'NOUN' && noun?.tag !== 'NOUNS') return undefined;
  // In "other ticket offices" the noun is behind.
  return /^(?:NOUN|NOUNS|NAME|POSS|NUM)$/.test(tokens[index + 1]?.tag ?? '') ? undefined : noun;
}

/** "Other brother" → "another brother"; "another books" → "other books". */
function checkOther(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const before = tokens[word.at - 1];
  const noun = findNoun(tokens, word.at);
  if (!noun) return [];
  if (word.lower === 'another' && noun.tag === 'NOUNS' && noun.at === word.at + 1 && noun.isKnown) {
    if (noun.possibleTags.has('NOUN') || /^(?:people|series|means)$/.test(noun.lower)) return [];
    return createWordFinding(context, word, 'other', {
      simple: `“Another” is for one. For more than one we say “other ${noun.lower}”.`,
      full: `“Another” goes with a singular noun; before a plural it is “other ${noun.lower}”.`,
    });
  }
  if (word.lower !== 'other' || !isSingular(noun) || !isCountable(noun) || !before) return [];
  if (!/^(?:VERB|VERBS|PAST|ING|EN|PREP)$/.test(before.tag) || /^(?:than|of|as|like)$/.test(before.lower))
    return [];
  return createWordFinding(context, word, 'another', {
    simple: `For one more, or a different one, we say “another ${noun.lower}”.`,
    full: `Before a singular countable noun it is “another”: “another ${noun.lower}”.`,
  });
}

/** "I don't have some brothers" → "any". */
function checkSome(context: RuleContext, some: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  if (some.lower !== 'some') return [];
  const before = tokens[some.at - 1];
  const not = tokens[some.at - 2];
  const isNegative = not?.lower === "n't" || not?.lower === 'not';
  const isHave = before?.lower === 'have' && isNegative;
  const isThere = isNegative === false && before?.lower === "n't" && tokens[some.at - 3]?.lower === 'there';
  const noun = findNoun(tokens, some.at);
  if ((!isHave && !isThere) || !noun || context.sentence.isQuestion || clauses.length > 2) return [];
  if (noun.tag === 'NOUN' && isCountable(noun)) return [];
  return createWordFinding(context, some, 'any', {
    simple: `In a sentence with “not” we say “any ${noun.lower}”.`,
    full: `In a negative sentence “some” becomes “any”: “any ${noun.lower}”.`,
  });
}

/** "More student would eat there" → "students"; "some student were late". */
function checkMore(context: RuleContext, amount: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const noun = findNoun(tokens, amount.at);
  if (
    !isSingular(noun) ||
    (findGender(noun.lemma) === undefined && findEntry(noun.lemma)?.nounClass !== 'person')
  )
    return [];
  if (!isCountable(noun) || noun.possibleTags.has('VERB') || noun.possibleTags.has('ADJ')) return [];
  const [before, next] = [tokens[amount.at - 1], tokens[noun.at + 1]];
  if (before && !/^(?:MARK|SUBORD|AND|VERBS?|PAST|PREP|THERE)$/.test(before.tag)) return [];
  // "More teacher than friend", "some teacher or other", "some student has called".
  const isMany =
    amount.lower === 'more'
      ? /^(?:MODAL|VERB)$/.test(next?.tag ?? '')
      : /^(?:are|were|have|do)$/.test(next?.lower ?? '');
  return isMany ? pluralise(context, noun, amount.lower) : [];
}

/** "I called three time" → "times". */
function checkTimes(context: RuleContext, time: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [amount, next] = [tokens[time.at - 1], tokens[time.at + 1]];
  if (
    !amount ||
    !(CARDINAL.test(amount.lower) || /^(?:many|several|\d+)$/.test(amount.lower)) ||
    amount.lower === '1'
  )
    return [];
  if (
    /^(?:-|too|so|how)$/.test(tokens[amount.at - 1]?.lower ?? '') ||
    (next && !/^(?:MARK|AND|SUBORD|DET|PREP)$/.test(next.tag))
  )
    return [];
  if (next?.lower === 'of' || next?.text === '-' || next?.text === ':') return [];
  return pluralise(context, time, amount.lower);
}

/** "A lot people" → "a lot of people"; "a lots of shops" → "lots of shops". */
function checkLot(context: RuleContext, lot: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, next] = [tokens[lot.at - 1], tokens[lot.at + 1]];
  if (lot.lower === 'lots' && before?.lower === 'a' && next?.lower === 'of')
    return createFinding(context, before.at, lot.at + 1, 'lots', {
      simple: '“Lots” takes no “a”: we say “lots of” or “a lot of”.',
      full: '“Lots of” has no article; with the article it is “a lot of”.',
    });
  if (lot.lower !== 'lot' || before?.lower !== 'a' || !next) return [];
  const isNoun =
    (next.tag === 'NOUNS' && !next.possibleTags.has('VERBS')) ||
    (next.lower !== 'lot' && STRICTLY_UNCOUNTABLE.has(next.lower)) ||
    /^(?:people|money|time|food|water|children)$/.test(next.lower);
  const after = tokens[next.at + 1];
  // "We ate a lot street food", "I saw a lot beautiful places".
  const described =
    /^(?:ADJ|NOUN)$/.test(next.tag) && !/(?:er|ed)$|^(?:more|less|worse|better)$/.test(next.lower)
      ? after
      : undefined;
  const isDescribed =
    described !== undefined &&
    (described.tag === 'NOUNS' ||
      STRICTLY_UNCOUNTABLE.has(described.lower) ||
      /^(?:food|people|money|music)$/.test(described.lower)) &&
    !described.possibleTags.has('VERBS') &&
    /^(?:VERBS?|PAST|ING|EN)$/.test(tokens[before.at - 1]?.tag ?? '') &&
    !/^(?:like|love|hate|miss|help|talk|cry|laugh|sleep|change|enjoy)$/.test(
      tokens[before.at - 1]?.lemma ?? '',
    );
  if (isDescribed)
    return createWordFinding(context, lot, 'lot of', {
      simple: `“A lot” needs “of” before “${next.lower} ${described.lower}”.`,
      full: `Before a noun “a lot” needs “of”: “a lot of ${next.lower} ${described.lower}”.`,
    });
  if (!isNoun || after?.tag === 'POSS' || /^(?:of|ago)$/.test(after?.lower ?? '')) return [];
  // "I like it a lot. People say", "we talk a lot these days": a time or a new clause.
  if (next.lower === 'time' || (next.tag === 'NOUNS' && /^(?:day|week|night)$/.test(next.lemma))) return [];
  return createWordFinding(context, lot, 'lot of', {
    simple: `“A lot” needs “of” before “${next.lower}”.`,
    full: `Before a noun “a lot” needs “of”: “a lot of ${next.lower}”.`,
  });
}

/** "The all people" → "all the people"; "almost students" → "almost all students"; "some my friends". */
function checkAll(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, next, after] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (word.lower === 'all' && before?.lower === 'the' && (next?.tag === 'NOUNS' || next?.lower === 'people'))
    return createFinding(context, before.at, word.at + 1, 'all the', {
      simple: `“All” comes before “the”: “all the ${next.lower}”.`,
      full: `“All” stands before the article: “all the ${next.lower}”.`,
    });
  if (
    word.lower === 'almost' &&
    next?.tag === 'NOUNS' &&
    next.isKnown &&
    !next.possibleTags.has('VERBS') &&
    (word.at === 0 || before?.tag === 'MARK' || before?.tag === 'SUBORD') &&
    after?.lower !== 'always'
  )
    return createWordFinding(context, word, 'almost all', {
      simple: `“Almost” needs “all” before “${next.lower}”.`,
      full: `“Almost” can't stand before a noun alone: “almost all ${next.lower}”.`,
    });
  if (
    /^(?:some|many|most|few|several|none|one)$/.test(word.lower) &&
    /^(?:my|our|his|her|their|your|these|those)$/.test(next?.lower ?? '') &&
    next?.tag === 'DET' &&
    after?.tag === 'NOUNS' &&
    before?.lower !== 'the' &&
    word.tag !== 'ADV' &&
    !/^(?:day|week|month|year)$/.test(after.lemma)
  )
    return createWordFinding(context, word, `${word.text} of`, {
      simple: `“${word.text}” needs “of” before “${next.lower}”: “${word.lower} of ${next.lower} ${after.lower}”.`,
      full: `Before “${next.lower}” the amount needs “of”: “${word.lower} of ${next.lower} ${after.lower}”.`,
    });
  return [];
}

/** "The most people like music" → "most people". */
function checkMost(context: RuleContext, most: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [before, next] = [tokens[most.at - 1], tokens[most.at + 1]];
  if (
    most.lower !== 'most' ||
    before?.lower !== 'the' ||
    (before.at !== 0 && tokens[before.at - 1]?.tag !== 'SUBORD')
  )
    return [];
  if (
    !next ||
    !/^(?:people|students|children|families|tourists|parents|women|men|teachers|shops|adults|teenagers)$/.test(
      next.lower,
    )
  )
    return [];
  const verb = tokens[next.at + 1];
  if (!verb || !/^(?:VERB|MODAL)$/.test(verb.tag) || clauses.length > 2) return [];
  return createFinding(context, before.at, most.at + 1, 'most', {
    simple: `“Most ${next.lower}” means nearly all of them, and it has no “the”.`,
    full: `“Most ${next.lower}” means nearly all of them; “the most” compares.`,
  });
}

const PLURAL_WORDS = /^(?:many|several|these|those|both|few|various|numerous)$/;
const CARDINAL =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)$/;

/** "Two older sister", "most shop", "different kind of", "three kilos of tomato": a plural must follow. */
function checkPlural(context: RuleContext, group: NounGroup): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const { head, determiner, modifiers } = group;
  if (!isSingular(head) || head.at !== group.to - 1 || group.members.length > 0 || !isCountable(head))
    return [];
  const next = tokens[group.to];
  if (next && /^(?:NOUN|NOUNS|NAME|NUM|POSS)$/.test(next.tag)) return [];
  if (next?.lower === '-' || /^(?:hundred|thousand|million|dozen|percent|foot|kind)$/.test(head.lemma))
    return [];
  const words = [determiner, ...modifiers].flatMap((word) => (word ? [word] : []));
  if (modifiers.some(({ tag }) => tag === 'NOUN' || tag === 'NOUNS')) return [];
  const amount = words.find(({ lower }) => PLURAL_WORDS.test(lower) || CARDINAL.test(lower));
  // "Many a man", "one of these few", "both brother and sister", "page two".
  if (!amount || words.some(({ lower }) => /^(?:a|an|one|every|each)$/.test(lower))) return [];
  if (/^(?:both|few)$/.test(amount.lower) && next?.tag === 'AND') return [];
  if (tokens[amount.at - 1]?.lower === 'number') return [];
  if (/^(?:these|those)$/.test(amount.lower) && modifiers.length === 0) return [];
  if (next && /^(?:VERBS|ADJ|ING|EN)$/.test(next.tag)) return [];
  return pluralise(context, head, amount.lower);
}

/** "Different kind of food" → "kinds". */
function checkDifferent(context: RuleContext, different: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, noun, next] = [tokens[different.at - 1], tokens[different.at + 1], tokens[different.at + 2]];
  if (!/^(?:different|various|many)$/.test(different.lower) || noun?.tag !== 'NOUN') return [];
  if (!/^(?:kind|type|way|place|reason|thing|part)$/.test(noun.lower)) return [];
  if (!before || !/^(?:VERB|VERBS|PAST|PREP|EN)$/.test(before.tag)) return [];
  return next && /^(?:NOUN|NOUNS|NAME)$/.test(next.tag) ? [] : pluralise(context, noun, different.lower);
}

function pluralise(context: RuleContext, head: GrammarToken, amount: string): readonly GrammarFinding[] {
  const right = toPlural(head.lemma);
  return createWordFinding(context, head, right, {
    simple: `After “${amount}” there is more than one: “${right}”.`,
    full: `“${amount}” is followed by a plural noun: “${right}”.`,
  });
}

const OF_MANY =
  /^(?:full|hundreds|thousands|dozens|millions|group|groups|pair|bunch|lots|kilos|kilo|bag|box|list|crowd|collection|plenty)$/;

/** "Hundreds of bird", "a group of tourist", "three kilos of tomato". */
function checkOf(context: RuleContext, of: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const amount = tokens[of.at - 1];
  if (of.lower !== 'of' || !amount || !OF_MANY.test(amount.lower)) return [];
  const noun = findNoun(tokens, of.at);
  if (!isSingular(noun) || noun.at > of.at + 2) return [];
  const isThing =
    /^(?:tomato|potato|apple|banana|orange|onion|carrot|egg|lemon|mango)$/.test(noun.lemma) ||
    isCountable(noun);
  const next = tokens[noun.at + 1];
  if (!isThing || (next && !/^(?:MARK|PREP|AND|PAST|VERB|TO)$/.test(next.tag))) return [];
  return pluralise(context, noun, `${amount.lower} of`);
}

/** "Like dog" → "dogs": animals and things in general behind verbs of taste. */
function checkGeneric(context: RuleContext): readonly GrammarFinding[] {
  return context.sentence.clauses.flatMap(({ verb, complements }) => {
    const [object] = complements;
    if (
      !verb ||
      !/^(?:like|love|hate|collect|prefer|adore)$/.test(verb.main.lemma) ||
      verb.main.tag === 'ING'
    )
      return [];
    if (object?.kind !== 'noun' || object.from !== verb.to || object.determiner || object.members.length > 0)
      return [];
    const { head } = object;
    const LIKED =
      /^(?:dog|cat|horse|bird|animal|snake|spider|insect|mouse|rabbit|monkey|elephant|apple|banana|strawberry|grape|vegetable|flower|book|comic|film|movie|cartoon|song|game|stamp|coin|sticker|doll|toy|sweet|biscuit|cookie|sandwich|burger|pancake|noodle|motorbike|train|plane|shoe|dress|puzzle|museum|mountain|star|mushroom|egg|bean|olive)$/;
    if (!isSingular(head) || !LIKED.test(head.lemma) || object.modifiers.some(({ tag }) => tag !== 'ADJ'))
      return [];
    const next = context.sentence.tokens[object.to];
    if (next && !/^(?:MARK|AND|SUBORD|ADV)$/.test(next.tag)) return [];
    const right = toPlural(head.lemma);
    return createWordFinding(context, head, right, {
      simple: `You mean all of them, so it is more than one: “${right}”.`,
      full: `A countable noun in general is plural: “${verb.main.lemma} ${right}”.`,
    });
  });
}

/** "Less clothes" → "fewer clothes". */
function checkLess(context: RuleContext, less: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, noun, next] = [tokens[less.at - 1], tokens[less.at + 1], tokens[less.at + 2]];
  if (less.lower !== 'less' || !noun || noun.tag !== 'NOUNS' || !noun.isKnown) return [];
  // "Less and less employees": both change.
  if (before?.lower === 'and' && tokens[less.at - 2]?.lower === 'less')
    return createFinding(context, less.at - 2, less.at + 1, 'fewer and fewer', {
      simple: `We can count ${noun.text}, so we say “fewer and fewer ${noun.text}”.`,
      full: `Before a plural noun “less” becomes “fewer”: “fewer and fewer ${noun.text}”.`,
    });
  if (noun.possibleTags.has('NOUN') && noun.lemma === noun.lower) return [];
  // "He talks less, cooks more": only an object of a verb is surely a noun.
  if (noun.possibleTags.has('VERBS') && !/^(?:VERBS?|PAST|EN|ING|PREP)$/.test(before?.tag ?? '')) return [];
  // "Ten less students", "no less", "less sports cars": an amount, another head.
  if (/^(?:NUM|DET)$/.test(before?.tag ?? '') || /^(?:no|more|or|a|the|little)$/.test(before?.lower ?? ''))
    return [];
  if (/^(?:NOUNS?|POSS|ADJ|ING)$/.test(next?.tag ?? '')) return [];
  return createWordFinding(context, less, 'fewer', {
    simple: `We can count ${noun.text}, so we say “fewer ${noun.text}”.`,
    full: `Before a plural noun “less” becomes “fewer”: “fewer ${noun.text}”.`,
  });
}

/** "Have no such a choice" → "no such choice"; "the hottest in these ten years" → "in ten years". */
function checkNeedless(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, next, noun] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (word.lower === 'such' && before?.lower === 'no' && /^an?$/.test(next?.lower ?? ''))
    return createFinding(context, word.at, word.at + 2, 'such', {
      simple: 'After “no” we say “such” without “a”.',
      full: `“No” is the determiner already, so there is no article: “no such ${noun?.text ?? ''}”.`,
    });
  const isYears = next?.tag === 'NUM' && /^(?:day|week|month|year)s$/.test(noun?.lower ?? '');
  if (word.lower !== 'these' || before?.lower !== 'in' || !isYears) return [];
  const isBest = tokens
    .slice(0, word.at)
    .some(({ lower, lemma, tag }) => tag === 'ADJ' && lemma !== lower && /(?:est|most|st)$/.test(lower));
  if (!isBest) return [];
  return createFinding(context, word.at, word.at + 2, next.text, {
    simple: `With a word like “best”, the time has no “these”: “in ${next.text} ${noun?.text}”.`,
    full: `After a superlative the length of time has no “these”: “in ${next.text} ${noun?.text}”.`,
  });
}

export const DETERMINER_RULE: GrammarRule = {
  id: 'determiner',
  kind: 'plural',
  precision:
    'Only known nouns whose number and countability are certain, next to the determiner or with adjectives between, and with nothing behind them that could be the real head.',
  at: [
    atWords('other another', checkOther),
    atWords('some', checkSome),
    atWords('lot lots', checkLot),
    atWords('more some', checkMore),
    atWords('time', checkTimes),
    atWords('all almost some many most few several none one', checkAll),
    atWords('most', checkMost),
    atWords('of', checkOf),
    atWords('different various many', checkDifferent),
    atWords('less', checkLess),
    atWords('such these', checkNeedless),
  ],
  find: combineFinds(findInNounGroups(checkPlural), checkGeneric),
};
