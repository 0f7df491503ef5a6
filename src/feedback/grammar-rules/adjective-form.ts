// Corrects the form of adjectives, most of them of feelings: “I was shock” → “I was shocked”, “The results
// were disappointed” → “The results were disappointing”, “The shop is close today” → “The shop is closed
// today”, “a peace life” → “a peaceful life”. `Linking` is a verb such as “be” or “feel” with its subject.

import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm, toPastParticiple } from '../lexicon/inflection.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import { checkAfterLinkingVerb, checkBeforeNoun } from './adjective-for-noun.ts';
import {
  createWordFinding,
  findInWords,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { findLinkingBefore, isPersonWord, type Linking } from './linking-verb.ts';

/** Verbs of feeling: a person is "bored", and what causes it is "boring". */
const FEELINGS: ReadonlySet<string> = new Set(
  parseWordList(
    'bore interest excite tire confuse surprise amaze annoy frighten shock disappoint embarrass exhaust fascinate relax frustrate depress satisfy terrify thrill worry scare please disgust motivate inspire astonish irritate upset impress stress relieve delight overwhelm puzzle charm entertain encourage discourage humiliate alarm touch move convince challenge',
  ),
);

/** The reason for an adjective of feeling in -ing or -ed. */
function explainFeeling(right: string, subject: string) {
  return right.endsWith('ing')
    ? {
        simple: `What gives us a feeling, here “${subject}”, is “${right}”.`,
        full: `The -ing form is for what causes a feeling, here “${subject}”: “${right}”.`,
      }
    : {
        simple: `The person with the feeling, here “${subject}”, is “${right}”.`,
        full: `The -ed form is for the person who feels it, here “${subject}”: “${right}”.`,
      };
}

/** The reason for a base form after "be" or "feel": "relax", "marry", "close". */
function explainBase(base: string, right: string, { verb }: Linking) {
  return {
    simple: `After “${verb.text}” we need a word that describes: “${right}”, not “${base}”.`,
    full: `After “${verb.text}” we need an adjective: “${right}”, not the verb or noun “${base}”.`,
  };
}

/** Verbs whose participle describes a person: "we are married", "he is retired". */
const CHANGES_OF_STATE: ReadonlySet<string> = new Set(['marry', 'retire', 'divorce']);
/**
 * Verbs of feeling whose base form is left alone: "I was upset" is right, and "It was delight" may need "a".
 */
const UNCLEAR_AS_BASE = /^(?:upset|move|touch|charm|challenge|convince|delight|alarm)$/;
/** Places that open and close. */
const PLACES_WITH_HOURS =
  /^(?:shop|bank|museum|office|library|restaurant|supermarket|store|market|school|pool|road|café)$/;

/** True for "The shop is close on Monday"; not for "The shop is close to my house". */
function isMeantAsClosed({ verb, subject }: Linking, next: GrammarToken | undefined): boolean {
  const endsOrTime =
    !next || /^(?:SUBORD|MARK)$/.test(next.tag) || /^(?:on|today|tomorrow|now)$/.test(next.lower);
  return endsOrTime && verb.lemma === 'be' && PLACES_WITH_HOURS.test(subject.lemma);
}

/** True for "were you shocked", where the verb comes before its subject. */
function isQuestionOrder({ verb, subject }: Linking): boolean {
  return verb.at < subject.at;
}

/** "I was [shock → shocked]"; "We are [marry → married]"; "The shop is [close → closed] today". */
function checkBase(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { lemma, lower, at, tag } = word;
  if (lower !== lemma) return [];
  const describesState = FEELINGS.has(lemma) || CHANGES_OF_STATE.has(lemma) || lemma === 'close';
  if (!describesState) return [];
  const linking = findLinkingBefore(context.sentence, at);
  // Not marked in the order of a question, "were you shock".
  if (!linking || isQuestionOrder(linking) || context.sentence.isQuestion) return [];
  const next = context.sentence.tokens[at + 1];
  // Not marked: "It was shock news". The next word makes the word a noun, or a verb with an object.
  if (next && /^(?:NOUN|NOUNS|DET|PRON|NUM|ING|EN)$/.test(next.tag)) return [];
  if (!(lemma === 'close' ? isMeantAsClosed(linking, next) : isPersonWord(linking.subject))) return [];
  // Right: "I feel stress", "you feel shock". After "feel", a noun is possible.
  if (UNCLEAR_AS_BASE.test(lemma) || (linking.verb.lemma === 'feel' && tag === 'NOUN')) return [];
  const right = toPastParticiple(lemma);
  return createWordFinding(context, word, right, explainBase(lower, right, linking));
}

/** The verb of feeling that an adjective in -ed or -ing is made from: "bore" for "bored" and "boring". */
function findFeeling({ lower, lemma }: GrammarToken): string | undefined {
  if (!/(?:ed|ing)$/.test(lower)) return undefined;
  const stem = lower.replace(/(?:ed|ing)$/, '');
  return [lemma, stem, `${stem}e`, lower.replace(/ied$/, 'y')].find((base) => FEELINGS.has(base));
}

/** Nouns for events, texts and the like, which cause feelings and have none. */
const CAUSES =
  /^(?:film|movie|book|lesson|game|match|story|trip|journey|work|job|day|party|show|concert|news|exam|test|result|idea|song|play|subject|lecture|speech|programme|weather|question|experience|noise|sound|smell|service|situation|answer|documentary|article|museum|holiday|meeting|report|task)$/;
/** Verbs with which -ed is left alone after a cause: "The day was relaxed", "The question was touched". */
const ED_ALLOWED_OF_CAUSES = /^(?:please|relax|stress|worry|touch|move)$/;
/** Verbs that can be continuous without an object. Right: "I am moving", "She is relaxing at home". */
const ONGOING = /^(?:relax|worry|touch|move|stress|challenge|entertain|please)$/;

/** Whether the clause ends, so that no noun follows to which the adjective could belong. */
function endsClause(next: GrammarToken | undefined): boolean {
  return !next || next.tag === 'MARK' || next.tag === 'AND' || next.tag === 'SUBORD';
}

/** True for "I am boring", "my parents were disappointing with", where the subject has the feeling. */
function hasFeeling({ subject, verb }: Linking, next: GrammarToken | undefined): boolean {
  // Right: "What we've done is amazing": after "we" it would be "are".
  if (subject.lower === 'we' && /^(?:is|was|'s)$/.test(verb.lower)) return false;
  // Right: "I think the way we do it is interesting": after "I" it would be "am".
  if (subject.lower === 'i' && /^(?:is|are|'s|'re)$/.test(verb.lower)) return false;
  if (/^(?:i|we)$/.test(subject.lower)) return true;
  return isPersonWord(subject) && /^(?:with|about|at|because|when)$/.test(next?.lower ?? '');
}

/** Whether no object follows. Right: "They are frightening the birds", with an object. */
function hasNoObject(next: GrammarToken | undefined): boolean {
  return endsClause(next) || /^(?:with|about|at|in|of|by|to|when|because|after)$/.test(next?.lower ?? '');
}

/** Whether the word in -ing is an adjective, and not a continuous verb: "I am boring", "I feel relaxing". */
function isAdjectiveInIng(base: string, linking: Linking, next: GrammarToken | undefined): boolean {
  if (linking.verb.lemma === 'feel' && /^(?:relax|worry|stress)$/.test(base)) return true;
  return hasNoObject(next) && !ONGOING.test(base);
}

/** "The results were [disappointed → disappointing]"; "I was [disappointing → disappointed] with it". */
function checkEdOrIng(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const base = findFeeling(word);
  const linking = base === undefined ? undefined : findLinkingBefore(context.sentence, word.at);
  if (base === undefined || !linking || isQuestionOrder(linking)) return [];
  const next = context.sentence.tokens[word.at + 1];
  const { subject } = linking;
  const report = (right: string) =>
    createWordFinding(context, word, right, explainFeeling(right, subject.text));
  if (word.lower.endsWith('ed')) {
    const isCause = CAUSES.test(subject.lemma) && endsClause(next) && !ED_ALLOWED_OF_CAUSES.test(base);
    return isCause ? report(toIngForm(base)) : [];
  }
  if (!hasFeeling(linking, next) || !isAdjectiveInIng(base, linking, next)) return [];
  return report(toPastParticiple(base));
}

/** The first check that finds something gives the correction and the reason. */
const CHECKS = [
  checkBase, // "I was [shock → shocked]."
  checkEdOrIng, // "The results were [disappointed → disappointing]."
  checkBeforeNoun, // "An [interest → interesting] book."
  checkAfterLinkingVerb, // "I feel more [confidence → confident]."
];

/**
 * Conditions: A verb of feeling, “marry”, “retire”, “divorce” or “close” comes after “be”, “feel” and the
 * like, and the subject is a person, an event or a place that closes; or a noun of quality or a verb of
 * feeling stands where only an adjective is possible.
 */
export const ADJECTIVE_FORM_RULE: GrammarRule = {
  id: 'adjective-form',
  kind: 'word-form',
  find: findInWords((context, word) => {
    for (const check of CHECKS) {
      const found = check(context, word);
      if (found.length > 0) return found;
    }
    return [];
  }),
};
