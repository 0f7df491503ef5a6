import type { Clause } from '../grammar/groups.ts';
import { createWordFinding, type GrammarFinding, getWritten, type RuleContext } from './grammar-rule.ts';

/** "There is many parks": the verb agrees with the noun behind it, of a list with the first. */
export function checkThere(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, verb, complements } = clause;
  const finite = verb?.finite;
  // "There was very few shops", "there is also many parks".
  const [first] = complements;
  const isAdverb =
    first?.kind === 'word' && /^(?:very|so|too|only|also|still|always|now)$/.test(first.head.lower);
  const noun = complements[isAdverb ? 1 : 0];
  if (
    subject?.head.tag !== 'THERE' ||
    finite?.lemma !== 'be' ||
    verb?.verbs.length !== 1 ||
    noun?.kind !== 'noun'
  )
    return [];
  if (noun.members.length > 0 || noun.number !== 'plural' || noun.isPronoun || noun.isTime) return [];
  if (
    noun.from !== verb.to + (isAdverb ? 1 : 0) ||
    !noun.head.isKnown ||
    (finite.lower !== 'is' && finite.lower !== 'was')
  )
    return [];
  // "There is parks and recreation to pay for", and lists: these are left alone.
  if (context.sentence.tokens[noun.to]?.tag === 'AND') return [];
  const right = finite.lower === 'is' ? 'are' : 'were';
  const written = getWritten(context, noun.from, noun.to);
  return createWordFinding(context, finite, right, {
    simple: `“${written}” are more than one, so we say “there ${right}”.`,
    full: `After “there”, the verb agrees with “${written}”: “there ${right}”.`,
  });
}

/** "Particularly popular was the workshops" → "were": the subject stands behind the verb. */
export function checkBehindAdjective(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, verb, opening, complements, kind } = clause;
  const finite = verb?.finite;
  const [noun] = complements;
  const before = opening.filter(({ to }) => finite !== undefined && to <= finite.at);
  const adjective = before.at(-1);
  if (subject || kind !== 'main' || verb?.verbs.length !== 1 || context.sentence.isQuestion) return [];
  if (finite?.lower !== 'is' && finite?.lower !== 'was') return [];
  if (adjective?.kind !== 'adjective' || adjective.to !== finite.at || noun?.kind !== 'noun') return [];
  // "Most popular was the workshops' programme": nothing may follow that makes the noun a modifier.
  const isStart = before.every(
    (group) => group === adjective || (group.kind === 'word' && group.head.tag === 'ADV'),
  );
  const next = context.sentence.tokens[noun.to];
  if (!isStart || before[0]?.from !== 0 || !next || !/^(?:MARK|PREP|AND|REL)$/.test(next.tag)) return [];
  if (noun.members.length > 0 || noun.number !== 'plural' || !noun.determiner || noun.from !== verb.to)
    return [];
  const right = finite.lower === 'is' ? 'are' : 'were';
  const written = getWritten(context, noun.from, noun.to);
  return createWordFinding(context, finite, right, {
    simple: `“${written}” are more than one, so we say “${right}”.`,
    full: `The subject comes after the verb: “${written}” is plural, so “${right}”.`,
  });
}
