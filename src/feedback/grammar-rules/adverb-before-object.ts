import type { Clause } from '../grammar/groups.ts';
import {
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** Adverbs that stand behind the object: "play the oud very well". */
const PHRASES = [
  'very much',
  'very well',
  'really well',
  'so much',
  'a lot',
  'quite well',
  'too much',
  'well',
];
const LONGEST_OBJECT = 4;

/** "I like very much this cartoon" → "I like this cartoon very much". */
function checkClause(context: RuleContext, { verb }: Clause): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  if (!verb || verb.isPassive || verb.particle || verb.main.lemma === 'be') return [];
  const adverb = PHRASES.find((phrase) =>
    phrase.split(' ').every((word, at) => tokens[verb.main.at + 1 + at]?.lower === word),
  );
  if (!adverb) return [];
  const start = verb.main.at + 1 + adverb.split(' ').length;
  const object = groups.find(({ kind, from }) => kind === 'noun' && from === start);
  if (object?.kind !== 'noun' || object.isTime || object.to - object.from > LONGEST_OBJECT) return [];
  if (
    !object.determiner &&
    !object.isPronoun &&
    object.head.tag !== 'NAME' &&
    object.head.tag !== 'NOUNS' &&
    object.countability !== 'uncountable'
  )
    return [];
  // A long object may stand last: "I like very much the idea that we go".
  const next = tokens[object.to];
  if (next && !/^(?:MARK|AND)$/.test(next.tag)) return [];
  if (/^(?:so much|too much|a lot|well)$/.test(adverb) && !object.determiner) return [];
  const written = getWritten(context, object.from, object.to);
  return createFinding(context, verb.main.at + 1, object.to, `${written} ${adverb}`, {
    simple: `“${adverb}” comes after “${written}”.`,
    full: `The object follows its verb directly, and “${adverb}” stands behind it: “${verb.main.text} ${written} ${adverb}”.`,
  });
}

export const ADVERB_BEFORE_OBJECT_RULE: GrammarRule = {
  id: 'adverb-before-object',
  kind: 'word-order',
  precision:
    'Only adverbs of the list between a verb and a short object with its determiner at the end of the clause.',
  find: findInClauses(checkClause),
};
