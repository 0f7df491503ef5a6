import type { RuleExamples } from './rule-examples.ts';

export const CONDITIONAL_EXAMPLES: RuleExamples = {
  corrected: {
    'conditional-20': ['If I [am→were] you, I would see a doctor.'],
    'conditional-21': ['What would you do if you [win→won] a million?'],
    'conditional-01': [
      'If I [will see→see] him, I will tell him.',
      'I will call you when I [will get→get] home.',
      'I will wait until you [will come→come].',
    ],
    'conditional-02': [
      'If it [will rain→rains], we will stay.',
      'I will tell her when she [will come→comes].',
      'Wait until the film [will start→starts].',
    ],
    'conditional-03': ['If it [will be→is] sunny, we will go.'],
    'conditional-04': ['If you [will be→are] late, call me.'],
    'conditional-05': ["If you [won't hurry→don't hurry], we will be late."],
    'conditional-06': ["If he [won't come→doesn't come], we will go."],
    'conditional-07': ['If I [would have→had] known, I would have come.'],
    'conditional-08': [
      'If I [would win→won] a lot of money, I would travel.',
      'If she [would have→had] time, she would come.',
    ],
    'conditional-09': ['If I [would be→were] rich, I would buy it.'],
    'conditional-10': [
      'If I had a car, I [will drive→would drive].',
      'If he were here, he [will help→would help].',
    ],
    'conditional-11': ['I [will buy→would buy] it if I had money.'],
    'conditional-12': ['If I had known, I [would come→would have come].'],
    'conditional-13': ["If she had studied, she [wouldn't fail→wouldn't have failed]."],
    'conditional-14': ['If I had known, I [will have→would have] come.'],
    'conditional-15': ['If I had known, I [had come→would have come].'],
    'conditional-16': ['If it rains, we [would stay→will stay] at home.'],
    'conditional-17': ['I wish I [have→had] a dog.'],
    'conditional-18': ['I wish I [would have→had] known.'],
    'conditional-19': ['Take a coat in case it [will rain→rains].'],
  },
  leftAlone: [
    'I wonder if it will rain.',
    "I don't know when he will come.",
    'If you will excuse me, I must go.',
    'When will you come?',
    'She asked if I would help.',
    'If I were you, I would ask.',
    'Tell me when you will be there.',
    'If I had known, I would have come.',
    'I would be grateful if you would help.',
    'If you had listened, you would know it now.',
    'Ask her if she will come.',
  ],
};
