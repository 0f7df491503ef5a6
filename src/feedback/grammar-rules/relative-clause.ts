import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { findVerbFrame } from '../lexicon/verb-frames.ts';
import {
  atWords,
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

const FINITE = /^(?:VERB|VERBS|PAST|MODAL)$/;
const SUBJECT = /^(?:i|you|he|she|we|they|it)$/;

function isPersonWord(token: GrammarToken | undefined): boolean {
  return token !== undefined && (token.tag === 'NAME' || findEntry(token.lemma)?.nounClass === 'person');
}

/** Nouns whose content a clause with "that" tells: "the fact, that we had lost, …". */
const OF_CONTENT =
  /^(?:fact|idea|truth|belief|claim|news|rumour|rumor|proof|hope|fear|view|argument|point|feeling|promise|conclusion|impression|opinion|theory|thought|reason|problem|answer|result|statement|message|lesson|rule|dream|notion|assumption|suspicion|worry|condition|decision|evidence|report|suggestion|possibility|risk|danger)$/;

/**
 * "The flat, that we had found online, turned out …" → "which": the clause adds something about the subject,
 * which opens the sentence.
 */
function checkThat(context: RuleContext, that: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [noun, comma] = [tokens[that.at - 2], tokens[that.at - 1]];
  const [subject, verb] = [tokens[that.at + 1], tokens[that.at + 2]];
  if (that.lower !== 'that' || comma?.text !== ',' || !noun || OF_CONTENT.test(noun.lemma)) return [];
  // "Finally, breakfast, that was included, …"
  const start = tokens[0]?.tag === 'ADV' && tokens[1]?.text === ',' ? 2 : 0;
  const opening = tokens.slice(start, comma.at);
  const isNoun =
    opening.length > 0 &&
    opening.length < 5 &&
    opening.every(({ tag }) => /^(?:DET|ADJ|NOUNS?|NAME|POSS|NUM)$/.test(tag)) &&
    (/^(?:NOUNS?|NAME)$/.test(noun.tag) || (noun.possibleTags.has('NOUN') && opening[0]?.tag === 'DET'));
  const isObject = SUBJECT.test(subject?.lower ?? '') && FINITE.test(verb?.tag ?? '');
  const isSubject = start > 0 && /^(?:is|was|has|had|were|are)$/.test(subject?.lower ?? '');
  const close = tokens.slice(that.at + 3).find(({ text }) => text === ',');
  const main = close && tokens[close.at + 1];
  if (!isNoun || !(isObject || isSubject) || !main || !FINITE.test(main.tag)) return [];
  // "The old town, that I love, …": of a word that may tell a content, only its use as a subject is certain.
  if (isObject && findEntry(noun.lemma)?.nounClass === 'idea' && noun.tag === 'NOUN' && noun.at === start)
    return [];
  const right = isPersonWord(noun) ? 'who' : 'which';
  return createWordFinding(context, that, right, {
    simple: `After a comma we use “${right}”, not “that”.`,
    full: `Between commas, a clause that only adds something begins with “${right}”, not “that”.`,
  });
}

/** "He laughed at me, what I found rude" → "which I found rude". */
function checkWhat(context: RuleContext, what: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [comma, subject, verb] = [tokens[what.at - 1], tokens[what.at + 1], tokens[what.at + 2]];
  if (what.lower !== 'what' || comma?.text !== ',' || !SUBJECT.test(subject?.lower ?? '')) return [];
  if (!/^(?:find|consider)$/.test(verb?.lemma ?? '') || !FINITE.test(verb?.tag ?? '')) return [];
  const rest = tokens.slice(what.at + 3);
  const isJudged = rest.every(({ tag }) => /^(?:ADV|ADJ|ING|AND|MARK)$/.test(tag)) && rest.length < 6;
  const isWhole = clauses.some(
    ({ kind, subject: who, verb: main }) => kind === 'main' && who && main?.finite && main.to < what.at,
  );
  if (!isJudged || !isWhole || rest.length < 2) return [];
  return createWordFinding(context, what, 'which', {
    simple: `We use “which” for everything before the comma: “which ${subject?.text} ${verb?.text}”.`,
    full: 'A clause about the whole sentence before it begins with “which”, not “what”.',
  });
}

const AMOUNT = /^(?:most|some|many|all|both|none|half|several|few|two|three|four|five|one|each|neither)$/;

/** "The findings, which most of them were new" → "most of which". */
function checkAmount(context: RuleContext, which: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [amount, of, them, verb] = tokens.slice(which.at + 1, which.at + 5);
  const noun = tokens[which.at - (tokens[which.at - 1]?.text === ',' ? 2 : 1)];
  if (!/^(?:which|who|that)$/.test(which.lower) || !amount || !AMOUNT.test(amount.lower)) return [];
  if (of?.lower !== 'of' || !/^(?:them|it)$/.test(them?.lower ?? '') || !FINITE.test(verb?.tag ?? ''))
    return [];
  if (!noun || !/^(?:NOUNS?|NAME)$/.test(noun.tag) || !them) return [];
  const right = `${amount.text} of ${isPersonWord(noun) ? 'whom' : 'which'}`;
  return createFinding(context, which.at, them.at + 1, right, {
    simple: `“${right}” joins this part to the people or things before it.`,
    full: `The amount stands before the relative pronoun: “${right}”, without “${them.lower}”.`,
  });
}

/** "Haruka, who she is very quiet, …" → "who is". */
function checkDoubledSubject(context: RuleContext, who: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [noun, comma] = [tokens[who.at - 2], tokens[who.at - 1]];
  const [pronoun, be] = [tokens[who.at + 1], tokens[who.at + 2]];
  if (who.lower !== 'who' || comma?.text !== ',' || !isPersonWord(noun)) return [];
  if (!pronoun || !/^(?:he|she|they)$/.test(pronoun.lower) || !/^(?:is|are|was|were)$/.test(be?.lower ?? ''))
    return [];
  const end = tokens.slice(who.at + 3).find(({ tag }) => tag === 'MARK');
  const last = end && tokens[end.at - 1];
  const complement = tokens.slice(who.at + 3).find(({ tag }) => tag !== 'ADV');
  // "My uncle, who she is afraid of": the pronoun is another person.
  if (!last || !/^(?:ADJ|NOUNS?|NAME)$/.test(last.tag) || !/^(?:ADJ|DET)$/.test(complement?.tag ?? ''))
    return [];
  return createFinding(context, who.at, pronoun.at + 1, who.text, {
    simple: `“Who” already stands for “${noun?.text}”, so we leave out “${pronoun.lower}”.`,
    full: `“Who” is the subject of its clause, so “${pronoun.lower}” is left out: “who ${be?.text}”.`,
  });
}

/** "Among whom live near the airport" → "among those who live". */
function checkThose(context: RuleContext, whom: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, preposition, verb, next] = [
    tokens[whom.at - 2],
    tokens[whom.at - 1],
    tokens[whom.at + 1],
    tokens[whom.at + 2],
  ];
  if (!/^(?:whom|who)$/.test(whom.lower) || preposition?.tag !== 'PREP') return [];
  if (!/^(?:among|for|to|by|from|with)$/.test(preposition.lower) || before?.tag !== 'ADV') return [];
  if (!verb || !/^(?:VERB|PAST)$/.test(verb.tag) || !/^(?:PREP|DET)$/.test(next?.tag ?? '')) return [];
  return createWordFinding(context, whom, 'those who', {
    simple: `We need a word for the people: “${preposition.lower} those who ${verb.text}”.`,
    full: `No noun stands before “${whom.lower}”, so it is “those who”: “${preposition.lower} those who ${verb.text}”.`,
  });
}

/** "Skills in which I still use every day" → "which I still use": the verb takes its object directly. */
function checkNeedless(context: RuleContext, which: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [noun, preposition, subject] = [tokens[which.at - 2], tokens[which.at - 1], tokens[which.at + 1]];
  if (which.lower !== 'which' || preposition?.tag !== 'PREP' || !/^NOUNS?$/.test(noun?.tag ?? '')) return [];
  if (
    !SUBJECT.test(subject?.lower ?? '') ||
    /^(?:way|manner|sense|extent|degree|case)$/.test(noun?.lemma ?? '')
  )
    return [];
  const verb = tokens.slice(which.at + 2, which.at + 4).find(({ tag }) => tag !== 'ADV');
  if (!verb || !FINITE.test(verb.tag)) return [];
  const frame = findVerbFrame(verb.lemma);
  if (!frame?.isAuthored || !frame.complements.has('o') || frame.complements.has('x')) return [];
  if (frame.prepositions.has(preposition.lower) || frame.complements.has('that')) return [];
  const next = tokens[verb.at + 1];
  const isEnd = !next || next.tag === 'MARK' || /^(?:every|today|now|daily)$/.test(next.lower);
  if (!isEnd) return [];
  return createFinding(context, preposition.at, which.at + 1, 'which', {
    simple: `We “${verb.lower}” a thing, without “${preposition.lower}”: “which ${subject?.text} … ${verb.text}”.`,
    full: `“${verb.lemma}” takes its object directly, so there is no “${preposition.lower}” before “which”.`,
  });
}

export const RELATIVE_CLAUSE_RULE: GrammarRule = {
  id: 'relative-clause',
  kind: 'relative',
  precision:
    'Only clauses between commas behind the noun that opens the sentence, amounts and pronouns that repeat what “who” or “which” stands for, and prepositions before “which” that its verb does not take.',
  at: [
    atWords('that', checkThat),
    atWords('what', checkWhat),
    atWords('which who that', checkAmount),
    atWords('who', checkDoubledSubject),
    atWords('whom who', checkThose),
    atWords('which', checkNeedless),
  ],
};
