import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../paths.mjs';
import { plantTree } from './planted-tree';

const CONFIGURATION = [
  'biome.json',
  ...['controls-by-hand', 'no-values'].map((name) => `host-shell/tooling/config/${name}.grit`),
];
const jsx = (text: string) => `export const X = ({ open }: { open: boolean }) => ${text};\n`;
const place = 'remotes/public/src/features/x/ui';

const values = [
  `<p style={{ color: '#fff' }} />`,
  `<p style={{ color: 'white' }} />`,
  `<p style={{ gap: 8 }} />`,
  `<p style={{ padding: '0.5rem 1em' }} />`,
  '<p style={{ width: `${x}px` }} />',
  `<p style={{ width: open ? '20px' : '0' }} />`,
  `<path stroke={open ? 'red' : 'none'} />`,
  `<p style={open ? { gap: 8 } : undefined} />`,
  `<p style={{ width: 8 * n }} />`,
  `<Chart tones={['#1b5b41']} />`,
  '<Chart tone={`rgb(0 0 0)`} />',
].map((text, index) => [`${place}/value-${index}.tsx`, jsx(text), /tokens of the design system/] as const);
const data = [
  '<p style={{ inlineSize: `${width}%` }} />',
  `<p style={{ '--share': 0.4, flexGrow: 2, opacity: 0 }} />`,
  `<p style={{ color: open === 'red' ? 'var(--danger)' : undefined }} />`,
  `<img width={480} fill="currentColor" title="#1234567" />`,
].map((text, index) => [`${place}/data-${index}.tsx`, jsx(text)] as const);

/** `[file, text, Biome's message]` */
const refused: readonly (readonly [string, string, RegExp])[] = [
  [`${place}/button.tsx`, jsx('open && <button />'), /noRestrictedElements.*@gyg\/design-system/s],
  ['host-shell/src/app/x.tsx', jsx('open && <button />'), /Use Button, IconButton/],
  ['widgets/elements/x/x.tsx', jsx('open && <button />'), /Use Button, IconButton/],
  ['.storybook/x.stories.tsx', jsx('open && <button />'), /Use Button, IconButton/],
  [`${place}/role.tsx`, jsx('open && <p role="button" />'), /use the component of @gyg\/design-system/],
  [
    `${place}/role-too.tsx`,
    jsx("<div role={open ? 'dialog' : undefined} />"),
    /use the component of @gyg\/design-system/,
  ],
  [`${place}/editable.tsx`, jsx('open && <p contentEditable />'), /use the component of @gyg\/design-system/],
  [`${place}/made.tsx`, jsx("open && createElement('input', {})"), /use the component of @gyg\/design-system/],
  [`${place}/made-too.tsx`, jsx("open && React.createElement('svg')"), /use the component of @gyg\/design-system/],
  ...values,
  [`${place}/GygPage.tsx`, '', /useFilenamingConvention/],
  ['api/src/http/gyg.dao.ts', '', /useFilenamingConvention.*presenter\|repository/s],
];

const allowed: readonly (readonly [string, string])[] = [
  ['design-system/src/components/x/x.tsx', jsx('open && <button type="button">a</button>')],
  ...data,
  [`${place}/x.test.tsx`, jsx('open && <button type="button">a</button>')],
  ['widgets/demo/site/x.tsx', jsx('open && <button type="button">a</button>')],
  [`${place}/other.tsx`, jsx('open && <div role="status"><Banner role="alert" /><Row role="link" /></div>')],
  [`${place}/ref.tsx`, 'export const X = () => useRef<HTMLButtonElement>(null);\n'],
  ['api/src/http/gyg.repository.ts', 'export const a = 1;\n'],
  ['api/src/http/book-need.alone.test.ts', 'export const a = 1;\n'],
  ['.storybook/manager.ts', 'export const a = 1;\n'],
];

/** The output of `biome lint` for these files, by file. */
async function problemsIn(files: readonly (readonly [string, string, ...unknown[]])[]): Promise<Map<string, string>> {
  const tree = plantTree(Object.fromEntries(files.map(([file, text]) => [file, text])));
  for (const file of CONFIGURATION) tree.write(file, readFileSync(at(file), 'utf8'));
  const output = await new Promise<string>((resolve) => {
    const args = ['lint', '--colors=off', '--max-diagnostics=none', '--only=correctness/noRestrictedElements'];
    const biome = at('node_modules', '@biomejs', 'biome', 'bin', 'biome');
    const rules = ['--only=style/useFilenamingConvention', '--only=plugin'];
    execFile(process.execPath, [biome, ...args, ...rules, '.'], { cwd: tree.root }, (_failure, stdout, stderr) =>
      resolve(`${stdout}${stderr}`),
    );
  });
  const byFile = new Map<string, string>();
  for (const problem of output.split(/\n(?=\S+ ?.* ━━)/)) {
    const [file = ''] = /^[^\s:]+/.exec(problem) ?? [];
    byFile.set(file, `${byFile.get(file) ?? ''}${problem}`);
  }
  return byFile;
}

it('fails for hand-made controls and unknown file names, and reports what to use', async () => {
  const problems = await problemsIn(refused);
  expect(refused.filter(([file, , says]) => !says.test(problems.get(file) ?? ''))).toEqual([]);
});

it('accepts permitted elements, and names with a known role', async () => {
  const problems = await problemsIn(allowed);
  expect(allowed.filter(([file]) => problems.has(file))).toEqual([]);
});
