import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listTags } from '../build/widgets.mjs';
import { at, root } from '../paths.mjs';
import { describeElements } from './describe.mjs';
import { htmlDataOf, manifestOf } from './manifest.mjs';
import { referenceOf, withReference } from './manual.mjs';
import { typeFiles } from './types.mjs';

const require = createRequire(import.meta.url);
const tags = listTags(root);
let elements: Awaited<ReturnType<typeof describeElements>>;
beforeAll(async () => {
  elements = await describeElements(root, tags);
});
const elementOf = (tag: string) => elements.find((element) => element.tag === tag);

describe('the custom elements manifest', () => {
  test('follows the schema and has every element', () => {
    const manifest = manifestOf(elements, (tag) => `${tag}.js`);
    expect(z.fromJSONSchema(require('custom-elements-manifest/schema.json')).safeParse(manifest).error).toBeUndefined();
    expect(manifest.modules.map(({ path }) => path).sort()).toEqual(tags.map((tag) => `${tag}.js`));
  });

  test('names attributes with their properties, events with their details, and what may be styled', () => {
    const [module] = manifestOf(elements, (tag) => `${tag}.js`).modules;
    const [list] = module?.declarations ?? [];
    expect(list).toMatchObject({ name: 'GygListElement', tagName: 'gyg-list' });
    expect(list?.attributes).toContainEqual(
      expect.objectContaining({ name: 'gygs-per-row', fieldName: 'row', type: { text: '1 | 2 | 3 | 4' } }),
    );
    expect(list?.events).toContainEqual(
      expect.objectContaining({ name: 'gyg-list-loaded', type: { text: 'CustomEvent<{ readonly total: number }>' } }),
    );
    expect(list?.cssParts.map(({ name }) => name)).toContain('card');
    expect(list?.cssProperties.map(({ name }) => name)).toContain('--gyg-accent');
    expect(list?.members).toContainEqual(expect.objectContaining({ kind: 'method', name: 'refresh' }));
  });
});

test('HTML data suggest the values of attributes', () => {
  const { version, tags: described } = htmlDataOf(elements);
  expect(version).toBe(1.1);
  expect(described.map(({ name }) => name).sort()).toEqual(tags);
  const attributes = described.find(({ name }) => name === 'gyg-list')?.attributes ?? [];
  expect(attributes.find(({ name }) => name === 'theme')).toMatchObject({
    values: [{ name: 'auto' }, { name: 'light' }, { name: 'dark' }],
  });
  expect(attributes.find(({ name }) => name === 'win')).toMatchObject({ values: [{ name: 'true' }] });
});

test('types name every element in JSX and in templates of Vue', () => {
  const files = typeFiles(elements);
  for (const tag of tags) {
    expect(files['elements.d.ts']).toContain(`'${tag}': ${elementOf(tag)?.className};`);
    expect(files['jsx.d.ts']).toContain(`'${tag}': Shared &`);
    expect(files['vue.d.ts']).toContain(`'${tag}': InTemplates<`);
  }
});

describe('the manual', () => {
  const manual = readFileSync(at('widgets', 'README.md'), 'utf8');

  test('has the reference that is made from the descriptions (`node host-shell/tooling/widget-manual.mjs`)', () => {
    expect(manual).toBe(withReference(manual, referenceOf(elements)));
  });

  test('an option that is added to an element is added to it', () => {
    const [list] = elements.filter(({ tag }) => tag === 'gyg-list');
    const [option] = list?.options ?? [];
    if (!list || !option) throw new Error('no gyg-list');
    const more = { ...list, options: [...list.options, { ...option, name: 'fresh', attribute: 'fresh' }] };
    expect(withReference(manual, referenceOf([more]))).toContain('| `fresh` |');
  });
});

test('the manual names the versions of frameworks that elements are tested with', () => {
  const manual = readFileSync(at('widgets', 'README.md'), 'utf8');
  const versionOf = (name: string) =>
    JSON.parse(readFileSync(at('node_modules', ...name.split('/'), 'package.json'), 'utf8')).version;
  const named = [...manual.matchAll(/^\| (React|Vue|Svelte|Angular) \| (\S+) \|/gm)].map(([, name, version]) => [
    name,
    version,
  ]);
  expect(named).toEqual([
    ['React', versionOf('react')],
    ['Vue', versionOf('vue')],
    ['Svelte', versionOf('svelte')],
    ['Angular', versionOf('@angular/core')],
  ]);
});
