import { expect, test } from 'vitest';
import { formatCalledRightFile } from '../../../../src/features/settings/your-data/your-data.tsx';

test('the file has each answer with its exercise, item and key', () => {
  const answer = { exercise: 'Complete.\n(1) I ___ to work.', item: 1, key: 'go', answer: 'cycle' };
  expect(JSON.parse(formatCalledRightFile([answer]))).toEqual({ answersCalledRight: [answer] });
});
