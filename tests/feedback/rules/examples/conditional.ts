import type { RuleExamples } from './rule-examples.ts';

export const CONDITIONAL_EXAMPLES: RuleExamples = {
  corrected: {
    "if|unless POSS|the|a? ADJ? i|you|we|they|NOUNS|people <will|'ll v=VERB>": [
      'If I [will see→see] him, I will tell him.',
      'I will call you when I [will get→get] home.',
      'I will wait until you [will come→come].',
    ],
    "if|unless POSS|the|a? ADJ? HESHE|INDEF1|NAME|NOUN <will|'ll v=VERB>": [
      'If it [will rain→rains], we will stay.',
      'I will tell her when she [will come→comes].',
      'Wait until the film [will start→starts].',
    ],
    "if|unless HESHE|INDEF1|NAME|NOUN <will|'ll be>": ['If it [will be→is] sunny, we will go.'],
    "if|unless i|you|we|they|NOUNS <will|'ll be>": ['If you [will be→are] late, call me.'],
    "if|unless i|you|we|they|NOUNS|people <won't v=VERB|be>": [
      "If you [won't hurry→don't hurry], we will be late.",
    ],
    "if|unless HESHE|NAME|NOUN <won't v=VERB|be>": ["If he [won't come→doesn't come], we will go."],
    "if SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people MIDADV? <would|'d v=have> EN": [
      'If I [would have→had] known, I would have come.',
    ],
    "if SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people MIDADV? <would|'d v=VERB> ~better": [
      'If I [would win→won] a lot of money, I would travel.',
      'If she [would have→had] time, she would come.',
    ],
    "if SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people MIDADV? <would|'d be> ": [
      'If I [would be→were] rich, I would buy it.',
    ],
    'if SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people ~had MIDADV? ~VERB PAST ANY? ANY? ANY? ANY? , SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people <will v=VERB|be>':
      ['If I had a car, I [will drive→would drive].', 'If he were here, he [will help→would help].'],
    "^ SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people <will v=VERB|be> ANY? ANY? ANY? ANY? if SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people were|had|didn't|won|knew":
      ['I [will buy→would buy] it if I had money.'],
    "if SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people had|hadn't not|MIDADV? EN|been ANY? ANY? ANY? ANY? ANY? , SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people <would not|MIDADV? v=VERB>":
      ['If I had known, I [would come→would have come].'],
    "if SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people had|hadn't not|MIDADV? EN|been ANY? ANY? ANY? ANY? ANY? , SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people <wouldn't v=VERB>":
      ["If she had studied, she [wouldn't fail→wouldn't have failed]."],
    "if SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people had|hadn't not|MIDADV? EN|been ANY? ANY? ANY? ANY? ANY? , SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people <will have> EN":
      ['If I had known, I [will have→would have] come.'],
    "if SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people had|hadn't EN|been ANY? ANY? ANY? ANY? ANY? , SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people <had|could|will v=EN>":
      ['If I had known, I [had come→would have come].'],
    'if i|you|we|they MIDADV? ~were|had|PAST v=VERB ANY? ANY? ANY? ANY? , SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people <would w=VERB|be> ':
      ['If it rains, we [would stay→will stay] at home.'],
    'wish i|he|she|we|they|you|NAME <v=have|can|am|know|speak|live|is|are>': ['I wish I [have→had] a dog.'],
    'wish|wishes i|he|she|we|they|it <would have> EN': ['I wish I [would have→had] known.'],
    'in case SUBJ|NAME <will v=VERB>': ['Take a coat in case it [will rain→rains].'],
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
