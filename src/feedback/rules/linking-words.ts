/*
 * Corrects linking phrases: “despite of the rain” → “despite the rain”, “in the other hand” → “on the other
 * hand”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `<such like> NOUN|NOUNS|DET|NAME`: “fruit [such like] apples”.
 *   <…>              the wrong words, which `fix` replaces
 *   as|for           one of these words
 *   of?              this, or nothing
 *   ~of              the next word is not this; takes no word itself
 *   -a               the word before is not this; takes no word itself
 *   ^                the sentence begins here
 *   ^c               a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $                the sentence ends here
 *   @go              any form of “go”: go, goes, went, gone, going
 *   start=due|owing  this word, which `fix` and the reasons quote as {start} (so also how)
 *   VERB “go”, VERBS “goes”, PAST “went”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”
 *   SUBJ “I, you, he …”, POSS “my, your …”
 *   DET “the, my, some …”
 *   Reasons quote {wrong} the marked words, {right} the correction.
 */

import type { LearnerRule, RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { countFiniteVerbs, mayBeFiniteVerb } from './clause.ts';

/** Creates a rule for a fixed phrase and its wrong versions, with the reason. */
function createPhraseRule(id: string, right: string, wrong: readonly string[], reason: string): LearnerRule {
  return { id, find: wrong, fix: right, explanation: { simple: reason, full: reason } };
}

/** "While the weekend in Rome was great", "while the week we had was cold": "while" has its clause. */
function isSubjectOfVerb({ marked, to }: Match, sentence: Sentence): boolean {
  const last = sentence[to - 1]?.lower ?? '';
  const verbs = countFiniteVerbs(sentence, marked.to);
  if (/^(?:i|we|he|she|they)$/.test(last)) return verbs > 1;
  if (last === ',')
    return mayBeFiniteVerb(sentence.slice(to).find((_word, at, rest) => rest[at - 1]?.text === ','));
  return verbs > 0;
}

/** Verbs after the subject of a clause. */
const AUXILIARIES = 'is|are|was|were|has|have|had|can|could';

/** Rules for linking phrases, each with its wrong versions. */
export const LINKING_WORD_RULES: RuleSet = {
  kind: 'linking',
  explanation: {
    simple: 'We say “{right}”: these words stay together.',
    full: 'Linking words have fixed forms: “{right}”, not “{wrong}”.',
  },
  rules: [
    // [Despite of → Despite] the rain we went out.
    createPhraseRule(
      'linking-words-01',
      'despite',
      ['<despite of>'],
      '“Despite” takes no “of”: the thing comes next at once.',
    ),
    // [In spite → In spite of] the rain we went out.
    createPhraseRule(
      'linking-words-02',
      'in spite of',
      ['<in spite> ~of', '<inspite of?>', '<in spite from>'],
      'The phrase has three words, and the last one is “of”: “in spite of”.',
    ),
    // [In spite of → Although] he was ill, he came.
    createPhraseRule(
      'linking-words-03',
      'although',
      [`<in spite of> i|he|she|we|they ${AUXILIARIES}|VERB|VERBS|PAST`],
      'A whole sentence with a verb comes next, so we say “although”.',
    ),
    // I stayed [because why → because] I was ill.
    createPhraseRule(
      'linking-words-06',
      'because',
      ['<because why> SUBJ|DET|POSS', '<because that> i|he|she|we|they'],
      '“Because” alone gives the reason, so it needs no second word.',
    ),
    // [The reason is because → The reason is that] it is late.
    createPhraseRule(
      'linking-words-07',
      'the reason is that',
      ['<the reason is because>'],
      '“Reason” and “because” say the same. After “the reason is” we say “that”.',
    ),
    // I live here [since that time on → since then].
    createPhraseRule(
      'linking-words-08',
      'since then',
      ['<since that time on>'],
      '“Then” already means “that time”: “since then”.',
    ),
    // [As conclusion → In conclusion], it is good.
    createPhraseRule(
      'linking-words-09',
      'in conclusion',
      ['^ <as|for|at|to conclusion>', '^ <for conclude>'],
      'To end a text we say “in conclusion”, not “{wrong}”.',
    ),
    // [In first place → First of all], it is cheap.
    createPhraseRule(
      'linking-words-10',
      'first of all',
      [
        '^ <in first place> ~is|was|came',
        '^ <in first> ,? SUBJ|POSS|the|there',
        '^ <by first> ~thing|ING|NOUN|NOUNS|of',
        '<at first of all>',
        '<firstly of all>',
        '<first at all>',
      ],
      'To begin a list we say “first of all”, not “{wrong}”.',
    ),
    // [In the contrary → On the contrary], it is cheap.
    createPhraseRule(
      'linking-words-11',
      'on the contrary',
      ['<in|at|by the contrary>', '<in contrary> ~to'],
      'To say the opposite, we begin with “on the”: “on the contrary”.',
    ),
    // I like fruit [such like → such as] apples.
    createPhraseRule(
      'linking-words-13',
      'such as',
      ['<such like> NOUN|NOUNS|DET|NAME', '<so as for example>'],
      'Examples come after “such as”, not after “{wrong}”.',
    ),
    // [In generally → In general], it is good.
    createPhraseRule(
      'linking-words-14',
      'in general',
      [
        '<in generally>',
        '^c <on|at general> ~meeting|meetings|election|elections|knowledge|level|practice|assembly',
        '<generally speaking of>',
      ],
      'We say “in general”, with “in” and without -ly.',
    ),
    // [In my point of view → From my point of view], it is good.
    createPhraseRule(
      'linking-words-15',
      'from my point of view',
      ['<in|on|at my point of view>', '<from my point of view point>'],
      'We look at it “from” a point of view, not “in” or “on” it.',
    ),
    // [According to me → In my opinion], it is good.
    createPhraseRule(
      'linking-words-16',
      'in my opinion',
      ['<according to me>', '^c <according|after|to|by|for|on|from my opinion>', '<according to my opinion>'],
      'What you think yourself is “in my opinion”. “According to” is for other people.',
    ),
    // Call me [so soon as → as soon as] you can.
    createPhraseRule(
      'linking-words-17',
      'as soon as',
      ['-not <so soon as>'],
      'The first word of “as soon as” is “as”, not “so”.',
    ),
    // Call me [as soon as possibly → as soon as possible].
    createPhraseRule(
      'linking-words-18',
      'as soon as possible',
      ['<as soon as possibly>'],
      'After “as soon as” comes “possible”, without -ly.',
    ),
    // Stay [so long as possible → as long as possible].
    createPhraseRule(
      'linking-words-19',
      'as {how} as possible',
      ['<so how=fast|soon|long|much|many|often|quickly|early|late as possible>'],
      'We need “as” two times: “as {how} as possible”.',
    ),
    // [Even although → Even though] it rained, we went.
    createPhraseRule(
      'linking-words-20',
      'even though',
      ['<even though if>', '<even although>'],
      '“Even though” joins the two parts alone, without “if” or “although”.',
    ),
    // [Besides of → Besides] that, it is cheap.
    createPhraseRule(
      'linking-words-21',
      'besides',
      ['<besides|beside of> this|that|these|those|it|ING|being|him|her|them'],
      '“Besides” means “and also” and takes no “of”.',
    ),
    // I sang [during → while] I cooked.
    createPhraseRule(
      'linking-words-22',
      'while',
      ['<during> i|he|she|we|they'],
      'A whole sentence with a verb comes next, so we say “while”.',
    ),
    // I slept [while → during] the lesson.
    {
      ...createPhraseRule(
        'linking-words-23',
        'during',
        [
          '-a <while> the|my|our|his|her holiday|holidays|lesson|lessons|night|summer|winter|week|weekend|meal|film|trip|journey|concert|war $|,|in|on|at|with|we|i|he|she|they',
        ],
        'A time without its own verb comes next, so we say “during”.',
      ),
      when: (match, sentence) => !isSubjectOfVerb(match, sentence),
    },
    // I lived here [until now on → until now].
    createPhraseRule(
      'linking-words-24',
      'until now',
      ['<until|till now on>'],
      '“Until now” already ends at this moment, so “on” is too much.',
    ),
    // It is [the same like → the same as] mine.
    createPhraseRule(
      'linking-words-25',
      'the same as',
      ['<the same like|than>'],
      '“The same” goes with “as”: “{right}”, not “{wrong}”.',
    ),
    // I study [in order for to → in order to] pass.
    createPhraseRule(
      'linking-words-26',
      'in order to',
      ['<in order that|for to>', '<so as for to>'],
      'To tell why we do something, we say “in order to”, not “{wrong}”.',
    ),
    // I like tea [as well as also → as well as] coffee.
    createPhraseRule(
      'linking-words-27',
      'as well as',
      ['<as well as also>', '<and as well also>'],
      '“As well as” already means “also”, so one of them is enough.',
    ),
    // It is late [due of → due to] the rain.
    createPhraseRule(
      'linking-words-28',
      '{start} to',
      ['<start=due|owing of>'],
      '“{start}” goes with “to”, not with “of”.',
    ),
    // I won [thanks of → thanks to] you.
    createPhraseRule(
      'linking-words-29',
      'thanks to',
      ['^c <thanks of> ~course', '^c <thank to>', '@win|@be <thanks of> ~course'],
      'The phrase is “thanks to”, with -s and “to”.',
    ),
    // [Unless if → Unless] it rains, we go.
    createPhraseRule(
      'linking-words-30',
      'unless',
      ['<unless if>', '<except if not>'],
      '“Unless” already means “if not”, so it needs no second word.',
    ),
    // Take it [in case of it → in case it] rains.
    createPhraseRule(
      'linking-words-31',
      'in case it',
      ['<in case of it> VERBS|is|has'],
      'The next part has a verb, so we say “in case” without “of”: “{right}”.',
    ),
    // [At the final → Finally], we won.
    createPhraseRule(
      'linking-words-32',
      'finally',
      ['<finally at last>', '^ <at the final> ,', '<in the finally>'],
      '“Finally” alone means “at the end”. It needs no “at” or “in”.',
    ),
    // It is [as it follows → as follows].
    createPhraseRule(
      'linking-words-33',
      'as follows',
      ['@be|@go|@read <as it follows> $|:|,', '^ <as it follows> :'],
      '“As follows” never changes and takes no “it”.',
    ),
  ],
};
