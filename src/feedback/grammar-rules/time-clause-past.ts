/*
 * Checks of "if" beside "would have", and of "while" beside a past, part of the rule in time-clause.ts:
 *
 *   If I have known, I would have come → had known
 *   If she didn't come, I would have stopped → hadn't come
 *   While we walk to the temple, it started to rain → were walking
 */

import type { Clause, SentenceAnalysis, VerbGroup } from '../grammar/groups.ts';
import { createLemmaTest, createWordTest } from '../grammar/token-tests.ts';
import { toIngForm, toPastParticiple } from '../lexicon/inflection.ts';
import { takes } from '../lexicon/verb-frames.ts';
import { createFinding, createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';
import { isActivityVerb, isEventVerb } from './verb-classes.ts';
import { toPast, writeNot } from './verb-forms.ts';

const isUnrealModal = createWordTest("would 'd could might");

/** Whether a verb tells of what did not happen: "would have stopped". */
function isUnrealPast({ verbs: [modal, have, main] }: VerbGroup): boolean {
  return isUnrealModal(modal) && have?.lower === 'have' && main !== undefined;
}

/** The main clause with "would have"; undefined where there is none. */
function findUnrealMain({ clauses }: SentenceAnalysis): Clause | undefined {
  return clauses.find(({ kind, verb }) => kind === 'main' && verb && isUnrealPast(verb));
}

function explainUnreal(right: string) {
  return {
    simple: `You think of a different past, so after “if” we say “${right}”.`,
    full: `This condition imagines a different past, so it takes the past perfect: “${right}”.`,
  };
}

/** "If I have known, I would have come" → "had known". */
export function checkHave(
  context: RuleContext,
  { connector, verb, subject }: Clause,
): readonly GrammarFinding[] {
  const have = verb?.finite;
  if (connector?.lower !== 'if' || !subject || !verb?.isPerfect || verb.isInverted) return [];
  if (have?.lower !== 'have' && have?.lower !== 'has') return [];
  const main = findUnrealMain(context.sentence);
  // Not marked: "I would have asked if he has come", an indirect question.
  if (!main?.verb || main.verb.to <= connector.at) return [];
  return createWordFinding(context, have, 'had', explainUnreal(`had ${verb.main.lower}`));
}

/** Whether a verb is one of events ("come", "finish"). A state may still be so: "If he didn't know me, …". */
const isEvent = (lemma: string) => lemma === 'come' || isEventVerb(lemma);

/** "If she didn't come, I would have stopped" → "hadn't come". */
export function checkUnrealPast(
  context: RuleContext,
  { connector, verb, subject }: Clause,
): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const finite = verb?.finite;
  if (connector?.lower !== 'if' || !subject || !verb || finite?.tag !== 'PAST') return [];
  if (verb.isPassive || verb.isInverted || !isEvent(verb.main.lemma)) return [];
  // Not marked: "even if she came", "as if she came".
  const before = tokens[connector.at - 1]?.lower;
  if (before === 'even' || before === 'as') return [];
  const main = findUnrealMain(context.sentence);
  if (!main?.verb?.finite) return [];
  // Not marked: "I would have asked if he came", an indirect question.
  if (main.verb.to <= connector.at && takes(main.verb.main.lemma, 'wh-clause')) return [];
  // Not marked: "If I gave it to him, he would have known", where the mistake may be in the other clause.
  if (!verb.isNegative || finite.lemma !== 'do' || verb.verbs.length !== 2) return [];
  if (verb.main.at !== finite.at + 2) return [];
  const right = `had${writeNot(tokens[finite.at + 1])} ${toPastParticiple(verb.main.lemma)}`;
  return createFinding(context, finite.at, verb.main.at + 1, right, explainUnreal(right));
}

/**
 * Verbs of what happens while something else goes on. Right: "While we were walking, it started to rain." The
 * list of the same name in past-conjunctions.ts is shorter, since there the verb itself is corrected.
 */
const isSudden = createLemmaTest(
  'start begin see hear meet call come fall find notice happen ring stop arrive break phone knock appear lose steal bite feel tell talk ask show explain sing say realise realize remember',
);
/** Verbs of what may go on to this day. Not marked: "While I work in Rome, I met her". */
const canGoOnForYears = createLemmaTest('work study live');
const isPersonPronoun = createWordTest('i we he she they you');

/** Whether a verb is one of activities in the present, simple or continuous, with its words side by side. */
function isPresentActivity({ tense, finite, main, verbs, ...verb }: VerbGroup): boolean {
  if (tense !== 'present' || verb.isPerfect || verb.isPassive || verb.isNegative || verb.isInverted)
    return false;
  if (!finite || finite.possibleTags.has('PAST') || verbs.length !== (verb.isProgressive ? 2 : 1))
    return false;
  return main.at === finite.at + verbs.length - 1 && isActivityVerb(main.lemma) && !canGoOnForYears(main);
}

/** "While we walk to the temple, it started to rain" → "were walking". */
export function checkWhile(
  context: RuleContext,
  { connector, verb, subject, kind }: Clause,
): readonly GrammarFinding[] {
  const finite = verb?.finite;
  if (!connector || !subject || !finite || kind !== 'subordinate' || !isPresentActivity(verb)) return [];
  // "When we walk" can be a habit, "when we are walking" can't.
  if (connector.lower !== 'while' && !(connector.lower === 'when' && verb.isProgressive)) return [];
  if (!isPersonPronoun(subject.head) && subject.nounClass !== 'person') return [];
  const main = context.sentence.clauses.find(
    (each) => each.kind === 'main' && each.verb?.finite && each.verb !== verb,
  );
  if (main?.verb?.tense !== 'past' || !isSudden(main.verb.main) || main.verb.verbs.length !== 1) return [];
  const right = `${toPast('be', subject)} ${toIngForm(verb.main.lemma)}`;
  return createFinding(context, finite.at, verb.main.at + 1, right, {
    simple: `This was going on when the other thing happened: “${right}”.`,
    full: `What was going on when something happened takes the past continuous: “${right}”.`,
  });
}
