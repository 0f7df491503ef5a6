export const DET =
  '[a, an, the, my, your, his, her, our, their, some, any, no, this, that, many, two, three, one]';

/** "do a mistake": things that are made, not done. */
export function make(verb: 'do', things: readonly string[]) {
  const list = `[${things
    .filter((one) => !one.endsWith('_'))
    .map((one) => (one.includes(' ') ? `(${one})` : one))
    .join(', ')}]`;
  const why = {
    simple: 'We make a mistake, a cake, a plan; we do homework.',
    full: '"Make" is for what is created (make a mistake, a decision), "do" for activities (do homework).',
  };
  const adjective = '[good, big, bad, new, great, small, terrible, delicious, wrong, lot]';
  return (
    [
      ['do', 'make'],
      ['does', 'makes'],
      ['did', 'made'],
      ['doing', 'making'],
      ['done', 'made'],
    ] as const
  ).map(([wrong, right]) => ({
    find: `<[(${wrong} ${DET} ${list}), (${wrong} ${DET} ${adjective} ${list}), (${wrong} a lot of ${list}), (${wrong} [friends, progress, money, mistakes, noise, plans]), (${wrong} me a [coffee, tea, cake, sandwich]), (${wrong} too many ${list})], ${wrong}>`,
    becomes: right,
    why,
    examples: [
      `${verb === 'do' ? 'They' : ''} ${wrong === 'doing' ? 'are ' : wrong === 'done' ? 'have ' : ''}[${wrong}→${right}] a mistake.`.replace(
        'They does',
        'She does',
      ),
    ],
  }));
}

/** "make homework": things that are done, not made. */
export function doThings(things: readonly string[]) {
  const list = `[${things.join(', ')}]`;
  const why = {
    simple: 'We do homework, sport, the shopping; we make a cake.',
    full: '"Do" is for activities (do homework, do sport), "make" for what is created.',
  };
  return (
    [
      ['make', 'do'],
      ['makes', 'does'],
      ['made', 'did'],
      ['making', 'doing'],
    ] as const
  ).map(([wrong, right]) => ({
    find: `<[(${wrong} [homework, housework, sport, sports, shopping, research, gymnastics, yoga, exercise, exercises, business, laundry, karate]), (${wrong} [my, your, his, her, our, their, the, some, a, much, an] [homework, housework, shopping, dishes, laundry, ironing, washing, research, exercise, exercises, course, cleaning, favour, favor, test, exam, best, sport, duty]), (${wrong} me a [favour, favor])], ${wrong}>`,
    becomes: right,
    why,
    examples: list ? [`They ${wrong === 'making' ? 'are ' : ''}[${wrong}→${right}] homework.`] : [],
  }));
}

/** A word for which another is meant, in the company that gives it away. */
export function swap(
  wrong: string,
  _right: string,
  phrases: readonly string[],
  becomes: string,
  examples: readonly string[],
  reason: string,
) {
  const company = phrases.length === 1 ? (phrases[0] ?? '') : `[${phrases.join(', ')}]`;
  return { find: `<${company}, ${wrong}>`, becomes, why: { simple: reason, full: reason }, examples };
}

/** Why, where a rule has no reason of its own. */
export const WHY = {
  simple: 'These two words look or sound alike, but they mean different things.',
  full: 'These two words are easily confused: they look alike but differ in meaning or use.',
};
