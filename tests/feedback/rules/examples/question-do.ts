import type { RuleExamples } from './rule-examples.ts';

export const QUESTION_DO_EXAMPLES: RuleExamples = {
  corrected: {
    'question-01': [
      'How many brothers and sisters [you have→do you have]?',
      'Where [you live→do you live]?',
      'How [you usually go→do you usually go] to school?',
      'What time [you get→do you get] up?',
      'How often [you play→do you play]?',
      'But where [you live→do you live]?',
    ],
    'question-02': ['Where [she lives→does she live]?', 'What [he do→does he do]?'],
    'question-03': ['Where [your brother works→does your brother work]?'],
    'question-04': ['Where [you went→did you go]?', 'Why [she left→did she leave]?'],
    'question-05': ['What [means this word→does this word mean]?', 'What [means it→does it mean]?'],
    'question-06': [
      'How much [costs this→does this cost]?',
      'Where [lives your brother→does your brother live]?',
      'When [starts the film→does the film start]?',
    ],
    'question-21': ['Where [live you→do you live]?', 'Where [live your parents→do your parents live]?'],
    'question-22': ['When [started the film→did the film start]?', 'Where [went he→did he go]?'],
    'question-07': ['[You like→Do you like] pizza?', '[You have→Do you have] any brothers?'],
    'question-08': ['[She likes→Does she like] tea?'],
  },
  leftAlone: [
    'What do you think it means?',
    'Who told you that?',
    'What happened?',
    'Do you know where she lives?',
    "You know him, don't you?",
    'How many people live here?',
    'Which bus goes there?',
    'What is your name?',
    'Whose umbrella is this?',
    'Where have you been?',
    'What colour is it?',
    'I know where you live.',
    'When you are ready, shall we go?',
    'What he said was true.',
    'Why not come with us?',
  ],
};
