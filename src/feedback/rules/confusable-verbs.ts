import type { RuleFile } from '../patterns/learner-rule.ts';
import { meant, WHY } from './confusable-words.ts';

const LEND = 'I borrow from you; you lend to me.';
const TEACH = 'The teacher teaches, the student learns.';
const REMIND = 'I remember; something or somebody reminds me.';
const RAISE = 'We raise something; something rises by itself.';
const BEAT = 'We win a game; we beat the other team.';
const WATCH = 'We watch TV and films.';
const MACHINES = 'We turn lights and machines on and off.';
const MACHINE = 'light|lights|tv|television|radio|computer|air-conditioner|heating';
const STAY = 'holiday|holidays|weekend|summer';

export const CONFUSABLE_VERBS: RuleFile = {
  kind: 'confusable',
  why: WHY,
  rules: [
    meant(
      '{v>lend}',
      LEND,
      ['<v=@borrow> me|us', '<v=@borrow> him|them|her DET|POSS|money|some'],
      ['Can you [borrow→lend] me a pen?', 'She [borrowed→lent] me a pen.', 'She [borrows→lends] him a pen.'],
    ),
    meant(
      '{v>borrow}',
      LEND,
      [
        'i <v=@lend> your',
        'can|could|may i <v=lend> DET|POSS|it|this|that|NOUN|NOUNS',
        '<v=@lend> it|this|money|books|them from',
        '<v=@lend> a|the|some|this|that NOUN|NOUNS from',
      ],
      ['Can I [lend→borrow] your pen?', 'I [lent→borrowed] it from him.'],
    ),
    meant(
      '{v>teach}',
      TEACH,
      [
        '<v=@learn> me|him|us|you ~that',
        '<v=@learn> her|them to|how',
        '<v=@learn> my|his|our|the son|daughter|brother|sister|children|friend|students to|how|NAME',
      ],
      [
        'Can you [learn→teach] me to swim?',
        'My dad [learned→taught] me to swim.',
        'My dad [learnt→taught] her how to swim.',
        'She [learns→teaches] us English.',
      ],
    ),
    meant(
      '{v>remind}',
      REMIND,
      [
        '<v=@remember> me|us to|of|about|my|our|that ~your',
        '<v=@remember> him|her|them of|about|to ~your|this',
      ],
      [
        'Please [remember→remind] me to call.',
        'It [remembers→reminds] me of home.',
        'She [remembered→reminded] me to call.',
      ],
    ),
    meant(
      'remember',
      REMIND,
      [
        "can't|cannot|couldn't <remind> POSS|what|where|when|how|who|the",
        "don't|didn't <remind> POSS name|names|number|address|birthday|face",
        "don't|didn't <remind> what|where|when|how|the",
        'i <remind> what|where|when|how|the',
      ],
      ["I can't [remind→remember] his name."],
    ),
    meant(
      '{v>raise}',
      RAISE,
      [
        '<v=rise|rises|rising> your|my|his|her|their|our hand|hands|voice',
        '<v=rise|rises|rising> the question|price|prices|flag',
        'to|MODAL <v=rise> money|children|awareness',
      ],
      ['[Rise→Raise] your hand.', 'They want to [rise→raise] money.'],
    ),
    meant(
      '{v>rise}',
      RAISE,
      [
        'sun|prices|temperatures|costs <v=raise|raises|raised> in|at|every|by|up|,|and|fast|again|$',
        'sun|prices|temperatures|costs will|can|may <v=raise> in|at|every|by|up|,|and|fast|again|soon|$',
      ],
      ['Prices [raise→rise].', 'The sun [raises→rises] in the east.'],
    ),
    meant(
      'lie',
      'We lie on a bed; we lay something on it.',
      [
        'to|MODAL <lay> on the|my|a',
        "to|MODAL|let's <lay> down $|on|for|and|after|because|,",
        'i <lay> in bed every',
      ],
      ['I want to [lay→lie] on the bed.'],
    ),
    meant(
      '{v>earn}',
      'We earn money with work and win a game.',
      [
        '<v=@win> a good|high|low|better|big salary',
        '<v=@win> money at work',
        '<v=@win> money by working',
        '<v=@win> a lot of money in|with|at my|his|her|their job|work',
        '<v=win|wins|winning> my|his|her|our|their money',
      ],
      ['I [win→earn] my money here.'],
    ),
    meant(
      '{v>beat}',
      BEAT,
      ['<v=@win> him|them|us|me ~a|an|the|some|over|many|NUM|in', '<v=@win> the|our other|opposing team'],
      ['We [won→beat] them.', 'We can [win→beat] them.', 'We have [won→beaten] them.'],
    ),
    meant(
      '{v>listen} to',
      'We listen on purpose; we hear a sound.',
      [
        '-MODAL|to <v=hear|hears> music every|when|while|on',
        '@like|@love|@enjoy <v=hearing> music',
        '@like|@love|@want to <v=hear> music',
        '<v=@hear to> music|the|songs|him|her',
        '-MODAL <v=hear|hears> the radio',
      ],
      ['I [hear→listen to] the radio.', 'I like [hearing→listening to] music.'],
    ),
    meant(
      '{v>watch}',
      WATCH,
      [
        '<v=@see> tv|television ~NOUN',
        '<v=see|sees|seeing> the tv ~NOUN',
        '<v=@see> a match on tv|television',
        '<v=@look at?> tv|television',
        '<v=@look at?> the tv',
        '<v=@look> a film|movie|match',
        '<v=@look> films|movies',
      ],
      ['I [see→watch] TV.', 'I am [looking→watching] TV.', 'We [looked→watched] a film.'],
    ),
    meant(
      '{v>turn} on',
      MACHINES,
      [`<v=@open> the|a ${MACHINE}`, '<v=@open> the air conditioner'],
      ['Please [open→turn on] the light.', 'She [opened→turned on] the light.'],
    ),
    meant(
      '{v>turn} off',
      MACHINES,
      [`<v=@close> the ${MACHINE}`, '<v=@close> the air conditioner'],
      ['Please [close→turn off] the light.'],
    ),
    meant(
      '{v>spend}',
      'We spend time.',
      [
        '<v=@pass> time with',
        `<v=@pass> POSS time|${STAY} in|with|at`,
        `<v=@pass> the ${STAY} in|with|at`,
        '<v=@pass> NUM days|weeks in|with|at',
        '<v=@pass> a week|day|month in|with|at',
      ],
      ['I [pass→spend] time with him.', 'We [passed→spent] a week in Rome.'],
    ),
    meant(
      '{v>meet}',
      '"Meet" is the first time; "know" comes after.',
      [
        'to <v=know> new people|friends',
        'SUBJ <v=knew> new people|friends',
        'nice to <v=know> you',
        'i <v=knew> him|her last',
      ],
      ['I like to [know→meet] new people.', 'I [knew→met] new people.'],
    ),
    meant(
      '{v>get}',
      '"Get" = receive; "become" = begin to be.',
      ['<v=@become> a|an letter|present|email|message|call|pizza|answer'],
      ['I want to [become→get] a present.', 'I [became→got] a present.'],
    ),
    meant(
      '{v>rob}',
      'We rob a person or a bank; we steal things.',
      ['<v=@steal> a|the bank|shop'],
      ['They wanted to [steal→rob] a bank.', 'They [stole→robbed] a bank.'],
    ),
    meant(
      'feel',
      '"Feel" and "fall" look alike.',
      ['i|you|we|they <fall> happy|sad|tired|good|bad'],
      ['I [fall→feel] happy.'],
    ),
    meant(
      'fell',
      'fall – fell; feel – felt.',
      [
        '<felt> asleep',
        '<felt> in love',
        '<felt> down the|from|on',
        'i|he|she|we|they <felt> off the|my|his',
      ],
      ['I [felt→fell] asleep.'],
    ),
    meant(
      'felt',
      'feel – felt; fall – fell.',
      ['SUBJ MIDADV? <fell> happy|sad|tired|good|bad|better|sorry|great'],
      ['I [fell→felt] happy.'],
    ),
    meant(
      'am',
      'We say: I am ten years old, I am hungry.',
      [
        "i <have|'ve> NUM|DIGITS years old",
        "i <have|'ve> hungry|thirsty|afraid|fear $|of|,|and|because|now|so|but",
        "i <have|'ve> right $",
      ],
      ['I [have→am] hungry.', 'I [have→am] 20 years old.'],
    ),
    meant(
      'is',
      'We say: she is ten years old, she is hungry.',
      ['he|she|it <has> hungry|thirsty|afraid', 'he|she|NOUN|NAME <has> NUM|DIGITS years old'],
      ['She [has→is] hungry.', 'My brother [has→is] twelve years old.'],
    ),
    meant(
      'are',
      'We say: they are ten years old, they are hungry.',
      ['you|we|they <have> hungry|thirsty|afraid', 'you|we|they|NOUNS <have> NUM|DIGITS years old'],
      ['They [have→are] ten years old.'],
    ),
  ],
  right: [
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
