import { expect, test } from 'vitest';
import { checkDocLinks } from './doc-links.mjs';
import { treeOf } from './source-tree.mjs';

const tree = (text: string) =>
  treeOf({
    'host-shell/docs/a.md': text,
    'host-shell/docs/b.md': '# Title\n\n## Two `words`, here\n\n```\n# not a heading\n```\n',
    'api/src/app.ts': '',
    'api/src/features/bookings/booking.presenter.ts': '',
  });
const messages = (text: string) => checkDocLinks(tree(text)).map(({ message }) => message);

test.each([
  '[b](b.md) [heading](b.md#two-words-here) [own](#here)\n\n## Here',
  '[out](https://gyg.example/x) [mail](mailto:a@gyg.example) [page](/about)',
  '`api/src/app.ts`, `api/src`, `bookings/booking.presenter.ts`, `b.md`, `npm run build`, `/srv/gyg/dist`',
  '`host-shell/<name>`, `api/*.ts`, `server/main.mjs`, `@gyg/design-system/styles.css`',
  'In a block:\n\n```\nnode api/gone.ts [x](gone.md)\n```\n',
])('is in order: %s', (text) => {
  expect(messages(text)).toEqual([]);
});

test.each([
  ['[b](c.md)', 'links to c.md, which does not exist'],
  ['![b](../c.png)', 'links to ../c.png, which does not exist'],
  ['[b](b.md#three)', 'links to b.md#three, and host-shell/docs/b.md has no such heading'],
  ['[b](b.md#not-a-heading)', 'links to b.md#not-a-heading, and host-shell/docs/b.md has no such heading'],
  ['see `api/src/gone.ts`', 'names api/src/gone.ts, which does not exist'],
  ['see `api/gone`', 'names api/gone, which does not exist'],
  ['see api/src/gone.ts.', 'names api/src/gone.ts, which does not exist'],
  ['see `bookings/gone.presenter.ts`', 'names bookings/gone.presenter.ts, and no file has such a path'],
])('is reported: %s', (text, message) => {
  expect(messages(text)).toEqual([message]);
});

test('a problem has its line', () => {
  expect(checkDocLinks(tree('one\n\n[b](c.md)'))[0]).toMatchObject({ file: 'host-shell/docs/a.md', line: 3 });
});
