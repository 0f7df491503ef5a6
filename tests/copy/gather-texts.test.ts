import { describe, expect, test } from 'vitest';
import { gatherFileTexts } from '../../scripts/texts/gather-texts.ts';

const gatherTexts = (code: string) =>
  gatherFileTexts('src/features/hub/example.tsx', code).map(({ text }) => text);

describe('the gathered texts of a file', () => {
  test('include an element whole, with the elements inside its sentence', () => {
    expect(
      gatherTexts('const view = <p>You have <b>{count}</b> words,{" "}\n  and it&apos;s late.</p>;'),
    ).toEqual(["You have {…} words, and it's late."]);
  });

  test('include labels, templates, and both sides of a choice', () => {
    expect(
      gatherTexts(
        `const view = (
          <Field label="Your name" title={\`Level \${level}\`}>{isNew ? 'new' : 'known'}</Field>
        );`,
      ),
    ).toEqual(['Your name', 'Level {…}', 'new', 'known']);
  });

  test('include the words that a template chooses from', () => {
    expect(gatherTexts(`const text = \`\${count} \${count === 1 ? 'word' : 'words'} to review\`;`)).toEqual([
      '{…} {…} to review',
      'word',
      'words',
    ]);
  });

  test('leave out imports, types, class names, comparisons and messages for engineers', () => {
    expect(
      gatherTexts(`import { a } from 'Some Package';
        type Kind = 'Big Thing';
        if (event.key === 'Enter') throw new Error('No such thing.');
        const view = <p className="Big card" id="Card" />;`),
    ).toEqual([]);
  });

  test('name the screen, the file and the line', () => {
    expect(gatherFileTexts('src/features/hub/example.tsx', "\nconst title = 'Your week';")).toEqual([
      { file: 'src/features/hub/example.tsx', line: 2, screen: 'features/hub', text: 'Your week' },
    ]);
    expect(gatherFileTexts('src/ui/example.ts', "const title = 'Close';")[0]?.screen).toBe('ui');
  });
});
