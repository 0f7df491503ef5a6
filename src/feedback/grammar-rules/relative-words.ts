/*
 * Checks of a relative word that does not fit the word before it, part of the rule in relative-pronoun.ts:
 *
 *   the colleague with who I work → with whom I work
 *   the man whom lives here → who lives here
 *   the way how he speaks → the way he speaks
 */

import type { NounGroup } from '../grammar/groups.ts';
import { isPerson } from '../grammar/person.ts';
import { createTagTest, createWordTest, isFiniteVerb } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createFinding, createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';

/** The noun group that ends directly before a token, also after a preposition. */
export function findNounBefore({ sentence }: RuleContext, at: number): NounGroup | undefined {
  const group = sentence.groups.find(
    ({ to, kind }) => to === at && (kind === 'noun' || kind === 'preposition'),
  );
  if (group?.kind === 'noun') return group;
  return group?.kind === 'preposition' ? group.object : undefined;
}

const takesWhom = createWordTest('with to for from by');

/** "The colleague with who I work" → "with whom". */
export function checkWhom(context: RuleContext, who: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, next] = [tokens[who.at - 1], tokens[who.at + 1]];
  if (before?.tag !== 'PREP' || !takesWhom(before) || next?.tag !== 'PRON') return [];
  const noun = findNounBefore(context, before.at);
  if (!noun || !isPerson(noun)) return [];
  return createWordFinding(context, who, 'whom', {
    simple: `After “${before.lower}” we say “whom”: “${before.lower} whom”.`,
    full: `After a preposition, “who” becomes “whom”: “${before.lower} whom”.`,
  });
}

const mayStandBeforeWhom = createTagTest('NOUN', 'NOUNS', 'NAME', 'MARK', 'PRON');
/** Verbs that the parser may read as plural nouns. */
const isVerbLikeNoun = createWordTest('lives works');
/** Verbs after "whom" in a question: "Whom do you know". */
const isDo = createWordTest('do does did');

/** "The man whom lives here" → "who". */
export function checkWhomSubject(context: RuleContext, whom: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const [before, verb] = [tokens[whom.at - 1], tokens[whom.at + 1]];
  if (isQuestion || !verb || !mayStandBeforeWhom(before)) return [];
  if (!(isFiniteVerb(verb) || isVerbLikeNoun(verb)) || isDo(verb)) return [];
  return createWordFinding(context, whom, 'who', {
    simple: `“Whom” can't be the subject of “${verb.text}”. We say “who”.`,
    full: `“Whom” is an object; the subject of “${verb.text}” is “who”.`,
  });
}

const leadsToWayOrReason = createWordTest('the main only another best same');
const opensSubject = createTagTest('PRON', 'DET', 'NAME', 'NOUNS');

/** "The way how he speaks" → "the way he speaks"; "the reason because I came" → "the reason why". */
export function checkWayOrReason(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, noun, next] = [tokens[word.at - 2], tokens[word.at - 1], tokens[word.at + 1]];
  if (!noun || !next || !leadsToWayOrReason(before) || !opensSubject(next)) return [];
  if (word.lower === 'because' && noun.lower === 'reason')
    return createWordFinding(context, word, 'why', {
      simple: `“Reason” and “because” say the same. After “reason” we use “why”: “the reason why …”.`,
      full: `“Reason” already says “because”; the clause after it begins with “why” or “that”: “the reason why …”.`,
    });
  if (word.lower !== 'how' || noun.lower !== 'way') return [];
  return createFinding(context, noun.at, word.at + 1, noun.text, {
    simple: `“Way” and “how” say the same, so we need only one: “the way ${next.text} …”.`,
    full: `“Way” and “how” say the same, so one is enough: “the way ${next.text} …”.`,
  });
}
