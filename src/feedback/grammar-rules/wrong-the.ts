import type { Clause, NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { chooseArticle } from '../lexicon/inflection.ts';
import {
  combineFinds,
  createFinding,
  findInClauses,
  findInNounGroups,
  findInWords,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

/** "Is part of the everyday life" → "everyday life": life in general. */
function checkLife(context: RuleContext, the: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, kind, life, next] = [
    tokens[the.at - 1],
    tokens[the.at + 1],
    tokens[the.at + 2],
    tokens[the.at + 3],
  ];
  if (the.lower !== 'the' || !kind || !/^(?:everyday|daily|modern)$/.test(kind.lower)) return [];
  if (life?.lower !== 'life' || !before || !/^(?:of|in|for|into)$/.test(before.lower)) return [];
  // "The everyday life of a nurse", "the daily life that I lead".
  if (next && !/^[.,;!]$/.test(next.text)) return [];
  return createFinding(context, the.at, life.at + 1, `${kind.text} life`, {
    simple: `We mean life in general: “${kind.text} life”, without “the”.`,
    full: `“${kind.text} life” in general has no article.`,
  });
}

/** What is named as a whole, and needs "of" or a clause behind it to be one of several. */
const GENERAL =
  /^(?:sleep|happiness|friendship|honesty|patience|pollution|unemployment|loneliness|stress|boredom|creativity|kindness|laziness|curiosity|discrimination|racism|childcare|tourism|recycling|fitness|hygiene|nutrition)$/;
const JUDGING =
  /^(?:important|essential|necessary|vital|crucial|bad|good|harmful|dangerous|useful|helpful|healthy|unhealthy)$/;

/** "Scientists say that the sleep is important for memory" → "sleep". */
function checkGeneral(
  context: RuleContext,
  { subject, verb, complements }: Clause,
): readonly GrammarFinding[] {
  if (subject?.determiner?.lower !== 'the' || subject.modifiers.length > 0) return [];
  if (subject.to - subject.from !== 2 || !GENERAL.test(subject.head.lower)) return [];
  if (verb?.verbs.length !== 1 || verb.main.lower !== 'is' || verb.from !== subject.to) return [];
  const at = complements.findIndex((group) => group.kind === 'adjective' && JUDGING.test(group.head.lower));
  const judged = complements[at];
  const group = complements[at + 1];
  if (
    !judged ||
    group?.kind !== 'preposition' ||
    group.preposition.lower !== 'for' ||
    group.from !== judged.to
  )
    return [];
  const what = group.object;
  // "The sleep is good for him": of one person it may be one night's.
  if (!what || what.isPronoun || (what.determiner && !/^(?:our|your|the)$/.test(what.determiner.lower)))
    return [];
  return createFinding(context, subject.from, subject.to, subject.head.text, {
    simple: `We mean all ${subject.head.lower}, so we leave out “the”.`,
    full: `“${subject.head.lower}” in general has no article; “the” would mean a certain one.`,
  });
}

/** "The society at large" → "society at large". */
function checkAtLarge(
  context: RuleContext,
  { head, determiner, modifiers, from, to }: NounGroup,
): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (head.lower !== 'society' || determiner?.lower !== 'the' || modifiers.length > 0) return [];
  const rest = [tokens[to]?.lower, tokens[to + 1]?.lower].join(' ');
  if (rest !== 'at large' && rest !== 'in general') return [];
  return createFinding(context, from, to, 'society', {
    simple: `We mean all people, so we say “society ${rest}”.`,
    full: `“Society” in general has no article: “society ${rest}”.`,
  });
}

const OF_SIZE_OR_LOOK = /^(?:big|large|small|little|long|beautiful|nice|huge|tiny|lovely|old|new|modern)$/;

/** "In my town there is the big park" → "a big park"; "there was the long queue outside our room". */
function checkThere(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, verb, complements, opening } = clause;
  if (
    subject?.head.tag !== 'THERE' &&
    !opening.some((group) => group.kind === 'word' && group.head.tag === 'THERE')
  )
    return [];
  const [thing, place] = complements;
  if (verb?.main.lemma !== 'be' || verb.verbs.length !== 1 || thing?.kind !== 'noun') return [];
  if (thing.determiner?.lower !== 'the' || thing.from !== verb.to || thing.members.length > 0) return [];
  if (thing.head.tag !== 'NOUN' || thing.modifiers.length !== 1) return [];
  const [look] = thing.modifiers;
  if (!look || !OF_SIZE_OR_LOOK.test(look.lower)) return [];
  // A list of what one knows: "then there is the old bridge", "there was the long drive home".
  const isOwnPlace =
    place?.kind === 'preposition' &&
    place.from === thing.to &&
    /^(?:outside|in|near|behind|opposite|beside)$/.test(place.preposition.lower) &&
    /^(?:my|our|his|her|their)$/.test(place.object?.determiner?.lower ?? '');
  const { tokens } = context.sentence;
  const next = tokens[place ? place.to : thing.to];
  if (!isOwnPlace || next?.text !== '.') return [];
  if (tokens.some(({ lower }) => /^(?:then|also|first|finally|still|always|and)$/.test(lower))) return [];
  const right = `${chooseArticle(look.lower)} ${look.text}`;
  return createFinding(context, thing.from, look.at + 1, right, {
    simple: `It is new to the reader, so we say “${right} ${thing.head.text}”.`,
    full: `“There is” presents something new, which has “a” or “an”: “${right} ${thing.head.text}”.`,
  });
}

export const WRONG_THE_RULE: GrammarRule = {
  id: 'wrong-the',
  kind: 'article',
  precision:
    'Only what is named in general with nothing behind it, and what “there is” presents beside a place of one’s own.',
  find: combineFinds(
    findInNounGroups(checkAtLarge),
    findInWords(checkLife),
    findInClauses(checkGeneral, checkThere),
  ),
};
