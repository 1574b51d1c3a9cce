import { expect, test } from 'vitest';
import { highlight } from './highlight';

const kinds = (code: string) =>
  highlight(code)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`);

test('tags, names, texts and comments of HTML are told apart', () => {
  expect(kinds('<!-- once -->\n<gyg-list row="3">a</gyg-list>')).toEqual([
    'comment <!-- once -->',
    'tag <gyg-list',
    'name row',
    'text "3"',
    'tag >',
    'tag </gyg-list',
    'tag >',
  ]);
});

test('nothing of the code is lost or added', () => {
  for (const code of ['', 'plain', "import 'x'; // no\n// yes\n<a b='c' d={e}>f</a> > 4", '"unclosed'])
    expect(
      highlight(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
});
