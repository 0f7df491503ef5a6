import { getCountability } from '../lexicon/countability.ts';
import type { Tag } from './tag.ts';
import { createTagTest, createWordTest, isKin } from './token-tests.ts';
import type { GrammarToken } from './tokens.ts';

type Tokens = readonly GrammarToken[];

/** How far before a verb its auxiliary is looked for, in words. */
const MAX_BETWEEN = 4;

/**
 * Finds the form of be or have before a verb; adverbs, "not" and pronouns may stand between: "has she ever".
 */
function findAuxiliary(tokens: Tokens, at: number): GrammarToken | undefined {
  for (let index = at - 1; index >= Math.max(0, at - MAX_BETWEEN); index--) {
    const token = tokens[index];
    if (!token) return undefined;
    if (token.tag === 'ADV' || token.tag === 'NOT' || token.tag === 'PRON') continue;
    return token.lemma === 'be' || token.lemma === 'have' ? token : undefined;
  }
  return undefined;
}

const isNeverOwner = createWordTest('it he she that this there i what where who how');

function setTag(token: GrammarToken, tag: Tag, lemma = token.lemma): GrammarToken {
  return { ...token, tag, lemma };
}

/**
 * Reads 's as "has" in "she's lived", and leaves it "is" in "he's tired". It is "has" before the participle
 * of a verb that seldom follows "is".
 */
function adjustContraction(token: GrammarToken, tokens: Tokens): GrammarToken {
  if (token.lower !== "'s" || token.tag !== 'VERBS') {
    // "It's proof": such a pronoun owns nothing.
    const isVerb = token.tag === 'POSS' && isNeverOwner(tokens[token.at - 1]);
    return isVerb ? setTag(token, 'VERBS', 'be') : token;
  }
  const next = tokens.slice(token.at + 1, token.at + 4).find(({ tag }) => tag !== 'ADV' && tag !== 'NOT');
  const isHave =
    next !== undefined &&
    next.tag === 'EN' &&
    (next.lower === 'been' ||
      next.lower === 'got' ||
      /^(?:go|live|come|become|happen|have|do|see|lose|forget|buy|finish)$/.test(next.lemma));
  return isHave ? setTag(token, 'VERBS', 'have') : token;
}

const asksWithAuxiliary = createWordTest('do does did can could will would should');
const isDescription = createTagTest('ADJ', 'ADV', 'NUM', 'NOUN', 'NAME');
const isMostOrFirst = createWordTest('most first second third last next largest biggest only own');
/** How many words after 's are looked at in search of what is owned. */
const MAX_OWNED = 6;

/**
 * Whether a plural or a superlative shows that 's is the ending of an owner: "Japan's big hotels", "the
 * city's most famous street". What one thing is has another form.
 */
function ownsSeveralOrMost(token: GrammarToken, tokens: Tokens): boolean {
  const after = tokens.slice(token.at + 1, token.at + 1 + MAX_OWNED);
  const [first] = after;
  // "What do Rome's 1 % want?"
  if (asksWithAuxiliary(tokens[token.at - 2])) return true;
  if (isMostOrFirst(first)) return !/^(?:MARK|ADV|PREP)$/.test(after[1]?.tag ?? '');
  const noun = after.find((each) => !isDescription(each));
  return first?.tag === 'ADJ' && noun?.tag === 'NOUNS' && noun.isInLexicon;
}

/**
 * Reads 's as the ending of an owner in "my son's new teacher". If it were "is", the countable noun after the
 * adjective would have an article: "my son's a new teacher".
 */
function adjustPossessive(token: GrammarToken, tokens: Tokens): GrammarToken {
  if (
    token.lower !== "'s" ||
    token.tag !== 'VERBS' ||
    !/^(?:NOUN|NAME)$/.test(tokens[token.at - 1]?.tag ?? '')
  )
    return token;
  const after = tokens.slice(token.at + 1, token.at + 5);
  const noun = after.find(({ tag }) => tag !== 'ADJ');
  const isOwned =
    noun?.tag === 'NOUN' &&
    noun !== after[0] &&
    noun.isInLexicon &&
    getCountability(noun.lemma) === 'countable';
  return isOwned || ownsSeveralOrMost(token, tokens) ? setTag(token, 'POSS', "'s") : token;
}

/** Reads "put" in "he put on his coat" as a past: as a present it would have an -s after "he". */
function adjustSameForm(token: GrammarToken, tokens: Tokens): GrammarToken {
  if (token.tag !== 'VERB' || !token.possibleTags.has('PAST')) return token;
  const before = tokens[token.at - 1]?.lower ?? '';
  return /^(?:he|she|it)$/.test(before) ? setTag(token, 'PAST') : token;
}

/**
 * Reads a form that can be past tense or participle as the participle after an auxiliary: "has lived", "was
 * taught".
 */
function adjustParticiple(token: GrammarToken, tokens: Tokens): GrammarToken {
  if (!token.possibleTags.has('PAST') || !token.possibleTags.has('EN') || token.lemma === 'have')
    return token;
  if (token.tag !== 'PAST' && token.tag !== 'EN') return token;
  return findAuxiliary(tokens, token.at) ? setTag(token, 'EN') : token;
}

/** Verbs of what people do that are nouns as well. */
const VERBS_READ_AS_NOUNS =
  /^(?:work|study|cook|drive|play|help|love|drink|walk|visit|travel|dance|paint|need|want|sleep|talk|run|swim|train)$/;
const OWNERS = /^(?:my|your|his|her|our|their)$/;

function isFiniteForm({ tag }: GrammarToken): boolean {
  return tag === 'VERB' || tag === 'VERBS' || tag === 'PAST' || tag === 'MODAL';
}

/**
 * Reads "work" in "… and my mother work in a hospital" as a verb: without it the words up to the next mark or
 * conjunction would have none.
 */
function adjustVerbOfKin(token: GrammarToken, tokens: Tokens): GrammarToken {
  if (token.tag !== 'NOUN' || !VERBS_READ_AS_NOUNS.test(token.lower)) return token;
  const [border, owner, kin] = [-3, -2, -1].map((step) => tokens[token.at + step]);
  if (!isKin(kin) || !OWNERS.test(owner?.lower ?? '')) return token;
  if (border && !/^(?:AND|MARK|SUBORD)$/.test(border.tag)) return token;
  const next = tokens[token.at + 1];
  if (!next || !/^(?:PREP|DET|ADV)$/.test(next.tag) || next.lower === 'of') return token;
  const end = tokens.findIndex(({ at, tag }) => at > token.at && /^(?:MARK|AND|SUBORD)$/.test(tag));
  const hasVerb = tokens.slice(token.at, end < 0 ? tokens.length : end).some(isFiniteForm);
  // "My brother and my mother work" is right with a plural subject, so the word keeps its tag.
  const isJoined = border?.tag === 'AND' && !tokens.slice(0, border.at).some(isFiniteForm);
  return hasVerb || isJoined ? token : setTag(token, 'VERB', token.lower);
}

/** Reads "like" in "Everyone in my class like fish" as a verb, because the sentence has no other. */
function adjustLike(token: GrammarToken, tokens: Tokens): GrammarToken {
  if (token.lower !== 'like' || token.tag !== 'PREP' || tokens.at(-1)?.text !== '.') return token;
  const [first] = tokens;
  const isSubject =
    OWNERS.test(first?.lower ?? '') || /^(?:every|no|some)(?:one|body)$/.test(first?.lower ?? '');
  const [before, next] = [tokens[token.at - 1], tokens[token.at + 1]];
  if (!isSubject || !before || !/^(?:NOUN|NAME|PRON)$/.test(before.tag)) return token;
  if (!next || !/^(?:DET|NOUN|NOUNS|NAME|ADJ)$/.test(next.tag) || tokens.some(isFiniteForm)) return token;
  // Not "someone like my father": after a pronoun, "like" is a verb only where other words come between.
  const isApart = first?.tag !== 'PRON' || token.at > 1;
  return isApart ? setTag(token, 'VERB') : token;
}

const VERBS_OF_DIRECTION = /^(?:turn|go|look|keep|bear|walk|drive)$/;

/** True for "Turn left", "then turn left": an order; not for "The bear left", a noun and its verb. */
function isOrderBeforeLeft(token: GrammarToken | undefined, tokens: Tokens): boolean {
  if (!token || !VERBS_OF_DIRECTION.test(token.lower)) return false;
  const before = tokens[token.at - 1];
  const opensClause =
    !before || /^(?:AND|MARK)$/.test(before.tag) || /^(?:then|first|next|now|please)$/.test(before.lower);
  return opensClause || token.tag === 'VERB';
}

/** Reads "Turn left at the bank" as a verb and a direction, not as a noun and the past of "leave". */
function adjustDirection(token: GrammarToken, tokens: Tokens): GrammarToken {
  if (token.lower === 'left')
    return token.tag === 'PAST' && isOrderBeforeLeft(tokens[token.at - 1], tokens)
      ? setTag(token, 'ADV')
      : token;
  const isOrder = tokens[token.at + 1]?.lower === 'left' && isOrderBeforeLeft(token, tokens);
  return isOrder ? setTag(token, 'VERB', token.lower) : token;
}

/** Corrects tags that the tagger gets wrong, because it looks at only two neighbouring words at a time. */
export function adjustTags(tokens: Tokens): Tokens {
  const adjustments = [
    adjustPossessive,
    adjustContraction,
    adjustSameForm,
    adjustParticiple,
    adjustVerbOfKin,
    adjustLike,
    adjustDirection,
  ];
  return tokens.map((token) => adjustments.reduce((adjusted, adjust) => adjust(adjusted, tokens), token));
}
