// Corrects the verb for what others do with a thing: “I had my car repair last week” → “I had my car repaired
// last week”, “The roof needs to repair” → “The roof needs to be repaired”. The rule is in
// missing-participle.ts.

import type { NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { canBe } from '../lexicon/english.ts';
import { toPastParticiple } from '../lexicon/inflection.ts';
import { createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';

/** Verbs for what a workshop, a cleaner or a thief does with a thing. */
const SERVICES =
  /^(?:repair|fix|mend|paint|clean|steal|wash|deliver|install|print|translate|remove|examine|dye|colou?r|trim|redecorate|renovate|replace|restore|polish|iron|develop|confiscate|rob|break|decorate|update|tune|pierce|x-ray)$/;
/** In tokens: the verb is one of so many words after the first noun or adjective of the thing. */
const LONGEST_THING = 3;

/** The verb of service after "my car"; undefined where a word between is not part of the thing. */
function findService(tokens: readonly GrammarToken[], owner: GrammarToken): GrammarToken | undefined {
  const first = owner.at + 2;
  const service = tokens
    .slice(first, first + LONGEST_THING)
    .find(({ lemma, lower }) => lemma === lower && SERVICES.test(lemma));
  if (!service || service.possibleTags.has('EN')) return undefined;
  const thing = tokens.slice(owner.at + 1, service.at);
  const isThing =
    thing.every(({ tag }) => /^(?:NOUNS?|ADJ|NUM)$/.test(tag)) && /^NOUNS?$/.test(thing.at(-1)?.tag ?? '');
  return isThing ? service : undefined;
}

/** Whether the clause ends or a time or place follows. Right: "Have the plumber fix it", with an object. */
function isEndOrTime(next: GrammarToken | undefined): boolean {
  if (!next) return false;
  return (
    /^(?:MARK|AND|SUBORD)$/.test(next.tag) ||
    /^(?:last|yesterday|today|tomorrow|every|twice|once|this|in|at|by|before|next|for|on)$/.test(next.lower)
  );
}

/** Right: "I had my brother repair it", where a person does it. */
function isPersonGroup({ sentence }: RuleContext, from: number, to: number): boolean {
  return sentence.groups.some(
    (group) =>
      group.kind === 'noun' && group.from === from && group.to === to && group.nounClass === 'person',
  );
}

/** Not marked: "He had the floor paint yesterday". After "the", the last word may be a noun. */
function mayBeNoun(have: GrammarToken, owner: GrammarToken, service: GrammarToken): boolean {
  return owner.lower === 'the' && canBe(service.lemma, 'n') && service.tag === 'NOUN' && have.tag !== 'VERB';
}

/** "I had my car [repair → repaired] last week". */
export function checkService(context: RuleContext, have: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const owner = tokens[have.at + 1];
  if (!owner || !/^(?:my|your|his|her|our|their|the)$/.test(owner.lower)) return [];
  const service = findService(tokens, owner);
  if (!service || !isEndOrTime(tokens[service.at + 1])) return [];
  if (isPersonGroup(context, owner.at, service.at) || mayBeNoun(have, owner, service)) return [];
  const right = toPastParticiple(service.lemma);
  return createWordFinding(context, service, right, {
    simple: `Another person does it for you, so we say “${have.text} … ${right}”.`,
    full: `When another person does it, “${have.text}” takes a thing and a past participle: “${have.text} … ${right}”.`,
  });
}

/** Things that do such work themselves. Right: "The robot needs to clean". */
const MACHINES = /^(?:robot|machine|computer|program|app|dishwasher|vacuum|system|software|device|printer)$/;

/** Whether the subject is a thing or place that others repair, clean and so on. */
function isTreatedByOthers({ nounClass, members, head }: NounGroup): boolean {
  return (
    (nounClass === 'thing' || nounClass === 'place') && members.length === 0 && !MACHINES.test(head.lemma)
  );
}

/** "The roof needs to [repair → be repaired]". */
export function checkNeed(context: RuleContext, to: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [need, verb, next] = [tokens[to.at - 1], tokens[to.at + 1], tokens[to.at + 2]];
  if (need?.lemma !== 'need' || !verb || !next || !SERVICES.test(verb.lower)) return [];
  const subject = clauses.find((clause) => clause.verb?.main.at === need.at)?.subject;
  if (!subject || !isTreatedByOthers(subject)) return [];
  const hasNoObject =
    next.tag === 'MARK' || /^(?:before|soon|again|now|urgently|as|because|and|by)$/.test(next.lower);
  if (!hasNoObject) return [];
  const right = `be ${toPastParticiple(verb.lower)}`;
  return createWordFinding(context, verb, right, {
    simple: `Another person must do it, so we say “to ${right}”.`,
    full: `The subject does not do it itself: a passive infinitive, “to ${right}”.`,
  });
}
