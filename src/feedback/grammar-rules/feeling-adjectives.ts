import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { chooseArticle, toIngForm, toPastParticiple } from '../lexicon/inflection.ts';
import { NOUN_FOR_ADJECTIVE } from '../lexicon/word-families.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

/** Verbs of feeling: "bored" is who feels it, "boring" what causes it. */
const FEELING =
  /^(?:bore|interest|excite|tire|confuse|surprise|amaze|annoy|frighten|shock|disappoint|embarrass|exhaust|fascinate|relax|frustrate|depress|satisfy|terrify|thrill|worry|scare|please|disgust|motivate|inspire|astonish|irritate|upset|impress|stress|relieve|delight|overwhelm|puzzle|charm|entertain|encourage|discourage|humiliate|alarm|touch|move|convince|challenge)$/;
const LINKING = /^(?:be|feel|get|become|look|seem|sound)$/;

function isPersonWord(token: GrammarToken | undefined): boolean {
  if (!token) return false;
  return (
    /^(?:i|you|he|she|we|they|everyone|everybody|someone|somebody)$/.test(token.lower) ||
    findEntry(token.lemma)?.nounClass === 'person'
  );
}

function isThing(token: GrammarToken | undefined): boolean {
  if (!token || !/^(?:NOUN|NOUNS)$/.test(token.tag)) return false;
  const nounClass = findEntry(token.lemma)?.nounClass;
  return nounClass === 'thing' || nounClass === 'idea' || nounClass === 'time' || nounClass === 'place';
}

/** The subject of the clause that the verb belongs to, if it stands directly before it. */
function findSubject({ sentence }: RuleContext, verb: GrammarToken): GrammarToken | undefined {
  const clause = sentence.clauses.find((each) => each.verb?.verbs.includes(verb));
  return clause?.subject && clause.subject.members.length === 0 ? clause.subject.head : undefined;
}

/** The linking verb before a word, with adverbs of degree between; they alone make "was shock" certain. */
function findLinking(tokens: readonly GrammarToken[], at: number): GrammarToken | undefined {
  let index = at - 1;
  while (index > at - 4 && (tokens[index]?.tag === 'ADV' || tokens[index]?.tag === 'NOT')) index--;
  const verb = tokens[index];
  return verb && LINKING.test(verb.lemma) && /^(?:VERB|VERBS|PAST)$/.test(verb.tag) ? verb : undefined;
}

function explain(right: string, subject: string, isFeeling: boolean) {
  if (!isFeeling)
    return {
      simple: `Here the verb has its third form: “${right}”.`,
      full: `After “be” the verb has its participle here: “${right}”.`,
    };
  return right.endsWith('ing')
    ? {
        simple: `What gives us a feeling, here “${subject}”, is “${right}”.`,
        full: `The -ing form is for what causes a feeling, here “${subject}”: “${right}”.`,
      }
    : {
        simple: `The person with the feeling, here “${subject}”, is “${right}”.`,
        full: `The -ed form is for the person who feels it, here “${subject}”: “${right}”.`,
      };
}

/** "I was shock" → "shocked"; "We are marry" → "married". */
function checkBase(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (word.lower !== word.lemma) return [];
  const isFeeling = FEELING.test(word.lemma);
  if (!isFeeling && !/^(?:marry|retire|close|divorce)$/.test(word.lemma)) return [];
  const linking = findLinking(tokens, word.at);
  if (!linking || context.sentence.isQuestion) return [];
  const subject = findSubject(context, linking);
  const next = tokens[word.at + 1];
  if (!subject || linking.at < subject.at || (next && /^(?:NOUN|NOUNS|DET|PRON|NUM|ING|EN)$/.test(next.tag)))
    return [];
  if (word.lemma === 'close') {
    const isOpenOnly =
      /^(?:SUBORD|MARK)$/.test(next?.tag ?? 'MARK') || /^(?:on|today|tomorrow|now)$/.test(next?.lower ?? '');
    if (
      !isOpenOnly ||
      !/^(?:shop|bank|museum|office|library|restaurant|supermarket|store|market|school|pool|road|café)$/.test(
        subject.lemma,
      ) ||
      linking.lemma !== 'be'
    )
      return [];
  } else if (!isPersonWord(subject)) return [];
  if (/^(?:upset|move|touch|charm|challenge|convince|delight|alarm)$/.test(word.lemma)) return [];
  // "I feel stress", "you feel shock": a feeling can be a noun behind "feel".
  if (linking.lemma === 'feel' && word.tag === 'NOUN') return [];
  const right = toPastParticiple(word.lemma);
  return createWordFinding(context, word, right, explain(right, subject.text, isFeeling));
}

/**
 * "The results were disappointed" → "disappointing"; "My parents were disappointing with" → "disappointed".
 */
function checkVoice(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const base = listFeeling(word);
  if (base === undefined) return [];
  const isEd = word.lower.endsWith('ed');
  const linking = findLinking(tokens, word.at);
  const subject = linking && findSubject(context, linking);
  const next = tokens[word.at + 1];
  const endsHere = !next || next.tag === 'MARK' || next.tag === 'AND' || next.tag === 'SUBORD';
  if (!linking || !subject || linking.at < subject.at) return [];
  if (isEd) {
    // "The animals were frightened", "the room was tired": only an event or a text, at the end of its clause.
    const CAUSE =
      /^(?:film|movie|book|lesson|class|game|match|story|trip|journey|work|job|day|party|show|concert|news|exam|test|result|idea|song|play|subject|lecture|speech|programme|weather|question|experience|noise|sound|smell|service|situation|answer|documentary|article|museum|holiday|meeting|report|task)$/;
    if (!CAUSE.test(subject.lemma) || !endsHere || /^(?:please|relax|stress|worry|touch|move)$/.test(base))
      return [];
    const right = toIngForm(base);
    return createWordFinding(context, word, right, explain(right, subject.text, true));
  }
  if (
    !/^(?:i|we)$/.test(subject.lower) &&
    !(isPersonWord(subject) && /^(?:with|about|at|because|when)$/.test(next?.lower ?? ''))
  )
    return [];
  const isObjectLess =
    endsHere || /^(?:with|about|at|in|of|by|to|when|because|after)$/.test(next?.lower ?? '');
  // "I am moving", "I am worrying about it" and "she is relaxing at home" are right as they are.
  if (!isObjectLess || /^(?:relax|worry|touch|move|stress|challenge|entertain|please)$/.test(base)) {
    const isFeel = linking.lemma === 'feel' && /^(?:relax|worry|stress)$/.test(base);
    if (!isFeel) return [];
  }
  const right = toPastParticiple(base);
  return createWordFinding(context, word, right, explain(right, subject.text, true));
}

function listFeeling({ lower, lemma }: GrammarToken): string | undefined {
  const bases = [
    lemma,
    lower.replace(/(?:ed|ing)$/, ''),
    lower.replace(/(?:ed|ing)$/, 'e'),
    lower.replace(/ied$/, 'y'),
  ];
  if (!/(?:ed|ing)$/.test(lower)) return undefined;
  return bases.find((base) => FEELING.test(base));
}

/** "An interest book" → "interesting"; "a peace life" → "peaceful". */
function checkBeforeNoun(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, noun, after] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (!before || !/^(?:a|an|very|really|so)$/.test(before.lower) || !isThing(noun) || !noun) return [];
  if (after && /^(?:NOUN|NOUNS|POSS|NAME)$/.test(after.tag)) return [];
  if (
    /^(?:interest|excite|bore|tire|frighten|amaze|surprise|shock|disappoint|embarrass|exhaust|relax|fascinate)$/.test(
      word.lower,
    )
  ) {
    // "A surprise picnic": the noun says what kind it is.
    if (word.lower === 'surprise' && /^an?$/.test(before.lower)) return [];
    if (
      /^(?:interest|shock)$/.test(word.lower) &&
      /^(?:rate|group|payment|absorber|result|victory|tactic|defeat|win|announcement|rise|rates|free|loan|ending|move|wave|effect|election)$/.test(
        noun.lower,
      )
    )
      return [];
    return replaceAdjective(context, before, word, toIngForm(word.lower), noun);
  }
  const ADJECTIVE_FOR =
    /^(?:danger|peace|beauty|health|success|importance|difference|difficulty|noise|patience|happiness|anger|wisdom|honesty|fame|confidence|intelligence|violence|silence|comfort|pride|youth|poverty)$/;
  if (!ADJECTIVE_FOR.test(word.lower) || word.tag === 'ADJ') return [];
  if (
    /^(?:zone|sign|talk|treaty|problem|problems|centre|center|service|services|story|rate|process|conference|salon|contest|product|check|insurance|level|club|visa|movement|plan|agreement|process|deal|keeper|group|trap|trick|money|card|care|system|worker|food|scare|crime|film|pollution|reduction|barrier|zone)$/.test(
      noun.lower,
    )
  )
    return [];
  const right = NOUN_FOR_ADJECTIVE.get(word.lower);
  return right === undefined ? [] : replaceAdjective(context, before, word, right, noun);
}

function replaceAdjective(
  context: RuleContext,
  before: GrammarToken,
  word: GrammarToken,
  right: string,
  noun: GrammarToken,
): readonly GrammarFinding[] {
  const isArticle = /^an?$/.test(before.lower);
  const article = isArticle ? chooseArticle(right) : before.text;
  const from = article === before.lower ? word.at : before.at;
  return createFinding(context, from, word.at + 1, from === word.at ? right : `${article} ${right}`, {
    simple: `“${noun.text}” needs a describing word before it: “${right}”, not “${word.lower}”.`,
    full: `The noun “${noun.text}” needs an adjective before it: “${right}”, not “${word.lower}”.`,
  });
}

/** "I feel more confidence", "it is importance to": a noun where an adjective belongs. */
function checkNounForAdjective(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const right = NOUN_FOR_ADJECTIVE.get(word.lower);
  if (right === undefined || word.tag !== 'NOUN') return [];
  const [before, next] = [tokens[word.at - 1], tokens[word.at + 1]];
  const isEnd = !next || /^(?:MARK|AND|SUBORD|PREP|TO|ADV)$/.test(next.tag);
  if (!before || !isEnd || next?.lower === 'of') return [];
  const isMore = /^(?:more|less)$/.test(before.lower);
  const linking = findLinking(tokens, isMore ? before.at : word.at);
  if (!linking) return [];
  const subject = findSubject(context, linking);
  const SURE =
    /^(?:confidence|importance|patience|intelligence|independence|happiness|danger|success|health|beauty|honesty|necessity|difference|difficulty|violence|wisdom|generosity|nervousness)$/;
  if (!subject || !SURE.test(word.lower) || context.sentence.isQuestion) return [];
  const isFelt = /^(?:feel|become|look|seem|get)$/.test(linking.lemma) && isPersonWord(subject);
  const isJudged =
    linking.lemma === 'be' &&
    subject.lower === 'it' &&
    (next?.tag === 'TO' || next?.lower === 'that') &&
    word.lower !== 'success';
  const isPerson =
    linking.lemma === 'be' &&
    /^(?:i|he|she|we|they)$/.test(subject.lower) &&
    /^(?:confidence|intelligence|patience|independence|honesty|generosity|violence)$/.test(word.lower);
  // "They feel more happiness than before" is right; more confidence is what becomes, too.
  if (!isFelt && !isJudged && !isPerson) return [];
  if (isFelt && linking.lemma === 'get') return [];
  if (isFelt && linking.lemma === 'feel' && /^(?:happiness|beauty|success)$/.test(word.lower)) return [];
  return createWordFinding(context, word, right, {
    simple: `“${word.lower}” is the name of a thing. To describe, we say “${right}”.`,
    full: `After “${linking.text}” stands an adjective: “${right}”, not the noun “${word.lower}”.`,
  });
}

export const FEELING_ADJECTIVE_RULE: GrammarRule = {
  id: 'adjective-form',
  kind: 'word-form',
  precision:
    'Only verbs of feeling behind “be”, “feel” and their like with a person or an event as the subject, and nouns of qualities where no noun can stand.',
  find: (context) =>
    context.sentence.tokens
      .filter(({ isWord }) => isWord)
      .flatMap((word) => {
        for (const check of [checkBase, checkVoice, checkBeforeNoun, checkNounForAdjective]) {
          const found = check(context, word);
          if (found.length > 0) return found;
        }
        return [];
      }),
};
