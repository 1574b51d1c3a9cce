import { expect, it } from 'vitest';
import { checkControls } from './controls.mjs';
import { treeOf } from './source-tree.mjs';

const problems = (texts: Record<string, string>) => checkControls(treeOf(texts));

it.each(['button', 'input', 'select', 'textarea', 'dialog', 'table', 'details', 'svg'])(
  'refuses a <%s> made by hand in a remote, and says where and what instead',
  (name) => {
    const file = 'remotes/public/src/features/x/ui/x.tsx';
    expect(problems({ [file]: `export const X = () => (\n  <${name} />\n);` })).toEqual([
      { file, line: 2, message: expect.stringMatching(/of its own; use [A-Z]/) },
    ]);
  },
);

it('refuses it in the shell, in widgets and in the showroom as well', () => {
  const text = 'export const X = () => <button />;';
  const files = ['host-shell/src/app/x.tsx', 'widgets/elements/x/x.tsx', '.storybook/x.stories.tsx'];
  for (const file of files) expect(problems({ [file]: text }), file).toHaveLength(1);
});

it('lets the design system, tests and a partner’s own site make what they need', () => {
  const text = 'export const X = () => <button />;';
  const files = ['design-system/src/components/x/x.tsx', 'remotes/public/src/x.test.tsx', 'widgets/demo/site/x.tsx'];
  for (const file of files) expect(problems({ [file]: text }), file).toEqual([]);
});

it('does not mistake a component or a type for a control', () => {
  const text = 'const r = useRef<HTMLButtonElement>(null); export const X = () => <Button ref={r}>table</Button>;';
  expect(problems({ 'remotes/public/src/x.tsx': text })).toEqual([]);
});

it.each([
  ['<p role="button" tabIndex={0} onClick={go} />', 'role'],
  [`<div role={open ? 'dialog' : undefined} />`, 'role'],
  ['<p contentEditable />', 'contentEditable'],
  [`React.createElement('input', {})`, 'input'],
])('sees through one that goes by another name: %s', (jsx, by) => {
  const found = problems({ 'remotes/public/src/x.tsx': `export const X = () => ${jsx};` });
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(`of its own by ${by};`)]);
});

it('leaves what only says something, and components that take a role, alone', () => {
  const jsx = '<div role="status"><Banner role="alert" /><Row role="link" /></div>';
  expect(problems({ 'remotes/public/src/x.tsx': `export const X = () => ${jsx};` })).toEqual([]);
});
