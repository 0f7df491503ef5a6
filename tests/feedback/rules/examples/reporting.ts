import type { RuleExamples } from './rule-examples.ts';

export const REPORTING_EXAMPLES: RuleExamples = {
  corrected: {
    'reporting-01': ['Can you [say me→tell me] the time?'],
    'reporting-02': ['He [says me→tells me] everything.'],
    'reporting-03': [
      'He [said me→told me] that it was late.',
      'She [said my mother→told my mother] about it.',
    ],
    'reporting-04': ['He keeps [saying me→telling me] that.'],
    'reporting-05': ['I want to [tell→say] hello.'],
    'reporting-06': ['She [tells→says] that she is ill.'],
    'reporting-07': ['She [told→said] that she was tired.', 'He [told→said] hello.'],
    'reporting-08': [
      'He [explained me the rule→explained the rule to me].',
      'She [described us the house→described the house to us].',
    ],
    'reporting-09': [
      'She [explained me→explained to me] why.',
      'Please [explain us→explain to us] how it works.',
    ],
    'reporting-10': ['He asked [to→] me a question.', 'She told [to→] me the story.'],
    'reporting-11': ['He explained [for→to] me.'],
    'reporting-12': ['You must [speak→tell] the truth.'],
    'reporting-13': ['Please [say→tell] the truth.'],
    'reporting-14': ['He [said→told] a lie.'],
    'reporting-15': ['I can [talk→speak] English.'],
    'reporting-16': ['She [talks→speaks] French.'],
    'reporting-17': ['He asked me [that→if] I could help.'],
    'reporting-18': ['She asked me [was I→if I was] tired.'],
    'reporting-21': [
      'She asked me [do I like→if I like] it.',
    ],
    'reporting-22': [
      'He asked me [does she live→if she lives] here.',
    ],
    'reporting-23': [
      'He asked us [did we see→if we saw] her.',
    ],
    'reporting-19': ['She asked me if [was I→I was] tired.'],
    'reporting-20': ["He told me [don't go→not to go]."],
  },
  leftAlone: [
    'Who told you that?',
    'He told me that he was here.',
    'She said hello to everyone.',
    'Our coach explained the rules to us.',
    'I was told that it was closed.',
    'He said it to me.',
    'She said you were right.',
    'I could tell that he was sad.',
    'Tell me your name.',
    'He said her name.',
    'They asked me where I lived.',
    'I asked to see the manager.',
    'He told a story.',
    '"That will change," said my father.',
  ],
};
