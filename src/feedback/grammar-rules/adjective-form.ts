import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm, toPastParticiple } from '../lexicon/inflection.ts';
import { checkAfterLinkingVerb, checkBeforeNoun } from './adjective-for-noun.ts';
import {
  createWordFinding,
  findInWords,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { findLinkingBefore, isPersonWord, type Linking } from './linking-verb.ts';

/** Verbs of feeling: "bored" is who feels it, "boring" what causes it. */
const FEELING =
  /^(?:bore|interest|excite|tire|confuse|surprise|amaze|annoy|frighten|shock|disappoint|embarrass|exhaust|fascinate|relax|frustrate|depress|satisfy|terrify|thrill|worry|scare|please|disgust|motivate|inspire|astonish|irritate|upset|impress|stress|relieve|delight|overwhelm|puzzle|charm|entertain|encourage|discourage|humiliate|alarm|touch|move|convince|challenge)$/;

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

function explainParticiple(right: string) {
  return {
    simple: `Here the verb has its third form: “${right}”.`,
    full: `After “be” the verb has its participle here: “${right}”.`,
  };
}

/** "She married", "he retired": what becomes of a person. */
const CHANGES_OF_STATE = /^(?:marry|retire|divorce)$/;
/** "I was upset", "it was a delight": these are adjectives or nouns too, or rarely said of feelings. */
const UNCLEAR_AS_BASE = /^(?:upset|move|touch|charm|challenge|convince|delight|alarm)$/;
/** What opens and closes for people. */
const CLOSED_PLACES =
  /^(?:shop|bank|museum|office|library|restaurant|supermarket|store|market|school|pool|road|café)$/;

/** "The shop is close on Monday", not "the shop is close to my house". */
function isMeantAsClosed({ verb, subject }: Linking, next: GrammarToken | undefined): boolean {
  const endsOrTime =
    !next || /^(?:SUBORD|MARK)$/.test(next.tag) || /^(?:on|today|tomorrow|now)$/.test(next.lower);
  return endsOrTime && verb.lemma === 'be' && CLOSED_PLACES.test(subject.lemma);
}

/** "I was [shock → shocked]"; "We are [marry → married]"; "The shop is [close → closed] today". */
function checkBase(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { lemma, lower, at, tag } = word;
  const isFeeling = FEELING.test(lemma);
  if (lower !== lemma || !(isFeeling || CHANGES_OF_STATE.test(lemma) || lemma === 'close')) return [];
  const linking = findLinkingBefore(context.sentence, at);
  if (!linking || linking.verb.at < linking.subject.at || context.sentence.isQuestion) return [];
  const next = context.sentence.tokens[at + 1];
  // "She was shock news": what follows makes the word a noun or a verb with its object.
  if (next && /^(?:NOUN|NOUNS|DET|PRON|NUM|ING|EN)$/.test(next.tag)) return [];
  if (!(lemma === 'close' ? isMeantAsClosed(linking, next) : isPersonWord(linking.subject))) return [];
  // "I feel stress", "you feel shock": a feeling can be a noun after "feel".
  if (UNCLEAR_AS_BASE.test(lemma) || (linking.verb.lemma === 'feel' && tag === 'NOUN')) return [];
  const right = toPastParticiple(lemma);
  const reason = isFeeling ? explainFeeling(right, linking.subject.text) : explainParticiple(right);
  return createWordFinding(context, word, right, reason);
}

/** The verb of feeling of an adjective in -ed or -ing: "bored" and "boring" of "bore". */
function findFeeling({ lower, lemma }: GrammarToken): string | undefined {
  if (!/(?:ed|ing)$/.test(lower)) return undefined;
  const stem = lower.replace(/(?:ed|ing)$/, '');
  return [lemma, stem, `${stem}e`, lower.replace(/ied$/, 'y')].find((base) => FEELING.test(base));
}

/** Events and texts, which feel nothing; "the animals were frightened" is right. */
const CAUSES =
  /^(?:film|movie|book|lesson|game|match|story|trip|journey|work|job|day|party|show|concert|news|exam|test|result|idea|song|play|subject|lecture|speech|programme|weather|question|experience|noise|sound|smell|service|situation|answer|documentary|article|museum|holiday|meeting|report|task)$/;
/** "The work was pleased", "the day was relaxed": of a cause, these are right or another word is meant. */
const RARE_OF_CAUSES = /^(?:please|relax|stress|worry|touch|move)$/;
/** "I am moving", "I am worrying about it", "she is relaxing at home" are right as they are. */
const ONGOING = /^(?:relax|worry|touch|move|stress|challenge|entertain|please)$/;

/** Whether nothing follows that the adjective could belong to. */
function endsClause(next: GrammarToken | undefined): boolean {
  return !next || next.tag === 'MARK' || next.tag === 'AND' || next.tag === 'SUBORD';
}

/** "I am boring", "my parents were disappointing with": the subject has the feeling. */
function hasFeeling(subject: GrammarToken, next: GrammarToken | undefined): boolean {
  if (/^(?:i|we)$/.test(subject.lower)) return true;
  return isPersonWord(subject) && /^(?:with|about|at|because|when)$/.test(next?.lower ?? '');
}

/** Whether no object follows, as in "they are frightening the birds". */
function hasNoObject(next: GrammarToken | undefined): boolean {
  return endsClause(next) || /^(?:with|about|at|in|of|by|to|when|because|after)$/.test(next?.lower ?? '');
}

/** Whether the word in -ing can't be a verb that goes on: "I am boring", "I feel relaxing". */
function isAdjectiveInIng(base: string, linking: Linking, next: GrammarToken | undefined): boolean {
  if (linking.verb.lemma === 'feel' && /^(?:relax|worry|stress)$/.test(base)) return true;
  return hasNoObject(next) && !ONGOING.test(base);
}

/** "The results were [disappointed → disappointing]"; "I was [disappointing → disappointed] with it". */
function checkEdOrIng(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const base = findFeeling(word);
  const linking = base === undefined ? undefined : findLinkingBefore(context.sentence, word.at);
  if (base === undefined || !linking || linking.verb.at < linking.subject.at) return [];
  const next = context.sentence.tokens[word.at + 1];
  const { subject } = linking;
  const report = (right: string) =>
    createWordFinding(context, word, right, explainFeeling(right, subject.text));
  if (word.lower.endsWith('ed')) {
    const isCause = CAUSES.test(subject.lemma) && endsClause(next) && !RARE_OF_CAUSES.test(base);
    return isCause ? report(toIngForm(base)) : [];
  }
  if (!hasFeeling(subject, next) || !isAdjectiveInIng(base, linking, next)) return [];
  return report(toPastParticiple(base));
}

/** The first that finds something explains the word. */
const CHECKS = [checkBase, checkEdOrIng, checkBeforeNoun, checkAfterLinkingVerb];

export const ADJECTIVE_FORM_RULE: GrammarRule = {
  id: 'adjective-form',
  kind: 'word-form',
  markedOnlyWhen:
    'Only verbs of feeling behind “be”, “feel” and their like with a person or an event as the subject, and nouns of qualities where no noun can stand.',
  find: findInWords((context, word) => {
    for (const check of CHECKS) {
      const found = check(context, word);
      if (found.length > 0) return found;
    }
    return [];
  }),
};
