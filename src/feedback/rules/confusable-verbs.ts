/*
 * Corrects verbs that learners confuse: “can you borrow me a pen?” → “can you lend me a pen?”, “open the
 * light” → “turn on the light”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `<v=@learn> my|his|our|the son|daughter|brother|…`: “she [learned] my son”. The verb is kept as `v`.
 *   <…>       the wrong words, which `fix` replaces
 *   a|an      one of these words
 *   the?      this, or nothing
 *   ~that     the next word is not this; takes no word itself
 *   -MODAL    the word before is not this; takes no word itself
 *   $         the sentence ends here
 *   @lend     any form of “lend”: lend, lends, lent, lending
 *   v=lend    this word, which `fix` and the reasons quote as {v}
 *   {v>lend}  “lend” in the form of that word
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”
 *   POSS “my, your …”
 *   DET “the, my, some …”, NUM “two, three …”, DIGITS “12”
 *   MODAL “can, won't …”
 *   MIDADV “always, just …”
 *   Reasons quote {right} the correction, {after} what the pattern asks for after the mark.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { createConfusableRule, DEFAULT_EXPLANATION } from './confusable-words.ts';

const LEND_REASON = 'I “borrow” a thing from you. You “lend” a thing to me.';
const TEACH_REASON = 'The person who shows how “teaches”. The other person “learns”.';
const REMIND_REASON = 'I “remember” it myself. A person or a thing “reminds” me of it.';
const RAISE_REASON = 'You “raise” a thing. A thing “rises” by itself.';
const BE_REASON = '“{after}” goes with a form of “be”, not with “have”: “{right}”.';
/** What one spends, besides time: “spend the holidays”. */
const FREE_DAYS = 'holiday|holidays|weekend|summer';

/** Rules for pairs of verbs such as “lend” and “borrow”, “hear” and “listen to”. */
export const CONFUSABLE_VERBS_RULES: RuleSet = {
  kind: 'confusable',
  explanation: DEFAULT_EXPLANATION,
  rules: [
    // Can you [borrow → lend] me a pen?
    createConfusableRule('confusable-verbs-01', '{v>lend}', LEND_REASON, [
      '<v=@borrow> me|us',
      '<v=@borrow> him|them DET|POSS|money|some ~next|day|same|time',
      '<v=@borrow> her a|an|my|some ~time|day|other',
    ]),
    // Can I [lend → borrow] your pen?
    createConfusableRule('confusable-verbs-02', '{v>borrow}', LEND_REASON, [
      'i <v=@lend> your',
      'can|could|may i <v=lend> DET|POSS|it|this|that|NOUN|NOUNS ~hand|ear',
      '<v=@lend> it|this|money|books|them from',
      '<v=@lend> a|the|some|this|that NOUN|NOUNS from',
    ]),
    // Can you [learn → teach] me to swim?
    createConfusableRule('confusable-verbs-03', '{v>teach}', TEACH_REASON, [
      '<v=@learn> me|him|us|you ~that',
      '<v=@learn> her|them to|how',
      '<v=@learn> my|his|our|the son|daughter|brother|sister|children|friend|students to|how|NAME',
    ]),
    // Please [remember → remind] me to call.
    createConfusableRule('confusable-verbs-04', '{v>remind}', REMIND_REASON, [
      '<v=@remember> me|us to|of|about|my|our|that ~your|this|to',
      '<v=@remember> him|her|them of|about|to ~your|this|to|old',
    ]),
    // I can't [remind → remember] his name.
    createConfusableRule('confusable-verbs-05', 'remember', REMIND_REASON, [
      "can't|cannot|couldn't <remind> POSS|what|where|when|how|who|the",
      "don't|didn't <remind> POSS name|names|number|address|birthday|face",
      "don't|didn't <remind> what|where|when|how|the",
      'i <remind> what|where|when|how|the',
    ]),
    // [Rise → Raise] your hand.
    createConfusableRule('confusable-verbs-06', '{v>raise}', RAISE_REASON, [
      '<v=rise|rises|rising> your|my|his|her|their|our hand|hands|voice',
      '<v=rise|rises|rising> the question|price|prices|flag',
      'to|MODAL <v=rise> the? money|children|awareness|taxes|salaries',
    ]),
    // Prices [raise → rise].
    createConfusableRule('confusable-verbs-07', '{v>rise}', RAISE_REASON, [
      'sun|prices|temperatures|costs <v=raise|raises|raised> in|at|every|by|up|,|and|fast|again|$',
      'sun|prices|temperatures|costs will|can|may <v=raise> in|at|every|by|up|,|and|fast|again|soon|$',
    ]),
    // I want to [lay → lie] on the bed.
    createConfusableRule(
      'confusable-verbs-08',
      'lie',
      'You “lay” a thing down, but you yourself “lie” down.',
      [
        'to|MODAL <lay> on the|my|a',
        "to|MODAL|let's <lay> down $|on|for|and|after|because|,",
        'i <lay> in bed every',
      ],
    ),
    // I [win → earn] my money here.
    createConfusableRule(
      'confusable-verbs-09',
      '{v>earn}',
      'You “win” a game. You “earn” money with your work.',
      [
        '<v=@win> a good|high|low|better|big salary',
        '<v=@win> money at work',
        '<v=@win> money by working',
        '<v=@win> a lot of money in|with|at my|his|her|their job|work',
        '<v=win|wins|winning> my|his|her|our|their money ~NOUN|NOUNS|back',
      ],
    ),
    // I [hear → listen to] the radio.
    createConfusableRule(
      'confusable-verbs-11',
      '{v>listen} to',
      'What we want to hear, we “listen” to. A sound comes, and we “hear” it.',
      [
        '-MODAL|to <v=hear|hears> music every|when|while|on',
        '@like|@love|@enjoy <v=hearing> music',
        '@like|@love|@want to <v=hear> music',
        '<v=@hear to> music|the|songs|him|her',
        '-MODAL <v=hear|hears> the radio',
      ],
    ),
    // I [pass → spend] time with him.
    createConfusableRule('confusable-verbs-15', '{v>spend}', 'Time “passes”, but people “spend” time.', [
      '<v=@pass> time with',
      `<v=@pass> POSS time|${FREE_DAYS} in|with|at`,
      `<v=@pass> the ${FREE_DAYS} in|with|at`,
      '<v=@pass> NUM days|weeks in|with|at',
      '<v=@pass> a week|day|month in|with|at',
    ]),
    // I want to [become → get] a present.
    createConfusableRule(
      'confusable-verbs-17',
      '{v>get}',
      '“Become” means “change into”. When a thing comes to you, you “get” it.',
      [
        'i|you|he|she|we|they|to|NAME|MODAL <v=@become> a|an letter|present|email|message|call|pizza|answer $|,|.|and|from|because',
      ],
    ),
    // They wanted to [steal → rob] a bank.
    createConfusableRule(
      'confusable-verbs-18',
      '{v>rob}',
      'You “steal” a thing. You “rob” a person or a place such as a bank.',
      ['<v=@steal> a|the bank|shop'],
    ),
    // I [fall → feel] happy.
    createConfusableRule(
      'confusable-verbs-19',
      'feel',
      'To “fall” is to go down. What is in your body or heart, you “feel”.',
      ['i|you|we|they <fall> happy|sad|tired|good|bad ~into|on|and'],
    ),
    // I [have → am] hungry.
    createConfusableRule('confusable-verbs-22', 'am', BE_REASON, [
      "i <have|'ve> NUM|DIGITS years old",
      "i <have|'ve> MIDADV|very|so|really|too? hungry|thirsty|afraid $|of|,|and|because|now|so|but|when|after|before|in|today",
      "i <have|'ve> right $",
    ]),
    // She [has → is] hungry.
    createConfusableRule('confusable-verbs-23', 'is', BE_REASON, [
      'he|she|it|sister|brother|mother|father|mum|dad|son|daughter|friend|NAME <has> very|so|really|too? hungry|thirsty|afraid ~NOUN|NOUNS',
      'he|she|NOUN|NAME <has> NUM|DIGITS years old',
    ]),
    // They [have → are] ten years old.
    createConfusableRule('confusable-verbs-24', 'are', BE_REASON, [
      'you|we|they|NOUNS <have> very|so|really|too? hungry|thirsty|afraid ~NOUN|NOUNS',
      'you|we|they|NOUNS <have> NUM|DIGITS years old',
    ]),
  ],
};
