import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SelectField, TextArea, TextField } from '../../src/ui/field.tsx';

/** The texts that a control's `aria-describedby` points at, in order. */
function findDescriptions(markup: string): string[] {
  const ids = /aria-describedby="([^"]+)"/.exec(markup)?.[1]?.split(' ') ?? [];
  return ids.map((id) => {
    const [, text = ''] = new RegExp(`id="${id}"[^>]*>(.*?)</p>`, 's').exec(markup) ?? [];
    return text.replace(/<[^>]+>/g, '');
  });
}

test('a field is described by its hint and then by its error, and marked as invalid', () => {
  const markup = renderToStaticMarkup(<TextField label="Age" hint="6 to 100" error="Missing" />);
  expect(findDescriptions(markup)).toEqual(['6 to 100', 'Missing']);
  expect(markup).toContain('aria-invalid="true"');
});

test('a field is invalid by a message elsewhere in its form, and keeps the descriptions it has', () => {
  for (const Field of [TextField, TextArea]) {
    const markup = renderToStaticMarkup(
      <>
        <Field label="Password" hint="6 or more" errorId="refused" aria-describedby="note" />
        <p id="refused">Refused</p>
        <p id="note">A note</p>
      </>,
    );
    expect(findDescriptions(markup)).toEqual(['6 or more', 'Refused', 'A note']);
    expect(markup).toContain('aria-invalid="true"');
  }
});

test('a field without hint or error is described by nothing and not invalid', () => {
  const markup = renderToStaticMarkup(<TextArea label="Notes" />);
  expect(findDescriptions(markup)).toEqual([]);
  expect(markup).not.toContain('aria-invalid');
});

test('a hidden label still names its field', () => {
  const markup = renderToStaticMarkup(<TextArea label="Answer 1" hideLabel />);
  const [, id] = /<label[^>]*for="([^"]+)"[^>]*>Answer 1<\/label>/.exec(markup) ?? [];
  expect(markup).toMatch(new RegExp(`<textarea[^>]*id="${id}"`));
});

test('a select shows the option of its value', () => {
  const markup = renderToStaticMarkup(
    <SelectField
      label="Level"
      options={[
        { value: 'A1', label: 'A1 Beginner' },
        { value: 'A2', label: 'A2 Elementary' },
      ]}
      value="A2"
      onChange={() => {}}
    />,
  );
  expect(markup).toMatch(/<option value="A2" selected="">A2 Elementary</);
});
