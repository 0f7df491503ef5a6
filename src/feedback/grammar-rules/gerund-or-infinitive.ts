import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  atForms,
  atWords,
  combineFinds,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import {
  checkAfterQuestionWord,
  checkChoice,
  checkGoTo,
  checkHear,
  checkMakesEasy,
  checkSpend,
  checkStop,
  checkToAfterIngVerb,
  checkWithObject,
  EASE,
  WITH_ING,
} from './verb-after-verb.ts';
import { isBaseForm } from './verb-forms.ts';

/** Verbs that need "to" before a verb behind them. */
const WITH_INFINITIVE =
  /^(?:want|hope|decide|plan|promise|refuse|agree|expect|learn|manage|wish|afford|offer|like|love)$/;

const CHORES =
  /^(?:bring|buy|take|call|send|pay|write|tell|give|lock|check|feed|pack|book|invite|visit|ask|close)$/;

/** "Don't forget bringing a jacket" → "to bring": what is still to be done. */
function checkForget(context: RuleContext, forget: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, help, not, verb, next] = [-3, -2, -1, 1, 2].map((step) => tokens[forget.at + step]);
  if (forget.lower !== 'forget' || help?.lower !== 'do' || not?.tag !== 'NOT' || verb?.tag !== 'ING')
    return [];
  if (before && !/^(?:MARK|AND|INTERJ|SUBORD)$/.test(before.tag)) return [];
  // "Don't forget cooking takes time": the -ing form is a subject.
  const end = tokens.findIndex(({ at, tag }) => at > verb.at && /^(?:MARK|SUBORD)$/.test(tag));
  const isSubject = tokens
    .slice(verb.at, end < 0 ? tokens.length : end)
    .some(({ tag }) => /^(?:VERBS|MODAL|VERB)$/.test(tag));
  if (isSubject || !next || !/^(?:DET|PRON|NAME|NOUN|NOUNS|PREP|NUM|ADJ)$/.test(next.tag)) return [];
  // "Don't forget swimming things", "walking shoes", "dancing with him".
  const hasObject = /^(?:DET|PRON|NAME)$/.test(next.tag);
  if (!hasObject && !CHORES.test(verb.lemma)) return [];
  const right = `to ${verb.lemma}`;
  return createWordFinding(context, verb, right, {
    simple: `For what you must still do, we say “don't forget ${right}”.`,
    full: `“Forget” takes an infinitive for what is still to be done: “${right}”.`,
  });
}

const COUNTABLE_ACTIONS = /^(?:cook|run|swim|ride|jog|hike|sing|draw|read)$/;

/** "I like cook" → "like cooking": no noun stands alone there. */
function checkLikedAction(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, verb, next] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (!/^(?:like|love|enjoy|hate|prefer)s?$/.test(word.lower) || !verb || !next) return [];
  if (!/^(?:i|you|we|they|he|she|to|really|also)$/.test(before?.lower ?? '')) return [];
  if (!COUNTABLE_ACTIONS.test(verb.lower) || !/^(?:MARK|PREP|AND|SUBORD|ADV)$/.test(next.tag)) return [];
  // "I like sing and dance shows".
  const behindPair = tokens[next.at + 2];
  if (next.tag === 'AND' && behindPair && !/^(?:MARK|PREP|SUBORD)$/.test(behindPair.tag)) return [];
  const right = toIngForm(verb.lower);
  return createWordFinding(context, verb, right, {
    simple: `After “${word.lower}” the verb has -ing: “${right}”.`,
    full: `A verb after “${word.lower}” is an -ing form: “${word.lower} ${right}”.`,
  });
}

/** "My hobby is play football" → "playing"; "my dream is become a doctor" → "to become". */
function checkPredicate(context: RuleContext, be: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [subject, verb, next] = [tokens[be.at - 1], tokens[be.at + 1], tokens[be.at + 2]];
  if (!/^(?:is|was)$/.test(be.lower) || !subject || !verb || !next || verb.lower !== verb.lemma) return [];
  const isHobby = /^(?:hobby|pastime)$/.test(subject.lower);
  const isAim = /^(?:dream|goal|aim|wish|ambition)$/.test(subject.lower);
  const isVerb =
    verb.possibleTags.has('VERB') && !verb.possibleTags.has('ADJ') && !verb.possibleTags.has('ADV');
  // "My hobby is dance music": with a noun behind it, only what is no first part of a compound.
  const hasObject = isHobby
    ? /^(?:play|watch|collect|listen|ride|make|take|go)$/.test(verb.lower) &&
      /^(?:NOUN|NOUNS|DET|NAME|TO|ADJ|POSS|ING|PREP)$/.test(next.tag)
    : /^(?:DET|POSS|TO|NAME)$/.test(next.tag) && !verb.possibleTags.has('NOUN');
  if ((!isHobby && !isAim) || !isVerb || !hasObject) return [];
  const right = isHobby ? toIngForm(verb.lemma) : `to ${verb.lemma}`;
  return createWordFinding(context, verb, right, {
    simple: `After “${subject.lower} ${be.lower}” we say “${right}”.`,
    full: `What the ${subject.lower} is stands as “${right}”, not as the base form “${verb.lower}”.`,
  });
}

/** "She wants become a pilot" → "wants to become". */
function checkMissingTo(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = tokens[word.at + 1];
  if (!WITH_INFINITIVE.test(word.lemma) || !/^(?:VERB|VERBS|PAST)$/.test(word.tag) || !verb) return [];
  const next = tokens[verb.at + 1];
  // "Want pass the exam": a noun would have no determiner behind it.
  const hasObject =
    /^(?:want|decide|promise|refuse|manage)$/.test(word.lemma) &&
    verb.possibleTags.has('VERB') &&
    verb.lower === verb.lemma &&
    /^(?:an?|the|my|your|his|her|our|their|this|some|me|him|it|them)$/.test(next?.lower ?? '') &&
    tokens[verb.at + 2]?.lower !== 'most';
  const isOnlyVerb =
    isBaseForm(verb) &&
    !['NOUN', 'ADJ', 'PAST'].some((tag) => verb.possibleTags.has(tag as GrammarToken['tag']));
  if (!hasObject && !isOnlyVerb) return [];
  // "They promised live lessons."
  if (verb.lower === 'live' && /^NOUNS?$/.test(next?.tag ?? '')) return [];
  const before = tokens[word.at - 1];
  if (!before || before.lemma === 'let' || before.lemma === 'help') return [];
  if (/^(?:wish|hope|learn|agree|expect)$/.test(word.lemma) && before.tag !== 'PRON') return [];
  if (word.lemma === 'like' && word.tag !== 'VERB' && word.tag !== 'VERBS') return [];
  const right = `to ${verb.text}`;
  // Both forms are right after these two verbs.
  if (/^(?:like|love)$/.test(word.lemma))
    return createWordFinding(context, verb, right, {
      simple: `We say “${word.lower} ${right}” or “${word.lower} ${toIngForm(verb.lemma)}”.`,
      full: `“${word.lemma}” takes “to” or an -ing form: “${word.lower} ${right}”, “${word.lower} ${toIngForm(verb.lemma)}”.`,
    });
  return createWordFinding(context, verb, right, {
    simple: `After “${word.lower}” we use “to”: “${word.lower} ${right}”.`,
    full: `“${word.lemma}” takes an infinitive with “to”: “${word.lower} ${right}”.`,
  });
}

/** "Made pay for it", "made wait for an hour": these may be read as nouns. */
function isPaidOrAwaited({ lower }: GrammarToken, next: GrammarToken | undefined): boolean {
  return /^(?:pay|wait|work|clean|leave|sit|stand|run|walk|wash)$/.test(lower) && next?.tag === 'PREP';
}

/** "We were made pay" → "made to pay". */
function checkPassiveMake(context: RuleContext): readonly GrammarFinding[] {
  return context.sentence.clauses.flatMap(({ verb }) => {
    if (verb?.main.lower !== 'made' || !verb.isPassive) return [];
    const next = context.sentence.tokens[verb.to];
    if (!next || !(isBaseForm(next) || isPaidOrAwaited(next, context.sentence.tokens[next.at + 1])))
      return [];
    if (next.possibleTags.has('NOUN') && context.sentence.tokens[next.at + 1]?.tag === 'MARK') return [];
    return createWordFinding(context, next, `to ${next.text}`, {
      simple: `After “${verb.verbs.at(-2)?.lower} made” we need “to” before the verb: “to ${next.text}”.`,
      full: `In the passive, “make” takes an infinitive with “to”: “made to ${next.text}”.`,
    });
  });
}

/** "Wear a uniform makes students equal" → "Wearing a uniform makes …". */
function checkSubject(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses, groups, isQuestion } = context.sentence;
  return clauses.flatMap(({ kind, verb, subject, opening, parent }) => {
    if (kind !== 'main' || parent || subject || !verb || verb.verbs.length !== 1 || isQuestion) return [];
    const object = groups.find(({ from }) => from === verb.to);
    if (verb.form !== 'finite' || !isBaseForm(verb.main) || object?.kind !== 'noun') return [];
    const isAtStart = verb.from === 0 || (opening.length > 0 && tokens[verb.from - 1]?.text === ',');
    // "Mount Fuji is", "Miss Brown is", "Suppose somebody gets lost", "Say the first word is …".
    const isTitle = object.determiner === undefined && object.head.tag === 'NAME';
    if (isTitle || takes(verb.main.lemma, 'that') || /^(?:let|suppose|do)$/.test(verb.main.lemma)) return [];
    // "Make sure each light is off" asks for something.
    if (/^(?:sure|certain)$/.test(tokens[verb.main.at + 1]?.lower ?? '')) return [];
    const second = tokens[object.to];
    const isVerb =
      second?.tag === 'VERBS' && (!second.possibleTags.has('NOUNS') || /^(?:make|help)$/.test(second.lemma));
    if (!isAtStart || !isVerb || object.members.length > 0 || object.number === 'unknown') return [];
    const right = toIngForm(verb.main.lemma);
    return createWordFinding(context, verb.main, right, {
      simple: `Before “${second.text}” an action ends in -ing: “${right} ${getWritten(context, object.from, object.to)}”.`,
      full: `A verb that is the subject of “${second.text}” is an -ing form: “${right}”.`,
    });
  });
}

export const GERUND_OR_INFINITIVE_RULE: GrammarRule = {
  id: 'gerund-or-infinitive',
  kind: 'verb-form',
  precision:
    'Only a verb of the list before a form that is only a verb, or a base form before a second verb that agrees with it.',
  at: [
    atWords('forget', checkForget),
    atWords('is was', checkPredicate),
    atWords('like likes love loves enjoy enjoys hate hates prefer prefers', checkLikedAction),
    atForms('want like love hate prefer', checkWithObject),
    atWords('but', checkChoice),
    atWords('stopped', checkStop),
    atForms('spend', checkSpend),
    atForms(WITH_ING, checkToAfterIngVerb),
    atForms('hear', checkHear),
    atForms('go', checkGoTo),
    atWords(EASE, checkMakesEasy),
    atWords('what how where when', checkAfterQuestionWord),
    atForms(
      'want hope decide plan promise refuse agree expect learn manage wish afford offer like love',
      checkMissingTo,
    ),
  ],
  find: combineFinds(checkPassiveMake, checkSubject),
};
