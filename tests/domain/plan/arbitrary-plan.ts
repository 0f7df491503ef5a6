import fc from 'fast-check';
import { GRAMMAR_FORMS } from '../../../src/domain/grammar-forms.ts';
import {
  EXERCISE_STAGES,
  type LessonPlan,
  MAX_STAGE_MINUTES,
  STAGES,
} from '../../../src/domain/lesson-plan.ts';
import { foldTypedText } from '../../../src/domain/typed-text.ts';

/** Random class plans: with ordinary texts, and with texts that could break the plan's markdown format. */

/** Signs that mean something to markdown, to HTML or to the plan's own format, and odd characters. */
const HOSTILE = [
  ...['\\', '\\|', '`code', '``', '**bold**', '*', '_x_', '__', '~', '~~s~~', '"', "'", ':', ' - ', '–', 'x'],
  ...[
    '1. one',
    '2) two',
    '- item',
    '* [x] done',
    '- [ ]',
    '+',
    '> quote',
    '>',
    '    indented',
    '```',
    '~~~js',
  ],
  ...[
    '# Heading',
    '### Vocabulary',
    '## Badge',
    '## Checklist',
    '## Model text: y',
    '## Time',
    '**Vocabulary**',
    '**Goal:**',
    '---',
    '===',
    '***',
    '____',
  ],
  ...[
    'Wrong:',
    'Right: x',
    'Less useful: x',
    '- Words: 5 minutes',
    'Reading: x',
    'More:',
    'Video',
    'a | b',
    '| a | b |\n|---|---|\n| c | d |',
  ],
  ...['<div>', '</div>', '<!--', '-->', '<script>', '<?', '<![CDATA[', '<!X', '<b', '&amp;', '&'],
  ...[
    '<!-- exercise-keys ["x"] -->',
    '<!-- exercise-keys [["x"]] -->',
    '<!-- lesson-data {"stages":["more"]} -->',
    '<!-- class-recall [{"kind":"word"}] -->',
  ],
  ...['[x]: /u "', '[x]', ']: u', '](u)', '![i](u)', '[l](u)', '<a@b.co>', 'a@b.co', 'www.x.com'],
  ...['http://x.y/a_b', 'https://youtu.be/dQw4w9WgXcQ', 'ünï 漢字 🎉'],
  ...['\u200b', '\u00a0', '\t', '\r\n', '\n', '\n\n', '\u2028', '  ', '\u0000', '\ud800'],
];

/** Text with markdown signs, line breaks and look-alikes of the format's own parts. */
export const hostileText = fc.oneof(
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 5 }).map((parts) => parts.join('\n')),
  fc
    .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 5 })), { maxLength: 5 })
    .map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const LETTERS = fc.stringMatching(/^[a-z][a-z']{0,8}$/);
const SENTENCE = fc
  .tuple(
    fc.array(LETTERS, { minLength: 2, maxLength: 7 }),
    fc.constantFrom('.', '?', '!', ' (go).', ': 5 + 3 = 8.', ' – yes, "really".'),
  )
  .map(([words, end]) => `${words.join(' ')}${end}`);
/** One line as a teacher writes it. */
export const teacherLine = SENTENCE;

/** Text as a teacher writes it, with the markdown that a teacher uses. */
export const teacherText = fc
  .array(
    fc.oneof(
      SENTENCE,
      SENTENCE.map((text) => `**Note** ${text}`),
      SENTENCE.map((text) => `- ${text}\n- *${text}*`),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((paragraphs) => paragraphs.join('\n\n'));

const stageMinutes = fc
  .record(
    Object.fromEntries(STAGES.map((stage) => [stage, fc.integer({ min: 1, max: MAX_STAGE_MINUTES })])),
    { requiredKeys: [] },
  )
  .filter((minutes) => Object.keys(minutes).length > 0);

/** An item to recall; hostile texts may make it invalid. */
function arbitraryRecallItem(line: fc.Arbitrary<string>) {
  const kind = fc.constantFrom('word', 'mistake');
  const options = fc.uniqueArray(line, { minLength: 2, maxLength: 4, selector: foldTypedText });
  return fc
    .record(
      { kind, id: line, asked: line, options, reason: line },
      { requiredKeys: ['kind', 'id', 'asked', 'options'] },
    )
    .map((item) => ({ ...item, answer: item.options[0] ?? '' }));
}

/** A plan with `block` texts in its markdown fields and `line` texts in the others; anything may be empty. */
export function arbitraryPlan(
  line: fc.Arbitrary<string>,
  block: fc.Arbitrary<string>,
): fc.Arbitrary<LessonPlan> {
  const list = (item: fc.Arbitrary<string>) => fc.array(item, { maxLength: 4 });
  const exercise = fc.record(
    {
      prompt: block,
      key: list(fc.string({ unit: 'binary' })),
      stage: fc.constantFrom(...EXERCISE_STAGES),
    },
    { requiredKeys: ['prompt'] },
  );
  const teachingPoint = fc.record(
    {
      heading: line,
      explanation: block,
      examples: list(line),
      commonMistake: fc.record(
        { wrong: line, right: line, why: line, lessUseful: fc.constant(true as const) },
        { requiredKeys: ['wrong', 'right', 'why'] },
      ),
    },
    { requiredKeys: ['heading', 'explanation', 'examples'] },
  );
  const always = fc.record({
    title: line,
    goal: block,
    warmUp: block,
    vocabulary: fc.array(fc.record({ word: line, meaning: line, example: line }), { maxLength: 4 }),
    exercises: fc.array(exercise, { maxLength: 12 }),
    quickCheck: list(line),
    speakingPrompt: block,
    badge: line,
    extraTask: block,
    otherSections: fc.array(fc.record({ heading: line, markdown: block }), { maxLength: 3 }),
  });
  const kind = fc.constantFrom('reading', 'listening', 'dialogue');
  const sometimes = fc.record(
    {
      teachingPoint,
      text: fc.record({ kind, title: line, body: block }),
      model: fc.record({ title: line, body: block }),
      modelAnswer: fc.record({ body: block, shows: list(line) }),
      sound: fc.record({ goal: line, lines: fc.array(line, { minLength: 1, maxLength: 4 }) }),
      week: line,
      pointName: line,
      form: fc.constantFrom(...GRAMMAR_FORMS),
      recall: fc.array(arbitraryRecallItem(line), { minLength: 1, maxLength: 3 }),
      minutes: stageMinutes,
      checklist: fc.array(line, { minLength: 1, maxLength: 4 }),
      videoId: fc.constantFrom('dQw4w9WgXcQ', 'not an id', 'aaaaaaaaaa_'),
    },
    { requiredKeys: [] },
  );
  return fc.tuple(always, sometimes).map((parts) => Object.assign({}, ...parts));
}
