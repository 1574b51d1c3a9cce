import { expect, it } from 'vitest';
import { checkComponentFolders } from './component-folders.mjs';
import { treeOf } from './source-tree.mjs';

const at = (file: string) => `design-system/src/components/${file}`;
const messages = (texts: Record<string, string>) =>
  checkComponentFolders(treeOf(Object.fromEntries(Object.entries(texts).map(([file, text]) => [at(file), text])))).map(
    ({ file, message }) => `${file.slice(at('').length)} ${message}`,
  );

const folder = (name: string, jsx: string, imports = '') => ({
  [`${name}/${name}.tsx`]: `${imports}\nexport const X = () => ${jsx};`,
  [`${name}/${name}.module.css`]: '',
  [`${name}/${name}.stories.tsx`]: 'export const Plain = {};',
  [`${name}/${name}.test.tsx`]: '',
});
const walked = (name: string) => ({
  [`${name}/spec.md`]: '- Tab MUST reach it.',
  [`${name}/${name}.stories.tsx`]: 'export const Keyboard = { play: async () => { await userEvent.tab(); } };',
});

it('requires code, styles, stories and a test', () => {
  expect(messages({ 'card/other.tsx': 'export const X = () => <p />;' })).toEqual([
    expect.stringMatching(/card lacks card\.tsx/),
    expect.stringMatching(/lacks a style sheet/),
    expect.stringMatching(/lacks stories/),
    expect.stringMatching(/lacks a test/),
  ]);
  expect(messages(folder('card', '<p />'))).toEqual([]);
});

it.each(['<button />', '<a href="/x" />', '<input />', '<summary />', '<p onKeyDown={go} />'])(
  'requires a spec and a keyboard story of a component that renders %s',
  (jsx) => {
    expect(messages(folder('card', jsx))).toEqual([
      expect.stringMatching(/has no spec\.md/),
      expect.stringMatching(/has no story `Keyboard`/),
    ]);
    expect(messages({ ...folder('card', jsx), ...walked('card') })).toEqual([]);
  },
);

it('also requires them of components that render such a component, or use the interaction library', () => {
  const button = { ...folder('button', '<button />'), ...walked('button') };
  expect(messages({ ...button, ...folder('bar', '<Button />', `import { Button } from '../button/button';`) })).toEqual(
    [expect.stringMatching(/^bar .*spec\.md/), expect.stringMatching(/^bar .*Keyboard/)],
  );
  expect(messages(folder('menu', '<Menu.Root />', `import { Menu } from '@base-ui/react/menu';`))).toHaveLength(2);
});

it('requires neither of components that only display content, import a type, or handle a picture’s load event', () => {
  const button = { ...folder('button', '<button />'), ...walked('button') };
  const imports = `import type { ButtonProps } from '../button/button';`;
  expect(messages({ ...button, ...folder('card', '<img onLoad={show} />', imports) })).toEqual([]);
});

it('distinguishes the components of a folder: rendering only the static one requires nothing', () => {
  const tile = {
    ...folder('tile', '<i />'),
    'tile/tile-link.tsx': 'export const L = () => <a href="/x" />;',
    ...walked('tile'),
  };
  expect(messages({ ...tile, ...folder('card', '<Tile />', `import { Tile } from '../tile/tile';`) })).toEqual([]);
  expect(messages({ ...tile, ...folder('card', '<L />', `import { L } from '../tile/tile-link';`) })).toHaveLength(2);
});

it('does not accept a spec without requirements, or a keyboard story without keys', () => {
  const texts = {
    ...folder('card', '<button />'),
    'card/spec.md': 'It is nice.',
    'card/card.stories.tsx': 'export const Keyboard = { play: async () => { await userEvent.click(it); } };',
  };
  expect(messages(texts)).toEqual([
    expect.stringMatching(/without a MUST/),
    expect.stringMatching(/presses no key/),
    expect.stringMatching(/userEvent\.click/),
  ]);
});

it.each([
  ['it.focus()', 1],
  ['userEvent.type(it, "a")', 1],
  ['tabTo(it)', 0],
])('distinguishes keyboard actions from others: %s', (step, problems) => {
  const story = `export const Keyboard = { play: async () => { await userEvent.tab(); await ${step}; } };`;
  const others = 'export const Chosen = { play: () => userEvent.click(it) };';
  const texts = {
    ...folder('card', '<button />'),
    'card/spec.md': '- It MUST.',
    'card/card.stories.tsx': `${story}\n${others}`,
  };
  expect(messages(texts)).toHaveLength(problems);
});
