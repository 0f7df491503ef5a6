import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import type { LessonPlan } from '../../../src/domain/lesson-plan.ts';
import { normalisePlan } from '../../../src/domain/plan/normalise-plan.ts';
import { PLACEHOLDER_QUICK_CHECK } from '../../../src/domain/plan/quick-check.ts';
import { hideAnswerKeys, parsePlan, readPlanTitle, renderPlan } from '../../../src/domain/plan-markdown.ts';
import { forAll } from '../../for-all.ts';
import { arbitraryPlan, hostileText, teacherLine, teacherText } from './arbitrary-plan.ts';

const EMPTY: LessonPlan = {
  title: '',
  goal: '',
  warmUp: '',
  vocabulary: [],
  exercises: [],
  quickCheck: ['Could I ask you something?'],
  speakingPrompt: '',
  badge: '',
  extraTask: '',
  otherSections: [],
};

/** Plans without what markdown has no place for: every text says something, and there is a Quick Check. */
const teacherPlans = arbitraryPlan(teacherLine, teacherText).filter(
  (plan) => plan.quickCheck.length > 0 && plan.videoId !== 'not an id',
);

describe('in a round trip', () => {
  test('a usual plan comes back exactly', () => {
    forAll(300, teacherPlans, (plan) => {
      expect(parsePlan(renderPlan(plan))).toEqual(plan);
    });
  });

  test('a hostile plan comes back as its normal form, which is its own normal form', () => {
    forAll(500, arbitraryPlan(hostileText, hostileText), (plan) => {
      const normal = normalisePlan(plan);
      expect(parsePlan(renderPlan(plan))).toEqual(normal);
      expect(normalisePlan(normal)).toEqual(normal);
    });
  });

  test('an example with more bars than a table may have comes back', () => {
    const plan = {
      ...EMPTY,
      vocabulary: [{ word: 'or', meaning: '', example: 'a | b \\| '.repeat(40).trim() }],
    };
    expect(parsePlan(renderPlan(plan))).toEqual(plan);
  });

  test('what is read from any markdown can be written and read again', () => {
    forAll(500, fc.array(hostileText, { maxLength: 12 }), (lines) => {
      const plan = parsePlan(lines.join('\n'));
      expect(parsePlan(renderPlan(plan))).toEqual(normalisePlan(plan));
    });
  });

  test('an empty text gives an empty plan with the four placeholders', () => {
    expect(parsePlan('')).toEqual({ ...EMPTY, quickCheck: PLACEHOLDER_QUICK_CHECK });
  });

  test('the title alone is the title of the whole plan', () => {
    forAll(arbitraryPlan(hostileText, hostileText), (plan) => {
      const markdown = renderPlan(plan);
      expect(readPlanTitle(markdown)).toBe(parsePlan(markdown).title);
    });
  });

  test('plain texts come back with every sign of markdown', () => {
    const signs = '\\ ` * _ {x} [y](z) <b> & &amp; | ~~n~~ !# +1 -2 1. www.a.b c@d.ef http://g.h/i_j';
    const plan: LessonPlan = {
      ...EMPTY,
      title: signs,
      vocabulary: [{ word: signs, meaning: signs, example: signs }],
      quickCheck: [signs],
      badge: signs,
    };
    expect(parsePlan(renderPlan(plan))).toEqual(plan);
  });

  test('a plain text of any length comes back cut to the same length', () => {
    const plan = { ...EMPTY, title: '[🎉'.repeat(2_000) };
    const read = parsePlan(renderPlan(plan));
    expect(read.title).toHaveLength(1_000);
    expect(read).toEqual(normalisePlan(plan));
  });

  test('a text that would open a section stays within its own', () => {
    const plan = { ...EMPTY, warmUp: 'Talk.\n\n## Badge\n\nCheater', badge: 'Fair Player' };
    const read = parsePlan(renderPlan(plan));
    expect(read.badge).toBe('Fair Player');
    expect(read.warmUp).toContain('Cheater');
  });
});

describe('the keys of the exercises', () => {
  const keyed: LessonPlan = {
    ...EMPTY,
    exercises: [
      { prompt: 'She ____ (go) home.', key: ['went', 'has gone --> <script>'] },
      { prompt: 'Write about your day.' },
      { prompt: 'I ____ late.', key: [] },
    ],
  };

  test('come back with their exercises', () => {
    expect(parsePlan(renderPlan(keyed)).exercises).toEqual(keyed.exercises);
  });

  test('are not in the markdown that a learner reads', () => {
    const visible = hideAnswerKeys(renderPlan(keyed));
    expect(visible).toContain('She ____ (go) home.');
    expect(visible).not.toContain('went');
    expect(visible).not.toContain('<!--');
  });

  test('stay inside their comment with any content', () => {
    forAll(
      fc.array(fc.string({ unit: 'binary' })),
      fc.constantFrom('-->', '--!>', '<script>'),
      (key, sign) => {
        const markdown = renderPlan({ ...EMPTY, exercises: [{ prompt: 'Say.', key: [...key, sign] }] });
        const html = marked.parse(markdown, { async: false }).replace(/<!--[\s\S]*?-->/, '');
        expect(html.trim()).toBe(marked.parse(hideAnswerKeys(markdown), { async: false }).trim());
      },
    );
  });

  test.each(['not json', '{"0":["a"]}', '[["a",1]]', '['])(
    'count as none when the comment says %s',
    (json) => {
      const plan = parsePlan(`## Exercises\n\n1. Say.\n\n<!-- exercise-keys ${json} -->`);
      expect(plan.exercises[0]?.prompt).toContain('Say.');
      expect(plan.exercises.every((exercise) => exercise.key === undefined)).toBe(true);
    },
  );
});
