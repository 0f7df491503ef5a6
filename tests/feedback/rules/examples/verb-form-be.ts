import type { RuleExamples } from './rule-examples.ts';

export const VERB_FORM_BE_EXAMPLES: RuleExamples = {
  corrected: {
    'verb-form-42': ['It was [rain→raining] yesterday.', 'We stayed because it was [snow→snowing].'],
    'verb-form-36': ['I [was felt→felt] sad.'],
    'verb-form-37': ['I [am used→used] to play football when I was a boy.'],
    'verb-form-38': ['It must be [do→done] before Friday.'],
    'verb-form-41': ['My brother [has right→is right].', 'She [has right→is right].'],
    'verb-form-39': ['My phone [has stolen→has been stolen].'],
    'verb-form-04': ['I will be [go→going] there.'],
    'verb-form-31': ['You must [be follow→follow] the rules.', 'We should [be protect→protect] our planet.'],
    'verb-form-30': [
      'Vegetarian dishes should be [include→included] on the menu.',
      'Phones must not be [bring→brought] to the exam.',
    ],
    'verb-form-05': ['You [should be know→should know] it.', 'I [will be like→will like] to come.'],
    'verb-form-12': [
      'I [am agree→agree] with you.',
      'We [are live→live] here.',
      'I [am work→work] in a bank.',
    ],
    'verb-form-26': ["I [am not agree→don't agree] with you."],
    'verb-form-27': ["She [is not like→doesn't like] fish."],
    'verb-form-28': ["He [was not know→didn't know] it."],
    'verb-form-43': [
      'The father is taking a photo and the mum is [sit→sitting] on the grass.',
      'In the picture the children are [eat→eating] ice cream.',
      'My brother is [wear→wearing] a red hat.',
      'Look, she is [dance→dancing] with her dog.',
    ],
    'verb-form-44': [
      "It was [eat→eating] my mother's flowers.",
      'It was [take→taking] a bath in the river with its baby.',
      'When I came home, he was [eat→eating] dinner.',
      'She was [cry→crying] when I arrived.',
      'They were [sing→singing] very loudly.',
    ],
    'verb-form-13': [
      'My grandmother [is usually eat→usually eats] it with tea.',
      'She [is agree→agrees] with me.',
      'He [is work→works] here.',
    ],
    'verb-form-14': [
      'I [was agree→agreed] with him.',
      'He [was went→went] home.',
      'They [were go→went] home.',
    ],
    'verb-form-15': [
      'It was [make→made] by hand.',
      'It was [make→made] in China.',
      'The house was [build→built] in 1990.',
      'This song was [wrote→written] by him.',
      'English is [speak→spoken] in many countries.',
    ],
  },
  leftAlone: ['It was sleep that he needed.', 'She is chief cook at a hotel.'],
};
