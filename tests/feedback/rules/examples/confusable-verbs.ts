import type { RuleExamples } from './rule-examples.ts';

export const CONFUSABLE_VERBS_EXAMPLES: RuleExamples = {
  corrected: {
    '<v=@borrow> me|us': [
      'Can you [borrow→lend] me a pen?',
      'She [borrowed→lent] me a pen.',
      'She [borrows→lends] him a pen.',
    ],
    'i <v=@lend> your': ['Can I [lend→borrow] your pen?', 'I [lent→borrowed] it from him.'],
    '<v=@learn> me|him|us|you ~that': [
      'Can you [learn→teach] me to swim?',
      'My dad [learned→taught] me to swim.',
      'My dad [learnt→taught] her how to swim.',
      'She [learns→teaches] us English.',
    ],
    '<v=@remember> me|us to|of|about|my|our|that ~your': [
      'Please [remember→remind] me to call.',
      'It [remembers→reminds] me of home.',
      'She [remembered→reminded] me to call.',
    ],
    "can't|cannot|couldn't <remind> POSS|what|where|when|how|who|the": [
      "I can't [remind→remember] his name.",
    ],
    '<v=rise|rises|rising> your|my|his|her|their|our hand|hands|voice': [
      '[Rise→Raise] your hand.',
      'They want to [rise→raise] money.',
    ],
    'sun|prices|temperatures|costs <v=raise|raises|raised> in|at|every|by|up|,|and|fast|again|$': [
      'Prices [raise→rise].',
      'The sun [raises→rises] in the east.',
    ],
    'to|MODAL <lay> on the|my|a': ['I want to [lay→lie] on the bed.'],
    '<v=@win> a good|high|low|better|big salary': ['I [win→earn] my money here.'],
    '<v=@win> him|them|us|me ~a|an|the|some|over|many|NUM|in': [
      'We [won→beat] them.',
      'We can [win→beat] them.',
      'We have [won→beaten] them.',
    ],
    '-MODAL|to <v=hear|hears> music every|when|while|on': [
      'I [hear→listen to] the radio.',
      'I like [hearing→listening to] music.',
    ],
    '<v=@see> tv|television ~NOUN': [
      'I [see→watch] TV.',
      'I am [looking→watching] TV.',
      'We [looked→watched] a film.',
    ],
    '<v=@open> the|a light|lights|tv|television|radio|computer|air-conditioner|heating': [
      'Please [open→turn on] the light.',
      'She [opened→turned on] the light.',
    ],
    '<v=@close> the light|lights|tv|television|radio|computer|air-conditioner|heating': [
      'Please [close→turn off] the light.',
    ],
    '<v=@pass> time with': ['I [pass→spend] time with him.', 'We [passed→spent] a week in Rome.'],
    'to <v=know> new people|friends': ['I like to [know→meet] new people.', 'I [knew→met] new people.'],
    '<v=@become> a|an letter|present|email|message|call|pizza|answer': [
      'I want to [become→get] a present.',
      'I [became→got] a present.',
    ],
    '<v=@steal> a|the bank|shop': ['They wanted to [steal→rob] a bank.', 'They [stole→robbed] a bank.'],
    'i|you|we|they <fall> happy|sad|tired|good|bad': ['I [fall→feel] happy.'],
    '<felt> asleep': ['I [felt→fell] asleep.'],
    'SUBJ MIDADV? <fell> happy|sad|tired|good|bad|better|sorry|great': ['I [fell→felt] happy.'],
    "i <have|'ve> NUM|DIGITS years old": ['I [have→am] hungry.', 'I [have→am] 20 years old.'],
    'he|she|it <has> hungry|thirsty|afraid': [
      'She [has→is] hungry.',
      'My brother [has→is] twelve years old.',
    ],
    'you|we|they <have> hungry|thirsty|afraid': ['They [have→are] ten years old.'],
  },
  leftAlone: [
    'Can I borrow a pen?',
    'Can I borrow them?',
    'Can I lend you my pen?',
    'She remembers me.',
    'I learned a lot from him.',
    'He lay down on the bed.',
    'The prices rose again.',
    'I felt sad.',
    'She won her first race.',
    'You can win money on the lottery.',
    'I could hear music in the distance.',
    'I can hear the radio.',
    'I remind him of his father.',
    'I saw a film on TV.',
    'I have two cats.',
    'She has twenty years of experience.',
    'They fell in love.',
    'We told riddles to pass the time in the lift.',
    'They opened the box and closed the door.',
  ],
};
