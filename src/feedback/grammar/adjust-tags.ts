import { getCountability } from '../lexicon/countability.ts';
import type { Tag } from './tag.ts';
import type { GrammarToken } from './tokens.ts';

type Tokens = readonly GrammarToken[];

/** How many adverbs, negations and pronouns may stand between an auxiliary and its verb. */
const MAX_BETWEEN = 4;

/** The auxiliary of a verb: the word before it, adverbs, negations and the subject of a question left out. */
function findAuxiliary(tokens: Tokens, at: number): GrammarToken | undefined {
  for (let index = at - 1; index >= Math.max(0, at - MAX_BETWEEN); index--) {
    const token = tokens[index];
    if (!token) return undefined;
    if (token.tag === 'ADV' || token.tag === 'NOT' || token.tag === 'PRON') continue;
    return token.lemma === 'be' || token.lemma === 'have' ? token : undefined;
  }
  return undefined;
}

function setTag(token: GrammarToken, tag: Tag, lemma = token.lemma): GrammarToken {
  return { ...token, tag, lemma };
}

/** "She 's lived" is "has", "he 's tired" is "is": a participle of a verb that has no passive shows which. */
function adjustContraction(token: GrammarToken, tokens: Tokens): GrammarToken {
  if (token.lower !== "'s" || token.tag !== 'VERBS') return token;
  const next = tokens.slice(token.at + 1, token.at + 4).find(({ tag }) => tag !== 'ADV' && tag !== 'NOT');
  const isHave =
    next !== undefined &&
    next.tag === 'EN' &&
    (next.lower === 'been' ||
      next.lower === 'got' ||
      /^(?:go|live|come|become|happen|have|do|see|lose|forget|buy|finish)$/.test(next.lemma));
  return isHave ? setTag(token, 'VERBS', 'have') : token;
}

/**
 * "My son's new teacher": behind the verb "is", one countable thing would have an article, so this 's owns.
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
    noun?.tag === 'NOUN' && noun !== after[0] && noun.isKnown && getCountability(noun.lemma) === 'countable';
  return isOwned ? setTag(token, 'POSS', "'s") : token;
}

/** "He put on his coat": a form that is both present and past is past behind a subject that would need -s. */
function adjustSameForm(token: GrammarToken, tokens: Tokens): GrammarToken {
  if (token.tag !== 'VERB' || !token.possibleTags.has('PAST')) return token;
  const before = tokens[token.at - 1]?.lower ?? '';
  return /^(?:he|she|it)$/.test(before) ? setTag(token, 'PAST') : token;
}

/**
 * A form that is past tense and participle is the participle behind an auxiliary: "has lived", "was taught".
 */
function adjustParticiple(token: GrammarToken, tokens: Tokens): GrammarToken {
  if (!token.possibleTags.has('PAST') || !token.possibleTags.has('EN') || token.lemma === 'have')
    return token;
  if (token.tag !== 'PAST' && token.tag !== 'EN') return token;
  return findAuxiliary(tokens, token.at) ? setTag(token, 'EN') : token;
}

const KIN =
  /^(?:mother|father|brother|sister|uncle|aunt|cousin|grandmother|grandfather|grandma|grandpa|mum|mom|dad|husband|wife|son|daughter|niece|nephew)$/;
/** Verbs that can be read as nouns, of what people do. */
const OCCUPATIONS =
  /^(?:work|study|cook|drive|play|help|love|drink|walk|visit|travel|dance|paint|need|want|sleep|talk|run|swim|train)$/;
const OWNERS = /^(?:my|your|his|her|our|their)$/;

function isFiniteForm({ tag }: GrammarToken): boolean {
  return tag === 'VERB' || tag === 'VERBS' || tag === 'PAST' || tag === 'MODAL';
}

/**
 * "… and my mother work in a hospital": a noun behind "my mother" is a verb if the words up to the next mark
 * would have none.
 */
function adjustVerbOfKin(token: GrammarToken, tokens: Tokens): GrammarToken {
  if (token.tag !== 'NOUN' || !OCCUPATIONS.test(token.lower)) return token;
  const [border, owner, kin] = [-3, -2, -1].map((step) => tokens[token.at + step]);
  if (!KIN.test(kin?.lower ?? '') || !OWNERS.test(owner?.lower ?? '')) return token;
  if (border && !/^(?:AND|MARK|SUBORD)$/.test(border.tag)) return token;
  const next = tokens[token.at + 1];
  if (!next || !/^(?:PREP|DET|ADV)$/.test(next.tag) || next.lower === 'of') return token;
  const end = tokens.findIndex(({ at, tag }) => at > token.at && /^(?:MARK|AND|SUBORD)$/.test(tag));
  const hasVerb = tokens.slice(token.at, end < 0 ? tokens.length : end).some(isFiniteForm);
  // "My brother and my mother work": two together need no -s, and no other reading.
  const isJoined = border?.tag === 'AND' && !tokens.slice(0, border.at).some(isFiniteForm);
  return hasVerb || isJoined ? token : setTag(token, 'VERB', token.lower);
}

/** "Everyone in my class like fish": "like" is the verb of a sentence that has no other. */
function adjustLike(token: GrammarToken, tokens: Tokens): GrammarToken {
  if (token.lower !== 'like' || token.tag !== 'PREP' || tokens.at(-1)?.text !== '.') return token;
  const [first] = tokens;
  const isSubject =
    OWNERS.test(first?.lower ?? '') || /^(?:every|no|some)(?:one|body)$/.test(first?.lower ?? '');
  const [before, next] = [tokens[token.at - 1], tokens[token.at + 1]];
  if (!isSubject || !before || !/^(?:NOUN|NAME|PRON)$/.test(before.tag)) return token;
  if (!next || !/^(?:DET|NOUN|NOUNS|NAME|ADJ)$/.test(next.tag) || tokens.some(isFiniteForm)) return token;
  // "My brother like always", "somebody like my father": a comparison needs no place between.
  const isApart = first?.tag !== 'PRON' || token.at > 1;
  return isApart ? setTag(token, 'VERB') : token;
}

/**
 * Decides what the tagger leaves open, from words that are further apart than two.
 */
export function adjustTags(tokens: Tokens): Tokens {
  const adjustments = [
    adjustPossessive,
    adjustContraction,
    adjustSameForm,
    adjustParticiple,
    adjustVerbOfKin,
    adjustLike,
  ];
  return tokens.map((token) => adjustments.reduce((adjusted, adjust) => adjust(adjusted, tokens), token));
}
