import type { Clause } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { canBe } from '../lexicon/english.ts';
import { OBJECT_FORMS } from '../lexicon/function-words.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import {
  atWords,
  combineFinds,
  createFinding,
  createWordFinding,
  findInClauses,
  findInWords,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

const OBJECT_PRONOUN = /^(?:me|you|him|her|it|us|them)$/;
/** Words before a preposition behind which "to" is no part of a verb: "insist on to pay". */
const BEFORE_ABOUT =
  /^(?:how|what|think|talk|dream|worry|speak|care|forget|know|happy|sad|nervous|excited|sure|worried)$/;
const BEFORE_ON = /^(?:insist|keep|focus|concentrate|count|rely|depend|keen|plan)$/;
const BEFORE_IN = /^(?:interested|succeed|believe|interest|difficulty|experience|involved|persist)$/;
/** Verbs with an object and an infinitive, and without an object and -ing: "allowed us to leave". */
const WITH_INFINITIVE =
  /^(?:allow|enable|force|persuade|advise|encourage|invite|ask|expect|permit|order|warn|convince|challenge)$/;
const JUDGEMENTS =
  'important easy difficult hard necessary impossible possible dangerous useful essential better great good nice interesting boring fun expensive cheap safe healthy normal common rude polite';

function isBase({ lower, lemma, isKnown, possibleTags }: GrammarToken): boolean {
  return isKnown && lower === lemma && possibleTags.has('VERB');
}

function isGovernor(tokens: readonly GrammarToken[], preposition: GrammarToken): boolean {
  const before = tokens[preposition.at - 1];
  if (!before) return false;
  switch (preposition.lower) {
    case 'about':
      return BEFORE_ABOUT.test(before.lemma) || BEFORE_ABOUT.test(before.lower);
    case 'on':
      return BEFORE_ON.test(before.lemma) || BEFORE_ON.test(before.lower);
    case 'in':
      return BEFORE_IN.test(before.lemma) || BEFORE_IN.test(before.lower);
    case 'of':
      // "I have a lot of to do" wants no "of".
      return !/^lots?$/.test(before.lower);
    case 'without':
      return true;
    default:
      return false;
  }
}

/** "I insist on to pay" → "on paying"; "How about to go" → "about going". */
function checkPreposition(context: RuleContext, to: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [preposition, verb] = [tokens[to.at - 1], tokens[to.at + 1]];
  if (!preposition || !verb || !isBase(verb) || !isGovernor(tokens, preposition)) return [];
  // "What are you thinking about to make you smile?" has its object at the beginning.
  if (/^(?:what|who|which)$/.test(tokens[0]?.lower ?? '') && preposition.at > 2) return [];
  const right = toIngForm(verb.lemma);
  return createFinding(context, to.at, verb.at + 1, right, {
    simple: `After “${preposition.lower}” we use -ing: “${preposition.lower} ${right}”.`,
    full: `After the preposition “${preposition.lower}” the verb is an -ing form: “${right}”.`,
  });
}

/** "He told me to don't worry" → "not to worry". */
function checkToNot(context: RuleContext, to: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [help, not, verb] = tokens.slice(to.at + 1, to.at + 4);
  if (help?.lower !== 'do' || not?.tag !== 'NOT' || !verb || !isBase(verb)) return [];
  const right = `not to ${verb.lower}`;
  return createFinding(context, to.at, verb.at + 1, right, {
    simple: `The negative is “${right}”, without “do”.`,
    full: `The negative infinitive is “not” before “to”: “${right}”.`,
  });
}

/** "I heard her to sing" → "heard her sing". */
function checkSenses(context: RuleContext, to: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [verb, object, base] = [tokens[to.at - 2], tokens[to.at - 1], tokens[to.at + 1]];
  if (!verb || !object || !base || !isBase(base) || base.lemma === 'be' || base.possibleTags.has('NOUN'))
    return [];
  if (!/^(?:hear|see|watch|notice)$/.test(verb.lemma) || !/^(?:VERB|PAST)$/.test(verb.tag)) return [];
  if (!/^(?:me|you|him|us|them|someone|somebody)$/.test(object.lower)) return [];
  return createFinding(context, to.at, base.at + 1, base.lower, {
    simple: `After “${verb.lower} ${object.lower}” there is no “to”: “${base.lower}”.`,
    full: `“${verb.lemma}” with an object takes the base form without “to”: “${base.lower}”.`,
  });
}

/** "It took me an hour finding it" → "to find"; "They allowed us leaving" → "to leave". */
function checkIng(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses, groups } = context.sentence;
  if (word.tag !== 'ING' || word.possibleTags.has('NOUN') || word.possibleTags.has('ADJ')) return [];
  const before = tokens[word.at - 1];
  const next = tokens[word.at + 1];
  const verb = before && tokens[before.at - 1];
  const isFollowed = tokens
    .slice(word.at + 1)
    .some(({ tag }) => tag === 'VERBS' || tag === 'PAST' || tag === 'MODAL');
  const report = (right: string, governor: string) =>
    createWordFinding(context, word, right, {
      simple: `After “${governor}” the verb ${right.startsWith('to ') ? 'needs “to”' : 'has no ending'}: “${right}”.`,
      full: `“${governor}” takes ${right.startsWith('to ') ? 'an infinitive with “to”' : 'a base form'} here: “${right}”.`,
    });
  if (
    before &&
    verb &&
    OBJECT_PRONOUN.test(before.lower) &&
    !isFollowed &&
    /^(?:VERBS?|PAST|EN|ING)$/.test(verb.tag)
  ) {
    if (WITH_INFINITIVE.test(verb.lemma) && before.lower !== 'it' && before.lower !== 'her')
      return report(`to ${word.lemma}`, `${verb.lower} ${before.lower}`);
    if (verb.lemma === 'help' && before.lower !== 'it' && before.lower !== 'her')
      return report(word.lemma, `${verb.lower} ${before.lower}`);
  }
  const clause = clauses.find(({ verb: each }) => each?.main.lemma === 'take' && each.to <= word.at);
  const time = groups.find((group) => group.kind === 'noun' && group.to === word.at);
  const isTime = time?.kind === 'noun' && (time.isTime || time.nounClass === 'time');
  if (clause?.subject?.head.lower === 'it' && isTime && next && /^(?:DET|PRON|NAME|PREP)$/.test(next.tag))
    return report(`to ${word.lemma}`, 'it takes time');
  return [];
}

/** "It's important learn languages" → "to learn". */
function checkJudgement(context: RuleContext, adjective: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const be = tokens[adjective.at - 1]?.tag === 'ADV' ? tokens[adjective.at - 2] : tokens[adjective.at - 1];
  const it = be && tokens[be.at - 1];
  const verb = tokens[adjective.at + 1];
  const next = verb && tokens[verb.at + 1];
  if (!be || it?.lower !== 'it' || be.lemma !== 'be' || !verb || !next || !isBase(verb)) return [];
  const governs = /^(?:DET|PRON|NOUNS|NAME)$/.test(next.tag);
  const isOnlyVerb =
    !canBe(verb.lemma, 'n') && !verb.possibleTags.has('NOUN') && !verb.possibleTags.has('ADJ');
  const isSure = isOnlyVerb || (governs && verb.lemma !== 'work') || /^(?:study)$/.test(verb.lemma);
  if (!isSure || /^(?:say|let|please|enough|like)$/.test(verb.lemma)) return [];
  return createWordFinding(context, verb, `to ${verb.lower}`, {
    simple: `After “it is ${adjective.lower}” the verb needs “to”: “to ${verb.lower}”.`,
    full: `After “it is ${adjective.lower}” comes an infinitive with “to”: “to ${verb.lower}”.`,
  });
}

/** "Without we asked" → "without us asking": a preposition opens no clause. */
function checkWithout(context: RuleContext, without: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [subject, verb, next] = tokens.slice(without.at + 1, without.at + 4);
  const isDespite = without.lower === 'despite';
  if ((without.lower !== 'without' && !isDespite) || !subject || !verb) return [];
  const object = OBJECT_FORMS[subject.lower];
  if (!object || !/^(?:VERBS?|PAST)$/.test(verb.tag) || verb.lemma === 'do' || verb.lower.startsWith("'"))
    return [];
  // "Despite he is tired" wants "although".
  const isUnsure = !verb.isKnown || /^(?:be|have)$/.test(verb.lemma) || next?.tag === 'NOT';
  if (isDespite && isUnsure) return [];
  const right = `${object} ${toIngForm(verb.lemma)}`;
  return createFinding(context, subject.at, verb.at + 1, right, {
    simple: `After “${without.lower}” the verb has -ing: “${right}”.`,
    full: `“${without.text}” is a preposition: it takes an object and an -ing form, “${right}”.`,
  });
}

/** "I would appreciate if" → "appreciate it if"; "You will like there" → "like it there". */
function checkDummyObject(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { verb, subject, kind } = clause;
  if (!verb?.finite || !subject || verb.isPassive || kind === 'relative') return [];
  const { main } = verb;
  const [next, end] = [tokens[main.at + 1], tokens[main.at + 2]];
  const isAppreciated = main.lower === 'appreciate' && next?.lower === 'if' && verb.tense === 'modal';
  // "The people I like here" have their object before; it may also be asked for.
  const before = tokens[subject.from - 1];
  const isOpen = !before || !/^(?:NOUNS?|NAME|PRON|WH|REL|NUM|DET|ADJ)$/.test(before.tag);
  const isLiked =
    /^(?:like|love|enjoy|hate)$/.test(main.lemma) &&
    /^(?:here|there)$/.test(next?.lower ?? '') &&
    (end?.tag === 'MARK' || /^(?:because|when|very)$/.test(end?.lower ?? ''));
  if (!isAppreciated && !(isLiked && isOpen && !isQuestion && subject.isPronoun)) return [];
  const right = `${main.text} it`;
  return createWordFinding(context, main, right, {
    simple: `“${main.text}” needs “it” here: “${right} ${next?.lower}”.`,
    full: `“${main.lemma}” needs an object, here “it”: “${right} ${next?.lower}”.`,
  });
}

export const VERB_PATTERN_RULE: GrammarRule = {
  id: 'verb-pattern',
  kind: 'verb-pattern',
  precision:
    'Only “to” behind a preposition that a word of the lists governs, “to don’t”, an -ing form behind a verb of the list and a pronoun, or a verb behind “it is” and an adjective of judgement.',
  at: [
    atWords('to', checkPreposition),
    atWords('to', checkToNot),
    atWords('to', checkSenses),
    atWords('without despite', checkWithout),
    atWords(JUDGEMENTS, checkJudgement),
  ],
  find: combineFinds(findInClauses(checkDummyObject), findInWords(checkIng)),
};
