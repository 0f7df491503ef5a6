import type { GrammarToken } from '../grammar/tokens.ts';
import {
  atWords,
  combineFinds,
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

const SUBJECTS = /^(?:i|you|he|she|it|we|they|there)$/;
const FINITE = /^(?:VERBS?|PAST|MODAL)$/;
const NAMED_POINTS =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|noon|midnight|tonight)$/;
const HOURS =
  /^(?:\d{1,2}(?:[.:]\d\d)?(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;
const DEADLINES =
  /^(?:finish|complete|submit|deliver|return|reply|pay|send|hand|give|book|register|confirm|pack)$/;
const NEGATIVE =
  /^(?:not|n't|no|never|nothing|nobody|none|neither|nor|without|hardly|cannot|few|little|less|only)$/;

/** "In spite of it was cold" → "Although it was cold"; "Due to he was ill" → "Because he was ill". */
function checkPhrase(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const rest = tokens.slice(word.at, word.at + 3).map(({ lower }) => lower);
  const phrase = [['in', 'spite', 'of'], ['due', 'to'], ['owing', 'to'], ['because', 'of'], ['despite']].find(
    (words) => words.every((each, at) => rest[at] === each),
  );
  if (!phrase) return [];
  const end = word.at + phrase.length;
  const [subject, verb] = [tokens[end], tokens[end + 1]];
  if (!subject || !verb || !SUBJECTS.test(subject.lower) || !FINITE.test(verb.tag)) return [];
  const right = /^(?:in|despite)$/.test(phrase[0] ?? '') ? 'although' : 'because';
  const wrong = phrase.join(' ');
  return createFinding(context, word.at, end, right, {
    simple: `A sentence with a verb comes next (“${subject.text} ${verb.text}”), so we say “${right}”.`,
    full: `“${wrong}” stands before a noun; before a clause it is “${right}”.`,
  });
}

/** "Even he is rich, he is not happy" → "Even though". */
function checkEven(context: RuleContext): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [even, subject, verb] = tokens;
  if (even?.lower !== 'even' || !subject || !SUBJECTS.test(subject.lower) || !verb || !FINITE.test(verb.tag))
    return [];
  const commas = tokens.filter(({ text }) => text === ',');
  const [comma] = commas;
  const [second, verb2] = comma ? tokens.slice(comma.at + 1) : [];
  if (commas.length !== 1 || !second || !verb2 || !SUBJECTS.test(second.lower) || !FINITE.test(verb2.tag))
    return [];
  const isFuture = /^(?:will|wo|'ll|would|'d)$/.test(verb2.lower);
  const right = isFuture ? 'Even if' : 'Even though';
  return createFinding(context, 0, 1, right, {
    simple: `“Even” alone does not join two parts: we say “${right}”.`,
    full: `“Even” joins no clauses; “${right}” does: “${right} ${subject.lower} ${verb.text} …”.`,
  });
}

/** "I have lived here for 2010" → "since 2010". */
function checkFor(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [year, next] = [tokens[word.at + 1], tokens[word.at + 2]];
  if (word.lower !== 'for' || !/^(?:19|20)\d\d$/.test(year?.lower ?? '') || next?.tag !== 'MARK') return [];
  const isPerfect = clauses.some(
    ({ verb, complements }) =>
      verb?.isPerfect && verb.tense === 'present' && complements.some(({ from }) => from === word.at),
  );
  if (!isPerfect) return [];
  return createWordFinding(context, word, 'since', {
    simple: `“${year?.text}” is when it began: we say “since ${year?.text}”.`,
    full: `“For” takes a length of time, “since” the time when it began: “since ${year?.text}”.`,
  });
}

function isPoint(tokens: readonly GrammarToken[], at: number): boolean {
  const word = tokens[at];
  if (!word) return false;
  if (NAMED_POINTS.test(word.lower)) return true;
  if (/^(?:next|this)$/.test(word.lower))
    return /^(?:week|month|year|friday|monday|tuesday|wednesday|thursday|saturday|sunday|weekend)$/.test(
      tokens[at + 1]?.lower ?? '',
    );
  if (word.lower === 'the') return tokens[at + 1]?.lower === 'end' && tokens[at + 2]?.lower === 'of';
  const next = tokens[at + 1];
  return (
    HOURS.test(word.lower) &&
    (next?.tag === 'MARK' || next?.lower === "o'clock" || next?.tag === 'ADV' || next?.lower === 'at')
  );
}

/** "You must pay until Friday" → "by Friday"; "I will stay by five o'clock" → "until five o'clock". */
function checkDeadline(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const isUntil = word.lower === 'until' || word.lower === 'till';
  if ((!isUntil && word.lower !== 'by') || !isPoint(tokens, word.at + 1)) return [];
  const clause = clauses.find(
    ({ verb, complements }) => verb !== undefined && complements.some(({ from }) => from === word.at),
  );
  const verb = clause?.verb;
  if (!verb || verb.isNegative || tokens.slice(0, word.at).some(({ lower }) => NEGATIVE.test(lower)))
    return [];
  if (!isUntil) {
    const next = tokens[verb.to];
    if (!/^(?:stay|wait|remain)$/.test(verb.main.lemma) || next?.tag === 'MARK') return [];
    return report('until', 'It goes on up to that time');
  }
  // "The landlord wants the keys until noon at the latest": what is named is the last moment.
  const isLatest = tokens
    .slice(word.at + 1, word.at + 9)
    .some(
      ({ lower, at }) =>
        lower === 'latest' && tokens[at - 1]?.lower === 'the' && tokens[at - 2]?.lower === 'at',
    );
  if (isLatest) return report('by', 'It is the last time for it');
  if (!DEADLINES.test(verb.main.lemma) || verb.isPerfect || verb.isProgressive) return [];
  // "You can pay until Friday" names a period; a duty or a plan has a limit.
  const before = tokens.slice(Math.max(0, verb.from - 2), verb.to).map(({ lower }) => lower);
  const isDuty = before.some((each) =>
    /^(?:must|should|have|has|had|need|needs|please|ought|will|'ll|shall)$/.test(each),
  );
  const isAct = /^(?:finish|complete|submit|deliver|return|reply|hand)$/.test(verb.main.lemma);
  const isPlan = before.some((each) => /^(?:must|should|have|has|need|needs|please)$/.test(each));
  if (!(isAct ? isDuty : isPlan)) return [];
  return report('by', 'It happens once, not later than that');

  function report(right: string, why: string): readonly GrammarFinding[] {
    return createWordFinding(context, word, right, {
      simple: `${why}: we say “${right}”.`,
      full: `“Until” tells how long something goes on, “by” the latest time for something: “${right}”.`,
    });
  }
}

/** "It is not so hot like yesterday" → "as yesterday". */
function checkSoLike(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [not, so, adjective] = [tokens[word.at - 3], tokens[word.at - 2], tokens[word.at - 1]];
  const next = tokens[word.at + 1];
  if (
    word.lower !== 'like' ||
    /^(?:that|this)$/.test(next?.lower ?? '') ||
    not?.tag !== 'NOT' ||
    so?.lower !== 'so'
  )
    return [];
  if (adjective?.tag !== 'ADJ' && adjective?.tag !== 'ADV') return [];
  return createWordFinding(context, word, 'as', {
    simple: `To compare two things, “so” goes with “as”: “not so ${adjective.lower} as”.`,
    full: `A comparison with “so” or “as” takes “as”: “not so ${adjective.lower} as”.`,
  });
}

/** "My flat is so big as yours" → "as big as". */
function checkSoAs(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [be, adjective, as, next] = [tokens[word.at - 1], ...tokens.slice(word.at + 1, word.at + 4)];
  if (word.lower !== 'so' || be?.lemma !== 'be' || adjective?.tag !== 'ADJ' || as?.lower !== 'as') return [];
  if (!next || next.tag === 'TO' || next.lower === 'to' || tokens[be.at - 1]?.tag === 'NOT') return [];
  return createWordFinding(context, word, 'as', {
    simple: `Two things are the same here, so we need “as” two times: “as ${adjective.lower} as”.`,
    full: `Two things that are alike are compared with “as … as”: “as ${adjective.lower} as”.`,
  });
}

/** "He is such tall that …" → "so tall"; "a such good book" → "such a good book". */
function checkSuch(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (word.lower !== 'such') return [];
  const [before, next, after] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (before?.lower === 'a' && (next?.tag === 'ADJ' || next?.tag === 'NOUN') && next.lower !== 'as')
    return createFinding(context, before.at, word.at + 1, 'such a', {
      simple: '“A” comes after “such”: “such a”.',
      full: '“Such” stands before the article: “such a”.',
    });
  if (next?.tag !== 'ADJ' || next.possibleTags.has('NOUN') || before?.lemma !== 'be') return [];
  if (after?.lower !== 'that' || /^(?:NOUNS?)$/.test(tokens[after.at + 1]?.tag ?? '')) return [];
  return createWordFinding(context, word, 'so', {
    simple: `Before “${next.lower}” alone we say “so”.`,
    full: `“Such” goes with a noun, “so” with an adjective: “so ${next.lower} that …”.`,
  });
}

/** "Nevertheless the evidence was thin, the editor printed it" → "Although". */
function checkNevertheless(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [first, second] = tokens;
  if (!/^(?:nevertheless|nonetheless)$/.test(first?.lower ?? '') || second?.text === ',') return [];
  const commas = tokens.filter(({ text }) => text === ',');
  const [comma] = commas;
  if (!comma || commas.length > 1) return [];
  const next = clauses.find(({ subject }) => subject?.from === comma.at + 1);
  const isFirst = clauses.some(
    ({ subject, verb }) => subject?.from === 1 && verb?.finite && verb.to <= comma.at,
  );
  // "Nevertheless he came, she said."
  if (!isFirst || !next?.verb?.finite || /^(?:say|think|know|believe|add|ask)$/.test(next.verb.main.lemma))
    return [];
  return createFinding(context, 0, 1, 'although', {
    simple: `To join the two parts, we say “although”.`,
    full: `“${first?.text}” joins no clauses; with two of them in one sentence it is “although”.`,
  });
}

/** "First we walked around and after we ate" → "and then we ate": no other clause follows. */
function checkAfter(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [earlier, and, subject] = [tokens[word.at - 2], tokens[word.at - 1], tokens[word.at + 1]];
  if (word.lower !== 'after' || and?.lower !== 'and' || !SUBJECTS.test(subject?.lower ?? '')) return [];
  if (/^(?:before|during)$/.test(earlier?.lower ?? '') || earlier?.tag === 'SUBORD') return [];
  const finite = tokens.slice(word.at).filter(({ tag }) => FINITE.test(tag));
  const isNarrated = /^(?:first|firstly)$/.test(tokens[0]?.lower ?? '');
  if (finite.length !== 1 || !isNarrated || finite[0]?.tag !== 'PAST') return [];
  if (tokens.slice(word.at).some(({ text }) => text === ',')) return [];
  return createWordFinding(context, word, 'then', {
    simple: `For the next step we say “and then ${subject?.text} …”.`,
    full: `“After” needs another clause; what comes next is told with “then”: “and then ${subject?.text} …”.`,
  });
}

export const CONNECTOR_RULE: GrammarRule = {
  id: 'connector',
  kind: 'linking',
  precision:
    'Only a preposition before a pronoun and its finite verb, “even” before one of two clauses, until and by with a point of time and a verb of the lists, and fixed pairs.',
  at: [
    atWords('after', checkAfter),
    atWords('in due owing because despite', checkPhrase),
    atWords('for', checkFor),
    atWords('until till by', checkDeadline),
    atWords('like', checkSoLike),
    atWords('such', checkSuch),
    atWords('so', checkSoAs),
  ],
  find: combineFinds(checkEven, checkNevertheless),
};
