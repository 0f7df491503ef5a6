import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import type { LessonPlan } from '../../src/domain/lesson-plan.ts';
import type { Level } from '../../src/domain/levels.ts';
import { parsePlan } from '../../src/domain/plan-markdown.ts';
import type { Skill } from '../../src/domain/skills.ts';
import type { TextChecker, TextMistake } from '../../src/feedback/text-checker.ts';
import { writeFeedbackByRules } from './feedback-by-rules.ts';
import { SAMPLE_PLAN } from './sample-plan.ts';

/** Marks each of the words in a text, and offers the correction. */
function createMarkingChecker(
  corrections: Record<string, string | undefined>,
): TextChecker & { texts: string[] } {
  const texts: string[] = [];
  return {
    name: 'marking',
    texts,
    async findMistakes(text) {
      texts.push(text);
      return Object.entries(corrections).flatMap(([quote, correction]): TextMistake[] =>
        [...text.matchAll(new RegExp(quote, 'g'))].map(({ index }) => ({
          start: index,
          end: index + quote.length,
          ...(correction === undefined ? {} : { correction }),
          reason: `Reason for ${quote}.`,
        })),
      );
    },
  };
}

interface FeedbackOptions {
  level?: Level;
  rules?: TextChecker;
  plan?: LessonPlan;
  skill?: Skill;
}

function writeFeedback(
  answer: string,
  {
    level = 'B1',
    rules = createMarkingChecker({}),
    plan = SAMPLE_PLAN,
    skill = 'Writing',
  }: FeedbackOptions = {},
) {
  return writeFeedbackByRules({ answer, plan, level, skill }, [rules]);
}

const POINT_ON_ARTICLES = {
  heading: 'A or an',
  explanation: 'Use an before a vowel sound. Say it.',
  examples: [],
};
const CHOOSE_ARTICLES = {
  prompt: 'Choose.\n(1) I ate (a / an) apple.\n(2) He saw (the / a) moon.\n(3) It is (a / an) egg.',
  key: ['an', 'the', 'an'],
};

const LONG_ANSWER =
  'Last summer we took a journey to the sea because my sister lives there. I packed two bags and looked forward to the beach. The flight was late, but the people at the airport were kind and gave us water. In the evening we ate fish and walked along the harbour until the lights went out over the water.';

describe('the praise in feedback', () => {
  test('names the words of the class that were used', async () => {
    expect(await writeFeedback(LONG_ANSWER)).toContain(
      'You used 2 words from this class: **pack** and **look forward to**.',
    );
  });

  test('names linking words', async () => {
    expect(await writeFeedback(LONG_ANSWER)).toContain('You joined ideas with **because**.');
  });

  test.each([
    [
      ['Let me start with the room.', 'Much as we liked it, we left.'],
      '**Let me start with the room** and **Much as we liked it, we left**.',
    ],
    [['May I ask for something else?'], '**May I ask for something else?**'],
  ])('quotes phrases of the class with one end mark: %s', async (quickCheck, quoted) => {
    const answer = `${quickCheck.join(' ')} ${LONG_ANSWER}`;
    const feedback = await writeFeedback(answer, { plan: { ...SAMPLE_PLAN, quickCheck } });
    expect(feedback.split('\n')).toContain(`- You used what you learned to say: ${quoted}`);
  });

  test('says that the length fits the level', async () => {
    expect(await writeFeedback(LONG_ANSWER)).toMatch(/You wrote \d+ words\. That’s a good length for B1\./);
  });

  test('names the first of many words and says that there are others', async () => {
    const vocabulary = ['summer', 'journey', 'sister', 'beach', 'flight', 'water'].map((word) => ({
      word,
      meaning: '',
      example: '',
    }));
    expect(await writeFeedback(LONG_ANSWER, { plan: { ...SAMPLE_PLAN, vocabulary } })).toContain(
      'You used 6 words from this class: **summer**, **journey**, **sister**, **beach**, **flight** and others.',
    );
  });

  test('leaves out words in keyed answers', async () => {
    const exercise = { prompt: 'Write what you hear.\n(1) Listen.', key: ['She packed her boarding pass.'] };
    const plan = { ...SAMPLE_PLAN, exercises: [exercise] };
    expect(await writeFeedback('1. She packed her boarding pass.', { plan })).not.toContain(
      'from this class',
    );
  });

  test('leaves out the words of a copied text', async () => {
    const copied = await writeFeedback(
      SAMPLE_PLAN.exercises
        .map(({ prompt }) => prompt)
        .join(' ')
        .repeat(2),
    );
    expect(copied).not.toContain('from this class');
  });

  test('never claims that a text has no mistake', async () => {
    for (const answer of ['I flew to Rome with my sister last week.', LONG_ANSWER])
      for (const level of ['A1', 'B1', 'C2'] as const)
        expect(await writeFeedback(answer, { level })).not.toMatch(/no mistakes?\b|correct\b|perfect/i);
  });

  test('says how much was written where nothing else can be named', async () => {
    const plan = { ...SAMPLE_PLAN, vocabulary: [], quickCheck: [] };
    expect(await writeFeedback('I flew to Rome with Ana.', { plan })).toContain('you wrote 6 words');
  });

  test('acknowledges a single word of a beginner, and only of a beginner', async () => {
    const start = 'You wrote one word in English. That’s a good start!';
    expect(await writeFeedback('hello', { level: 'A1' })).toContain(start);
    expect(await writeFeedback('hello', { level: 'B1' })).not.toContain('start');
  });
});

describe('a self-check', () => {
  const plan = {
    ...SAMPLE_PLAN,
    goal: 'By the end you can pack a bag.',
    speakingPrompt: 'Say how you pack.',
  };
  const ticked =
    'I could pack a bag.\nNext time I want to use words like pack, boarding pass and look forward to.';

  test('is not checked as text; feedback gives its result and what to practise', async () => {
    const rules = createMarkingChecker({ want: 'wish' });
    const feedback = await writeFeedback(ticked, { plan, skill: 'Speaking', rules });
    expect(feedback).toContain('You could do 1 of 2 things.');
    expect(feedback).toContain('Practise this next: use words like pack, boarding pass and look forward to.');
    expect(feedback).not.toMatch(/from this class|At [A-C]\d, you|wish/);
  });

  test('does not keep the learner’s other text from being checked', async () => {
    const feedback = await writeFeedback(`${ticked}\nI buyed it.`, {
      plan,
      rules: createMarkingChecker({ buyed: 'bought' }),
    });
    expect(feedback).toContain('**bought**');
  });
});

describe('a mistake', () => {
  const rules = () => createMarkingChecker({ goed: 'went', teh: 'the' });

  test('is shown in its context with the correction and the reason', async () => {
    const feedback = await writeFeedback('Yesterday I goed to Rome.', { rules: rules() });
    expect(feedback).toContain('“Yesterday I **goed** to Rome.” → **went**');
    expect(feedback).toContain('Reason for goed.');
  });

  test('that occurs twice is explained once', async () => {
    const feedback = await writeFeedback('I goed there. She goed too.', { rules: rules() });
    expect(feedback.match(/Reason for goed/g)).toHaveLength(1);
  });

  test('with an empty correction says to leave the words out', async () => {
    const feedback = await writeFeedback('It was very very nice.', {
      rules: createMarkingChecker({ 'very very': '' }),
    });
    expect(feedback).toContain('delete this');
  });

  test('without a known correction still has its reason', async () => {
    const feedback = await writeFeedback('It was odd.', { rules: createMarkingChecker({ odd: undefined }) });
    expect(feedback).toContain('“It was **odd**.”  \n  Reason for odd.');
  });

  test.each<[Level, number]>([
    ['A1', 3],
    ['B1', 6],
    ['C2', 10],
  ])('beyond the limit of %s is only counted', async (level, shown) => {
    const letters = [...'abcdefghij'].map((letter) => `${letter}${letter}${letter}`);
    const many = createMarkingChecker(Object.fromEntries(letters.map((word) => [word, `${word}x`])));
    const feedback = await writeFeedback(letters.join(' '), { level, rules: many });
    expect(feedback.match(/Reason for/g)).toHaveLength(shown);
    if (shown < letters.length) expect(feedback).toContain(`There are ${letters.length - shown} more.`);
  });

  test('in markup is shown as it was written', async () => {
    const feedback = await writeFeedback('<b>*goed*</b> [x](javascript:y)', { rules: rules() });
    expect(feedback).toContain('**goed**');
    const shown = marked.parse(feedback, { async: false });
    expect(shown).not.toMatch(/<(b|a|script)\b/);
    expect(shown).toContain('[x](javascript:y)');
  });
});

describe('the next step after an answer without mistakes', () => {
  test('is the checklist of a class that has one', async () => {
    const plan = { ...SAMPLE_PLAN, checklist: ['I said *when*.', 'I said who.'] };
    expect(await writeFeedback(LONG_ANSWER, { plan })).toContain(
      'Check your list again: “I said when” and “I said who”.',
    );
  });

  test('is the review hint of a task that asks for the class’s grammar', async () => {
    const prompt =
      'Write about your last journey. Use today\'s grammar, "Past simple", at least three times.';
    const plan = { ...SAMPLE_PLAN, exercises: [{ prompt }] };
    expect(await writeFeedback(LONG_ANSWER, { plan })).toContain(
      'Where did you use “Past simple”? Draw a line under it. The task asks for it three times.',
    );
  });
});

describe('an unmet requirement', () => {
  const plan = {
    ...SAMPLE_PLAN,
    exercises: [{ prompt: 'Write an e-mail of 90–110 words about your journey.' }],
  };

  test('is listed with the task’s own numbers in place of the level’s usual length', async () => {
    const feedback = await writeFeedback(LONG_ANSWER, { plan });
    expect(feedback).toContain('### What the task still asks for');
    expect(feedback).toContain('The task asks for 90–110 words. Your text has 59.');
    expect(feedback).not.toMatch(/good length|At B1, you can write/);
    expect(feedback).toContain('Add what the task still asks for');
  });

  test('is not listed for a copied text', async () => {
    const copied = `${SAMPLE_PLAN.exercises[2]?.prompt} ${SAMPLE_PLAN.speakingPrompt} `.repeat(3);
    expect(await writeFeedback(copied, { plan: { ...plan, speakingPrompt: copied } })).not.toContain(
      'still asks',
    );
  });
});

describe('mistakes with a kind', () => {
  /** Marks words as mistakes of a kind, in the order of the text. */
  function createKindChecker(kinds: Record<string, TextMistake['kind']>): TextChecker {
    return {
      name: 'kinds',
      findMistakes: async (text) =>
        Object.entries(kinds).map(
          ([quote, kind]): TextMistake => ({
            start: text.indexOf(quote),
            end: text.indexOf(quote) + quote.length,
            correction: `${quote}x`,
            reason: `About ${kind}.`,
            rule: 'listed',
            ...(kind ? { kind } : {}),
          }),
        ),
    };
  }
  const ofKinds = (answer: string, kinds: Record<string, TextMistake['kind']>, level: Level = 'B1') =>
    writeFeedbackByRules({ answer, plan: SAMPLE_PLAN, level }, [createKindChecker(kinds)]);

  test('are grouped under the name of the kind, with their common reason once', async () => {
    const feedback = await ofKinds('one two three', { one: 'tense', two: 'spelling', three: 'tense' });
    expect(feedback).toContain('**Tense**');
    expect(feedback.match(/About tense/g)).toHaveLength(1);
    expect(feedback.indexOf('**three**')).toBeLessThan(feedback.indexOf('**two**'));
  });

  test('that hide the meaning are shown rather than those of spelling', async () => {
    const kinds = { aaa: 'spelling', bbb: 'spelling', ccc: 'spelling', ddd: 'question' } as const;
    const feedback = await ofKinds('aaa bbb ccc ddd', kinds, 'A1');
    expect(feedback).toContain('**ddd**');
    expect(feedback).not.toContain('**ccc**');
  });

  test('that the class’s point is about come before all others', async () => {
    const kinds = { aaa: 'question', bbb: 'missing-word', ccc: 'tense', ddd: 'article' } as const;
    const plan = { ...SAMPLE_PLAN, teachingPoint: POINT_ON_ARTICLES };
    const feedback = await writeFeedbackByRules({ answer: 'aaa bbb ccc ddd', plan, level: 'A1' }, [
      createKindChecker(kinds),
    ]);
    expect(feedback.indexOf('**ddd**')).toBeLessThan(feedback.indexOf('**bbb**'));
    expect(feedback).not.toContain('**ccc**');
  });

  test('that are most frequent are named in the next step', async () => {
    const feedback = await ofKinds(LONG_ANSWER, { Last: 'tense', sea: 'tense', because: 'spelling' });
    expect(feedback).toContain('Look first at **Tense**: you had this mistake 2 times.');
  });
});

describe('numbered answers', () => {
  test('are right or wrong by the key, and a wrong one comes with the answer', async () => {
    const feedback = await writeFeedback('1. (1) went (2) buyed\n2. He goes home.');
    expect(feedback).toContain('2 of 3 answers are right.');
    expect(feedback).toContain('**Exercise 1 (2):** you wrote “buyed”. The answer is **bought**.');
    expect(feedback).toContain('Do number 1 (2) again. Don’t look at the answers.');
  });

  test('that are right are not listed one by one', async () => {
    expect(await writeFeedback('1. (1) went (2) buyed')).not.toContain('1 (1)');
  });

  test('with the same rule come with it once', async () => {
    const plan = { ...SAMPLE_PLAN, teachingPoint: POINT_ON_ARTICLES, exercises: [CHOOSE_ARTICLES] };
    const feedback = await writeFeedback('1. (1) a (2) the (3) a', { plan, skill: 'Grammar' });
    expect(feedback.match(/The rule: Use an before a vowel sound\./g)).toHaveLength(1);
    expect(feedback.indexOf('**1 (1)**')).toBeLessThan(feedback.indexOf('The rule'));
    expect(feedback.indexOf('**1 (3)**')).toBeLessThan(feedback.indexOf('The rule'));
  });

  test('that were chosen are quoted by the text of their options', async () => {
    const exercise = { prompt: 'Which one?\n(1) Hi! (a) Good night. (b) Hello. (c) Bye.', key: ['b'] };
    const feedback = await writeFeedback('1. c', { plan: { ...SAMPLE_PLAN, exercises: [exercise] } });
    expect(feedback).toContain('you chose “Bye.” The answer is **Hello.**');
  });

  test('with a misspelling are nearly right and get no rule', async () => {
    const plan = {
      ...SAMPLE_PLAN,
      exercises: [{ prompt: 'Write it.\n(1) The ball is ___.', key: ['rolling'] }],
    };
    const feedback = await writeFeedback('1. roling', { plan, skill: 'Grammar' });
    expect(feedback).toContain(
      '**Exercise 1:** almost right. You wrote “roling”. The right spelling is **rolling**.',
    );
    expect(feedback).not.toContain('The rule');
  });

  test('that are all right are acknowledged without a rule', async () => {
    const feedback = await writeFeedback('1. (1) went (2) bought\n2. He goes home.');
    expect(feedback).toContain('All 3 answers are right.');
    expect(feedback).not.toContain('The rule');
  });

  test('that leave exercises out get a reminder of the rest', async () => {
    expect(await writeFeedback('1. (1) went (2) bought')).toContain('Now answer 2 as well.');
  });

  test('get no reminder of exercises that come after the feedback', async () => {
    const [first, second] = SAMPLE_PLAN.exercises;
    const exercises = [
      { ...first, stage: 'first' },
      { ...second, stage: 'more' },
    ] as LessonPlan['exercises'];
    const feedback = await writeFeedback('1. (1) went (2) bought', { plan: { ...SAMPLE_PLAN, exercises } });
    expect(feedback).not.toContain('Now answer');
  });

  test('with a key are not checked by the grammar rules, and free ones are', async () => {
    const rules = createMarkingChecker({});
    const answer = 'Hello teacher,\n1. (1) goed\n3. I flew to Rome.';
    await writeFeedback(answer, { rules });
    expect(rules.texts[0]).toHaveLength(answer.length);
    expect(rules.texts[0]?.trim().split(/\s{2,}|\n\s*/)).toEqual(['Hello teacher,', 'I flew to Rome.']);
  });
});

describe('the next step', () => {
  test('for a copied text or model is to write it in one’s own words', async () => {
    const copied = { title: 'By sea', body: LONG_ANSWER };
    for (const source of [{ text: { kind: 'reading' as const, ...copied } }, { model: copied }]) {
      const plan = { ...SAMPLE_PLAN, ...source };
      expect(await writeFeedback(LONG_ANSWER, { plan })).toContain('in your own words');
    }
  });

  test('for an answer about something else names the task', async () => {
    const feedback = await writeFeedback(
      'Photosynthesis turns sunlight into sugar inside green leaves while oxygen leaves through tiny openings below.',
    );
    expect(feedback).toContain('Is your answer about this class?');
    expect(feedback).toContain('Talk about your last journey.');
  });

  test('for a short answer is to write more, with what the level can do, and how to number exercises', async () => {
    const feedback = await writeFeedback('I went home.', { level: 'B2' });
    expect(feedback).toContain('Your answer has 3 words. At B2, you can write 80 or more.');
    expect(feedback).toContain('Put their numbers before your answers');
  });

  test('is in plain words for beginners', async () => {
    expect(await writeFeedback('I went home.', { level: 'A1' })).toContain('Say why, with "because".');
  });

  test('for a text with mistakes is to write those sentences again', async () => {
    const feedback = await writeFeedback(LONG_ANSWER, { rules: createMarkingChecker({ lives: 'live' }) });
    expect(feedback).toContain('Write the sentences with mistakes again');
  });

  test('for a very long text is to say it shorter', async () => {
    const feedback = await writeFeedback(`${LONG_ANSWER} `.repeat(5));
    expect(feedback).toContain('Now say the same in 100 words');
  });

  test('for a good text is to use the words that are left', async () => {
    expect(await writeFeedback(LONG_ANSWER)).toContain('Write two new sentences with **boarding pass**.');
  });
});

test.each(['', '# ', '| | |\n', '\u0000', '## Exercises\n1.\n2.\n'.repeat(50)])(
  'an answer to an empty or malformed plan (%j) still gets feedback',
  async (class_plan) => {
    const feedback = await writeFeedback('I like it.', { level: 'A1', plan: parsePlan(class_plan) });
    expect(feedback).toContain('### Next');
  },
);

test('a mistake that begins or ends with a space is shown apart from its neighbours', async () => {
  const rules = createMarkingChecker({ ' quick ': undefined });
  expect(await writeFeedback('We took a quick journey home.', { rules })).toContain('a **quick** journey');
});
