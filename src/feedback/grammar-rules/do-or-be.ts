import type { NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  atWords,
  createFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { takesThirdPerson, toPast, toPresent } from './verb-forms.ts';

const HOME = /^(?:home|school|work)$/;

/** The form of "be" in place of do, does, did. */
function chooseBe(auxiliary: GrammarToken, subject: NounGroup): string {
  return auxiliary.lower === 'did' ? toPast('be', subject) : toPresent('be', subject);
}

/** Whether what begins at a token can only stand behind "be": "hungry", "at home", "from Peru". */
function isState(tokens: readonly GrammarToken[], from: number): boolean {
  const first = tokens[from];
  const word =
    first?.tag === 'ADV' && /^(?:very|so|really|too)$/.test(first.lower) ? tokens[from + 1] : first;
  if (!word || !first) return false;
  const next = tokens[word.at + 1];
  const isEnd =
    next?.tag === 'MARK' ||
    next?.tag === 'SUBORD' ||
    next?.tag === 'AND' ||
    next?.tag === 'PREP' ||
    next?.tag === 'ADV';
  if (word.tag === 'ADJ')
    return (
      word.isKnown &&
      isEnd &&
      !['VERB', 'ADV', 'NOUN', 'PRON', 'DET'].some((tag) => word.possibleTags.has(tag as 'VERB'))
    );
  if (first.lower === 'at')
    return (
      HOME.test(next?.lower ?? '') ||
      (tokens[from + 1]?.lower === 'the' &&
        tokens[from + 2]?.tag === 'NOUN' &&
        !/^(?:moment|end|beginning|time|start|same)$/.test(tokens[from + 2]?.lower ?? ''))
    );
  if (first.lower === 'from') return next?.tag === 'NAME' || next?.tag === 'MARK';
  return false;
}

/** "Do you hungry?" → "Are you hungry?"; "Where do you from?" → "Where are you from?". */
function checkQuestion(context: RuleContext, auxiliary: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups, isQuestion } = context.sentence;
  const { at } = auxiliary;
  if (!isQuestion) return [];
  const before = tokens[at - 1];
  if (before && before.tag !== 'WH' && before.tag !== 'MARK' && before.tag !== 'AND' && before.tag !== 'ADV')
    return [];
  const subject = groups.find((group): group is NounGroup => group.kind === 'noun' && group.from === at + 1);
  if (!subject || takesThirdPerson(subject) === undefined || !isState(tokens, subject.to)) return [];
  const right = chooseBe(auxiliary, subject);
  // The adjective is marked as well, so that no other rule makes it an adverb of "do".
  const end = subject.to + (tokens[subject.to]?.tag === 'ADV' ? 2 : 1);
  const words = getWritten(context, subject.from, end);
  return createFinding(context, at, end, `${right} ${words}`, {
    simple: `There is no other verb here, so we ask “${right} ${words} …?”`,
    full: `“Do” needs a verb after it. Without one, the question has “be”: “${right} ${words} …?”`,
  });
}

/** "Where did you was" → "Where were you": "do" and "be" in one question. */
function checkBoth(context: RuleContext, help: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { at } = help;
  const [pronoun, be] = tokens.slice(at + 1, at + 3);
  if (!isQuestion || !pronoun) return [];
  if (!/^(?:you|he|she|it|we|they)$/.test(pronoun.lower) || !/^(?:is|are|was|were)$/.test(be?.lower ?? ''))
    return [];
  const isOne = /^(?:he|she|it)$/.test(pronoun.lower);
  const isPast = help.lower === 'did' || be?.tag === 'PAST';
  const right = isPast ? (isOne ? 'was' : 'were') : isOne ? 'is' : 'are';
  return createFinding(context, at, at + 3, `${right} ${pronoun.lower}`, {
    simple: `A question with “be” needs no “${help.lower}”: “${right} ${pronoun.lower}”.`,
    full: `“Be” makes its questions without “do”: “${right} ${pronoun.lower}”.`,
  });
}

/** "He doesn't at home" → "isn't at home"; "I don't tired" → "I'm not tired". */
function checkStatement(context: RuleContext, auxiliary: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses, isQuestion } = context.sentence;
  const { at } = auxiliary;
  const not = tokens[at + 1];
  if (isQuestion || not?.tag !== 'NOT') return [];
  const clause = clauses.find(({ verb, subject }) => subject?.to === at && verb?.finite?.at === at);
  const subject = clause?.subject;
  if (!subject || clause.verb?.verbs.length !== 1 || !isState(tokens, at + 2)) return [];
  if (takesThirdPerson(subject) === undefined) return [];
  const be = chooseBe(auxiliary, subject);
  const right = not.lower === "n't" && be !== 'am' ? `${be}n't` : `${be} not`;
  return createFinding(context, at, at + 2, right, {
    simple: `There is no other verb here, so we say “${right}”.`,
    full: `“Do” needs a verb after it. Without one, the negative is that of “be”: “${right}”.`,
  });
}

/** "Do you free on Sunday?" → "Are you free": "free" is a verb as well, but then it has an object. */
function checkFree(context: RuleContext, auxiliary: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const [subject, free, next] = tokens.slice(auxiliary.at + 1, auxiliary.at + 4);
  const right =
    subject?.lower === 'you' || subject?.lower === 'they' || subject?.lower === 'we' ? 'are' : 'is';
  if (!isQuestion || auxiliary.lower === 'did' || !subject || !/^(?:you|they|we|he|she)$/.test(subject.lower))
    return [];
  if (
    free?.lower !== 'free' ||
    !(
      next?.text === '?' ||
      /^(?:on|at|in|this|next|now|today|tonight|tomorrow|after|for|to)$/.test(next?.lower ?? '')
    )
  )
    return [];
  return createFinding(context, auxiliary.at, free.at + 1, `${right} ${subject.text} free`, {
    simple: `There is no other verb here, so we ask “${right} ${subject.text} free …?”`,
    full: `“Do” needs a verb after it. Without one, the question has “be”: “${right} ${subject.text} free …?”`,
  });
}

/** "She hasn't to pay" → "doesn't have to". */
function checkHaveNotTo(context: RuleContext, have: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [not, to, verb] = tokens.slice(have.at + 1, have.at + 4);
  if (
    not?.tag !== 'NOT' ||
    to?.lower !== 'to' ||
    !verb?.possibleTags.has('VERB') ||
    verb.lower !== verb.lemma
  )
    return [];
  const help = have.lower === 'had' ? 'did' : have.lower === 'has' ? 'does' : 'do';
  const right = `${help}${not.lower === "n't" ? "n't" : ' not'} have to`;
  return createFinding(context, have.at, to.at + 1, right, {
    simple: `The negative of “have to” is “${right}”.`,
    full: `“Have to” makes its negative with “do”: “${right} ${verb.lower}”.`,
  });
}

/** "Do you have been to Rome?" → "Have you been". */
function checkDoHave(context: RuleContext, auxiliary: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const [subject, have, ...rest] = tokens.slice(auxiliary.at + 1, auxiliary.at + 5);
  const ever = rest[0]?.lower === 'ever' ? rest[0] : undefined;
  const been = ever ? rest[1] : rest[0];
  if (!isQuestion || !subject || !/^(?:i|you|he|she|it|we|they)$/.test(subject.lower)) return [];
  if (
    !/^(?:have|had)$/.test(have?.lower ?? '') ||
    !/^(?:been|gone|seen|done|eaten|visited|finished|met)$/.test(been?.lower ?? '')
  )
    return [];
  const right = /^(?:he|she|it)$/.test(subject.lower) ? 'has' : 'have';
  const words = `${right} ${subject.text}${ever ? ' ever' : ''} ${been?.text}`;
  return createFinding(context, auxiliary.at, (been?.at ?? 0) + 1, words, {
    simple: `“${been?.text}” takes “have”, not “${auxiliary.lower}”: “${words} …?”`,
    full: `The present perfect makes its question with “have” alone: “${words} …?”`,
  });
}

export const DO_OR_BE_RULE: GrammarRule = {
  id: 'do-or-be',
  kind: 'negation',
  precision:
    'Only do, does, did directly before or behind the subject, with a word that is only an adjective, a place with “at”, or “from”, and no verb between.',
  at: [
    atWords('do does did', checkBoth),
    atWords('do does did', checkQuestion),
    atWords('do does did', checkStatement),
    atWords('do does did', checkFree),
    atWords('do does did', checkDoHave),
    atWords('have has had', checkHaveNotTo),
  ],
};
