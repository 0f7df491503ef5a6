import type { LearnerRule, RuleSet } from '../patterns/learner-rule.ts';

/** A rule for a fixed phrase and its wrong versions. */
function createPhraseRule(right: string, wrong: readonly string[]): LearnerRule {
  return { find: wrong, fix: right };
}

const BE_OR_HAVE = 'is|are|was|were|has|have|had|can|could';

/** The notation of the patterns is explained in ../patterns/learner-rule.ts. */
export const LINKING_WORD_RULES: RuleSet = {
  kind: 'linking',
  explanation: {
    simple: 'We say “{right}”: these words stay together.',
    full: 'Linking words have fixed forms: “{right}”, not “{wrong}”.',
  },
  rules: [
    createPhraseRule('despite', ['<despite of>']),
    createPhraseRule('in spite of', ['<in spite> ~of', '<inspite of?>', '<in spite from>']),
    createPhraseRule('although', [`<in spite of> i|he|she|we|they ${BE_OR_HAVE}|VERB|VERBS|PAST`]),
    createPhraseRule('on the other hand', ['^c <in|at|by|for the other hand>', '^c <on|in other hand>']),
    createPhraseRule('on the one hand', ['^c <in|by the? one hand> ,|SUBJ|it|DET']),
    createPhraseRule('because', ['<because why> SUBJ|DET|POSS', '<because that> i|he|she|we|they']),
    createPhraseRule('the reason is that', ['<the reason is because>']),
    createPhraseRule('since then', ['<since that time on>']),
    createPhraseRule('in conclusion', ['^ <as|for|at|to conclusion>', '^ <for conclude>']),
    createPhraseRule('first of all', [
      '^ <in first place>',
      '^ <in the first> ,',
      '^ <by first>',
      '<at first of all>',
      '<firstly of all>',
      '<first at all>',
    ]),
    createPhraseRule('on the contrary', ['<in|at|by the contrary>', '<in contrary> ~to']),
    createPhraseRule('for example', [
      '^c <as|by|in example>',
      '^c <like|as for example>',
      '^c <for an example> ~of',
      '<for exemple>',
    ]),
    createPhraseRule('such as', ['<such like> NOUN|NOUNS|DET|NAME', '<so as for example>']),
    createPhraseRule('in general', ['<in generally>', '^c <on|at general>', '<generally speaking of>']),
    createPhraseRule('from my point of view', [
      '<in|on|at my point of view>',
      '<from my point of view point>',
    ]),
    createPhraseRule('in my opinion', [
      '<according to me>',
      '^c <according|after|to|by|for|on|from my opinion>',
      '<according to my opinion>',
    ]),
    createPhraseRule('as soon as', ['-not <so soon as>']),
    createPhraseRule('as soon as possible', ['<as soon as possibly>']),
    createPhraseRule('as {how} as possible', [
      '<so how=fast|soon|long|much|many|often|quickly|early|late as possible>',
    ]),
    createPhraseRule('even though', ['<even though if>', '<although if>', '<even although>']),
    createPhraseRule('besides', ['<besides|beside of>']),
    createPhraseRule('while', ['<during> i|he|she|we|they']),
    createPhraseRule('during', [
      '<while> the|my|our|his|her holiday|holidays|lesson|lessons|night|summer|winter|week|weekend|meal|film|trip|journey|concert|war $|,|in|on|at|with|we|i|he|she|they',
    ]),
    createPhraseRule('until now', ['<until|till now on>']),
    createPhraseRule('the same as', ['<the same like|than>']),
    createPhraseRule('in order to', ['<in order that|for to>', '<so as for to>']),
    createPhraseRule('as well as', ['<as well as also>', '<and as well also>']),
    createPhraseRule('{start} to', ['<start=due|owing of>']),
    createPhraseRule('thanks to', ['^c <thanks of>', '^c <thank to>', '@win|@be <thanks of>']),
    createPhraseRule('unless', ['<unless if>', '<except if not>']),
    createPhraseRule('in case it', ['<in case of it> VERBS|is|has']),
    createPhraseRule('finally', ['<finally at last>', '^ <at the final> ,', '<in the finally>']),
    createPhraseRule('as follows', ['<as it follows>']),
  ],
};
