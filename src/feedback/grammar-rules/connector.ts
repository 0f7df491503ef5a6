// Corrects words that join clauses or things: “In spite of it was cold, …” → “Although it was cold, …”, “You
// must pay until Friday” → “You must pay by Friday”, “My flat is so big as yours” → “My flat is as big as
// yours”, “a such good book” → “such a good book”.

import type { GrammarToken } from '../grammar/tokens.ts';
import { checkBy, checkForYear, checkUntil } from './deadline.ts';
import {
  atWords,
  combineFinds,
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

/** Words that open a clause as its subject. */
const SUBJECTS = /^(?:i|you|he|she|it|we|they|there)$/;
const FINITE_TAGS = /^(?:VERBS?|PAST|MODAL)$/;
/** Prepositions that learners put before a clause, by their first word, with the conjunction to use. */
const PREPOSITIONS: Readonly<Record<string, { words: readonly string[]; right: string }>> = {
  in: { words: ['in', 'spite', 'of'], right: 'although' },
  despite: { words: ['despite'], right: 'although' },
  due: { words: ['due', 'to'], right: 'because' },
  owing: { words: ['owing', 'to'], right: 'because' },
  because: { words: ['because', 'of'], right: 'because' },
};

/** True for "it was", "they went": a pronoun and its finite verb. */
function opensClause(subject: GrammarToken | undefined, verb: GrammarToken | undefined): boolean {
  return SUBJECTS.test(subject?.lower ?? '') && FINITE_TAGS.test(verb?.tag ?? '');
}

/** "[In spite of → Although] it was cold"; "[Due to → Because] he was ill". */
function checkPhrase(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const phrase = PREPOSITIONS[word.lower];
  if (!phrase?.words.every((each, step) => tokens[word.at + step]?.lower === each)) return [];
  const end = word.at + phrase.words.length;
  const [subject, verb] = [tokens[end], tokens[end + 1]];
  if (!opensClause(subject, verb)) return [];
  return createFinding(context, word.at, end, phrase.right, {
    simple: `A sentence with a verb comes next (“${subject?.text} ${verb?.text}”), so we say “${phrase.right}”.`,
    full: `“${phrase.words.join(' ')}” comes before a noun; before a clause it is “${phrase.right}”.`,
  });
}

/** The only comma of a sentence; undefined where there are none or several. */
function findOnlyComma(tokens: readonly GrammarToken[]): GrammarToken | undefined {
  const [comma, ...others] = tokens.filter(({ text }) => text === ',');
  return others.length === 0 ? comma : undefined;
}

/** "[Even → Even though] he is rich, he is not happy". */
function checkEven(context: RuleContext): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [even, subject, verb] = tokens;
  if (even?.lower !== 'even' || !subject || !verb || !opensClause(subject, verb)) return [];
  const comma = findOnlyComma(tokens);
  const [secondSubject, secondVerb] = comma ? tokens.slice(comma.at + 1) : [];
  if (!secondVerb || !opensClause(secondSubject, secondVerb)) return [];
  // "Wo" is the first part of "won't".
  const isFuture = /^(?:will|wo|'ll|would|'d)$/.test(secondVerb.lower);
  const right = isFuture ? 'Even if' : 'Even though';
  return createFinding(context, 0, 1, right, {
    simple: `“Even” alone does not join two parts: we say “${right}”.`,
    full: `“Even” joins no clauses; “${right}” does: “${right} ${subject.lower} ${verb.text} …”.`,
  });
}

/** "It is not so hot [like → as] yesterday". */
function checkSoLike(context: RuleContext, like: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [not, so, adjective, next] = [-3, -2, -1, 1].map((step) => tokens[like.at + step]);
  if (not?.tag !== 'NOT' || so?.lower !== 'so') return [];
  if (!adjective || !/^(?:ADJ|ADV)$/.test(adjective.tag)) return [];
  // Not marked: "It is not so bad like this". Nothing is compared.
  if (/^(?:that|this)$/.test(next?.lower ?? '')) return [];
  return createWordFinding(context, like, 'as', {
    simple: `To compare two things, “so” goes with “as”: “not so ${adjective.lower} as”.`,
    full: `A comparison with “so” or “as” takes “as”: “not so ${adjective.lower} as”.`,
  });
}

/** "My flat is [so → as] big as yours". */
function checkSoAs(context: RuleContext, so: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [be, adjective, as, next] = [-1, 1, 2, 3].map((step) => tokens[so.at + step]);
  if (be?.lemma !== 'be' || adjective?.tag !== 'ADJ' || as?.lower !== 'as' || !next) return [];
  // Right: "He was so kind as to help", "It is not so big as mine".
  if (next.lower === 'to' || tokens[be.at - 1]?.tag === 'NOT') return [];
  return createWordFinding(context, so, 'as', {
    simple: `Two things are the same here, so we need “as” two times: “as ${adjective.lower} as”.`,
    full: `Two things that are alike are compared with “as … as”: “as ${adjective.lower} as”.`,
  });
}

/** "[A such → Such a] good book", "he is [such → so] tall that …". */
function checkSuchOrSo(context: RuleContext, such: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, next, that, afterThat] = [-1, 1, 2, 3].map((step) => tokens[such.at + step]);
  if (before?.lower === 'a' && (next?.tag === 'ADJ' || next?.tag === 'NOUN') && next.lower !== 'as')
    return createFinding(context, before.at, such.at + 1, 'such a', {
      simple: '“A” comes after “such”: “such a”.',
      full: '“Such” comes before the article: “such a”.',
    });
  if (before?.lemma !== 'be' || next?.tag !== 'ADJ' || next.possibleTags.has('NOUN')) return [];
  // Not marked: "They are such small that people …". A noun may be missing, as in "such small shops that
  // people".
  if (that?.lower !== 'that' || /^NOUNS?$/.test(afterThat?.tag ?? '')) return [];
  return createWordFinding(context, such, 'so', {
    simple: `Before “${next.lower}” alone we say “so”.`,
    full: `“Such” goes with a noun, “so” with an adjective: “so ${next.lower} that …”.`,
  });
}

/** "[Nevertheless → Although] the evidence was thin, the editor printed it". */
function checkNevertheless(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [first] = tokens;
  if (!first || !/^(?:nevertheless|nonetheless)$/.test(first.lower)) return [];
  // Right: "Nevertheless, he came", with the comma directly after the word.
  const comma = findOnlyComma(tokens);
  if (!comma || comma.at === 1) return [];
  const hasFirstClause = clauses.some(
    ({ subject, verb }) => subject?.from === 1 && verb?.finite && verb.to <= comma.at,
  );
  const second = clauses.find(({ subject }) => subject?.from === comma.at + 1)?.verb;
  if (!hasFirstClause || !second?.finite) return [];
  // Right: "Nevertheless he came, she said."
  if (/^(?:say|think|know|believe|add|ask)$/.test(second.main.lemma)) return [];
  return createFinding(context, 0, 1, 'although', {
    simple: `“${first.text}” can't join two parts, so we say “although”.`,
    full: `“${first.text}” joins no clauses; to join two, use “although”.`,
  });
}

/** "First we walked around and [after → then] we ate", where no second clause follows. */
function checkAfter(context: RuleContext, after: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [earlier, and, subject] = [-2, -1, 1].map((step) => tokens[after.at + step]);
  if (and?.lower !== 'and' || !SUBJECTS.test(subject?.lower ?? '')) return [];
  // Right: "before and after we ate", "when and after he came".
  if (/^(?:before|during)$/.test(earlier?.lower ?? '') || earlier?.tag === 'SUBORD') return [];
  if (!/^(?:first|firstly)$/.test(tokens[0]?.lower ?? '')) return [];
  const rest = tokens.slice(after.at);
  const [verb, ...otherVerbs] = rest.filter(({ tag }) => FINITE_TAGS.test(tag));
  // Right: "And after we ate, we slept", with a second clause.
  if (verb?.tag !== 'PAST' || otherVerbs.length > 0 || rest.some(({ text }) => text === ',')) return [];
  return createWordFinding(context, after, 'then', {
    simple: `For the next step we say “and then ${subject?.text} …”.`,
    full: `“After” would open a clause of time; for the next step use “then”: “and then ${subject?.text} …”.`,
  });
}

/**
 * Conditions: A preposition of the list stands before a pronoun and its finite verb; “even” or
 * “nevertheless” opens the first of two clauses; “until”, “by” or “for” stands before a point of time with a
 * verb that does not allow it; “so … as”, “so … like” and “such” have their adjective; “and after” opens the
 * last clause of a sentence that begins with “first”.
 */
export const CONNECTOR_RULE: GrammarRule = {
  id: 'connector',
  kind: 'linking',
  wordChecks: [
    atWords('after', checkAfter),
    atWords('in due owing because despite', checkPhrase),
    atWords('for', checkForYear), // "I have lived here [for → since] 2010."
    atWords('until till', checkUntil), // "You must pay [until → by] Friday."
    atWords('by', checkBy), // "I will stay [by → until] five o'clock."
    atWords('like', checkSoLike),
    atWords('such', checkSuchOrSo),
    atWords('so', checkSoAs),
  ],
  find: combineFinds(checkEven, checkNevertheless),
};
