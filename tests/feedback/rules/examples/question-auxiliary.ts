import type { RuleExamples } from './rule-examples.ts';

export const QUESTION_AUXILIARY_EXAMPLES: RuleExamples = {
  corrected: {
    'question-23': ['Who [does live→lives] in that house?'],
    'question-24': ['[How→What] does your new teacher look like?'],
    'question-25': ['[How is called your dog→What is your dog called]?'],
    'question-26': ['[How to go→How can I go] to the station?'],
    'question-30': ["You like coffee, [isn't it→don't you]?"],
    'question-27': ['Do you like tea? Yes, [I like→I do].'],
    'question-28': ["Are you tired? Yes, [I'm→I am]."],
    'question-29': ["Are they ready? Yes, [they're→they are]."],
    'question-10': [
      'Where [you are→are you]?',
      'Why [she is→is she] crying?',
      'What [you can→can you] do?',
      'How old [you are→are you]?',
      'Where [the station is→is the station]?',
      'And how old [you are→are you]?',
    ],
    'question-11': ["Where [you're→are you] going?"],
    'question-12': ["Why [you don't→don't you] come?"],
    'question-13': ['[Do you can→Can you] swim?'],
    'question-15': ['[Are you like→Do you like] tea?', 'Where [are you live→do you live]?'],
    'question-16': ['[Is she like→Does she like] tea?'],
    'question-17': ['[Were you go→Did you go] there?'],
    'question-18': ['[How many years do you have→How old are you]?'],
    'question-19': ['[How→What] is your name?'],
    'question-20': ['Who [did tell→told] you that?', 'What [did happen→happened]?'],
  },
  leftAlone: [],
};
