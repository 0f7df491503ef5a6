import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
import { findTenseAt } from '../grammar/tense-around.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findVerbFrame } from '../lexicon/verb-frames.ts';
import { createFinding, type GrammarFinding, getWritten, type RuleContext } from './grammar-rule.ts';
import { takesThirdPerson, toPast, toPresent } from './verb-forms.ts';

/** Adjectives behind which an indirect question stands: "I'm not sure where". */
const GOVERNING_ADJECTIVES = /^(?:sure|certain|clear|curious)$/;
const OBJECTS = /^(?:me|you|him|her|it|us|them)$/;
const OWN = /^(?:the|this|that|these|those|my|your|his|her|its|our|their)$/;

/** Whether the question word depends on the word before it: "know where", "tell me where", "not sure why". */
function isGoverned(tokens: readonly GrammarToken[], wh: GrammarToken): boolean {
  const before = tokens[wh.at - 1];
  const governor = before && OBJECTS.test(before.lower) ? tokens[wh.at - 2] : before;
  if (!governor) return false;
  if (governor === before && GOVERNING_ADJECTIVES.test(governor.lower)) return true;
  if (!/^(?:VERBS?|PAST|EN|ING)$/.test(governor.tag)) return false;
  const frame = findVerbFrame(governor.lemma)?.complements;
  return frame?.has(governor === before ? 'wh' : 'owh') === true;
}

/** The question word of an inverted verb: "where is", "how much does", "what time does". */
function findQuestionWord(tokens: readonly GrammarToken[], verb: VerbGroup): GrammarToken | undefined {
  const [second, first] = [tokens[verb.from - 2], tokens[verb.from - 1]];
  if (first && /^(?:where|when|why|how|who|what)$/.test(first.lower)) return first;
  const isPhrase = second?.lower === 'how' || (second?.lower === 'what' && first?.lower === 'time');
  return isPhrase ? second : undefined;
}

/** The verb of the question in the order and form of a statement; undefined where it can't be built. */
function toStatement(context: RuleContext, subject: NounGroup, verb: VerbGroup): string | undefined {
  const { finite, main, verbs } = verb;
  if (!finite) return undefined;
  if (finite.lemma !== 'do') {
    const isStory =
      findTenseAt(context.sentence, context.around, finite.at, main.lemma) === 'past' ||
      /\bcould(?:n't| not) remember\b/i.test(context.analysis.text);
    return isStory && finite.lemma === 'be' && finite.tag !== 'PAST' ? toPast('be', subject) : finite.lower;
  }
  if (verbs.length !== 2 || takesThirdPerson(subject) === undefined) return undefined;
  return finite.tag === 'PAST' ? toPast(main.lemma, subject) : toPresent(main.lemma, subject);
}

/** "Could you tell me where is the station?" → "the station is"; "know when does it start" → "it starts". */
export function checkIndirectOrder(
  context: RuleContext,
  { subject, verb, complements }: Clause,
): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  if (!verb?.finite || !verb.isInverted || verb.isNegative || !subject || verb.from === 0) return [];
  const wh = findQuestionWord(tokens, verb);
  if (!wh || wh.at === 0 || !isGoverned(tokens, wh)) return [];
  const { finite, main } = verb;
  // "How do you know when is the right time?": the time is what is asked for.
  if (wh.lower === 'when' && subject.head.lower === 'time') return [];
  if (subject.from !== finite.at + 1 || finite.lower.startsWith("'")) return [];
  if (/^(?:me|him|us|them)$/.test(subject.head.lower)) return [];
  const isOwn = subject.isPronoun || subject.head.tag === 'NAME' || OWN.test(subject.determiner?.lower ?? '');
  // "I don't know who is the boss", "what is the matter": the question word is the subject.
  const mayBeSubject =
    /^(?:who|what)$/.test(wh.lower) &&
    finite.lemma === 'be' &&
    verb.verbs.length === 1 &&
    !isPersonal(subject);
  if ((!isOwn && finite.lemma !== 'do') || mayBeSubject) return [];
  const right = toStatement(context, subject, verb);
  if (right === undefined) return [];
  // "Where is the entrance of the museum": "of" belongs to the subject.
  const phrase = groups.find(({ from }) => from === subject.to);
  const isOf =
    phrase?.kind === 'preposition' && phrase.preposition.lower === 'of' && complements.includes(phrase);
  const end = isOf ? phrase.to : subject.to;
  const isDo = finite.lemma === 'do';
  if (isDo && main.at !== subject.to) return [];
  const correction = `${getWritten(context, subject.from, isDo ? subject.to : end)} ${right}`;
  const words = getWritten(context, wh.at, verb.from);
  return createFinding(context, finite.at, isDo ? main.at + 1 : end, correction, {
    simple: `The question is inside another sentence, so we say “${words} ${correction}”.`,
    full: `An indirect question has the order of a statement: “${words} ${correction}”.`,
  });
}

function isPersonal({ isPronoun, determiner }: NounGroup): boolean {
  return (
    (isPronoun && determiner === undefined) || /^(?:my|your|his|her|our|their)$/.test(determiner?.lower ?? '')
  );
}
