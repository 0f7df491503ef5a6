import type { LearnerRule, RuleSet } from '../patterns/learner-rule.ts';

/** A rule for a fixed phrase and its wrong versions. */
function createPhraseRule(id: string, right: string, wrong: readonly string[]): LearnerRule {
  return { id, find: wrong, fix: right };
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
    createPhraseRule('linking-words-01', 'despite', ['<despite of>']),
    createPhraseRule('linking-words-02', 'in spite of', [
      '<in spite> ~of',
      '<inspite of?>',
      '<in spite from>',
    ]),
    createPhraseRule('linking-words-03', 'although', [
      `<in spite of> i|he|she|we|they ${BE_OR_HAVE}|VERB|VERBS|PAST`,
    ]),
    createPhraseRule('linking-words-04', 'on the other hand', [
      '^c <in|at|by|for the other hand>',
      '^c <on|in other hand>',
    ]),
    createPhraseRule('linking-words-05', 'on the one hand', ['^c <in|by the? one hand> ,|SUBJ|it|DET']),
    createPhraseRule('linking-words-06', 'because', [
      '<because why> SUBJ|DET|POSS',
      '<because that> i|he|she|we|they',
    ]),
    createPhraseRule('linking-words-07', 'the reason is that', ['<the reason is because>']),
    createPhraseRule('linking-words-08', 'since then', ['<since that time on>']),
    createPhraseRule('linking-words-09', 'in conclusion', [
      '^ <as|for|at|to conclusion>',
      '^ <for conclude>',
    ]),
    createPhraseRule('linking-words-10', 'first of all', [
      '^ <in first place>',
      '^ <by first>',
      '<at first of all>',
      '<firstly of all>',
      '<first at all>',
    ]),
    createPhraseRule('linking-words-11', 'on the contrary', ['<in|at|by the contrary>', '<in contrary> ~to']),
    createPhraseRule('linking-words-12', 'for example', [
      '^c <as|by|in example>',
      '^c <like|as for example>',
      '^c <for an example> ~of',
      '<for exemple>',
    ]),
    createPhraseRule('linking-words-13', 'such as', [
      '<such like> NOUN|NOUNS|DET|NAME',
      '<so as for example>',
    ]),
    createPhraseRule('linking-words-14', 'in general', [
      '<in generally>',
      '^c <on|at general>',
      '<generally speaking of>',
    ]),
    createPhraseRule('linking-words-15', 'from my point of view', [
      '<in|on|at my point of view>',
      '<from my point of view point>',
    ]),
    createPhraseRule('linking-words-16', 'in my opinion', [
      '<according to me>',
      '^c <according|after|to|by|for|on|from my opinion>',
      '<according to my opinion>',
    ]),
    createPhraseRule('linking-words-17', 'as soon as', ['-not <so soon as>']),
    createPhraseRule('linking-words-18', 'as soon as possible', ['<as soon as possibly>']),
    createPhraseRule('linking-words-19', 'as {how} as possible', [
      '<so how=fast|soon|long|much|many|often|quickly|early|late as possible>',
    ]),
    createPhraseRule('linking-words-20', 'even though', [
      '<even though if>',
      '<although if>',
      '<even although>',
    ]),
    createPhraseRule('linking-words-21', 'besides', ['<besides|beside of>']),
    createPhraseRule('linking-words-22', 'while', ['<during> i|he|she|we|they']),
    createPhraseRule('linking-words-23', 'during', [
      '<while> the|my|our|his|her holiday|holidays|lesson|lessons|night|summer|winter|week|weekend|meal|film|trip|journey|concert|war $|,|in|on|at|with|we|i|he|she|they',
    ]),
    createPhraseRule('linking-words-24', 'until now', ['<until|till now on>']),
    createPhraseRule('linking-words-25', 'the same as', ['<the same like|than>']),
    createPhraseRule('linking-words-26', 'in order to', ['<in order that|for to>', '<so as for to>']),
    createPhraseRule('linking-words-27', 'as well as', ['<as well as also>', '<and as well also>']),
    createPhraseRule('linking-words-28', '{start} to', ['<start=due|owing of>']),
    createPhraseRule('linking-words-29', 'thanks to', [
      '^c <thanks of>',
      '^c <thank to>',
      '@win|@be <thanks of>',
    ]),
    createPhraseRule('linking-words-30', 'unless', ['<unless if>', '<except if not>']),
    createPhraseRule('linking-words-31', 'in case it', ['<in case of it> VERBS|is|has']),
    createPhraseRule('linking-words-32', 'finally', [
      '<finally at last>',
      '^ <at the final> ,',
      '<in the finally>',
    ]),
    createPhraseRule('linking-words-33', 'as follows', ['<as it follows>']),
  ],
};
