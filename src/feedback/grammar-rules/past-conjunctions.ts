/*
 * Checks of verbs beside "since", "after" and "when" in a sentence about the past, part of the rule in
 * past-frame.ts:
 *
 *   Since I am a child → since I was a child
 *   Since I was a child I love animals → I have loved animals
 *   After he has finished work, he went home → After he had finished work
 *   I was waiting for the bus when I see an accident → saw
 */

import type { Clause, NounGroup } from '../grammar/groups.ts';
import { createLemmaTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { isPlainPresent, toPast, toPerfect } from './verb-forms.ts';

const isPronoun = createWordTest('i you he she it we they');

/** Words for an age after "since I was": "a child", "small", "ten". */
const isAgeWord = createWordTest(
  'child kid baby boy girl teenager small little young born younger one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
);

/** Whether a word is an age: "child", "ten", "10". */
function isAge(token: GrammarToken | undefined): token is GrammarToken {
  return token !== undefined && (isAgeWord(token) || /^\d+$/.test(token.lower));
}

const isSpeaker = createWordTest('i we');
const isPresentBe = createWordTest("am 'm are 're");

/** "Since I am a child" → "was". */
export function checkSinceChild(context: RuleContext, since: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [subject, be, ...rest] = tokens.slice(since.at + 1, since.at + 6);
  if (!be || !isSpeaker(subject) || !isPresentBe(be)) return [];
  if (!isAge(rest[0]?.tag === 'DET' ? rest[1] : rest[0])) return [];
  const right = subject?.lower === 'i' ? 'was' : 'were';
  return createFinding(context, be.at, be.at + 1, be.lower.startsWith("'") ? ` ${right}` : right, {
    simple: `That time is over, so after “since” we say “${subject?.text} ${right}”.`,
    full: `“Since” names a point in the past: “since ${subject?.text} ${right} …”.`,
  });
}

/** Verbs of what one does or feels for years, from childhood on. */
const isDoneSinceChildhood = createLemmaTest(
  'love like want play live know study dream practise practice hate enjoy collect learn swim dance sing work need prefer',
);
const isPersonInPast = createWordTest('i we he she');
const isPastBe = createWordTest('was were');

/** "Since I was a child I love animals" → "have loved". */
export function checkSinceBirth(context: RuleContext, since: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const [who, be, ...rest] = tokens.slice(since.at + 1, since.at + 8);
  // At the end of a sentence, "since" belongs to a verb before it: "I have lived here since I was ten".
  if (since.at !== 0 || !isPersonInPast(who) || !isPastBe(be)) return [];
  const age = rest[0]?.tag === 'DET' ? rest[1] : rest[0];
  if (!isAge(age)) return [];
  // The same person again, at most three words after the age: "since I was a very small child, I".
  const subject = groups.find(
    (group): group is NounGroup =>
      group.kind === 'noun' &&
      group.from > age.at &&
      group.from <= age.at + 4 &&
      group.head.lower === who?.lower,
  );
  const verb = subject && tokens[subject.to];
  if (!subject || !verb?.possibleTags.has(verb.lower === verb.lemma ? 'VERB' : 'VERBS')) return [];
  if (!isDoneSinceChildhood(verb) || verb.possibleTags.has('PAST')) return [];
  const right = toPerfect(verb.lemma, subject);
  return createWordFinding(context, verb, right, {
    simple: `It began then and still goes on, so we say “${right}”.`,
    full: `With “since”, what goes on up to now takes the present perfect: “${right}”.`,
  });
}

/** "After he has finished work, he went home" → "had finished". */
export function checkAfter(context: RuleContext, after: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [subject, have, participle] = tokens.slice(after.at + 1, after.at + 4);
  if (!isPronoun(subject) || !have || (have.lower !== 'has' && have.lower !== 'have')) return [];
  if (!participle?.possibleTags.has('EN') || participle.possibleTags.has('NOUN')) return [];
  // One other verb in the sentence, and that a plain past.
  const [main, ...others] = clauses.filter(({ verb }) => verb?.finite && verb.finite.at !== have.at);
  if (!main || others.length > 0 || main.kind !== 'main') return [];
  if (main.verb?.tense !== 'past' || main.verb.verbs.length !== 1) return [];
  return createWordFinding(context, have, 'had', {
    simple: `It was over before “${main.verb.main.text}”, so we say “had ${participle.text}”.`,
    full: `For what was over before another past action, use the past perfect: “had ${participle.text}”.`,
  });
}

/** The main clause beside a clause, if it is the only other one with a finite verb. */
function findOnlyMain({ sentence: { clauses } }: RuleContext, clause: Clause): Clause | undefined {
  const others = clauses.filter((each) => each !== clause && each.verb?.finite);
  return others.length === 1 && others[0]?.kind === 'main' ? others[0] : undefined;
}

/** Verbs of what happens at a moment while something else goes on: "when I see an accident". */
const isSudden = createLemmaTest(
  'see hear meet come fall find notice happen ring stop arrive break knock appear lose call start begin ask realise realize remember',
);
const isArticleOrOwner = createWordTest('my the a an his her our their');
/** A time before "when", which it only describes. Not marked: "the day when we meet". */
const isTimeNoun = createWordTest('day time moment year');

/** "I was waiting for the bus when I see an accident" → "saw". */
export function checkWhenSudden(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const { verb, subject, connector } = clause;
  const finite = verb?.finite;
  if (connector?.lower !== 'when' || connector.at === 0 || !finite || !subject) return [];
  if (!isPlainPresent(clause) || !isSudden(finite) || subject.to !== finite.at) return [];
  if (!isPronoun(subject.head) && !isArticleOrOwner(subject.determiner)) return [];
  const main = findOnlyMain(context, clause);
  if (main?.verb?.tense !== 'past' || !main.verb.isProgressive || main.verb.from > connector.at) return [];
  if (isTimeNoun(tokens[connector.at - 1])) return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `It is a story about the past, so we say “${right}”.`,
    full: `“${getWritten(context, main.verb.from, main.verb.to)}” is in the past, so this verb is, too: “${right}”.`,
  });
}
