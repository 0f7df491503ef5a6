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

/** What has a name, and can't call anyone. */
const NAMED =
  /^(?:book|film|movie|song|game|story|novel|series|show|app|website|place|village|town|city|street|restaurant|café|cafe|shop|hotel|school|park|lake|river|mountain|island|dish|festival|project|magazine|album|museum|building|beach|temple|soup|cake|dance|sport|instrument)$/;

/** Whether a subject is a thing that has a name; of "that" and "which", the noun before it. */
function isNamed(subject: NounGroup): boolean {
  if (subject.isPronoun) return subject.head.lower === 'it';
  return !isPerson(subject) && NAMED.test(subject.head.lemma);
}

/** Whether a name follows, in quotation marks or with nothing else: not "It called Ana yesterday". */
function isBeforeName(tokens: readonly GrammarToken[]): boolean {
  const [name, ...rest] = tokens;
  if (name && /^["“”‘«]$/.test(name.text)) return true;
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
  // "A book called …" has a participle, "a shop call …" wants one.
  if (finite.tag !== 'VERBS' && !(finite.tag === 'PAST' && subject.isPronoun)) return [];
  if (!isBeforeName(tokens.slice(finite.at + 1))) return [];
  const isStory = finite.tag === 'PAST' && context.analysis.tense === 'past';
  const be = isStory ? toPast('be', subject) : toPresent('be', subject);
  const right = `${be} ${toPastParticiple('call')}`;
  return createWordFinding(context, finite, right, {
    simple: `“${finite.text}” needs “${be}” here, because people give the name: “${right}”.`,
    full: `A thing does not call, it has its name from people; the passive is “${right}”.`,
  });
}

export const MISSING_PASSIVE_RULE: GrammarRule = {
  id: 'missing-passive',
  kind: 'verb-form',
  markedOnlyWhen:
    'Only “call” behind “it” or a thing that has a name, before a name or a quotation and nothing else.',
  wordChecks: [
    atForms('call', (context, word) =>
      context.sentence.clauses.flatMap((clause) =>
        clause.verb?.main === word ? checkCalled(context, clause) : [],
      ),
    ),
  ],
};
