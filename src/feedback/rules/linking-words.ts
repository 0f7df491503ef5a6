import type { LearnerRule, RuleFile } from '../patterns/learner-rule.ts';

/** A set phrase in the words that learners give it. */
function phrase(right: string, wrong: readonly string[]): LearnerRule {
  return { find: wrong, fix: right };
}

const BE_OR_HAVE = 'is|are|was|were|has|have|had|can|could';

export const LINKING_WORDS: RuleFile = {
  kind: 'linking',
  why: {
    simple: 'We say “{right}”: these words stay together.',
    full: 'Linking words have fixed forms: “{right}”, not “{wrong}”.',
  },
  rules: [
    phrase('despite', ['<despite of>']),
    phrase('in spite of', ['<in spite> ~of', '<inspite of?>', '<in spite from>']),
    phrase('although', [`<in spite of> i|he|she|we|they ${BE_OR_HAVE}|VERB|VERBS|PAST`]),
    phrase('on the other hand', ['^c <in|at|by|for the other hand>', '^c <on|in other hand>']),
    phrase('on the one hand', ['^c <in|by the? one hand> ,|SUBJ|it|DET']),
    phrase('because', ['<because why> SUBJ|DET|POSS', '<because that> i|he|she|we|they']),
    phrase('the reason is that', ['<the reason is because>']),
    phrase('since then', ['<since that time on>']),
    phrase('in conclusion', ['^ <as|for|at|to conclusion>', '^ <for conclude>']),
    phrase('first of all', [
      '^ <in first place>',
      '^ <in the first> ,',
      '^ <by first>',
      '<at first of all>',
      '<firstly of all>',
      '<first at all>',
    ]),
    phrase('on the contrary', ['<in|at|by the contrary>', '<in contrary> ~to']),
    phrase('for example', [
      '^c <as|by|in example>',
      '^c <like|as for example>',
      '^c <for an example> ~of',
      '<for exemple>',
    ]),
    phrase('such as', ['<such like> NOUN|NOUNS|DET|NAME', '<so as for example>']),
    phrase('in general', ['<in generally>', '^c <on|at general>', '<generally speaking of>']),
    phrase('from my point of view', ['<in|on|at my point of view>', '<from my point of view point>']),
    phrase('in my opinion', [
      '<according to me>',
      '^c <according|after|to|by|for|on|from my opinion>',
      '<according to my opinion>',
    ]),
    phrase('as soon as', ['-not <so soon as>']),
    phrase('as soon as possible', ['<as soon as possibly>']),
    phrase('as {how} as possible', [
      '<so how=fast|soon|long|much|many|often|quickly|early|late as possible>',
    ]),
    phrase('even though', ['<even though if>', '<although if>', '<even although>']),
    phrase('besides', ['<besides|beside of>']),
    phrase('while', ['<during> i|he|she|we|they']),
    phrase('during', [
      '<while> the|my|our|his|her holiday|holidays|lesson|lessons|night|summer|winter|week|weekend|meal|film|trip|journey|concert|war $|,|in|on|at|with|we|i|he|she|they',
    ]),
    phrase('until now', ['<until|till now on>']),
    phrase('the same as', ['<the same like|than>']),
    phrase('in order to', ['<in order that|for to>', '<so as for to>']),
    phrase('as well as', ['<as well as also>', '<and as well also>']),
    phrase('{start} to', ['<start=due|owing of>']),
    phrase('thanks to', ['^c <thanks of>', '^c <thank to>', '@win|@be <thanks of>']),
    phrase('unless', ['<unless if>', '<except if not>']),
    phrase('in case it', ['<in case of it> VERBS|is|has']),
    phrase('finally', ['<finally at last>', '^ <at the final> ,', '<in the finally>']),
    phrase('as follows', ['<as it follows>']),
  ],
};
