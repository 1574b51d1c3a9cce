import { parseTemplate } from '@angular/compiler';
import { compile } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc';
import { frameworkRecipes } from './recipes';

// What the same code does in a browser is tested by widgets/testing/frameworks.
const origin = 'https://gyg.example';

test('the code for Svelte compiles without a warning', () => {
  const { warnings, js } = compile(frameworkRecipes.svelte(origin), { filename: 'Gygs.svelte' });
  expect(warnings).toEqual([]);
  expect(js.code).toContain('gyg-list-open');
});

test('the code for Vue compiles, with its listener', () => {
  const source = frameworkRecipes.vue(origin).split('<!-- Gygs.vue -->\n')[1] ?? '';
  const { descriptor, errors } = parse(source, { filename: 'Gygs.vue' });
  expect(errors).toEqual([]);
  const { bindings } = compileScript(descriptor, { id: 'gygs' });
  const { code, errors: wrong } = compileTemplate({
    source: descriptor.template?.content ?? '',
    filename: 'Gygs.vue',
    id: 'gygs',
    compilerOptions: {
      isCustomElement: (tag) => tag.startsWith('gyg-'),
      ...(bindings && { bindingMetadata: bindings }),
    },
  });
  expect(wrong).toEqual([]);
  expect(code).toContain('onGygListOpen: $setup.opened');
});

test('the template for Angular compiles, with its listener and property', () => {
  const template = /template: `(.*)`/.exec(frameworkRecipes.angular(origin))?.[1] ?? '';
  const { errors, nodes } = parseTemplate(template, 'gygs.html');
  expect(errors).toBeNull();
  expect(nodes).toMatchObject([{ name: 'gyg-list', inputs: [{ name: 'row' }], outputs: [{ name: 'gyg-list-open' }] }]);
});
