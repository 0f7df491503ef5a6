import type { LearnerRule, RuleFile } from '../patterns/learner-rule.ts';

/** A set phrase in the words that learners give it. */
function phrase(right: string, wrong: readonly string[], examples: readonly string[]): LearnerRule {
  return { find: wrong, fix: right, examples };
}

const BE_OR_HAVE = 'is|are|was|were|has|have|had|can|could';

export const LINKING_WORDS: RuleFile = {
  kind: 'linking',
  why: {
    simple: 'We say “{right}”: these words stay together.',
    full: 'Linking words have fixed forms: “{right}”, not “{wrong}”.',
  },
  rules: [
    phrase('despite', ['<despite of>'], ['[Despite of→Despite] the rain we went out.']),
    phrase(
      'in spite of',
      ['<in spite> ~of', '<inspite of?>', '<in spite from>'],
      ['[In spite→In spite of] the rain we went out.', '[Inspite of→In spite of] my cold I went out.'],
    ),
    phrase(
      'although',
      [`<in spite of> i|he|she|we|they ${BE_OR_HAVE}|VERB|VERBS|PAST`],
      ['[In spite of→Although] he was ill, he came.'],
    ),
    phrase(
      'on the other hand',
      ['^c <in|at|by|for the other hand>', '^c <on|in other hand>'],
      [
        '[In the other hand→On the other hand], it is late.',
        '[On other hand→On the other hand], it is late.',
      ],
    ),
    phrase(
      'on the one hand',
      ['^c <in|by the? one hand> ,|SUBJ|it|DET'],
      ['[In one hand→On the one hand], it is cheap.'],
    ),
    phrase(
      'because',
      ['<because why> SUBJ|DET|POSS', '<because that> i|he|she|we|they'],
      ['I stayed [because why→because] I was ill.'],
    ),
    phrase(
      'the reason is that',
      ['<the reason is because>'],
      ['[The reason is because→The reason is that] it is late.'],
    ),
    phrase('since then', ['<since that time on>'], ['I live here [since that time on→since then].']),
    phrase(
      'in conclusion',
      ['^ <as|for|at|to conclusion>', '^ <for conclude>'],
      ['[As conclusion→In conclusion], it is good.'],
    ),
    phrase(
      'first of all',
      [
        '^ <in first place>',
        '^ <in the first> ,',
        '^ <by first>',
        '<at first of all>',
        '<firstly of all>',
        '<first at all>',
      ],
      ['[In first place→First of all], it is cheap.', '[Firstly of all→First of all], it is cheap.'],
    ),
    phrase(
      'on the contrary',
      ['<in|at|by the contrary>', '<in contrary> ~to'],
      ['[In the contrary→On the contrary], it is cheap.'],
    ),
    phrase(
      'for example',
      ['^c <as|by|in example>', '^c <like|as for example>', '^c <for an example> ~of', '<for exemple>'],
      ['I like fruit, [by example→for example], apples.'],
    ),
    phrase(
      'such as',
      ['<such like> NOUN|NOUNS|DET|NAME', '<so as for example>'],
      ['I like fruit [such like→such as] apples.'],
    ),
    phrase(
      'in general',
      ['<in generally>', '^c <on|at general>', '<generally speaking of>'],
      ['[In generally→In general], it is good.'],
    ),
    phrase(
      'from my point of view',
      ['<in|on|at my point of view>', '<from my point of view point>'],
      ['[In my point of view→From my point of view], it is good.'],
    ),
    phrase(
      'in my opinion',
      ['<according to me>', '^c <according|after|to|by|for|on|from my opinion>', '<according to my opinion>'],
      ['[According to me→In my opinion], it is good.', '[From my opinion→In my opinion], it is good.'],
    ),
    phrase('as soon as', ['-not <so soon as>'], ['Call me [so soon as→as soon as] you can.']),
    phrase(
      'as soon as possible',
      ['<as soon as possibly>'],
      ['Call me [as soon as possibly→as soon as possible].'],
    ),
    phrase(
      'as {how} as possible',
      ['<so how=fast|soon|long|much|many|often|quickly|early|late as possible>'],
      ['Stay [so long as possible→as long as possible].'],
    ),
    phrase(
      'even though',
      ['<even though if>', '<although if>', '<even although>'],
      ['[Even although→Even though] it rained, we went.'],
    ),
    phrase('besides', ['<besides|beside of>'], ['[Besides of→Besides] that, it is cheap.']),
    phrase('while', ['<during> i|he|she|we|they'], ['I sang [during→while] I cooked.']),
    phrase(
      'during',
      [
        '<while> the|my|our|his|her holiday|holidays|lesson|lessons|night|summer|winter|week|weekend|meal|film|trip|journey|concert|war $|,|in|on|at|with|we|i|he|she|they',
      ],
      ['I slept [while→during] the lesson.'],
    ),
    phrase('until now', ['<until|till now on>'], ['I lived here [until now on→until now].']),
    phrase('the same as', ['<the same like|than>'], ['It is [the same like→the same as] mine.']),
    phrase(
      'in order to',
      ['<in order that|for to>', '<so as for to>'],
      ['I study [in order for to→in order to] pass.'],
    ),
    phrase(
      'as well as',
      ['<as well as also>', '<and as well also>'],
      ['I like tea [as well as also→as well as] coffee.'],
    ),
    phrase('{start} to', ['<start=due|owing of>'], ['It is late [due of→due to] the rain.']),
    phrase(
      'thanks to',
      ['^c <thanks of>', '^c <thank to>', '@win|@be <thanks of>'],
      ['I won [thanks of→thanks to] you.'],
    ),
    phrase('unless', ['<unless if>', '<except if not>'], ['[Unless if→Unless] it rains, we go.']),
    phrase('in case it', ['<in case of it> VERBS|is|has'], ['Take it [in case of it→in case it] rains.']),
    phrase(
      'finally',
      ['<finally at last>', '^ <at the final> ,', '<in the finally>'],
      ['[At the final→Finally], we won.'],
    ),
    phrase('as follows', ['<as it follows>'], ['It is [as it follows→as follows].']),
  ],
  right: [
    'While I was cooking, she sang.',
    'While the film was on, he slept.',
    'During the lesson I slept.',
    'He is not only kind.',
    'On the other hand, it is cheap.',
    'She held a cup in one hand and a book in the other.',
    'I asked for her opinion, and she asked for my opinion.',
    'He finished in first place.',
    'It is because that day was long.',
    'In the first week we met.',
    'At the final whistle we cheered.',
  ],
};
