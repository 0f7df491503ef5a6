import type { RuleExamples } from './rule-examples.ts';

export const VERB_FORM_EXAMPLES: RuleExamples = {
  corrected: {
    'MODAL SUBJ? not|MIDADV? ~VERB|used|better|NOUNS <v=VERBS>': [
      'She can [swims→swim] well.',
      'I will [went→go] there.',
      'You must [doing→do] it.',
      'Can you [helped→help] me?',
      'He should [has→have] a rest.',
    ],
    "-a|an|the|POSS|ADJ can|can't|cannot|could|couldn't|must|mustn't|should|shouldn't|may|might|will|won't <to v=VERB|be>":
      ['You must [to go→go] now.', "I can't [to come→come].", 'I must [to be→be] there at six.'],
    "'d|had better <to v=VERB>": ["You'd better [to go→go] now."],
    'MODAL SUBJ? not? be <v==VERB>': ['I will be [go→going] there.'],
    'SUBJ|NAME|%persons <will|can|must|should be v=agree|like|want|know|need>': [
      'You [will be like→will like] it.',
    ],
    'did SUBJ not|MIDADV? ~VERB <v=PAST>': [
      'Did you [saw→see] it?',
      "I didn't [went→go].",
      'Did your brother [came→come]?',
    ],
    "didn't|doesn't|don't SUBJ? MIDADV? ~VERB <v=VERBS>": [
      "She doesn't [likes→like] tea.",
      'Does he [works→work] here?',
      'Does your mother [has→have] a car?',
    ],
    "didn't|doesn't|don't SUBJ? ~NOUN <v=ING>": ["I don't [going→go] there.", 'Where do you [living→live]?'],
    "didn't|doesn't|don't <to v=VERB>": ["I don't [to know→know]."],
    '@%toverbs|would to ~VERB|NOUN|ADJ <v=PAST>': [
      'I want to [went→go] home.',
      'He learned how to [drove→drive].',
      'She wants to [goes→go] home.',
      'We decided to [bought→buy] a car.',
    ],
    '@want|@need|@decide|@hope|@plan|@learn|@agree|@refuse|@promise|@offer|@manage|@expect|@choose|able|like|love to ~NOUN <v=ING>':
      ['I want to [going→go] home.', 'She is going to [buying→buy] it.'],
    "i|you|we|they <am|are|'m|'re MIDADV|not? ~EN|ADJ|going|welcome|have|do v==VERB>": [
      'I [am agree→agree] with you.',
      'We [are live→live] here.',
      'I [am work→work] in a bank.',
    ],
    'he|she|NAME|%persons <is MIDADV|not? ~EN|ADJ|have|do v==VERB>': [
      'She [is agree→agrees] with me.',
      'He [is work→works] here.',
    ],
    'SUBJ|NAME|%persons <was|were MIDADV|not? ~EN|ADJ|have|do v==VERB>': [
      'I [was agree→agreed] with him.',
      'He [was went→went] home.',
      'They [were go→went] home.',
    ],
    '@be MIDADV|not? ~EN|ADJ|have|do <v=VERB|PAST> by': [
      'It was [make→made] by hand.',
      'The house was [build→built] in 1990.',
      'This song was [wrote→written] by him.',
      'English is [speak→spoken] in many countries.',
    ],
    "HAVE|'ve not|MIDADV|SUBJ? ~EN|VERB|had|did <v=PAST>": [
      'I have [went→gone] home.',
      'Have you ever [ate→eaten] sushi?',
      'She has already [saw→seen] it.',
    ],
    "-will|would|can|could|should|must|may|might|to HAVE|'ve MIDADV|not? ~EN|NOUN|have|do|to|ADJ|no <v==VERB>":
      ['I have [see→seen] it.', 'Have you ever [visit→visited] Rome?', 'She has never [eat→eaten] fish.'],
    "HAVE|'ve MIDADV? not? <v=being> ~EN": ['I have [being→been] there.', 'She has [be→been] ill.'],
    "let's <to v=VERB>": ["Let's [to go→go] home."],
    "let's ~NOUN <v=ING>": ["Let's [going→go] home."],
    "'m|am|are|is|'re|'s going <v==VERB>": [
      "I'm going [buy→to buy] a car.",
      'She is going [visit→to visit] us.',
    ],
    'can|will|must|should <can|will|must|should|could>': ['I will [can→] come.'],
    'SUBJ|NAME|%persons <ought v=VERB>': ['You [ought go→ought to go].'],
    'in order <v=VERB>': ['I am able [swim→to swim].', 'It is easy [learn→to learn].'],
    "-MODAL|do|does|did|don't|to|doesn't|didn't|not|'d|rather|'ll @want|@decide|@hope|@plan|@need|@refuse|@manage|@forget|@learn|@agree|@promise|@offer|@try <v==VERB> ":
      ['I want [go→to go] home.', 'We decided [stay→to stay].', 'I need [buy→to buy] milk.'],
  },
  leftAlone: [
    'I can swim and she could too.',
    'Did you use to live here?',
    "You'd better go.",
    'I have had lunch.',
    'I have to go.',
    'She has been there.',
    'I have work to do.',
    'I look forward to used books.',
    'We were put in a team.',
    'They are lost.',
    'You are welcome.',
    'I am cold and he is open to ideas.',
    'He was hurt by it.',
    'What did you put there?',
    'She let us go.',
    'I will have finished.',
    'He had a cold.',
    'I want help.',
    'She needs work.',
    'Have you ever been to Rome?',
    'May came early.',
    'The castle is a must to see.',
    'The old can to open is here.',
    'He has the will to be free.',
    'What you must do to be healthy is walk.',
  ],
};
