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

const SUBJECT_PRONOUNS = /^(?:i|he|she|we|they)$/;
const OPENING_ADVERBS =
  /^(?:yesterday|today|tomorrow|tonight|now|then|sometimes|usually|often|afterwards|later|maybe|perhaps)$/;
/** "In no way did she …", "Only then did we …": with these the inversion is right. */
const CAUSES_INVERSION = /^(?:no|not|never|only|little|such|so|few)$/;

/** Whether the group tells when or where, and limits nothing: "On Monday", not "In no way", "Only then". */
function isAdverbial(group: Group, tokens: readonly GrammarToken[]): boolean {
  if (group.from !== 0) return false;
  if (tokens.slice(group.from, group.to).some(({ lower }) => CAUSES_INVERSION.test(lower))) return false;
  if (group.kind === 'word') return OPENING_ADVERBS.test(group.head.lower);
  if (group.kind === 'noun') return group.isTime;
  if (group.kind !== 'preposition' || !group.object) return false;
  return group.role === 'time' || group.role === 'place';
}

/** "Then came he who …", "Then went she, …": set phrases of stories, as is "… said she". */
function mayBeSetPhrase(verb: GrammarToken, next: GrammarToken | undefined): boolean {
  if (!next || verb.lemma === 'say') return true;
  return next.text === ',' || next.tag === 'REL' || next.tag === 'SUBORD' || next.lower === 'who';
}

/** A finite verb that can stand before its subject by mistake; "do" has questions of its own. */
function isInvertible({ tag, lower }: GrammarToken): boolean {
  return /^(?:VERBS?|PAST|MODAL)$/.test(tag) && !/^(?:do|does|did)$/.test(lower);
}

/** "Yesterday [went I → I went] to the cinema": the order of German and its neighbours. */
function checkAfterAdverbial(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups, isQuestion } = context.sentence;
  const [opening] = groups;
  if (isQuestion || !opening || !isAdverbial(opening, tokens)) return [];
  const [verb, subject, next] = tokens.slice(opening.to);
  if (!verb || !subject || !SUBJECT_PRONOUNS.test(subject.lower) || !isInvertible(verb)) return [];
  if (mayBeSetPhrase(verb, next)) return [];
  const right = `${subject.text} ${verb.lower}`;
  const words = getWritten(context, 0, opening.to);
  return createFinding(context, verb.at, subject.at + 1, right, {
    simple: `After “${words}” the order is the usual one: “${right}”.`,
    full: `The subject stands before its verb, also after “${words}”: “${right}”.`,
  });
}

/** The words that "how" or "however" stands in: "no matter how", "however"; undefined for a question. */
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
    full: `“${words}” opens no question, so the subject stands before its verb: “${right}”.`,
  });
}

/** "[Hardly there is → There is hardly] a bench". */
function checkHardly(context: RuleContext, hardly: GrammarToken): readonly GrammarFinding[] {
  const [, there, be] = context.sentence.tokens;
  if (hardly.at !== 0 || there?.lower !== 'there') return [];
  if (!be || !/^(?:is|are|was|were)$/.test(be.lower)) return [];
  const right = `there ${be.lower} ${hardly.lower}`;
  return createFinding(context, 0, be.at + 1, right, {
    simple: `“${hardly.lower}” comes after “there ${be.lower}”: “${right}”.`,
    full: `The sentence begins with “there”, and “${hardly.lower}” follows the verb: “${right}”.`,
  });
}

export const EXTRA_INVERSION_RULE: GrammarRule = {
  id: 'extra-inversion',
  kind: 'word-order',
  markedOnlyWhen:
    'Only I, he, she, we, they behind a finite verb in a statement that a time or a place opens, and no negative word; an adjective behind “no matter how” with “be” and its subject at the end.',
  wordChecks: [atWords('how however', checkHowever), atWords('hardly scarcely barely', checkHardly)],
  find: checkAfterAdverbial,
};
