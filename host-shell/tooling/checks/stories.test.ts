import { expect, it } from 'vitest';
import { treeOf } from './source-tree.mjs';
import { checkStories } from './stories.mjs';

const root = 'design-system/src/components/';
const messages = (texts: Record<string, string>) =>
  checkStories(treeOf(Object.fromEntries(Object.entries(texts).map(([file, text]) => [root + file, text])))).map(
    ({ file, message }) => `${file.slice(root.length)} ${message}`,
  );
const folder = (name: string, jsx: string, imports = '', stories = 'export const Plain = {};') => ({
  [`${name}/${name}.tsx`]: `${imports}\nexport const X = () => ${jsx};`,
  [`${name}/${name}.module.css`]: '',
  [`${name}/${name}.stories.tsx`]: stories,
  [`${name}/${name}.test.tsx`]: '',
});
const walk = (steps: string) => `export const Keyboard = { play: async () => { ${steps} } };`;
const button = {
  ...folder('button', '<button type="button" />', '', walk('await userEvent.tab();')),
  'button/spec.md': '- Tab MUST reach it.',
};
const both = [expect.stringMatching(/^card .*spec\.md/), expect.stringMatching(/^card .*no story `Keyboard`/)];

it('requires code, styles, stories and a test of a component', () => {
  expect(messages({ 'card/other.tsx': 'export const X = () => <p />;' })).toEqual([
    expect.stringMatching(/card lacks card\.tsx/),
    expect.stringMatching(/lacks a style sheet/),
    expect.stringMatching(/lacks stories/),
    expect.stringMatching(/lacks a test/),
  ]);
  expect(messages({ ...button, ...folder('card', '<img onLoad={show} />') })).toEqual([]);
});

it.each([
  ['<a href="/x" />', ''],
  ['<p title={() => 1} onKeyDown={go} />', ''],
  ['<Menu.Root />', `import { Menu } from '@base-ui/react/menu';`],
  ['<Button />', `import { Button } from '../button/button';`],
])('requires a spec and a keyboard story of a component that renders %s', (jsx, imports) => {
  expect(messages({ ...button, ...folder('card', jsx, imports) })).toEqual(both);
});

it('requires neither of a component that imports a type of another', () => {
  const imports = `import type { ButtonProps } from '../button/button';`;
  expect(messages({ ...button, ...folder('card', '<p />', imports) })).toEqual([]);
});

it.each([
  ['await userEvent.click(it);', [/no story `Keyboard`/, /userEvent\.click/]],
  ['await userEvent.tab(); it.focus();', [/\.focus\(/]],
  ['await tabTo(it);', []],
])('a keyboard story has keys alone: %s', (steps, says) => {
  const texts = { ...folder('card', '<button />', '', walk(steps)), 'card/spec.md': '- It MUST.' };
  expect(messages(texts)).toEqual(says.map((message) => expect.stringMatching(message)));
});

it('requires stories beside every screen that a remote loads', () => {
  const file = 'remotes/public/src/remote-entry.tsx';
  const entry = "routes: [\n  { path: '/x', load: () => import('./pages/x/x-page').then((m) => m.XPage) },\n]";
  expect(checkStories(treeOf({ [file]: entry }))).toEqual([
    { file, line: 2, message: expect.stringMatching(/loads pages\/x\/x-page, which has no stories/) },
  ]);
  expect(checkStories(treeOf({ [file]: entry, 'remotes/public/src/pages/x/x-page.stories.tsx': '' }))).toEqual([]);
});
