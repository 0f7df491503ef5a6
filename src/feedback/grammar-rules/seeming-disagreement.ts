import { isFraction } from '../grammar/fractions.ts';
import type { Clause, NounGroup, SentenceAnalysis } from '../grammar/groups.ts';
import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { canCallToAll } from '../lexicon/call-to-all.ts';

/*
 * Right English in which the number of a verb seems to differ from that of its subject.
 */

/** "Three-quarters of the land is used", "one and a half hours is enough": a part agrees with its whole. */
export function isPart({ from, to }: NounGroup, { tokens }: SentenceAnalysis): boolean {
  return tokens.slice(from, to).some(({ lower }) => isFraction(lower) || /(?:^|-)half$/.test(lower));
}

/** What is said of a word or a work, and not of the many that it names. */
const isWordOrWork = createLemmaTest(
  'word plural noun pronoun verb name title book novel story play film movie musical song band series show painting game cartoon opera magazine shop company brand dish',
);

/** "Romeo and Juliet is my favourite play", "Children is an irregular plural": one work, one word. */
export function namesOneThing({ verb, complements }: Clause): boolean {
  const [first] = complements;
  if (verb?.main.lemma !== 'be' || first?.kind !== 'noun') return false;
  return first.number === 'singular' && isWordOrWork(first.head);
}

const isIsOrWas = createWordTest('is was');
const isArticleOrOwner = createWordTest('a an the my our');

/** "Romeo and Juliet": names, or words with capitals. */
function isNamePair({ members }: NounGroup): boolean {
  const isName = ({ head }: NounGroup) => head.tag === 'NAME' || /^\p{Lu}/u.test(head.text);
  return members.length > 0 && members.every(isName);
}

/** "Romeo and Juliet is a sad story": two names can be one title, and so one thing. */
export function isTitle({ subject, verb, complements }: Clause, { tokens }: SentenceAnalysis): boolean {
  if (!subject || !isIsOrWas(verb?.finite) || !isNamePair(subject)) return false;
  const thing = complements.find(({ from }) => from === verb?.to);
  if (thing?.kind !== 'noun' || thing.number !== 'singular' || thing.nounClass === 'person') return false;
  return isArticleOrOwner(tokens[thing.from]);
}

const isNeedOrDare = createWordTest('need dare');

/** "He need not worry", "she dare not": verbs that act as modals. */
export function isHalfModal(finite: GrammarToken, { tokens }: SentenceAnalysis): boolean {
  return isNeedOrDare(finite) && tokens[finite.at + 1]?.tag === 'NOT';
}

const opensObject = createTagTest('DET', 'NOUN', 'NOUNS', 'NAME', 'ADJ', 'NUM', 'TO');

/** "Everyone sit down.", "Someone help me.": a few words that ask all or anyone to do something. */
export function isRequest(finite: GrammarToken, { head }: NounGroup, { tokens }: SentenceAnalysis): boolean {
  if (!canCallToAll(tokens) || head.at !== 0 || finite.at !== 1 || finite.tag !== 'VERB') return false;
  return !opensObject(tokens[2]);
}
