import type { Clause, SentenceAnalysis } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { isActivityVerb, isEventVerb } from './verb-classes.ts';
import { isBaseForm, takesThirdPerson, toPast } from './verb-forms.ts';

/*
 * "Last week I lost my phone. I look for it. Then we find it." Once a time that is over has opened a story,
 * base forms of events are meant as pasts, until something is said in the present.
 */

const UNITS =
  /^(?:night|week|weekend|month|year|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
const NOT_PAST =
  /^(?:now|today|still|always|usually|often|sometimes|never|every|each|currently|nowadays|since|tomorrow|tonight|soon|will|'ll|wo|must|should|may|might|shall|would|if|whenever|until|please|let|once|normally|generally|rarely|twice|already)$/;
const DAYS = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|mornings|evenings|afternoons|nights)$/;

/** Whether a time that is over is named: "yesterday", "last week", "two days ago", "when I was six". */
function namesPastTime({ tokens }: SentenceAnalysis): boolean {
  return tokens.some(({ lower, at, text }) => {
    const [before, next, second] = [
      tokens[at - 1]?.lower ?? '',
      tokens[at + 1]?.lower ?? '',
      tokens[at + 2]?.lower ?? '',
    ];
    if (/^(?:since|until|from|than|of|before)$/.test(before)) return false;
    if (lower === 'yesterday' || lower === 'ago') return true;
    if (lower === 'last') return UNITS.test(next) && !/^(?:the|my|his|her)$/.test(before);
    if (lower === 'when') return /^(?:i|he|she|we|they)$/.test(next) && /^(?:was|were)$/.test(second);
    return before === 'in' && /^(?:19\d\d|20[01]\d)$/.test(text);
  });
}

const isSpeechMark = ({ text }: GrammarToken) => /["“”]/.test(text);

/** "Next week", but not "next to me". */
const isNextTime = ({ lower, at }: GrammarToken, tokens: readonly GrammarToken[]) =>
  lower === 'next' && UNITS.test(tokens[at + 1]?.lower ?? '');

/** Whether something is said in the present, or of what is so again and again. */
function speaksOfNow({ tokens, clauses, isQuestion }: SentenceAnalysis): boolean {
  if (
    isQuestion ||
    tokens.some(
      (token) =>
        NOT_PAST.test(token.lower) ||
        isNextTime(token, tokens) ||
        DAYS.test(token.lower) ||
        isSpeechMark(token),
    )
  )
    return true;
  return clauses.some(({ verb, kind }) => {
    const finite = verb?.finite;
    if (!finite || kind === 'nonfinite') return false;
    return finite.tag === 'VERBS' || /^(?:am|is|are|'m|'re|'s|do|does|have|has)$/.test(finite.lower);
  });
}

const countPasts = ({ clauses }: SentenceAnalysis) =>
  clauses.filter(({ verb }) => verb?.finite?.tag === 'PAST' && verb.finite.lower !== verb.finite.lemma)
    .length;

/** How many pasts show a story where no time is named. */
const MANY_PASTS = 3;

/** How many pasts the sentences before have, in a story of a time that is over; 0 where they speak of now. */
function countStoryPasts(before: readonly SentenceAnalysis[]): number {
  let pasts = 0;
  for (const sentence of [...before].reverse()) {
    const isFrame = namesPastTime(sentence);
    pasts += countPasts(sentence);
    // "Last weekend my team win" is meant as a past as well.
    if (isFrame && !sentence.isQuestion)
      return pasts > 0 ? pasts : Number(sentence.clauses.some(({ verb }) => verb?.finite?.tag === 'VERB'));
    if (speaksOfNow(sentence)) return 0;
    if (pasts >= MANY_PASTS) return pasts;
  }
  return 0;
}

const PARTS_OF_DAY = /^(?:morning|afternoon|evening|end|night|beginning)$/;

/** Whether the sentence begins with what orders a story: "Then", "After lunch", "In the evening". */
function opensNextStep([first, second, third]: readonly GrammarToken[]): boolean {
  if (!first) return false;
  if (/^(?:then|later|suddenly|finally|afterwards|after)$/.test(first.lower)) return true;
  if (first.lower === 'one' && /^(?:day|night|evening|morning)$/.test(second?.lower ?? '')) return true;
  return /^(?:in|at)$/.test(first.lower) && second?.lower === 'the' && PARTS_OF_DAY.test(third?.lower ?? '');
}

/** Done while writing, or said of the story from outside. */
const SAID_NOW =
  /^(?:give|recommend|thank|ask|find|write|read|send|sign|add|answer|reply|explain|agree|forget|mark|discuss|hear|miss|learn|speak|end|begin|work|study|live|wear|plan|talk|organi[sz]e)$/;

function hasNewObject({ complements }: Clause): boolean {
  const [object] = complements;
  if (object?.kind !== 'noun' || object.isTime) return false;
  const isNew = /^(?:a|an|some|many|two|three|four|five)$/;
  const words = [object.determiner, ...object.modifiers];
  return words.some((word) => isNew.test(word?.lower ?? '')) || object.head.lower === 'home';
}

/** The verbs of the sentence are those of a story: pasts and base forms, no other tense and no condition. */
function isPlainSentence({ tokens, clauses }: SentenceAnalysis): boolean {
  return (
    clauses.every(({ verb, connector }) => {
      const finite = verb?.finite;
      if (!finite) return true;
      const isOpen = /^(?:when|while|because|that|who|which|where)$/.test(connector?.lower ?? '');
      if (isOpen && finite.tag !== 'PAST' && !isBaseForm(finite)) return false;
      return finite.tag === 'PAST' || isBaseForm(finite) || finite.tag === 'MODAL';
    }) && !tokens.some(({ tag, lower }) => tag === 'MODAL' && !/^(?:could|can|ca)$/.test(lower))
  );
}

function checkClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { sentence } = context;
  const { tokens } = sentence;
  const { verb, subject, kind, connector } = clause;
  const finite = verb?.finite;
  if (!finite || !subject || kind !== 'main' || verb.verbs.length !== 1 || verb.isInverted || verb.isNegative)
    return [];
  if (!isBaseForm(finite) || finite.possibleTags.has('PAST')) return [];
  const isOne = takesThirdPerson(subject) === true;
  if (!isOne && SAID_NOW.test(finite.lemma)) return [];
  const isEvent = isEventVerb(finite.lemma) || /^(?:come|score|reach|spend|celebrate)$/.test(finite.lemma);
  if (!isEvent && !isActivityVerb(finite.lemma)) return [];
  if (connector && !/^(?:and|but|then|so)$/.test(connector.lower)) return [];
  const isFirst =
    subject.to === finite.at || /^(?:then|also|finally|later)$/.test(tokens[finite.at - 1]?.lower ?? '');
  if (!isFirst && !clause.isSubjectShared) return [];
  const isPronoun = /^(?:i|we|they|he|she|it)$/.test(subject.head.lower) && subject.members.length === 0;
  const isNamed =
    subject.head.tag === 'NAME' ||
    /^(?:my|our|the|his|her|their|a|an)$/.test(subject.determiner?.lower ?? '');
  if (!isPronoun && !isNamed) return [];
  if (!isPronoun && (finite.possibleTags.has('NOUN') || !clause.isSubjectCertain)) return [];
  const isStep = opensNextStep(tokens);
  // "After the holidays I start a new course" tells of a plan.
  const isPlan =
    tokens[0]?.lower === 'after' && /^(?:start|begin|finish|leave|move|return|join)$/.test(finite.lemma);
  const hasObject = isEvent && hasNewObject(clause) && !/^(?:take|catch)$/.test(finite.lemma);
  const isSigned = isOne || (isStep && !isPlan) || (hasObject && !isPlan);
  if (!isSigned || speaksOfNow(sentence) || !isPlainSentence(sentence) || context.around.isSpeech) return [];
  const pasts = countStoryPasts(context.before);
  if (pasts < (isOne || isStep ? 1 : 2)) return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `Your story is in the past, so we say “${right}” here.`,
    full: `The story is told in the past, so this verb is, too: “${right}”, not “${finite.text}”.`,
  });
}

/** Base forms in a story that a time of the past has opened. */
export const PAST_STORY_RULE: GrammarRule = {
  id: 'past-story',
  looksBack: true,
  kind: 'tense',
  precision:
    'Only events and activities behind a sentence with a time that is over or three pasts, where nothing since speaks of now; with I, we and they only behind a word that orders the story, or with a new thing as object.',
  find: findInClauses(checkClause),
};
