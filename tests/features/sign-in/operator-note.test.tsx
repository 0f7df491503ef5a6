import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OperatorNote } from '../../../src/features/sign-in/operator-note.tsx';

const render = (operator: Parameters<typeof OperatorNote>[0]['operator']) =>
  renderToStaticMarkup(<OperatorNote operator={operator} />);

test('an operator with only a name is named, without a contact or a notice', () => {
  const markup = render({ name: 'Hill School' });
  expect(markup).toContain('Hill School runs this app');
  expect(markup).not.toMatch(/Questions|What happens/);
});

test('a contact that is an e-mail can be written to, and a telephone number is a text', () => {
  expect(render({ name: 'Hill School', contact: 'office@school.example' })).toContain(
    '<a href="mailto:office@school.example">office@school.example</a>',
  );
  expect(render({ name: 'Hill School', contact: '+49 30 1234' })).not.toContain('<a');
});

test('a notice is a link or its own text, and markup in it stays a text', () => {
  const link = render({ name: 'Hill School', notice_url: 'https://school.example/privacy' });
  expect(link).toContain('<a href="https://school.example/privacy">What happens to my data?</a>');
  const text = render({ name: '<b>Hill</b>', notice: 'We keep it.\n<img src=x>' });
  expect(text).toContain('<p>We keep it.</p><p>&lt;img src=x&gt;</p>');
  expect(text).toContain('&lt;b&gt;Hill');
});
