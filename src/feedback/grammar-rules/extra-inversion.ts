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

const SUBJECTS = /^(?:i|he|she|we|they)$/;
const OPENING_ADVERBS =
  /^(?:yesterday|today|tomorrow|tonight|now|then|sometimes|usually|often|afterwards|later|maybe|perhaps)$/;

/** "In no way did she …", "Only then did we …": with these the inversion is right. */
const CAUSES_INVERSION = /^(?:no|not|never|only|little|such|so|few)$/;

/** Whether the group tells when or where, and limits nothing: "On Monday", not "In no way", "Only then". */
function isAdverbial(group: Group | undefined, tokens: readonly GrammarToken[]): boolean {
  if (group?.from !== 0) return false;
  if (tokens.slice(group.from, group.to).some(({ lower }) => CAUSES_INVERSION.test(lower))) return false;
  if (group.kind === 'word') return OPENING_ADVERBS.test(group.head.lower);
  if (group.kind === 'noun') return group.isTime;
  return (
    group.kind === 'preposition' &&
    group.object !== undefined &&
    (group.role === 'time' || group.role === 'place')
  );
}

/** "Then came he who …", "Then went she, …": set phrases of stories, as is "… said she". */
function mayEndSetPhrase(next: GrammarToken | undefined): boolean {
  if (!next) return true;
  return next.text === ',' || next.tag === 'REL' || next.tag === 'SUBORD' || next.lower === 'who';
}

/** "No matter how serious is the problem" → "how serious the problem is". */
function checkHowever(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const isMatter =
    word.lower === 'how' && tokens[word.at - 1]?.lower === 'matter' && tokens[word.at - 2]?.lower === 'no';
  const [adjective, be] = [tokens[word.at + 1], tokens[word.at + 2]];
  if (!isMatter && word.lower !== 'however') return [];
  if (!adjective || !/^(?:ADJ|ADV)$/.test(adjective.tag) || !/^(?:is|are|was|were)$/.test(be?.lower ?? ''))
    return [];
  const subject = groups.find(({ kind, from }) => kind === 'noun' && from === (be?.at ?? 0) + 1);
  const end = subject && tokens[subject.to];
  if (!be || !subject || !end || !/^[,.!]$/.test(end.text)) return [];
  const right = `${getWritten(context, subject.from, subject.to)} ${be.text}`;
  const words = isMatter ? 'no matter how' : 'however';
  return createFinding(context, be.at, subject.to, right, {
    simple: `After “${words} ${adjective.text}” the order is the usual one: “${right}”.`,
    full: `“${words}” opens no question, so the subject stands before its verb: “${right}”.`,
  });
}

/** "Hardly there is a bench" → "There is hardly". */
function checkHardly(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const [hardly, there, be] = context.sentence.tokens;
  if (word.at !== 0 || hardly?.lower !== word.lower || there?.lower !== 'there') return [];
  if (!be || !/^(?:is|are|was|were)$/.test(be.lower)) return [];
  const right = `there ${be.lower} ${hardly.lower}`;
  return createFinding(context, 0, be.at + 1, right, {
    simple: `“${hardly.lower}” comes after “there ${be.lower}”: “${right}”.`,
    full: `The sentence begins with “there”, and “${hardly.lower}” follows the verb: “${right}”.`,
  });
}

/** "Yesterday went I to the cinema" → "I went": the order of German and its neighbours. */
export const EXTRA_INVERSION_RULE: GrammarRule = {
  id: 'extra-inversion',
  kind: 'word-order',
  precision:
    'Only I, he, she, we, they behind a finite verb in a statement that a time or a place opens, and no negative word; an adjective behind “no matter how” with “be” and its subject at the end.',
  at: [atWords('how however', checkHowever), atWords('hardly scarcely barely', checkHardly)],
  find: (context: RuleContext): readonly GrammarFinding[] => {
    const { tokens, groups, isQuestion } = context.sentence;
    const [opening] = groups;
    if (isQuestion || !opening || !isAdverbial(opening, tokens)) return [];
    const [verb, subject, next] = tokens.slice(opening.to);
    if (!verb || !subject || !SUBJECTS.test(subject.lower) || !/^(?:VERBS?|PAST|MODAL)$/.test(verb.tag))
      return [];
    if (verb.lower === 'do' || verb.lower === 'does' || verb.lower === 'did') return [];
    if (verb.lemma === 'say' || mayEndSetPhrase(next)) return [];
    const right = `${subject.text} ${verb.lower}`;
    const words = getWritten(context, 0, opening.to);
    return createFinding(context, verb.at, subject.at + 1, right, {
      simple: `After “${words}” the order is the usual one: “${right}”.`,
      full: `The subject stands before its verb, also after “${words}”: “${right}”.`,
    });
  },
};
