import type { RuleExamples } from './rule-examples.ts';

export const AGREEMENT_QUESTION_EXAMPLES: RuleExamples = {
  corrected: {
    'agreement-question-26': ['[Is→Are] there any good restaurants near here?'],
    'agreement-question-27': ['There [has→have] been many problems.'],
    'agreement-question-01': [
      'My friends and I [goes→go] to the cinema.',
      'My mother and father [works→work] here.',
      'Tom and Anna [likes→like] tea.',
    ],
    'agreement-question-02': [
      'Music [make→makes] me happy.',
      'Smoking [cause→causes] cancer.',
      'One of my friends [speak→speaks] French.',
      'Every child [need→needs] love.',
      'The number of cars [grow→grows].',
      'Each of them [have→has] a key.',
    ],
    'agreement-question-03': [
      'Learning languages [are→is] important.',
      'One of my dogs [are→is] old.',
      'Every room [are→is] full.',
      'The information [are→is] useful.',
      'The news [are→is] bad.',
    ],
    'agreement-question-04': ['One of the boys [were→was] ill.', 'The news [were→was] good.'],
    'agreement-question-05': ['The traffic [have→has] stopped.'],
    'agreement-question-06': ["Money [don't→doesn't] make you happy."],
    'agreement-question-08': ['The colour of the walls [were→was] grey.'],
    'agreement-question-09': [
      'In my village there [has→are] many shops.',
      'There [have→are] many people in the park.',
      'There [have→are] a lot of shops.',
      'I like it, so there [have→are] many people in the park.',
    ],
    'agreement-question-10': [
      'Near my house there [have→is] a park.',
      'There [has→is] a bank near here.',
      'It is good because there [has→is] a bank near here.',
    ],
    'agreement-question-11': [
      'There [is→are] more than thirty students in my class.',
      'There [is→are] many cars here.',
      'There [is→are] two dogs.',
      'There [is→are] a lot of people.',
    ],
    'agreement-question-12': ['There [was→were] three boys.'],
    'agreement-question-13': ['There [are→is] a bank here.', 'There [are→is] a lot of traffic.'],
    'agreement-question-14': ['There [were→was] a man.'],
    'agreement-question-15': [
      'I have a friend who [live→lives] in Rome.',
      'She is a girl who [love→loves] cats.',
      'Last week we met a man who [teach→taught] us a song.',
    ],
    'agreement-question-28': [
      'She is someone who [love→loves] cats.',
      'Everyone who [try→tries] it asks for more.',
    ],
    'agreement-question-16': [
      '[This→These] are my friends.',
      'This is my house and, because [this→these] are my friends, they live here.',
    ],
    'agreement-question-17': ['[That→Those] are my shoes.'],
    'agreement-question-18': [
      'Where [do→does] she live?',
      '[Do→Does] he smoke?',
      '[Do→Does] your mother work?',
    ],
    'agreement-question-21': ['[Is→Are] they here?', 'Where [is→are] my keys?'],
    'agreement-question-23': ['Where [are→is] he?', 'How [are→is] your mother?'],
    'agreement-question-24': ['[Have→Has] he come?'],
  },
  leftAlone: [
    'There have been many changes.',
    'There has been an accident.',
    'The people there have many problems.',
    'There is a bank near here.',
  ],
};
