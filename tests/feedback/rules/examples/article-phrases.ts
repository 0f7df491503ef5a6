import type { RuleExamples } from './rule-examples.ts';

export const MISSING_ARTICLE_PHRASE_EXAMPLES: RuleExamples = {
  corrected: {
    'missing-article-phrase/world': ['It is known all over [world→the world].'],
    'missing-article-phrase/arrive-at-the': [
      'I was at [airport→the airport] at six.',
      'I arrived at [station→the station] at six.',
    ],
    'missing-article-phrase/as-a-job': [
      'He works as [waiter→a waiter] in a café.',
      'She got a job as [teacher→a teacher].',
    ],
    'missing-article-phrase/as-the': [
      'We have a house in [countryside→the countryside].',
      'The children are in [garden→the garden].',
    ],
    'missing-article-phrase/ask-a': ['Can I ask [question→a question]?', 'Can I ask [question→a question]?'],
    'missing-article-phrase/bad-cold': [
      'I had [terrible→a terrible] cold.',
      'I had [terrible→a terrible] cold last week.',
    ],
    'missing-article-phrase/for-an-hour': [
      'It takes [hour→an hour] to get there.',
      'It took [hour→an hour].',
    ],
    'missing-article-phrase/go-to-the': [
      'I go to [cinema→the cinema] with my friends.',
      'We go to [beach→the beach] every summer.',
    ],
    'missing-article-phrase/have-a-good': ['We had [good→a good] time at the party.'],
    'missing-article-phrase/have-a-pain': [
      'I have [headache→a headache].',
      'I have [headache→a headache] and I feel tired.',
    ],
    'missing-article-phrase/in-a-hurry': ['I am in [hurry→a hurry].'],
    'missing-article-phrase/in-the-army': [
      'My brother is in [army→the army].',
      'My brother is in [army→the army].',
    ],
    'missing-article-phrase/in-the-list': ['We lay on [beach→the beach] and talked.'],
    'missing-article-phrase/in-the-nature-place': ['We have a house in [countryside→the countryside].'],
    'missing-article-phrase/internet': ['She found it on [internet→the internet].'],
    'missing-article-phrase/looking-for': [
      'They are looking for [flat→a flat].',
      'They are looking for [flat→a flat] in Rome.',
    ],
    'missing-article-phrase/make-a': [
      'He made [mistake→a mistake].',
      'He made [mistake→a mistake] in the test.',
    ],
    'missing-article-phrase/most-of-the-time': ['Most of [time→the time] I work.'],
    'missing-article-phrase/most-start': [
      '[Most→The most] important thing is health.',
      '[Most→The most] important thing is health.',
    ],
    'missing-article-phrase/play-an-important': ['Sport plays [important→an important] role in our lives.'],
    'missing-article-phrase/start-of': [
      '[Capital→The Capital] of my country is Lima.',
      '[Weather→The Weather] was nice.',
    ],
    'missing-article-phrase/take-a': ['She took [photo→a photo] of me.', 'She took [photo→a photo] of me.'],
    'missing-article-phrase/the-noun-of': [
      'I learned [importance→the importance] of teamwork.',
      'We learned [importance→the importance] of water.',
    ],
    'missing-article-phrase/the-part-of': [
      'I live in [centre→the centre] of the city.',
      'I live in [centre→the centre] of the city.',
    ],
    'missing-article-phrase/truth': ['He told me [truth→the truth].'],
    'missing-article-phrase/where-is-the': ['Where is [toilet→the toilet]?', 'Where is [toilet→the toilet]?'],
  },
  leftAlone: [
    'The most people came on Friday.',
    'What is the best thing?',
    'Most important of all, be kind.',
    'Best friends help each other.',
    'He is in the army.',
    'In general, people are kind.',
    'On internet radio you hear jazz.',
    'I like the football club.',
    'The people say what they want in this film.',
    'The love of her life is here.',
    'He joined police officers at the gate.',
    'They are looking for gold.',
  ],
};

export const ARTICLE_PHRASE_EXAMPLES: RuleExamples = {
  corrected: {
    'article-phrase/at-home': ['I stay at [the home→home] all day.'],
    'article-phrase/compensation': ['They offered us [a compensation→compensation] for it.'],
    'article-phrase/do-sport': ['I do [a sport→sport] twice a week.', 'I do [a sport→sport] twice a week.'],
    'article-phrase/generic-noun': [
      '[The love→Love] is more important than money.',
      '[The love→Love] is more important than money.',
    ],
    'article-phrase/good-weather': ['It was [a terrible→terrible] weather.', 'We had [a good→good] weather.'],
    'article-phrase/in-may': ['I was born in [the May→May].'],
    'article-phrase/like-sport': ['I play [the football→football] on Sundays.'],
    'article-phrase/like-subject': ['I study [the English→English] at school.'],
    'article-phrase/most-of': ['[The most of→Most of] the students passed.'],
    'article-phrase/on-sundays': ['I work on [the Sundays→Sundays].'],
    'article-phrase/people': [
      '[The people→People] say it is dangerous.',
      '[The people→People] say it is dangerous.',
    ],
    'article-phrase/poor-people': [
      'I want to help [the poor→poor] people.',
      'We must help [the poor→poor] people.',
    ],
    'article-phrase/research': [
      'I did [a research→research] on birds.',
      'We did [a research→research] on birds.',
    ],
  },
  leftAlone: [
    'He went to sea.',
    'He has a job as an engineer.',
    'She plays big roles in films.',
    'We had good food and good times.',
    'They serve as bus stops.',
    'For hours they talked.',
    'At school level, that works.',
    'Where is home?',
    'The weather in May is nice.',
  ],
};
