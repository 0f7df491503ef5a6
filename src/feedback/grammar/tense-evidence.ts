import type { Clause, SentenceAnalysis, VerbGroup } from './groups.ts';
import { createLemmaTest, createWordTest, isWasOrWere } from './token-tests.ts';
import type { GrammarToken } from './tokens.ts';

/*
 * How much time words and verbs speak for the past or the present as the tense of a text. The weights are
 * chosen by hand; `tense-around.ts` adds them up.
 */

/** How much speaks for each tense; a plain verb in a neighbouring sentence counts about 1. */
export interface Evidence {
  past: number;
  present: number;
}

const isPeriod = createWordTest(
  'night week weekend month year summer winter spring autumn fall monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december time christmas easter day morning evening century',
);
/** Periods that say something only after "every": "every hour", but not "last hour". */
const isShortPeriod = createWordTest('afternoon hour');
/** Words before a past time that only limits another: "since last year", "before yesterday". */
const isLimit = createWordTest('since until till from than of by');
const isOfHabit = createWordTest('usually always often sometimes normally generally rarely whenever never');
const isOfNow = createWordTest('now nowadays currently anymore');
const isRegularDay = createWordTest(
  'mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends mornings evenings afternoons nights',
);
const isPartOfDay = createWordTest('day night morning evening');
const isPersonPronoun = createWordTest('i he she we they it you');

/** How much "one day" at the beginning says for the past; plots are told with it in the present as well. */
export const ONE_DAY = 1.5;

/** Returns how much the word at an index speaks for the past. */
function readPastWord(tokens: readonly GrammarToken[], index: number): number {
  const [before, word, next, second] = [-1, 0, 1, 2].map((step) => tokens[index + step]);
  switch (word?.lower) {
    case 'yesterday':
    case 'ago':
      return isLimit(before) ? 0 : 3;
    case 'last':
      return isPeriod(next) && !isLimit(before) ? 3 : 0;
    case 'when':
      return isPersonPronoun(next) && isWasOrWere(second) ? 2 : 0;
    case 'one': {
      const isOneDay = isPartOfDay(next) || next?.lower === 'afternoon';
      if (!isOneDay || before?.lower === 'only') return 0;
      return index === 0 ? ONE_DAY : 0.5;
    }
    case 'suddenly':
      return 0.5;
    case 'that':
      return isPartOfDay(next) ? 0.5 : 0;
    case 'then':
      return next?.isWord === true ? 0 : 1;
    default:
      // "In 1998", "in 2019"; later years may be now.
      return before?.lower === 'in' && /^(?:1[5-9]\d\d|20[01]\d)$/.test(word?.text ?? '') ? 2 : 0;
  }
}

/** Returns how much the word at an index speaks for the present. */
function readPresentWord(tokens: readonly GrammarToken[], index: number): number {
  const [word, next] = [tokens[index], tokens[index + 1]];
  if (word?.lower === 'every') return isPeriod(next) || isShortPeriod(next) ? 2 : 0;
  if (word?.lower === 'these') return next?.lower === 'days' ? 2 : 0;
  if (isOfNow(word) || isRegularDay(word) || isOfHabit(word)) return 2;
  return word?.lower === 'today' || word?.lower === 'still' ? 1 : 0;
}

/** Returns how much the time words of some tokens speak for each tense: as much as the strongest of them. */
export function readTimeWords(tokens: readonly GrammarToken[]): Evidence {
  const evidence = { past: 0, present: 0 };
  for (const index of tokens.keys()) {
    evidence.past = Math.max(evidence.past, readPastWord(tokens, index));
    evidence.present = Math.max(evidence.present, readPresentWord(tokens, index));
  }
  return evidence;
}

/** Verbs with which a writer speaks to the reader about a story: "I think it was great". */
const isComment = createLemmaTest(
  'think hope know remember mean believe guess suppose wish forget wonder feel say thank tell see',
);
/** Words after which a past or present says nothing of the time: "if I had", "if it rains". */
const opensCondition = createWordTest('if unless whether');
const takesThirdPerson = createWordTest('he she it this that everyone everybody');

/** Whether the verb lacks its -s, so that it may be meant as a past. Wrong: "my mother cook". */
function lacksEnding({ subject }: Clause, finite: GrammarToken): boolean {
  if (finite.tag !== 'VERB' || finite.lemma === 'be' || !subject) return false;
  return subject.isPronoun ? takesThirdPerson(subject.head) : subject.number === 'singular';
}

/** Whether the verb is a base form that a learner may mean as a past: "Last Sunday I go", "he go". */
export function isPlainBaseForm({ verb, kind, connector }: Clause): boolean {
  const finite = verb?.finite;
  if (!verb || finite?.tag !== 'VERB' || kind === 'nonfinite' || opensCondition(connector)) return false;
  if (verb.tense !== 'present' || verb.isPerfect || isComment(verb.main)) return false;
  return finite.lemma !== 'be' && finite.lemma !== 'do';
}

/** Whether a verb has "can" and no perfect after it. Not: "it can have happened". */
function tellsAbilityNow({ finite, isPerfect }: VerbGroup): boolean {
  return finite?.lemma === 'can' && /^ca/.test(finite.lower) && !isPerfect;
}

/** Returns how much the verb of a clause speaks for each tense in the clauses around it. */
export function readVerb(clause: Clause): Evidence {
  const { verb, kind, connector } = clause;
  const finite = verb?.finite;
  const none = { past: 0, present: 0 };
  if (!verb || !finite || kind === 'nonfinite' || opensCondition(connector)) return none;
  const weight = kind === 'relative' ? 0.4 : 1;
  // "We put it there" can be a present or a past.
  if (verb.tense === 'past') return { past: finite.lemma === finite.lower ? weight / 2 : weight, present: 0 };
  // "He will be offended", "I can't come": what is to come, or possible now, is told in the present.
  if (verb.tense === 'future' || tellsAbilityNow(verb)) return { past: 0, present: weight };
  if (verb.tense !== 'present' || verb.isPerfect || lacksEnding(clause, finite)) return none;
  if (isComment(verb.main) && verb.verbs.length === 1) return { past: 0, present: 0.3 * weight };
  // A learner's base form is often meant as a past.
  const isClear = finite.tag === 'VERBS' || finite.lemma === 'be' || finite.lemma === 'do';
  return { past: 0, present: isClear ? weight : 0.6 * weight };
}

/** Finds the tokens of a sentence that are in quotation marks, and whether the sentence ends inside them. */
export function findQuotedTokens(
  { tokens }: SentenceAnalysis,
  startsInQuotes: boolean,
): { isQuoted: readonly boolean[]; endsInQuotes: boolean } {
  let isOpen = startsInQuotes;
  const isQuoted = tokens.map(({ text }) => {
    if (text === '“') isOpen = true;
    else if (text === '”') isOpen = false;
    else if (text === '"') isOpen = !isOpen;
    return isOpen;
  });
  return { isQuoted, endsInQuotes: isOpen };
}
