import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, binScript } from './paths.mjs';
import { launchChromium } from './test/chromium.mjs';

// A webmaster's project, outside this repository, with the package installed from the packed file.
let folder: string;
let browser: Browser | undefined;
const file = (...parts: string[]) => path.join(folder, ...parts);
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32', stdio: 'pipe' });

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gyg-consumer-'));
  const packed = run(process.execPath, [at('host-shell', 'tooling', 'pack-widgets.mjs'), folder]).trim();
  writeFileSync(file('package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', packed]);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const usual = `import { setPlatform } from '@gyg/widgets';
import '@gyg/widgets/gyg-list.js';

setPlatform('https://gyg.example/any/page');
const list = document.createElement('gyg-list');
list.organization = 'ren-kust-bohuslan';
list.row = 2;
list.addEventListener('gyg-list-loaded', ({ detail }) => { document.title = \`\${detail.total} gygs\`; });
list.addEventListener('click', (event) => event.preventDefault());
document.body.append(list);
void list.refresh();
`;

/** Type-checks files of the consumer. Returns what the compiler says. */
function typesOf(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(file(name), text);
  const options = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
    skipLibCheck: false,
  };
  writeFileSync(file('tsconfig.json'), JSON.stringify({ compilerOptions: options, files: Object.keys(files) }));
  try {
    return run(process.execPath, [binScript('tsc', '@typescript/native'), '-p', folder]);
  } catch (cause) {
    return String(Reflect.get(Object(cause), 'stdout'));
  }
}

/** Gives the consumer a framework with its types. */
function link(name: string): void {
  mkdirSync(path.dirname(file('node_modules', name)), { recursive: true });
  symlinkSync(at('node_modules', name), file('node_modules', name), 'junction');
}

test('the elements have types, in TypeScript alone', () => {
  expect(typesOf({ 'usual.ts': usual })).toBe('');
  expect(typesOf({ 'wrong.ts': usual.replace('row = 2', 'row = 9') })).toContain("Type '9' is not assignable");
  const other = usual.replace('detail.total', 'detail.count');
  expect(typesOf({ 'other.ts': other })).toContain("Property 'count' does not exist");
});

test('the elements have types in JSX of React', () => {
  link('@types/react');
  const page = (attributes: string) => `import type {} from '@gyg/widgets/react';
export const Gygs = () => (
  <gyg-list organization="x" className="wide" ${attributes}>
    <a href="/gygs">Our gygs</a>
  </gyg-list>
);
`;
  const said = typesOf({
    'good.tsx': page('row={2} win ongyg-list-open={(event) => event.detail.title.trim()}'),
    'row.tsx': page('row={9}'),
    'unknown.tsx': page('gygsPerRow={2}'),
    'event.tsx': page('ongyg-list-open={(event) => event.detail.none}'),
  });
  expect(said).not.toContain('good.tsx');
  expect(said).toMatch(/^row\.tsx.*'9' is not assignable/m);
  expect(said).toMatch(/^unknown\.tsx[\s\S]*'gygsPerRow' does not exist/m);
  expect(said).toMatch(/^event\.tsx.*'none' does not exist/m);
});

test('the elements have types in templates of Vue', () => {
  link('vue');
  // A template's `@gyg-list-loaded` is compiled and checked as this prop.
  const page = (props: string) => `import type { GlobalComponents } from 'vue';
import type {} from '@gyg/widgets/vue';
type Props = InstanceType<GlobalComponents['gyg-list']>['$props'];
export const props: Props = { ${props} };
`;
  const said = typesOf({
    'good.ts': page(`row: 3, id: 'list', onGygListLoaded: ({ detail }) => detail.total + 1`),
    'event.ts': page('onGygListLoaded: ({ detail }) => detail.none'),
    'theme.ts': page("theme: 'blue'"),
  });
  expect(said).not.toContain('good.ts');
  expect(said).toMatch(/^event\.ts.*'none' does not exist/m);
  expect(said).toMatch(/^theme\.ts.*blue/m);
});

test('a bundle of it shows gygs of the platform that the page names, and the class alone defines nothing', async () => {
  const bundle = async (contents: string) => {
    const options = { bundle: true, write: false, format: 'esm' as const, minify: true };
    const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: folder, loader: 'ts' } });
    return outputFiles?.[0]?.text ?? '';
  };
  browser = await launchChromium();
  const page = await browser.newPage();
  const asked: string[] = [];
  await page.route('https://partner.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><body></body></html>' }),
  );
  await page.route('https://gyg.example/**', (route) => {
    asked.push(route.request().url());
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ headers, json: { cards: [], total: 7, name: '', page: 0 } });
  });
  await page.goto('https://partner.example/');
  const alone = `import { GygListElement } from '@gyg/widgets/gyg-list-element.js';
globalThis.without = [typeof GygListElement, customElements.get('gyg-list') === undefined];
customElements.define('our-list', GygListElement);`;
  await page.addScriptTag({ type: 'module', content: await bundle(alone) });
  await expect.poll(() => page.evaluate('globalThis.without')).toEqual(['function', true]);
  await page.addScriptTag({ type: 'module', content: await bundle(usual) });
  await expect.poll(() => page.title()).toBe('7 gygs');
  expect(
    asked.every((url) => url.startsWith('https://gyg.example/api/cards/gyg-list?organization=ren-kust-bohuslan')),
  ).toBe(true);
});

test('it says where editors find its manifest, and has all files that it names', () => {
  const own = (name: string) => file('node_modules', '@gyg', 'widgets', name);
  const { customElements: manifest, exports } = JSON.parse(readFileSync(own('package.json'), 'utf8'));
  expect(JSON.parse(readFileSync(own(manifest), 'utf8')).modules.length).toBeGreaterThan(2);
  const named = Object.values<string | Record<string, string>>(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  for (const name of named) expect(readFileSync(own(name), 'utf8')).not.toBe('');
  for (const name of ['LICENSE', 'README.md', 'CHANGELOG.md']) expect(readFileSync(own(name), 'utf8')).not.toBe('');
});
