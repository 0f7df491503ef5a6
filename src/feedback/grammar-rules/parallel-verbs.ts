import type { Clause, SentenceAnalysis } from '../grammar/groups.ts';
import { findTenseAt } from '../grammar/tense-around.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  atWords,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { isEventVerb } from './verb-classes.ts';
import { isBaseForm, takesThirdPerson, toPast } from './verb-forms.ts';

/*
 * Verbs that "and" joins have one form. Learners inflect the first and forget the second: "She cried and hug
 * me", "We can play and then drinking tea".
 */

/** Behind these a base form can follow, with words of its own between: "saw him come and go". */
const WITH_BASE_FORM =
  /^(?:let|make|help|have|see|hear|watch|feel|notice|observe|do|dare|need|say|suggest|recommend|insist|demand|ask)$/;
/** The present is right behind a past: "I read it twice and give it five stars", "now live in Rome". */
const SAID_NOW = /^(?:give|recommend|thank|ask|find|write|read|send|sign)$/;
const NOW =
  /^(?:now|today|still|always|usually|often|sometimes|never|every|currently|nowadays|since|already|tomorrow|next|will)$/;

/** The last clause with a finite verb before `at` that stands in the same row of clauses. */
function findFirstOfRow({ clauses }: SentenceAnalysis, at: number): Clause | undefined {
  return clauses
    .filter(({ verb }) => verb?.finite && verb.to <= at)
    .reduce<Clause | undefined>(
      (last, clause) => ((clause.verb?.from ?? 0) > (last?.verb?.from ?? -1) ? clause : last),
      undefined,
    );
}

/** Whether words between two verbs can govern a base form, or belong to what is said. */
function mayGovern(tokens: readonly GrammarToken[]): boolean {
  return tokens.some(
    ({ tag, lemma, lower, text }, at) =>
      /^(?:TO|MODAL|NOT|VERB|WH|SUBORD|REL)$/.test(tag) ||
      (lower === 'to' && tokens[at + 1]?.possibleTags.has('VERB')) ||
      WITH_BASE_FORM.test(lemma) ||
      /["“”‘:;]/.test(text),
  );
}

/** Whether a word that may be a noun as well has what only a verb has behind it. */
function hasObject(word: GrammarToken, tokens: readonly GrammarToken[]): boolean {
  const next = tokens[word.at + 1];
  return next !== undefined && (next.tag === 'DET' || /^(?:me|him|her|us|them|it|you)$/.test(next.lower));
}

/** "The policeman thanked us and call my grandmother" → "called". */
function checkSecondPast(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { verb, subject, connector, kind, isSubjectShared } = clause;
  const finite = verb?.finite;
  if (!subject || !finite || kind !== 'main' || !isSubjectShared || isQuestion) return [];
  if (!/^(?:and|but)$/.test(connector?.lower ?? '') || verb.verbs.length !== 1 || !isBaseForm(finite))
    return [];
  if (finite.possibleTags.has('PAST') || finite.lemma === 'be' || !connector) return [];
  const isNear = tokens
    .slice(connector.at + 1, finite.at)
    .every(({ tag, lower }) => tag === 'ADV' || lower === 'then');
  const first = findFirstOfRow(context.sentence, connector.at);
  const past = first?.verb?.finite;
  if (!isNear || !past || past.tag !== 'PAST' || first.kind !== 'main' || first.verb?.verbs.length !== 1)
    return [];
  if (past.lemma === 'be' || WITH_BASE_FORM.test(past.lemma) || past.lemma === past.lower) return [];
  if (first.subject?.from !== subject.from || mayGovern(tokens.slice(past.at + 1, connector.at))) return [];
  if (tokens.some(({ lower }) => NOW.test(lower))) return [];
  if (finite.possibleTags.has('NOUN') && !hasObject(finite, tokens)) return [];
  // "I finished school and work in a bank": only with "he" is the base form surely wrong.
  const isThird = takesThirdPerson(subject) === true;
  if (!isThird && (!isEventVerb(finite.lemma) || SAID_NOW.test(finite.lemma))) return [];
  if (findTenseAt(context.sentence, context.around, finite.at, finite.lemma) !== 'past') return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `“${past.text}” is in the past, so the second verb is, too: “${right}”.`,
    full: `“${past.text}” and this verb tell of the same past: “${past.text} … and ${right}”.`,
  });
}

/** "I open it and found a card" → "opened". */
function checkFirstPast(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { verb, subject, connector, kind, isSubjectShared } = clause;
  const past = verb?.finite;
  if (!subject || past?.tag !== 'PAST' || kind !== 'main' || !isSubjectShared || isQuestion) return [];
  if (connector?.lower !== 'and' || verb?.verbs.length !== 1 || past.at > connector.at + 2) return [];
  if (
    past.lemma === 'be' ||
    past.lemma === past.lower ||
    (past.possibleTags.has('ADJ') && !hasObject(past, tokens))
  )
    return [];
  // "I watch films made and sold here": a participle behind a noun.
  const first = findFirstOfRow(context.sentence, connector.at);
  const finite = first?.verb?.finite;
  if (!finite || first.kind !== 'main' || first.verb?.verbs.length !== 1 || !isBaseForm(finite)) return [];
  if (first.subject?.from !== subject.from || !subject.isPronoun || subject.to > finite.at) return [];
  if (!isEventVerb(finite.lemma) && !/^(?:come|run|climb|walk)$/.test(finite.lemma)) return [];
  if (SAID_NOW.test(finite.lemma) || finite.possibleTags.has('PAST')) return [];
  const between = tokens.slice(finite.at + 1, connector.at);
  if (mayGovern(between) || between.some(({ tag }) => tag === 'EN')) return [];
  if (tokens.some(({ lower }) => NOW.test(lower))) return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `“${past.text}” is in the past, so the first verb is, too: “${right}”.`,
    full: `This verb and “${past.text}” tell of the same past: “${right} … and ${past.text}”.`,
  });
}

const FINITE = /^(?:VERB|VERBS|PAST|MODAL)$/;

/** Whether a finite verb follows before the next mark, so that an -ing form may be its subject. */
function hasFiniteBehind(tokens: readonly GrammarToken[], at: number): boolean {
  const end = tokens.findIndex(({ tag }, index) => index > at && /^(?:MARK|SUBORD|REL|WH)$/.test(tag));
  return tokens.slice(at + 1, end < 0 ? tokens.length : end).some(({ tag }) => FINITE.test(tag));
}

/** The base form that "and" continues: behind a modal or "to", or an imperative that opens the sentence. */
function findBaseBefore(tokens: readonly GrammarToken[], and: number): GrammarToken | undefined {
  for (let at = and - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!token || /^(?:ING|SUBORD|REL|WH|AND|PAST|VERBS)$/.test(token.tag)) return undefined;
    if (token.tag === 'MARK') return undefined;
    const before = tokens[at - 1];
    if (token.tag !== 'VERB' || token.lower !== token.lemma || token.lemma === 'be') continue;
    const isImperative =
      before === undefined ||
      (at < 3 && /^(?:then|first|next|now|finally|,)$/.test(before.lower) && tokens[0]?.tag === 'ADV');
    if (before?.tag === 'MODAL' || before?.tag === 'TO' || isImperative) return token;
    if (before?.tag !== 'PRON' || tokens[at - 2]?.tag !== 'MODAL') return undefined;
    return token;
  }
  return undefined;
}

/** What may take an -ing form as its object: "I like to read and watching films" has two forms of "like". */
const WITH_ING =
  /^(?:like|love|hate|prefer|enjoy|start|begin|continue|go|come|keep|stop|include|be|look|get)$/;

/** "We can play football and then drinking tea" → "drink"; "Put oil in a pan and frying it" → "fry". */
function checkSecondBase(context: RuleContext, and: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const then = /^(?:then|also|even)$/.test(tokens[and.at + 1]?.lower ?? '') ? tokens[and.at + 1] : undefined;
  const word = tokens[(then ?? and).at + 1];
  if (word?.tag !== 'ING' || !word.isKnown) return [];
  if (!hasObject(word, tokens) && !(then && tokens[word.at + 1]?.tag !== 'PREP')) return [];
  const base = findBaseBefore(tokens, and.at);
  const governor = base && tokens[base.at - 2];
  // "Recommend to extend the hours and replacing the books": the first verb is the wrong one.
  if (governor && takes(governor.lemma, 'ing') && !takes(governor.lemma, 'inf')) return [];
  if (!base || WITH_ING.test(base.lemma) || hasFiniteBehind(tokens, word.at)) return [];
  // "It leads to change and causing it": only behind a verb with an object or a place of its own.
  if (tokens.slice(0, base.at).some(({ tag }) => tag === 'ING')) return [];
  return createWordFinding(context, word, word.lemma, {
    simple: `“${base.lower}” and this verb have one form: “${base.lower} … and ${word.lemma}”.`,
    full: `“And” joins two verbs in the same form: “${base.lower} … and ${word.lemma}”, not “${word.lower}”.`,
  });
}

const DUTIES =
  /^(?:dut(?:y|ies)|jobs?|tasks?|work|responsibilit(?:y|ies)|role|hobb(?:y|ies)|position|plans?)$/;

/** "My duties were welcoming guests, selling tickets and solve problems" → "solving". */
function checkSecondIng(context: RuleContext, and: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const word = tokens[and.at + 1];
  const next = word && tokens[word.at + 1];
  if (!word || word.lower !== word.lemma || !word.possibleTags.has('VERB') || !word.isKnown) return [];
  if (!next || !/^(?:DET|NOUNS?|PRON|NAME)$/.test(next.tag) || word.possibleTags.has('ADJ')) return [];
  const ing = tokens.slice(0, and.at).find(({ tag }) => tag === 'ING');
  const verb = tokens.slice(0, ing?.at ?? 0).find(({ tag }) => FINITE.test(tag));
  if (!ing || !verb || !/^(?:include|involve|be)$/.test(verb.lemma)) return [];
  const isOfDuties = tokens.slice(0, verb.at).some(({ lower }) => DUTIES.test(lower));
  const between = tokens.slice(verb.at + 1, and.at);
  if (!isOfDuties || between.some(({ tag }) => FINITE.test(tag) || /^(?:TO|SUBORD|REL|WH)$/.test(tag)))
    return [];
  // "Answering phones and mail items": a noun without its determiner.
  if (
    word.possibleTags.has('NOUN') &&
    !/^(?:DET|PRON)$/.test(next.tag) &&
    !/^(?:solve|help|make)$/.test(word.lower)
  )
    return [];
  const right = toIngForm(word.lemma);
  return createWordFinding(context, word, right, {
    simple: `“${ing.lower}” and this verb have one form: “${ing.lower} … and ${right}”.`,
    full: `“And” joins verbs in the same form: “${ing.lower} … and ${right}”, not “${word.lower}”.`,
  });
}

/** ", thereby boost local shops" → "thereby boosting". */
function checkThereby(context: RuleContext, thereby: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [comma, word, next] = [tokens[thereby.at - 1], tokens[thereby.at + 1], tokens[thereby.at + 2]];
  if (comma?.text !== ',' || !word || !next || word.lower !== word.lemma || !word.possibleTags.has('VERB'))
    return [];
  if (!/^(?:DET|ADJ|NOUNS?|NAME|PRON)$/.test(next.tag)) return [];
  const right = toIngForm(word.lemma);
  return createWordFinding(context, word, right, {
    simple: `After a comma and “thereby” the verb ends in -ing: “thereby ${right}”.`,
    full: `“Thereby” adds a result with an -ing form: “thereby ${right}”.`,
  });
}

export const PARALLEL_VERBS_RULE: GrammarRule = {
  id: 'parallel-verbs',
  kind: 'verb-form',
  precision:
    'Only verbs that “and” joins to a past, a modal, “to” or a list of -ing forms of duties, where no word between governs another form; with I, we and they only verbs of events.',
  at: [
    atWords('and', checkSecondBase),
    atWords('and', checkSecondIng),
    atWords('thereby thus', checkThereby),
  ],
  find: findInClauses(checkSecondPast, checkFirstPast),
};
