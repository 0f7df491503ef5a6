import type { NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  combineFinds,
  createFinding,
  createWordFinding,
  findInWords,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

const WEATHER =
  /^(?:cold|hot|warm|sunny|windy|rainy|cloudy|snowy|foggy|dark|noisy|difficult|easy|important|necessary|possible|impossible|normal|common|dangerous|late)$/;

function findNoun({ sentence }: RuleContext, from: number): NounGroup | undefined {
  return sentence.groups.find((group): group is NounGroup => group.kind === 'noun' && group.from === from);
}

/** "There is" or "there are" in the tense of a form of "have". */
function chooseThere(have: GrammarToken, noun: NounGroup): string | undefined {
  const isMany = noun.number === 'plural' || noun.head.lower === 'people';
  if (!isMany && noun.number !== 'singular') return undefined;
  const isPast = have.lower === 'had';
  return `there ${isMany ? (isPast ? 'were' : 'are') : isPast ? 'was' : 'is'}`;
}

function explain(right: string): { simple: string; full: string } {
  return {
    simple: `To say that something exists, we say “${right}”.`,
    full: `What exists somewhere is introduced with “there” and “be”, not with “have”: “${right}”.`,
  };
}

/** "There had a lot of people" → "There were"; "In my street have many shops" → "there are many shops". */
function checkHave(context: RuleContext, have: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups, isQuestion } = context.sentence;
  if (!/^(?:have|has|had)$/.test(have.lower) || isQuestion) return [];
  const noun = findNoun(context, have.at + 1);
  if (!noun || noun.isPronoun || noun.head.tag === 'NAME') return [];
  const right = chooseThere(have, noun);
  if (!right) return [];
  const before = tokens[have.at - 1];
  const isAmount =
    /^(?:a|an|some|many|much|no|several|few|two|three|four|five|six|seven|eight|nine|ten)$/.test(
      tokens[have.at + 1]?.lower ?? '',
    ) || tokens[have.at + 1]?.tag === 'NUM';
  if (!isAmount) return [];
  if (
    before?.lower === 'there' &&
    (before.at === 0 || /^(?:MARK|AND|SUBORD)$/.test(tokens[before.at - 1]?.tag ?? ''))
  )
    return createFinding(context, before.at, have.at + 1, right, explain(right));
  const [first] = groups;
  const isPlace =
    first?.kind === 'preposition' &&
    /^(?:in|on|at|near|behind)$/.test(first.preposition.lower) &&
    first.object?.to === have.at &&
    (first.object.determiner !== undefined || first.object.head.tag === 'NAME') &&
    // "In 1905 the industry had few studios" is read as one phrase.
    !tokens.slice(first.from, first.to).some(({ tag }) => tag === 'NUM') &&
    !first.object.isTime &&
    first.object.nounClass !== 'idea';
  // "In London have a walk" tells what to do.
  const isAdvice = have.lower === 'have' && noun.number === 'singular';
  if (isPlace && !isAdvice) return createWordFinding(context, have, right, explain(right));
  // "Have two bakeries in my street": an imperative would offer what can be eaten or used.
  const place = groups.find(({ from }) => from === noun.to);
  const isHere =
    place?.kind === 'preposition' &&
    /^(?:in|near)$/.test(place.preposition.lower) &&
    /^(?:my|our|this)$/.test(place.object?.determiner?.lower ?? '');
  if (have.at === 0 && isHere && noun.number === 'plural' && noun.nounClass === 'place')
    return createFinding(context, 0, 1, right, explain(right));
  return [];
}

/** "Is a small park behind my house." → "There is": a statement without a subject. */
function checkBe(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups, isQuestion } = context.sentence;
  const [be, amount] = tokens;
  if (!be || !/^(?:is|are|was|were)$/.test(be.lower) || isQuestion || tokens.at(-1)?.text !== '.') return [];
  const noun = findNoun(context, 1);
  const place = groups.find(({ from }) => from === noun?.to);
  if (!noun || !/^(?:a|an|many|some|several|two|three|four|five|six)$/.test(amount?.lower ?? '')) return [];
  if (
    place?.kind !== 'preposition' ||
    !place.object ||
    !/^(?:in|near|behind|next|under|opposite|on|at)$/.test(place.preposition.lower)
  )
    return [];
  if (noun.number === 'unknown' && noun.head.lower !== 'people') return [];
  return createFinding(context, 0, 1, `there ${be.lower}`, explain(`there ${be.lower}`));
}

/** "In my city is very cold" → "it is very cold"; "When I woke up, was snowing" → "it was snowing". */
function checkIt(context: RuleContext, be: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups, isQuestion } = context.sentence;
  if (!/^(?:is|was)$/.test(be.lower) || isQuestion) return [];
  const [first] = groups;
  const isBehindPlace =
    first?.kind === 'preposition' &&
    first.preposition.lower === 'in' &&
    first.to === be.at &&
    first.object !== undefined;
  const comma = tokens[be.at - 1];
  const isBehindClause =
    comma?.text === ',' &&
    tokens[0]?.tag === 'SUBORD' &&
    tokens.findIndex(({ text }) => text === ',') === comma.at;
  if (!isBehindPlace && !isBehindClause) return [];
  const word = tokens[be.at + 1]?.tag === 'ADV' ? tokens[be.at + 2] : tokens[be.at + 1];
  const next = word && tokens[word.at + 1];
  const isWeather = word && (WEATHER.test(word.lower) || /^(?:raining|snowing)$/.test(word.lower));
  if (!isWeather || !next || !/^(?:MARK|PREP|TO|AND|ADV|SUBORD)$/.test(next.tag)) return [];
  return createWordFinding(context, be, `it ${be.text}`, {
    simple: `The sentence needs “it”: “it ${be.text} ${word.lower}”.`,
    full: `An English clause needs a subject; for weather and the like it is “it”: “it ${be.text} ${word.lower}”.`,
  });
}

export const MISSING_THERE_RULE: GrammarRule = {
  id: 'missing-there',
  kind: 'missing-word',
  precision:
    'Only “have” with an amount behind “there” or behind a place that opens the sentence; “is” with a word of weather or judgement behind a place or a clause.',
  find: combineFinds(checkBe, findInWords(checkHave, checkIt)),
};
