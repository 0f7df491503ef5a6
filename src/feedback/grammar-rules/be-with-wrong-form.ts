import type { Clause } from '../grammar/groups.ts';
import { toPastForm, toThirdPerson } from '../lexicon/inflection.ts';
import {
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { takesThirdPerson } from './verb-forms.ts';

/** Verbs without an object, which have no passive. */
const WITHOUT_PASSIVE =
  /^(?:happen|arrive|occur|appear|disappear|consist|die|exist|belong|depend|emerge|vanish|collapse|fall|sleep|sneeze|cough|smile|laugh|arise|remain|last|rain|snow|stay|tend|seem|suffer|succeed|apologise|apologize|graduate|resemble|lack|participate|sink|escape|cry|listen|agree|disagree|flourish|persist|prevail)$/;
/** Participles that are adjectives behind "be": "The leaves are fallen", "I am agreed". */
const ADJECTIVES =
  /^(?:fallen|collapsed|agreed|sunk|stayed|lasted|escaped|laughed|vanished|suffered|disappeared|lacked|succeeded)$/;

/** "The parcel was arrived" → "arrived"; "is consisted of" → "consists of". */
function checkClause(context: RuleContext, { subject, verb }: Clause): readonly GrammarFinding[] {
  if (!verb?.finite || !verb.isPassive || verb.isInverted || !WITHOUT_PASSIVE.test(verb.main.lemma))
    return [];
  const { verbs, main } = verb;
  const be = verbs.at(-2);
  if (be?.lemma !== 'be' || ADJECTIVES.test(main.lower)) return [];
  // "The matter was laughed at", "the course was participated in by many": a passive with its preposition.
  const next = context.sentence.tokens[main.at + 1];
  if (next?.tag === 'PREP' && context.sentence.tokens[next.at + 1]?.lower === 'by') return [];
  const right = chooseForm();
  if (right === undefined) return [];
  const wrong = getWritten(context, be.at, main.at + 1);
  return createFinding(context, be.at, main.at + 1, right, {
    simple: `“${main.lemma}” is something that we do: we say “${right}”, without “${be.lower}”.`,
    full: `“${main.lemma}” takes no object, so it has no passive: “${right}”, not “${wrong}”.`,
  });

  function chooseForm(): string | undefined {
    if (!be || be.at + 1 !== main.at) return undefined;
    if (be.lower === 'been') return main.text;
    if (be.lower === 'be') return main.lemma;
    if (be.lower === 'was' || be.lower === 'were') return toPastForm(main.lemma);
    if (!subject) return undefined;
    // Of a thing that comes about, a present "is" is meant as "has": "The guests are arrived".
    if (/^(?:arrive|happen|disappear|vanish|collapse|die|graduate|succeed)$/.test(main.lemma))
      return `${takesThirdPerson(subject) === true ? 'has' : 'have'} ${main.text}`;
    return takesThirdPerson(subject) === true ? toThirdPerson(main.lemma) : main.lemma;
  }
}

/** "He was spoke English" → "spoke": a past form behind "be", with what it governs. */
function checkPastForm(context: RuleContext, { verb, subject }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const be = verb?.finite;
  if (!be || !subject || !/^(?:was|were|is|am|are)$/.test(be.lower)) return [];
  const past = tokens[be.at + 1];
  const next = past && tokens[past.at + 1];
  if (
    !past?.possible.has('PAST') ||
    past.possible.has('EN') ||
    past.possible.has('ADJ') ||
    (past.possible.has('NOUN') && past.lower !== 'spoke')
  )
    return [];
  if (subject.to !== be.at || !next || !/^(?:DET|PRON|NOUN|NOUNS|ADJ|NUM|TO|PREP)$/.test(next.tag)) return [];
  if (next.lower === 'by') return [];
  return createFinding(context, be.at, past.at + 1, past.text, {
    simple: `“${past.text}” is already in the past, so leave out “${be.text}”.`,
    full: `“${past.text}” is a past form and needs no “${be.text}” before it.`,
  });
}

/** "They are tend to" → "tend to": a verb that is no adjective behind "be". */
function checkBaseForm(context: RuleContext, { verb, subject }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const be = verb?.finite;
  if (!be || !subject || verb.verbs.length > 2 || !/^(?:am|is|are|'m|'s|'re)$/.test(be.lower)) return [];
  const base = tokens[be.at + 1];
  const next = base && tokens[base.at + 1];
  if (
    !base ||
    base.lower !== base.lemma ||
    !/^(?:tend|depend|belong|seem|consist|prefer|hope|want|need|believe)$/.test(base.lower)
  )
    return [];
  if (subject.to !== be.at || !next || !/^(?:TO|PREP|DET|PRON)$/.test(next.tag)) return [];
  if (/^(?:hope|want|need|believe|prefer)$/.test(base.lower) && !subject.isPronoun) return [];
  const right = takesThirdPerson(subject) === true ? toThirdPerson(base.lemma) : base.lemma;
  const isShort = be.lower.startsWith("'");
  return createFinding(context, be.at, base.at + 1, isShort ? ` ${right}` : right, {
    simple: `“${base.lower}” is a verb, so it needs no “be”: “${right}”.`,
    full: `Two verbs can't stand together here: “${right}”, without “${be.text}”.`,
  });
}

export const BE_WITH_WRONG_FORM_RULE: GrammarRule = {
  id: 'be-with-wrong-form',
  kind: 'verb-form',
  precision:
    'Only verbs of the list, which have no passive, directly behind “be”; past forms that are no participles, with an object behind them; no participles that are adjectives.',
  find: findInClauses(checkClause, checkPastForm, checkBaseForm),
};
