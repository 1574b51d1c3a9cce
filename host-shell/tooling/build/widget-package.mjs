import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeElements } from '../widget-docs/describe.mjs';
import { classTypes } from '../widget-docs/types.mjs';
import { writeDescriptions } from '../widget-docs/write.mjs';
import { bundleElements, listTags } from './widgets.mjs';

const PLATFORM_TYPES = `export type * from './elements.js';

/**
 * Says which platform the elements of this page belong to. Call it before the first element is on the page; the attribute
 * \`api\` of an element takes precedence. Throws for a text that is no address.
 */
export declare function setPlatform(address: string): void;
`;

/** What package.json says. `jsx` and its kin have types only. */
function manifestOf({ version, license }, tags) {
  const types = (name) => ({ types: `./types/${name}.d.ts` });
  const elements = tags.flatMap((tag) => [
    [`./${tag}.js`, { ...types('elements'), default: `./${tag}.js` }],
    [`./${tag}-element.js`, { ...types(`${tag}-element`), default: `./${tag}-element.js` }],
  ]);
  const typesOnly = ['jsx', 'react', 'preact', 'solid', 'vue'].map((name) => [`./${name}`, types(name)]);
  return {
    name: '@gyg/widgets',
    version,
    description: 'Elements that show gygs on any web page, and let visitors book and propose them.',
    license,
    type: 'module',
    sideEffects: tags.map((tag) => `./${tag}.js`),
    exports: {
      '.': { ...types('index'), default: './index.js' },
      ...Object.fromEntries([...elements, ...typesOnly]),
      './custom-elements.json': './custom-elements.json',
      './html-data.json': './html-data.json',
      './package.json': './package.json',
    },
    customElements: 'custom-elements.json',
  };
}

/**
 * Writes the package `@gyg/widgets` into a folder, ready for `npm pack`: modules that define an element, modules with its
 * class alone, types, and what editors read.
 * @param {{ root: string, to: string }} options
 */
export async function writeWidgetPackage({ root, to }) {
  const tags = listTags(root);
  const input = {
    index: path.join(root, 'widgets', 'core', 'set-platform.ts'),
    ...Object.fromEntries(
      tags.flatMap((tag) => [
        [tag, `define ${tag}`],
        [`${tag}-element`, `class ${tag}`],
      ]),
    ),
  };
  const files = await bundleElements(root, input, { isExported: true });
  mkdirSync(to, { recursive: true });
  for (const { name, code } of files) writeFileSync(path.join(to, name), code);
  const elements = await describeElements(root, tags);
  writeDescriptions(to, elements, (tag) => `${tag}.js`);
  for (const one of elements) writeFileSync(path.join(to, 'types', `${one.tag}-element.d.ts`), classTypes(one));
  writeFileSync(path.join(to, 'types', 'index.d.ts'), PLATFORM_TYPES);
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(path.join(root, 'widgets', name), path.join(to, name));
  cpSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
  const own = JSON.parse(readFileSync(path.join(root, 'widgets', 'package.json'), 'utf8'));
  writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(manifestOf(own, tags), null, 2)}\n`);
}
