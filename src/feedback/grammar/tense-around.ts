import type { Clause, SentenceAnalysis, VerbGroup } from './groups.ts';
import type { GrammarToken } from './tokens.ts';

/*
 * In which tense a text speaks at one of its verbs. A learner's base form shows no tense, so that only the
 * words around can tell whether "he laugh" is meant as "laughs" or "laughed".
 */

/** How much speaks for each tense; a plain verb in a neighbouring sentence counts about 1. */
interface Evidence {
  past: number;
  present: number;
}

/** What the sentences around a sentence say about its tense. */
export interface TenseAround extends Evidence {
  /** Whether the sentence begins inside quotation marks. */
  isSpeech: boolean;
}

/** `mixed` where both tenses are possible. */
export type TenseAtVerb = 'past' | 'present' | 'mixed';

export const NO_TENSE_AROUND: TenseAround = { past: 0, present: 0, isSpeech: false };

const PERIODS =
  /^(?:night|week|weekend|month|year|summer|winter|spring|autumn|fall|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|time|christmas|easter|day|morning|evening|century)$/;
/** Behind these, a time that is over limits one that is not: "since last year", "before yesterday". */
const LIMITS = /^(?:since|until|till|from|than|of|by)$/;
const HABITS = /^(?:usually|always|often|sometimes|normally|generally|rarely|whenever|never)$/;
const NOWADAYS = /^(?:now|nowadays|currently|anymore)$/;
const DAYS = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|mornings|evenings|afternoons|nights)$/;

/** How strongly the time words of some tokens speak for each tense. */
function readTimeWords(tokens: readonly GrammarToken[]): Evidence {
  const evidence = { past: 0, present: 0 };
  const raise = (tense: keyof Evidence, weight: number) => {
    evidence[tense] = Math.max(evidence[tense], weight);
  };
  for (const [index, { lower, text }] of tokens.entries()) {
    const [before, next, second] = [
      tokens[index - 1]?.lower ?? '',
      tokens[index + 1]?.lower ?? '',
      tokens[index + 2]?.lower ?? '',
    ];
    if (lower === 'yesterday' || lower === 'ago') raise('past', LIMITS.test(before) ? 0 : 3);
    if (lower === 'last' && PERIODS.test(next) && !LIMITS.test(before)) raise('past', 3);
    if (lower === 'when' && /^(?:i|he|she|we|they|it|you)$/.test(next) && /^(?:was|were)$/.test(second))
      raise('past', 2);
    if (before === 'in' && /^(?:1[5-9]\d\d|20[01]\d)$/.test(text)) raise('past', 2);
    if (lower === 'one' && /^(?:day|night|morning|evening|afternoon)$/.test(next) && before !== 'only')
      raise('past', index === 0 ? ONE_DAY : 0.5);
    if (lower === 'suddenly' || (lower === 'that' && /^(?:day|night|morning|evening)$/.test(next)))
      raise('past', 0.5);
    if (lower === 'every' && (PERIODS.test(next) || /^(?:afternoon|hour)$/.test(next))) raise('present', 2);
    if (NOWADAYS.test(lower) || (lower === 'these' && next === 'days')) raise('present', 2);
    if (DAYS.test(lower)) raise('present', 2);
    if (HABITS.test(lower)) raise('present', 2);
    if (lower === 'today' || lower === 'still') raise('present', 1);
    if (lower === 'then' && tokens[index + 1]?.isWord !== true) raise('past', 1);
  }
  return evidence;
}

/** How much "one day" at the beginning says for the past; plots are told with it in the present as well. */
const ONE_DAY = 1.5;

/** Verbs with which a writer speaks to the reader about a story: "I think it was great". */
const COMMENTS =
  /^(?:think|hope|know|remember|mean|believe|guess|suppose|wish|forget|wonder|feel|say|thank|tell|see)$/;
/** Words behind which the past is unreal, and the present a condition. */
const CONDITIONS = /^(?:if|unless|whether)$/;
const WITH_S = /^(?:he|she|it|this|that|everyone|everybody)$/;

/** Whether the base form lacks its -s, so that it is no sign of the present: "my mother cook". */
function lacksEnding({ subject }: Clause, finite: GrammarToken): boolean {
  if (finite.tag !== 'VERB' || finite.lemma === 'be' || !subject) return false;
  return subject.isPronoun ? WITH_S.test(subject.head.lower) : subject.number === 'singular';
}

/** What the verb of a clause says about the tense of its neighbours. */
function readVerb(clause: Clause): Evidence {
  const { verb, kind, connector } = clause;
  const finite = verb?.finite;
  const none = { past: 0, present: 0 };
  if (!verb || !finite || kind === 'nonfinite' || CONDITIONS.test(connector?.lower ?? '')) return none;
  const weight = kind === 'relative' ? 0.4 : 1;
  // "We put it there" can be of both.
  if (verb.tense === 'past') return { past: finite.lemma === finite.lower ? weight / 2 : weight, present: 0 };
  if (verb.tense !== 'present' || verb.isPerfect || lacksEnding(clause, finite)) return none;
  if (COMMENTS.test(verb.main.lemma) && verb.verbs.length === 1) return { past: 0, present: 0.3 * weight };
  // A learner's base form is often meant as a past.
  const isClear = finite.tag === 'VERBS' || finite.lemma === 'be' || finite.lemma === 'do';
  return { past: 0, present: isClear ? weight : 0.6 * weight };
}

/** For each token of a sentence, whether it stands in quotation marks, and whether the next sentence does. */
function readSpeech(
  { tokens }: SentenceAnalysis,
  startsInSpeech: boolean,
): { isQuoted: readonly boolean[]; endsInSpeech: boolean } {
  let isOpen = startsInSpeech;
  const isQuoted = tokens.map(({ text }) => {
    if (text === '“') isOpen = true;
    else if (text === '”') isOpen = false;
    else if (text === '"') isOpen = !isOpen;
    return isOpen;
  });
  return { isQuoted, endsInSpeech: isOpen };
}

interface ReadSentence {
  own: Evidence;
  /** The part of it that a time word adds, which goes on for longer. */
  frame: Evidence;
}

const MAX_OF_SENTENCE = 2;

/** What a sentence says about the tense of those around it; what is said in quotes does not count. */
function readSentence({ tokens, clauses, isQuestion }: SentenceAnalysis, isQuoted: readonly boolean[]) {
  const frame = isQuestion
    ? { past: 0, present: 0 }
    : readTimeWords(tokens.filter(({ at }) => isQuoted[at] !== true));
  const own = { past: 0, present: 0 };
  if (!isQuestion)
    for (const clause of clauses) {
      if (clause.verb?.finite && isQuoted[clause.verb.finite.at] === true) continue;
      const { past, present } = readVerb(clause);
      // "Last week I have been there" is meant as a past.
      const isMeantAsPast = clause.verb?.isPerfect === true && frame.past > 1;
      own.past += isMeantAsPast ? 1 : past;
      own.present += present;
    }
  // "Yesterday is my birthday" tells of the past, and "every day we played" as well.
  if (frame.past > 1) own.present = 0;
  if (own.past > own.present) frame.present = 0;
  return {
    own: { past: Math.min(own.past, MAX_OF_SENTENCE), present: Math.min(own.present, MAX_OF_SENTENCE) },
    frame,
  };
}

const SENTENCES_BACK = 6;
const SENTENCES_AHEAD = 2;
const DECAY = 0.6;
const FRAME_DECAY = 0.8;
/** The weight of the next sentence: readers know it only later. */
const AHEAD = 0.5;

const round = (value: number) => Math.round(value * 4) / 4;

function gather(read: readonly ReadSentence[], at: number, opensParagraph: readonly boolean[]): Evidence {
  const sum = { past: 0, present: 0 };
  let isFramed = true;
  let weight = 1;
  let frameWeight = 1;
  for (let before = at - 1; before >= Math.max(0, at - SENTENCES_BACK); before--) {
    const sentence = read[before];
    if (!sentence) break;
    // A new paragraph may turn to another time.
    if (opensParagraph[before + 1] === true) {
      weight *= DECAY;
      isFramed = false;
    }
    sum.past += weight * sentence.own.past;
    sum.present += weight * sentence.own.present;
    if (isFramed) {
      sum.past += frameWeight * sentence.frame.past;
      sum.present += frameWeight * sentence.frame.present;
      isFramed = sentence.frame.past === 0 && sentence.frame.present === 0;
    }
    weight *= DECAY;
    frameWeight *= FRAME_DECAY;
  }
  let ahead = AHEAD;
  for (let after = at + 1; after <= Math.min(read.length - 1, at + SENTENCES_AHEAD); after++) {
    const sentence = read[after];
    // A time word opens a part of its own.
    if (!sentence || opensParagraph[after] === true || sentence.frame.present > 0 || sentence.frame.past > 0)
      break;
    sum.past += ahead * sentence.own.past;
    sum.present += ahead * sentence.own.present;
    ahead *= DECAY;
  }
  return { past: round(sum.past), present: round(sum.present) };
}

/** What the text says about the tense of each of its sentences by those before and behind it. */
export function readTenseAround(
  sentences: readonly { sentence: SentenceAnalysis; opensParagraph: boolean }[],
): readonly TenseAround[] {
  let isOpen = false;
  const speech = sentences.map(({ sentence, opensParagraph }) => {
    // Learners forget to close a quotation, so none goes on in the next paragraph.
    const isSpeech = opensParagraph ? false : isOpen;
    const { isQuoted, endsInSpeech } = readSpeech(sentence, isSpeech);
    isOpen = endsInSpeech;
    return { isSpeech, read: readSentence(sentence, isQuoted) };
  });
  const read = speech.map((each) => each.read);
  const opens = sentences.map(({ opensParagraph }) => opensParagraph);
  return speech.map(({ isSpeech }, at) => ({ ...gather(read, at, opens), isSpeech }));
}

const BOUNDARIES = new Set(['AND', 'SUBORD', 'REL', 'WH']);

function isBoundary({ tag, text }: GrammarToken): boolean {
  return BOUNDARIES.has(tag) || (tag === 'MARK' && /^[,;:()–—]$/.test(text));
}

/** The tokens of the clause around an index, from one conjunction or comma to the next. */
function getSegment(tokens: readonly GrammarToken[], at: number): readonly GrammarToken[] {
  let [from, to] = [at, at + 1];
  while (from > 0 && !isBoundary(tokens[from - 1] as GrammarToken)) from--;
  while (to < tokens.length && !isBoundary(tokens[to] as GrammarToken)) to++;
  return tokens.slice(from, to);
}

/** Verbs of what is so for years, which a story in the past may tell in the present. */
const LASTING =
  /^(?:live|work|study|like|love|belong|cost|speak|hate|mean|own|consist|contain|prefer|depend|exist|lie)$/;
/** What a writer knows or thinks while writing. */
const MENTAL = /^(?:know|understand|agree|remember|believe)$/;
const STATES = /^(?:be|have|want|need|look|feel|seem)$/;

/** What the verb itself says about its tense. */
function readOwnVerb(base: string, kind: Clause['kind'] | undefined, isQuestion: boolean): Evidence {
  const lasting = MENTAL.test(base) ? 3 : LASTING.test(base) ? 2 : 0;
  const state = base === 'be' ? 1 : STATES.test(base) ? 0.5 : 0;
  const relative = kind === 'relative' ? 1 : 0;
  return { past: 0, present: lasting + state + relative + (isQuestion ? 2 : 0) };
}

/** How much the verb of another clause of the sentence says about this one. */
function weighClause(other: Clause, own: Clause | undefined): number {
  if (other.kind === 'relative') return own?.kind === 'relative' ? 1 : 0.75;
  if (own?.kind === 'relative') return 1;
  // "He says that …", "I hope that …": what is said can be of any time.
  const isReported =
    own?.kind === 'subordinate' && own.parent === other && COMMENTS_OR_REPORTS.test(getBase(other.verb));
  return isReported ? 0.75 : 1.75;
}

const COMMENTS_OR_REPORTS =
  /^(?:think|hope|know|believe|say|tell|hear|remember|read|learn|see|mean|guess|mention|explain|report|show|find|discover|realise|realize|notice|complain|claim|argue)$/;
const getBase = (verb: VerbGroup | undefined) => verb?.main.lemma ?? '';

/** Works whose plot is told in the present: "In the film, a boy meets a dog". */
const WORKS = /^(?:film|movie|novel|book|story|series|play)$/;

/** From which weight on the past is possible, and from which share on a tense is clearly likelier. */
const LEAST = 1;
const LEAST_HINT = 0.5;
const MIN_SHARE = 0.63;

/**
 * The tense in which a text speaks at a verb, by the other verbs and the time words of the sentence and by
 * the sentences around it. Without any sign it is the present.
 *
 * @param at the index of the verb's token in the sentence
 * @param base the base form of the verb
 */
export function findTenseAt(
  sentence: SentenceAnalysis,
  around: TenseAround,
  at: number,
  base: string,
): TenseAtVerb {
  const { tokens, clauses, isQuestion } = sentence;
  const { isQuoted } = readSpeech(sentence, around.isSpeech);
  const isSpeech = isQuoted[at] === true;
  const isBeside = (token: GrammarToken) => (isQuoted[token.at] === true) === isSpeech;
  const own = clauses.find(({ verb }) => verb?.finite && verb.from <= at && verb.to > at);
  // "He agreed to help": unlike an opinion, this happens at one time.
  const isEvent = base === 'agree' && tokens[at + 1]?.lower === 'to';
  const sum = isEvent ? { past: 0, present: 0 } : readOwnVerb(base, own?.kind, isQuestion);
  // What is said inside quotes has a time of its own.
  if (!isSpeech) {
    sum.past += (LASTING.test(base) || MENTAL.test(base)) && !isEvent ? around.past / 2 : around.past;
    sum.present += around.present;
  }
  let hasPastVerb = false;
  let hasPresentVerb = false;
  for (const clause of clauses) {
    const finite = clause.verb?.finite;
    if (!finite || clause === own || !isBeside(finite)) continue;
    const { past, present } = readVerb(clause);
    const weight = weighClause(clause, own);
    hasPastVerb ||= past > present;
    hasPresentVerb ||= present > past && finite.tag === 'VERBS';
    sum.past += weight * past;
    sum.present += weight * present;
  }
  const segment = getSegment(tokens, at);
  // "Last week, …", "When I was six, …"
  const comma = tokens.findIndex(({ text }, index) => text === ',' && index < at);
  const firstVerb = tokens.findIndex(({ tag }) => /^(?:VERBS?|PAST|MODAL)$/.test(tag));
  const opening = tokens.slice(0, Math.max(comma, firstVerb, 0));
  const [inClause, inOpening, inSentence] = [segment, opening, tokens].map((words) =>
    readTimeWords(words.filter(isBeside)),
  );
  const weigh = (tense: keyof Evidence) =>
    Math.max(2 * (inClause?.[tense] ?? 0), 1.2 * (inOpening?.[tense] ?? 0), 0.6 * (inSentence?.[tense] ?? 0));
  // "One day the old man disappears and Mali has to find him": what happens in a film is told in the present.
  const isOneDay = !hasPastVerb && around.past === 0 && weigh('past') <= 2 * ONE_DAY;
  const isPlot = isOneDay && (hasPresentVerb || tokens.some(({ lower }) => WORKS.test(lower)));
  const isMaybePlot = isOneDay && around.present >= LEAST_HINT;
  if (!isPlot) sum.past += isMaybePlot ? Math.min(weigh('past'), 1.3 * around.present) : weigh('past');
  // "Every day we went" is a habit of the past.
  sum.present += hasPastVerb && sum.past > 3 ? weigh('present') / 2 : weigh('present');
  const total = sum.past + sum.present;
  if (sum.past < LEAST_HINT || sum.present / total >= MIN_SHARE) return 'present';
  if (sum.past < LEAST) return 'mixed';
  return sum.past / total >= MIN_SHARE ? 'past' : 'mixed';
}
