import { expect, it } from 'vitest';
import { treeOf } from './source-tree.mjs';
import { checkStyleLiterals } from './style-literals.mjs';

const file = 'remotes/public/src/features/x/ui/x.tsx';
const problems = (jsx: string, name = file) => checkStyleLiterals(treeOf({ [name]: `export const X = () => ${jsx};` }));

it.each([
  `<p style={{ color: '#fff' }} />`,
  `<p style={{ background: 'rgb(0 0 0 / 0.5)' }} />`,
  `<p style={{ color: 'white' }} />`,
  `<p style={{ gap: 8 }} />`,
  `<p style={{ padding: '0.5rem 1em' }} />`,
  '<p style={{ width: `${x}px` }} />',
  `<p style={{ width: open ? '20px' : '0' }} />`,
  `<path fill="#1b5b41" />`,
  `<path stroke={on ? 'red' : 'none'} />`,
  `<p style={on ? { gap: 8 } : undefined} />`,
  `<p style={{ ...{ gap: 8 } }} />`,
  `<p style={{ width: 8 * n }} />`,
  `<Chart tones={['#1b5b41']} />`,
  '<Chart tone={`rgb(0 0 0)`} />',
])('refuses %s', (jsx) => {
  expect(problems(jsx)).toEqual([{ file, line: 1, message: expect.stringMatching(/tokens of the design system/) }]);
});

it.each([
  '<p style={{ inlineSize: `${width}%` }} />',
  `<p style={{ color: 'var(--ink)' }} />`,
  '<p style={{ backgroundColor: `#${fromTheAddress}` }} />',
  `<p style={{ '--share': 0.4, flexGrow: 2, opacity: 0 }} />`,
  `<path fill="currentColor" stroke="none" />`,
  '<img width={480} height={270} />',
  `<p style={{ color: tone === 'red' ? 'var(--danger)' : undefined }} />`,
])('accepts data: %s', (jsx) => {
  expect(problems(jsx)).toEqual([]);
});

it('finds a colour outside JSX, and does not mistake a link or number for one', () => {
  const constant = `export const tones = { sea: '#0a97d9' };`;
  const found = checkStyleLiterals(treeOf({ 'remotes/public/src/shared/tones.ts': constant }));
  expect(found).toHaveLength(1);
  const free = `export const links = ['#contact', '#faq', 'rgb', '#1234567'];`;
  expect(checkStyleLiterals(treeOf({ 'remotes/public/src/shared/links.ts': free }))).toEqual([]);
});

it('ignores the design system and a partner’s site', () => {
  expect(problems(`<p style={{ gap: 8 }} />`, 'design-system/src/components/x/x.tsx')).toEqual([]);
  expect(problems(`<p style={{ gap: 8 }} />`, 'widgets/demo/site/x.tsx')).toEqual([]);
});
