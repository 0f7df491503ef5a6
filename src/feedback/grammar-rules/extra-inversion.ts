// Corrects a verb before its subject where the usual order is right: “Yesterday went I to the cinema” →
// “Yesterday I went to the cinema”, “no matter how serious is the problem” → “no matter how serious the
// problem is”, “Hardly there is a bench” → “There is hardly a bench”.

import type { Group } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  atWords,
  createFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** Pronouns that can only be subjects. */
const SUBJECT_PRONOUNS = /^(?:i|he|she|we|they)$/;
/** Adverbs at the start of a sentence that the usual order follows. */
const OPENING_ADVERBS =
  /^(?:yesterday|today|tomorrow|tonight|now|then|sometimes|usually|often|afterwards|later|maybe|perhaps)$/;
/** Words after which the verb rightly comes first: "In no way did she …", "Only then did we …". */
const CAUSES_INVERSION = /^(?:no|not|never|only|little|such|so|few)$/;

/** True for "On Monday" at the start, which tells when or where; not for "In no way", "Only then". */
function tellsWhenOrWhere(group: Group, tokens: readonly GrammarToken[]): boolean {
  if (group.from !== 0) return false;
  if (tokens.slice(group.from, group.to).some(({ lower }) => CAUSES_INVERSION.test(lower))) return false;
  if (group.kind === 'word') return OPENING_ADVERBS.test(group.head.lower);
  if (group.kind === 'noun') return group.isTime;
  if (group.kind !== 'preposition' || !group.object) return false;
  return group.role === 'time' || group.role === 'place';
}

/** Not marked: "Then came he who …", "Then went she, …", "Then said she". Stories have such phrases. */
function mayBeSetPhrase(verb: GrammarToken, next: GrammarToken | undefined): boolean {
  if (!next || verb.lemma === 'say') return true;
  return next.text === ',' || next.tag === 'REL' || next.tag === 'SUBORD' || next.lower === 'who';
}

/**
 * Whether a finite verb can come before its subject by mistake; "do" is left out, because it makes questions.
 */
function isInvertible({ tag, lower }: GrammarToken): boolean {
  return /^(?:VERBS?|PAST|MODAL)$/.test(tag) && !/^(?:do|does|did)$/.test(lower);
}

/** "Yesterday [went I → I went] to the cinema": the order of German and its neighbours. */
function checkAfterAdverbial(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups, isQuestion } = context.sentence;
  const [opening] = groups;
  if (isQuestion || !opening || !tellsWhenOrWhere(opening, tokens)) return [];
  const [verb, subject, next] = tokens.slice(opening.to);
  if (!verb || !subject || !SUBJECT_PRONOUNS.test(subject.lower) || !isInvertible(verb)) return [];
  if (mayBeSetPhrase(verb, next)) return [];
  const right = `${subject.text} ${verb.lower}`;
  const words = getWritten(context, 0, opening.to);
  return createFinding(context, verb.at, subject.at + 1, right, {
    simple: `After “${words}” the order is the usual one: “${right}”.`,
    full: `The subject comes before its verb, also after “${words}”: “${right}”.`,
  });
}

/** Reads "however" or "no matter how"; undefined for the "how" of a question. */
function readHowever(tokens: readonly GrammarToken[], word: GrammarToken): string | undefined {
  if (word.lower === 'however') return 'however';
  const isMatter = tokens[word.at - 2]?.lower === 'no' && tokens[word.at - 1]?.lower === 'matter';
  return isMatter ? 'no matter how' : undefined;
}

/** "No matter how serious [is the problem → the problem is]". */
function checkHowever(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const words = readHowever(tokens, word);
  const [adjective, be] = [tokens[word.at + 1], tokens[word.at + 2]];
  if (!words || !adjective || !/^(?:ADJ|ADV)$/.test(adjective.tag)) return [];
  if (!be || !/^(?:is|are|was|were)$/.test(be.lower)) return [];
  const subject = groups.find(({ kind, from }) => kind === 'noun' && from === be.at + 1);
  if (!subject || !/^[,.!]$/.test(tokens[subject.to]?.text ?? '')) return [];
  const right = `${getWritten(context, subject.from, subject.to)} ${be.text}`;
  return createFinding(context, be.at, subject.to, right, {
    simple: `After “${words} ${adjective.text}” the order is the usual one: “${right}”.`,
    full: `“${words}” opens no question, so the subject comes before its verb: “${right}”.`,
  });
}

/** "[Hardly there is → There is hardly] a bench"; "scarcely" and "barely" as well. */
function checkHardlyThere(context: RuleContext, hardly: GrammarToken): readonly GrammarFinding[] {
  const [, there, be] = context.sentence.tokens;
  if (hardly.at !== 0 || there?.lower !== 'there') return [];
  if (!be || !/^(?:is|are|was|were)$/.test(be.lower)) return [];
  const right = `there ${be.lower} ${hardly.lower}`;
  return createFinding(context, 0, be.at + 1, right, {
    simple: `“${hardly.lower}” comes after “there ${be.lower}”: “${right}”.`,
    full: `The sentence begins with “there”, and “${hardly.lower}” follows the verb: “${right}”.`,
  });
}

/**
 * Conditions: A statement opens with a time or a place, without a negative word, and I, he, she, we or they
 * follow the finite verb; or “no matter how” or “however” with an adjective is followed by “be” and a
 * subject at the end; or a sentence opens with “hardly there is”.
 */
export const EXTRA_INVERSION_RULE: GrammarRule = {
  id: 'extra-inversion',
  kind: 'word-order',
  wordChecks: [atWords('how however', checkHowever), atWords('hardly scarcely barely', checkHardlyThere)],
  find: checkAfterAdverbial,
};
