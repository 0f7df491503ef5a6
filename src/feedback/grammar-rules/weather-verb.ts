// Corrects “make” and “do” where weather is told: “Today it makes hot” → “Today it is hot”. The rule is in
// collocations.ts.

import { createLemmaTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';

const isWeather = createWordTest('hot cold warm cool sunny windy cloudy foggy rainy humid');
const isDegree = createWordTest('very so too really quite');
const isMakeOrDo = createLemmaTest('make do');
/** Words after the weather that cannot belong to a thing that is made: "it makes hot drinks" is right. */
const opensTimeOrPlace = createWordTest(
  'today tonight yesterday here there outside so but because in at on during every all this when now',
);

/** The word of weather after "it makes"; undefined where a thing may be made: "it makes hot drinks". */
function findWeather(tokens: readonly GrammarToken[], make: GrammarToken): GrammarToken | undefined {
  if (!isMakeOrDo(make) || make.tag === 'ING' || tokens[make.at - 1]?.lower !== 'it') return undefined;
  // Not marked: "I heard it make cold": "it" is not the subject.
  if (/^(?:VERBS?|PAST|MODAL)$/.test(tokens[make.at - 2]?.tag ?? '')) return undefined;
  const weather = tokens[make.at + (isDegree(tokens[make.at + 1]) ? 2 : 1)];
  if (!weather || !isWeather(weather)) return undefined;
  const next = tokens[weather.at + 1];
  const isEnd = next === undefined || /^[.!;]$/.test(next.text) || opensTimeOrPlace(next);
  return isEnd ? weather : undefined;
}

/** True for "it makes hot today", "it made very cold"; not for "it makes hot drinks". */
export function tellsWeatherWithMake(tokens: readonly GrammarToken[], make: GrammarToken): boolean {
  return findWeather(tokens, make) !== undefined;
}

/** "Today it [makes → is] hot", "It [made → was] cold in the night". */
export function checkWeather(context: RuleContext, make: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const weather = isQuestion ? undefined : findWeather(tokens, make);
  if (!weather) return [];
  const right = make.tag === 'PAST' ? 'was' : 'is';
  return createWordFinding(context, make, right, {
    simple: `For the weather we use “be”, not “${make.lemma}”: “it ${right} ${weather.lower}”.`,
    full: `English tells the weather with “be”, not “${make.lemma}”: “it ${right} ${weather.lower}”.`,
  });
}
