/*
 * Corrects "the" before what is meant in general, or is new to the reader:
 *
 *   It is part of the everyday life. → of everyday life
 *   The sleep is important for memory. → Sleep is important for memory.
 *   the society at large → society at large
 *   There is the big park near my house. → a big park
 */

import type { Clause, NounGroup } from '../grammar/groups.ts';
import { createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { chooseArticle } from '../lexicon/inflection.ts';
import {
  atWords,
  combineFinds,
  createFinding,
  findInClauses,
  findInNounGroups,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

const isLifePreposition = createWordTest('of in for into');
const isKindOfLife = createWordTest('everyday daily modern');

/** "It is part of the everyday life" → "everyday life". */
function checkLife(context: RuleContext, the: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const before = tokens[the.at - 1];
  const [kind, life, next] = tokens.slice(the.at + 1, the.at + 4);
  if (!isLifePreposition(before) || !kind || !isKindOfLife(kind) || life?.lower !== 'life') return [];
  // Not marked: "the everyday life of a nurse", "the daily life that I lead".
  if (next && !/^[.,;!]$/.test(next.text)) return [];
  return createFinding(context, the.at, life.at + 1, `${kind.text} life`, {
    simple: `We mean life in general: “${kind.text} life”, without “the”.`,
    full: `“${kind.text} life” in general has no article.`,
  });
}

/** Nouns that mean something in general unless "of" or a clause follows: "the sleep of a child". */
const isGeneralNoun = createWordTest(
  'sleep happiness friendship honesty patience pollution unemployment loneliness stress boredom creativity kindness laziness curiosity discrimination racism childcare tourism recycling fitness hygiene nutrition',
);
const isJudgement = createWordTest(
  'important essential necessary vital crucial bad good harmful dangerous useful helpful healthy unhealthy',
);
const isForAll = createWordTest('our your the');

/** Whether a noun after "good for" is general. Not marked: "The sleep was good for him". */
function isGeneral(what: NounGroup | undefined): boolean {
  if (!what || what.isPronoun) return false;
  return what.determiner === undefined || isForAll(what.determiner);
}

/** "Scientists say that the sleep is important for memory" → "sleep". */
function checkGeneral(
  context: RuleContext,
  { subject, verb, complements }: Clause,
): readonly GrammarFinding[] {
  if (subject?.determiner?.lower !== 'the' || subject.modifiers.length > 0) return [];
  if (subject.to - subject.from !== 2 || !isGeneralNoun(subject.head)) return [];
  if (verb?.verbs.length !== 1 || verb.main.lower !== 'is' || verb.from !== subject.to) return [];
  const at = complements.findIndex((group) => group.kind === 'adjective' && isJudgement(group.head));
  const [judgement, group] = [complements[at], complements[at + 1]];
  if (!judgement || group?.kind !== 'preposition' || group.from !== judgement.to) return [];
  if (group.preposition.lower !== 'for' || !isGeneral(group.object)) return [];
  return createFinding(context, subject.from, subject.to, subject.head.text, {
    simple: `We mean all ${subject.head.lower}, so we leave out “the”.`,
    full: `“${subject.head.lower}” in general has no article; “the” would mean a certain one.`,
  });
}

/** "The society at large" → "society at large". */
function checkSociety(
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

const isSizeOrLook = createWordTest(
  'big large small little long beautiful nice huge tiny lovely old new modern',
);
const isPlacePreposition = createWordTest('outside in near behind opposite beside');
const isPossessive = createWordTest('my our his her their');
/** Words of a list of known things. Right: "Then there is the old bridge near my house". */
const continuesList = createWordTest('then also first finally still always and');

/** Whether a clause begins with "there is". */
function isThereClause({ subject, opening }: Clause): boolean {
  if (subject?.head.tag === 'THERE') return true;
  return opening.some((group) => group.kind === 'word' && group.head.tag === 'THERE');
}

/** Whether a noun is one thing with "the" and one adjective of size or look: "the big park". */
function isDescribedThing({ determiner, head, modifiers, members }: NounGroup): boolean {
  if (determiner?.lower !== 'the' || head.tag !== 'NOUN' || members.length > 0) return false;
  return modifiers.length === 1 && isSizeOrLook(modifiers[0]);
}

/** "There is the big park near my house." → "a big park"; "there was the long queue outside our room". */
function checkThere(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const { verb, complements } = clause;
  const [thing, place] = complements;
  if (!isThereClause(clause) || verb?.main.lemma !== 'be' || verb.verbs.length !== 1) return [];
  if (thing?.kind !== 'noun' || thing.from !== verb.to || !isDescribedThing(thing)) return [];
  // Not marked: "There was the long drive home". A place of the writer's own must follow and end the
  // sentence: "near my house."
  if (place?.kind !== 'preposition' || place.from !== thing.to || !isPlacePreposition(place.preposition))
    return [];
  if (!isPossessive(place.object?.determiner) || tokens[place.to]?.text !== '.') return [];
  const [look] = thing.modifiers;
  if (!look || context.whole.tokens.some(continuesList)) return [];
  const right = `${chooseArticle(look.lower)} ${look.text}`;
  return createFinding(context, thing.from, look.at + 1, right, {
    simple: `It is new to the reader, so we say “${right} ${thing.head.text}”.`,
    full: `“There is” presents something new, which has “a” or “an”: “${right} ${thing.head.text}”.`,
  });
}

/**
 * "The" before what is meant in general, or is new.
 *
 * Conditions: “Everyday”, “daily” or “modern life” after a preposition, and nothing that limits it follows;
 * a noun of the list that “is important for” something general; “society” before “at large” or “in general”;
 * a thing with one adjective after “there is”, where a place of the writer’s own ends the sentence.
 */
export const WRONG_THE_RULE: GrammarRule = {
  id: 'wrong-the',
  kind: 'article',
  // "Part of the everyday life" → "everyday life"
  wordChecks: [atWords('the', checkLife)],
  find: combineFinds(findInNounGroups(checkSociety), findInClauses(checkGeneral, checkThere)),
};
