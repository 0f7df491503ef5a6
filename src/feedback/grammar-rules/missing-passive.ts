// Corrects “call” without “be”, for the name of a thing: “The game calls Minecraft” → “The game is called
// Minecraft”, “a village that calls Guatapé” → “a village that is called Guatapé”. Other verbs are not
// checked here.

import type { Clause, NounGroup } from '../grammar/groups.ts';
import { isPerson } from '../grammar/person.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toPastParticiple } from '../lexicon/inflection.ts';
import {
  atForms,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { takesThirdPerson, toPast, toPresent } from './verb-forms.ts';

/** Nouns for things that have a name and cannot call anyone. */
const THINGS_WITH_NAMES =
  /^(?:book|film|movie|song|game|story|novel|series|show|app|website|place|village|town|city|street|restaurant|café|cafe|shop|hotel|school|park|lake|river|mountain|island|dish|festival|project|magazine|album|museum|building|beach|temple|soup|cake|dance|sport|instrument)$/;

/**
 * Whether a subject is a thing that has a name. In a relative clause, "a village that calls", the parser
 * gives the noun before "that" as the subject.
 */
function isNamed(subject: NounGroup): boolean {
  if (subject.isPronoun) return subject.head.lower === 'it';
  return !isPerson(subject) && THINGS_WITH_NAMES.test(subject.head.lemma);
}

/**
 * Whether the words are a name, in quotation marks or alone; not for "Ana yesterday" in "It called Ana
 * yesterday".
 */
function isBeforeName(tokens: readonly GrammarToken[]): boolean {
  const [name, ...rest] = tokens;
  if (name && /^["“”‘«]$/.test(name.text)) return true;
  // "It calls The Lost Island": the capital shows a title.
  if (name?.text === 'The' && /^\p{Lu}/u.test(rest[0]?.text ?? '')) return true;
  const end = rest.find(({ tag }) => tag !== 'NAME');
  return name?.tag === 'NAME' && (!end || /^(?:MARK|AND|SUBORD|REL)$/.test(end.tag));
}

/** "It [calls → is called] “The Lost Puppy”", "a village that [calls → is called] Guatapé". */
function checkCalled(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { subject, verb } = clause;
  const finite = verb?.finite;
  if (!subject || !finite || verb.verbs.length !== 1 || isQuestion) return [];
  if (!isNamed(subject) || takesThirdPerson(subject) !== true) return [];
  // Right: "It wrote about what it calls “weak signs”."
  if (tokens[subject.from - 1]?.tag === 'WH' || tokens[subject.from - 1]?.lower === 'what') return [];
  // Right: "a book called “Emma”", a participle. "A shop call Ba Lan" is corrected to a participle as well.
  if (finite.tag !== 'VERBS' && !(finite.tag === 'PAST' && subject.isPronoun)) return [];
  if (!isBeforeName(tokens.slice(finite.at + 1))) return [];
  const isStory = finite.tag === 'PAST' && context.analysis.tense === 'past';
  const be = isStory ? toPast('be', subject) : toPresent('be', subject);
  const right = `${be} ${toPastParticiple('call')}`;
  return createWordFinding(context, finite, right, {
    simple: `People give it this name, so we say “${right}”.`,
    full: `The thing does not call; people call it this: the passive, “${right}”.`,
  });
}

/**
 * Conditions: “Calls” comes after “it” or a thing that has a name, or “called” after “it”, before a name or
 * a quotation and nothing else.
 */
export const MISSING_PASSIVE_RULE: GrammarRule = {
  id: 'missing-passive',
  kind: 'verb-form',
  wordChecks: [
    atForms('call', (context, word) =>
      context.sentence.clauses.flatMap((clause) =>
        clause.verb?.main === word ? checkCalled(context, clause) : [],
      ),
    ),
  ],
};
