import type { WeirFile } from './weir-rule.ts';

const VERBS = '[is, are, was, were, has, have, had, VERB, AUX]';

export const LINKING: WeirFile = {
  kind: 'linking',
  why: {
    simple: 'These small words join ideas in their own way: although …, because of …, on the other hand.',
    full: 'Linking words have fixed forms: despite + noun, although + clause, because of + noun, because + clause.',
  },
  rules: [
    { find: 'despite of', becomes: 'despite', examples: ['[Despite of→Despite] the rain we went out.'] },
    {
      find: '[(in spite the), (inspite of the), (inspite the), (in spite from the)]',
      becomes: 'in spite of the',
      examples: ['[In spite the→In spite of the] rain we went out.'],
    },
    {
      find: '[(in spite my), (inspite of my), (inspite my)]',
      becomes: 'in spite of my',
      examples: ['[In spite my→In spite of my] cold I went out.'],
    },
    {
      find: `<((in spite of) [I, he, she, we, they] ${VERBS}), (in spite of)>`,
      becomes: 'although',
      examples: ['[In spite of→Although] he was ill, he came.'],
    },
    {
      find: `<(despite [I, he, she, we, they] ${VERBS}), despite>`,
      becomes: 'although',
      examples: ['[Despite→Although] he was ill, he came.'],
    },
    {
      find: '[(in the other hand), (at the other hand), (by the other hand), (on other hand), (in other hand), (for the other hand)]',
      becomes: 'on the other hand',
      examples: ['[In the other hand→On the other hand], it is late.'],
    },
    {
      find: '[(in one hand), (in the one hand), (by one hand)]',
      becomes: 'on the one hand',
      examples: ['[In the one hand→On the one hand], it is cheap.'],
    },
    {
      find: '<(because of [I, he, she, we, they, there]), (because of)>',
      becomes: 'because',
      examples: ['I stayed [because of→because] I was ill.'],
    },
    {
      find: '[(because that), (because why), (cause of that)]',
      becomes: 'because',
      examples: ['I stayed [because why→because] I was ill.'],
    },
    {
      find: '[(for this reason why), (this is the reason because), (the reason is because)]',
      becomes: 'the reason is that',
      examples: ['[The reason is because→The reason is that] it is late.'],
    },
    {
      find: '[(since that time on), (from that time until now)]',
      becomes: 'since then',
      examples: ['I live here [from that time until now→since then].'],
    },
    {
      find: '[(as conclusion), (for conclude), (to conclusion), (for conclusion), (at conclusion)]',
      becomes: ['in conclusion', 'to conclude'],
      examples: ['[As conclusion→In conclusion], it is good.'],
    },
    {
      find: '[(in first place), (in the first), (by first)]',
      becomes: 'first of all',
      examples: ['[In first place→First of all], it is cheap.'],
    },
    {
      find: '[(at first of all), (firstly of all), (first at all)]',
      becomes: 'first of all',
      examples: ['[Firstly of all→First of all], it is cheap.'],
    },
    {
      find: '[(in the contrary), (at the contrary), (by the contrary), (in contrary)]',
      becomes: 'on the contrary',
      examples: ['[In the contrary→On the contrary], it is cheap.'],
    },
    {
      find: '[(as example), (by example), (like for example), (as for example), (for exemple), (in example), (for an example)]',
      becomes: 'for example',
      examples: ['I like fruit, [by example→for example], apples.'],
    },
    {
      find: '[(such like), (so as for example)]',
      becomes: 'such as',
      examples: ['I like fruit [such like→such as] apples.'],
    },
    {
      find: '[(in generally), (on general), (at general), (generally speaking of)]',
      becomes: 'in general',
      examples: ['[In generally→In general], it is good.'],
    },
    {
      find: '[(from my point of view point), (in my point of view), (on my point of view), (at my point of view)]',
      becomes: 'from my point of view',
      examples: ['[In my point of view→From my point of view], it is good.'],
    },
    {
      find: '[(according to me), (according my opinion), (according to my opinion), (after my opinion), (to my opinion), (by my opinion), (for my opinion), (on my opinion), (from my opinion)]',
      becomes: 'in my opinion',
      examples: ['[According to me→In my opinion], it is good.'],
    },
    {
      find: '[(as soon as possibly), (so soon as), (so fast as possible)]',
      becomes: 'as soon as',
      examples: ['Call me [so soon as→as soon as] you can.'],
    },
    {
      find: '[(so long as possible)]',
      becomes: 'as long as possible',
      examples: ['Stay [so long as possible→as long as possible].'],
    },
    {
      find: '[(even though if), (although if), (even although)]',
      becomes: 'even though',
      examples: ['[Even although→Even though] it rained, we went.'],
    },
    {
      find: '[(besides of), (beside of)]',
      becomes: 'besides',
      examples: ['[Besides of→Besides] that, it is cheap.'],
    },
    {
      find: '<(during [I, he, she, we, they]), during>',
      becomes: 'while',
      examples: ['I sang [during→while] I cooked.'],
    },
    {
      find: '<(while [the, my, our, his, her] [holiday, holidays, lesson, lessons, night, summer, winter, week, weekend, meal, film, trip, journey, concert, war]), while>',
      becomes: 'during',
      examples: ['I slept [while→during] the lesson.'],
    },
    {
      find: '[(until now on), (till now on)]',
      becomes: 'until now',
      examples: ['I lived here [until now on→until now].'],
    },
    {
      find: '[(the same like), (the same than)]',
      becomes: 'the same as',
      examples: ['It is [the same like→the same as] mine.'],
    },
    {
      find: '[(in order that to), (in order for to), (so as for to)]',
      becomes: 'in order to',
      examples: ['I study [in order for to→in order to] pass.'],
    },
    {
      find: '[(as well as also), (and as well also)]',
      becomes: 'as well as',
      examples: ['I like tea [as well as also→as well as] coffee.'],
    },
    { find: '[(due of), (owing of)]', becomes: 'due to', examples: ['It is late [due of→due to] the rain.'] },
    {
      find: '[(thanks of), (thank to my), (thanks for the help of)]',
      becomes: 'thanks to',
      examples: ['I won [thanks of→thanks to] you.'],
    },
    {
      find: '[(unless if), (except if not)]',
      becomes: 'unless',
      examples: ['[Unless if→Unless] it rains, we go.'],
    },
    {
      find: '[(in case of it)]',
      becomes: 'in case it',
      examples: ['Take it [in case of it→in case it] rains.'],
    },
    {
      find: '[(finally at last), (at the final), (in the finally)]',
      becomes: 'finally',
      examples: ['[At the final→Finally], we won.'],
    },
    { find: '[(as it follows)]', becomes: 'as follows', examples: ['It is [as it follows→as follows].'] },
  ],
  right: [
    'Despite the rain, we played.',
    'In spite of the rain, we went out.',
    'Because of the rain we stayed.',
    'While I was cooking, she sang.',
    'During the lesson I slept.',
    'He is not only kind.',
    'On the other hand, it is cheap.',
  ],
};
